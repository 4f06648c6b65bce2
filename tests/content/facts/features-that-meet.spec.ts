import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

// What happens where two features of a diagram meet.

const records = 'learn/features/ready-to-use-shapes/records.mdx';

test('a table that is collapsed and expanded keeps its links and its look', async ({library}) => {
  const {fences} = readPage(`${latestVersion.folder}/${records}`, project).content;
  const compiled = ['src/tables.ts', 'src/collapse.ts'].map((title) => {
    const source = fences.find(({meta}) => meta.includes(title))?.code ?? '';
    return transform(source, {transforms: ['typescript', 'imports']}).code;
  });
  const code = `${compiled.join('\n').replaceAll('"use strict";', '')}; return {graph, customer, setRows, setCollapsed};`;
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    document.body.innerHTML = '<div id="paper"></div>';
    const exports = {};
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', program) as (...args: unknown[]) => {
      graph: dia.Graph;
      customer: dia.Element;
      setRows: (table: dia.Element, rows: {id: string; text: string}[]) => void;
      setCollapsed: (table: dia.Element, collapsed: boolean) => void;
    };
    const {graph, customer, setRows, setCollapsed} = run(exports, (name: string) =>
      name === '@joint/core' ? joint : exports,
    );
    const state = () => [graph.getLinks().length, customer.size().height, customer.getPortsPositions('rows')];
    const before = state();
    setCollapsed(customer, true);
    const collapsed = [graph.getLinks().length, customer.size().height];
    setCollapsed(customer, false);
    const isBack = JSON.stringify(state()) === JSON.stringify(before);
    setRows(customer, [{id: 'email', text: 'email'}]);
    document.body.replaceChildren();
    return [collapsed, isBack, graph.getLinks().length];
  }, code);
  expect(found).toEqual([[1, 32], true, 0]);
});

facts(records, [
  {
    member: 'collapse-a-table',
    states: "The graph deletes the links of the missing rows, and they don't come back when you expand the table.",
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const table = new joint.shapes.standard.Rectangle({id: 'a', ports: {items: [{id: '1'}, {id: '2'}]}});
      graph.addCells([table, new joint.shapes.standard.Link({source: {id: 'a', port: '2'}, target: {x: 9, y: 9}})]);
      const rows = table.getPorts();
      table.prop('ports/items', rows.slice(0, 1), {rewrite: true});
      table.prop('ports/items', rows, {rewrite: true});
      return [table.getPorts().length, graph.getLinks().length];
    },
    expected: [2, 0],
  },
]);

facts('learn/features/ports.mdx', [
  {
    member: 'rules-for-typed-ports',
    states: "A small `radius` doesn't help, because the paper considers every magnet of an element near the pointer.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({
        linkPinning: false,
        markAvailable: true,
        validateConnection: (_source, _from, view, magnet) =>
          Boolean(magnet) && view.findAttribute('port', magnet ?? null) === 'free',
      });
      const magnet = {circle: {magnet: true}};
      const block = (id: string, x: number, ports: string[]) =>
        new joint.shapes.standard.Rectangle({
          position: {x, y: 0},
          size: {width: 50, height: 200},
          attrs: {root: {magnet: false}},
          ports: {
            groups: {[id]: {position: 'left', attrs: magnet}},
            items: ports.map((port) => ({id: port, group: id})),
          },
        }).addTo(graph);
      const [from, to] = [block('out', 20, ['start']), block('in', 200, ['taken', 'free'])];
      const port = (element: dia.Element, id: string) =>
        (element.findView(paper) as dia.ElementView).findPortNode(id, 'circle')!;
      const drop = (snapLinks: dia.Paper.Options['snapLinks']) => {
        paper.options.snapLinks = snapLinks;
        const taken = port(to, 'taken');
        const {x, y, width} = taken.getBoundingClientRect();
        const fire = (type: string, node: Element) =>
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + width / 2, clientY: y + width / 2}));
        fire('mousedown', port(from, 'start'));
        fire('mousemove', taken);
        const isMarked = port(to, 'free').classList.contains('available-magnet');
        fire('mouseup', taken);
        const ends = graph.getLinks().map((link) => link.target().port);
        graph.removeCells(graph.getLinks());
        return [isMarked, ends];
      };
      return [drop(false), drop({radius: 30}), drop({radius: 1})];
    },
    expected: [
      [true, []],
      [true, ['free']],
      [true, ['free']],
    ],
  },
]);

facts('learn/features/validations/index.mdx', [
  {
    member: 'rules-for-drawing-links',
    states: 'A rule for the source therefore belongs in `validateConnection`, too.',
    run: ({joint, newPaper}) => {
      const asked: string[] = [];
      const {graph, paper} = newPaper({
        validateMagnet: () => asked.push('magnet') > 0,
        validateConnection: () => asked.push('connection') > 0,
      });
      const shapes = joint.shapes.standard;
      const element = new shapes.Rectangle({position: {x: 100, y: 0}, size: {width: 50, height: 50}}).addTo(graph);
      const link = new shapes.Link({source: {x: 0, y: 90}, target: {x: 90, y: 90}}).addTo(graph);
      const tool = new joint.linkTools.SourceArrowhead();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const node = element.findView(paper).el;
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      node.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 120, clientY: 20}));
      node.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: 120, clientY: 20}));
      return [link.source().id === element.id, [...new Set(asked)]];
    },
    expected: [true, ['connection']],
  },
]);

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'delete-key',
    states: "A press on the paper doesn't take the focus from an input.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const input = document.body.appendChild(document.createElement('input'));
      const press = () => {
        const event = new MouseEvent('mousedown', {bubbles: true, cancelable: true});
        element.findView(paper).el.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, cancelable: true}));
        element.findView(paper).el.dispatchEvent(event);
        document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return [event.defaultPrevented, document.activeElement === input];
      };
      input.focus();
      const kept = press();
      paper.el.addEventListener('pointerdown', () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      const blurred = press();
      input.remove();
      return [kept, blurred];
    },
    expected: [
      [true, true],
      [true, false],
    ],
  },
]);

facts('learn/features/undo-redo.mdx', [
  {
    member: 'undo-does-nothing-after-loading',
    states: 'it throws `LinkView: invalid source cell.` when it returns a link to an element that is gone.',
    run: ({joint, newPaper, thrown}) => {
      const {graph} = newPaper();
      const shapes = joint.shapes.standard;
      const [source, target] = [new shapes.Rectangle({id: 'a'}), new shapes.Rectangle({id: 'b'})];
      const link = new shapes.Link({source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([source, target, link]);
      link.remove();
      graph.fromJSON({cells: []});
      return thrown(() => graph.addCell(link));
    },
    expected: 'LinkView: invalid source cell.',
  },
]);

facts('api/routers.mdx', [
  {
    member: 'manhattan-and-other-features',
    states: 'A link with the anchor `left` can leave to the right, through its own element.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = (id: string, x: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y: 100}, size: {width: 60, height: 40}});
      graph.addCells([element('a', 0), element('b', 200)]);
      const first = (name: string, args = {}) => {
        const end = (id: string, anchor: string) => ({id, anchor: {name: anchor}});
        const link = new joint.shapes.standard.Link({source: end('a', 'left'), target: end('b', 'right')});
        const {sourcePoint} = link.router(name, args).addTo(graph).findView(paper) as dia.LinkView;
        link.remove();
        return sourcePoint.x;
      };
      const sides = {startDirections: ['left'], endDirections: ['right']};
      return [
        first('manhattan'),
        first('metro'),
        first('rightAngle'),
        first('manhattan', sides),
        first('metro', sides),
      ];
    },
    expected: [60, 60, 0, 0, 0],
  },
  {
    member: 'manhattan-and-other-features',
    states: "A detour outside of that box isn't drawn when the box is out of view.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = (id: string, x: number, y: number, height: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 60, height}});
      graph.addCells([element('a', 0, 0, 40), element('b', 200, 0, 40), element('wall', 100, -100, 400)]);
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      const view = link.router('manhattan').addTo(graph).findView(paper) as dia.LinkView;
      return [link.getBBox().y, view.getConnection().bbox()!.y];
    },
    expected: [20, -120],
  },
]);

facts('learn/features/export-import/svg.mdx', [
  {
    member: 'without-jointjs',
    states: 'The function leaves running tokens out.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 0}}).addTo(graph);
      graph.addCell(new joint.shapes.standard.Rectangle());
      (link.findView(paper) as dia.LinkView).sendToken(joint.V('circle', {r: 5}).node, 100);
      const copy = paper.svg.cloneNode(true) as SVGSVGElement;
      const count = () => [copy.querySelectorAll('animateMotion').length, copy.querySelectorAll('[model-id]').length];
      const before = count();
      copy.querySelectorAll('.joint-cells-layer > :not([model-id])').forEach((token) => token.remove());
      return [before, count()];
    },
    expected: [
      [1, 2],
      [0, 2],
    ],
  },
]);

import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/ports.mdx';
const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;

/** The program of the page with this title, as JavaScript that returns its graph and its paper. */
function program(title: string): string {
  const source = fences.find(({meta}) => meta.includes(title))?.code ?? '';
  return `${transform(source, {transforms: ['typescript', 'imports']}).code}; return {graph, paper};`;
}

for (const {title, attempts, expected} of [
  {
    title: 'src/main.ts',
    attempts: ['price/net total/amount', 'total/tax price/net', 'price/net total/tax'],
    expected: ['net-amount', 'net-amount', 'net-amount net-tax'],
  },
  {
    title: 'src/rules.ts',
    attempts: [
      'read/name print/count',
      'read/name print/title',
      'read/name print/title',
      'print/count read/age',
      'read/age read/name',
      'read/age print/count',
    ],
    expected: ['', 'name-title', 'name-title', 'name-title', 'name-title', 'name-title age-count'],
  },
]) {
  test(`${title} of the page: which links a user can draw`, async ({library}) => {
    const found = await library.evaluate(
      ([code, drags]) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="paper"></div>';
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', code) as (...args: unknown[]) => unknown;
        const {graph, paper} = run({}, () => joint) as {graph: dia.Graph; paper: dia.Paper};
        paper.options.snapLinks = false;
        const [first, second] = graph.getElements();
        const blocks: Record<string, dia.Element> = {price: first!, total: second!, read: first!, print: second!};
        const node = (place: string) => {
          const [block, port] = place.split('/') as [string, string];
          return (blocks[block]!.findView(paper) as dia.ElementView).findPortNode(port, 'circle');
        };
        const results = drags.map((drag) => {
          const [from, to] = drag.split(' ') as [string, string];
          node(from)?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
          node(to)?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
          node(to)?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
          return graph
            .getLinks()
            .map((link) => `${link.source().port}-${link.target().port}`)
            .join(' ');
        });
        document.body.replaceChildren();
        return results;
      },
      [program(title), attempts] as const,
    );
    expect(found).toEqual(expected);
  });
}

facts(file, [
  {
    member: 'change-the-shape-of-a-port',
    states: '`portRoot` selects the `<g>` around both nodes, so a press on either node starts a link.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util.svg`<circle @selector="area" r="16"/><rect @selector="square" width="12" height="12"/>`;
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 90, height: 60},
        ports: {
          groups: {plug: {position: 'bottom', markup, attrs: {portRoot: {magnet: 'active'}}}},
          items: [{id: 'usb', group: 'plug'}],
        },
      });
      graph.addCell(element);
      const view = element.findView(paper) as dia.ElementView;
      return ['area', 'square', 'text'].map((selector) => {
        const node = view.findPortNode('usb', selector);
        node?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        document.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 5, clientY: 5}));
        const source = graph.getLinks().at(-1)?.source();
        document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        graph.removeCells(graph.getLinks());
        return source?.port ?? null;
      });
    },
    expected: ['usb', 'usb', null],
  },
  {
    member: 'connect-links-to-ports',
    states: 'the [selector](../../glossary.mdx#selector) of the node, for example `circle`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        id: 'a',
        ports: {items: [{id: 'net', attrs: {circle: {magnet: true}}}]},
      });
      graph.addCell(element);
      const view = element.findView(paper) as dia.ElementView;
      view.findPortNode('net', 'circle')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      document.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 5, clientY: 5}));
      document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return graph.getLinks()[0]?.source();
    },
    expected: {id: 'a', port: 'net', magnet: 'circle'},
  },
  {
    member: 'add-a-free-input-after-each-link',
    states: 'block.addPort({ group: ',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const groups = {in: {}, out: {}};
      const attrs = {circle: {magnet: true}};
      const [a, b] = ['a', 'b'].map(
        (id) =>
          new joint.shapes.standard.Rectangle({
            id,
            ports: {groups, items: [{id: id === 'a' ? 'out' : 'in', group: id === 'a' ? 'out' : 'in', attrs}]},
          }),
      );
      graph.addCells([a!, b!]);
      paper.on('link:connect', (_linkView, _evt, targetView, _magnet, end) => {
        if (end !== 'target') return;
        const block = targetView.model as dia.Element;
        const taken = graph.getConnectedLinks(block, {inbound: true}).map((each) => each.target().port);
        if (block.getGroupPorts('in').every(({id}) => taken.includes(id))) {
          block.addPort({group: 'in'});
        }
      });
      const node = (cell: dia.Element, port: string) =>
        (cell.findView(paper) as dia.ElementView).findPortNode(port, 'circle');
      node(a!, 'out')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      node(b!, 'in')?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      node(b!, 'in')?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return [graph.getLinks().length, b!.getPorts().length, typeof b!.getPorts()[1]?.id];
    },
    expected: [1, 2, 'string'],
  },
  {
    member: 'move-and-rename-ports',
    states: 'A port with a new `id` counts as a new port, so links to the old id are removed.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle({id: 'a', ports: {items: [{id: 'old'}, {id: 'b'}]}});
      const link = (target: string) =>
        new joint.shapes.standard.Link({id: `to-${target}`, target: {id: 'a', port: target}});
      graph.addCells([element, link('old'), link('b')]);
      element.prop('ports/items', element.getPorts().reverse(), {rewrite: true});
      element.portProp('old', 'group', 'other');
      const kept = graph.getLinks().length;
      (graph.getCell('to-old') as dia.Link).prop('target/port', 'new');
      element.portProp('old', 'id', 'new');
      const renamed = graph.getLinks().length;
      element.portProp('b', 'id', 'c');
      return [kept, renamed, graph.getLinks().map(({id}) => id)];
    },
    expected: [2, 2, ['to-old']],
  },
  {
    member: 'ports-in-json',
    states: 'If the class defines the group, the function is still there after loading.',
    run: ({joint}) => {
      const position = (ports: unknown[]) => ports.map((_port, index) => ({x: 5, y: 10 * index, angle: 0}));
      const Block = joint.shapes.standard.Rectangle.define('test.Block', {
        size: {width: 100, height: 100},
        ports: {groups: {keys: {position}}},
      });
      const items = [{id: 'k', group: 'keys'}];
      const own = new joint.shapes.standard.Rectangle({
        size: {width: 100, height: 100},
        ports: {groups: {keys: {position}}, items},
      });
      const saved = (cell: dia.Element) => JSON.parse(JSON.stringify(cell)) as dia.Element.Attributes;
      return [
        new Block(saved(new Block({ports: {items}}))).getPortsPositions('keys'),
        new joint.shapes.standard.Rectangle(saved(own)).getPortsPositions('keys'),
      ];
    },
    expected: [{k: {x: 5, y: 0, angle: 0}}, {k: {x: 0, y: 50, angle: 0}}],
  },
  {
    member: 'a-link-ends-at-the-element-instead-of-the-port',
    states: 'No error is thrown, and the link ends at the whole element.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'a', ports: {items: [{id: 'in'}]}});
      const link = new joint.shapes.standard.Link({target: {id: 'a', port: 'none'}});
      graph.addCells([element, link]);
      return (link.findView(paper) as dia.LinkView).getEndMagnet('target') === element.findView(paper).el;
    },
    expected: true,
  },
  {
    member: 'a-rule-finds-no-port',
    states: "doesn't find a port whose id is the number `7`",
    run: ({joint}) => {
      const ports = {items: [{id: 7}]} as unknown as dia.Element.Attributes['ports'];
      return new joint.shapes.standard.Rectangle({ports}).getPort('7') === undefined;
    },
    expected: true,
  },
  {
    member: 'removeports-breaks-a-chain',
    states: 'returns `undefined`',
    run: ({joint}) => new joint.shapes.standard.Rectangle().removePorts([]) === undefined,
    expected: true,
  },
]);

import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/validations/index.mdx';
const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;

test('the rules of the page: outputs to inputs, one link per input, no cycles', async ({library}) => {
  const source = fences.find(({meta}) => meta.includes('src/rules.ts'))?.code ?? '';
  const {code} = transform(source, {transforms: ['typescript', 'imports']});
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    document.body.innerHTML = '<div id="paper"></div>';
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', `${program}; return {graph, paper};`) as (
      ...args: unknown[]
    ) => unknown;
    const {graph, paper} = run({}, () => joint) as {graph: dia.Graph; paper: dia.Paper};
    paper.options.snapLinks = false;
    const port = (id: string, name: string) =>
      paper.findViewByModel(id).el.querySelector(`circle[port="${name}"], [port="${name}"] circle`);
    const draw = (from: [string, string], to: [string, string]) => {
      port(...from)?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      port(...to)?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      port(...to)?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return graph
        .getLinks()
        .map((link) => `${link.source().id}${link.target().id}`)
        .join(' ');
    };
    const results = [
      draw(['a', 'out'], ['b', 'in']),
      draw(['c', 'out'], ['b', 'in']),
      draw(['b', 'out'], ['c', 'out']),
      draw(['b', 'in'], ['c', 'in']),
      draw(['b', 'out'], ['b', 'in']),
      draw(['b', 'out'], ['a', 'in']),
      draw(['b', 'out'], ['c', 'in']),
      draw(['c', 'out'], ['a', 'in']),
    ];
    document.body.replaceChildren();
    return results;
  }, code);
  expect(found).toEqual(['ab', 'ab', 'ab', 'ab', 'ab', 'ab', 'ab bc', 'ab bc']);
});

facts(file, [
  {
    member: 'rules-for-drawing-links',
    states: '| last, at the drop | the link is undone |',
    run: ({joint, newPaper}) => {
      const called: string[] = [];
      const {graph, paper} = newPaper({
        linkPinning: false,
        allowLink: () => {
          called.push('allowLink');
          return false;
        },
        validateMagnet: () => Boolean(called.push('validateMagnet')),
        validateConnection: () => Boolean(called.push('validateConnection')),
      });
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, attrs: {body: {magnet: true}}}));
      graph.addCells([a!, b!]);
      const [from, to] = [a!, b!].map((cell) => cell.findView(paper).findNode('body'));
      from?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      to?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      to?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return [[...new Set(called)], graph.getLinks().length];
    },
    expected: [['validateMagnet', 'validateConnection', 'allowLink'], 0],
  },
  {
    member: 'rules-for-drawing-links',
    states: '*Undone* means that a new link is removed. An existing link gets its former end back.',
    run: ({joint, newPaper}) => {
      const targetAfterDrop = (linkPinning: boolean) => {
        const {graph, paper} = newPaper({linkPinning, validateConnection: () => false});
        const [a, b, c] = [0, 100, 200].map((x) =>
          new joint.shapes.standard.Rectangle({position: {x, y: 10}, size: {width: 40, height: 40}}).addTo(graph),
        );
        const link = new joint.shapes.standard.Link().source(a!).target(b!).addTo(graph);
        const view = link.findView(paper) as dia.LinkView;
        view.addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
        const body = c!.findView(paper).findNode('body');
        const tool = paper.el.querySelector('.joint-tool path, path.joint-tool, [data-tool-name=target-arrowhead]');
        tool?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        body?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        body?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return [link.target().id === b!.id, graph.getLinks().length];
      };
      return [targetAfterDrop(true), targetAfterDrop(false)];
    },
    expected: [
      [false, 1],
      [true, 1],
    ],
  },
  {
    member: 'rules-for-drawing-links',
    states: 'With `true`, the default, the link keeps the free end unless `allowLink` rejects the link.',
    run: ({joint, newPaper}) =>
      [true, false].map((isAllowed) => {
        const {graph, paper} = newPaper({allowLink: () => isAllowed});
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}}).addTo(graph);
        element
          .findView(paper)
          .findNode('body')
          ?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        document.dispatchEvent(new MouseEvent('mousemove'));
        document.dispatchEvent(new MouseEvent('mouseup'));
        return graph.getLinks().length;
      }),
    expected: [1, 0],
  },
  {
    member: 'rules-for-moving-and-embedding',
    states: 'elementView.model.getBBox({ deep: true })',
    run: ({joint, newGraph}) =>
      [true, false].map((deep) => {
        const graph = newGraph();
        const box = (x: number, y: number, angle: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 100, height: 40}, angle}).addTo(graph);
        const [rotated, container] = [box(100, 100, 90), box(300, 100, 0)];
        container.embed(box(280, 90, 0));
        return [rotated, container].map((element) => {
          element.position(310, 120, {restrictedArea: element.getBBox({deep}), deep: true});
          return element.position().toString();
        });
      }),
    expected: [
      ['100@100', '300@100'],
      ['130@130', '320@110'],
    ],
  },
  {
    member: 'rules-for-moving-and-embedding',
    states: 'an area that the element and its embedded cells must stay in',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const box = (x: number, y: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 100, height: 40}}).addTo(graph);
      const [container, child] = [box(100, 100), box(150, 100)];
      container.embed(child);
      container.position(900, 100, {restrictedArea: {x: 0, y: 0, width: 640, height: 320}, deep: true});
      return [container.position().x, child.position().x];
    },
    expected: [490, 540],
  },
  {
    member: 'a-complete-set-of-rules',
    states: 'The method never counts an element as its own successor',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = (from: string, to: string) => new joint.shapes.standard.Link({source: {id: from}, target: {id: to}});
      graph.addCells([a!, b!, link('a', 'b'), link('b', 'a')]);
      return [graph.isSuccessor(a!, b!), graph.isSuccessor(a!, a!)];
    },
    expected: [true, false],
  },
  {
    member: 'check-changes-of-data',
    states: 'still returns the old value, and other handlers may have seen the invalid one.',
    run: ({newGraph}) => {
      const graph = newGraph();
      graph.addCell({id: 'a', type: 'standard.Rectangle', price: 5});
      const seen: unknown[] = [];
      graph.on('change:price', (_cell: dia.Cell, price: unknown) => seen.push(price));
      graph.on('change:price', (changed: dia.Cell, price: unknown, opt: {isRevert?: boolean}) => {
        if (opt.isRevert || (typeof price === 'number' && price >= 0)) return;
        changed.set('price', changed.previous('price'), {isRevert: true});
      });
      const cell = graph.getCell('a');
      cell.set('price', -1);
      cell.set('price', 7);
      return [cell.get('price') as number, seen];
    },
    expected: [7, [-1, 5, 7]],
  },
  {
    member: 'report-problems-before-saving',
    states: 'isLoop || graph.getSuccessors(item).some((next) => graph.isSuccessor(next, item))',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const elements = ['a', 'b', 'c', 'd'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = (from: string, to: string) => new joint.shapes.standard.Link({source: {id: from}, target: {id: to}});
      graph.addCells([...elements, link('a', 'b'), link('b', 'a'), link('b', 'c'), link('d', 'd')]);
      return elements
        .filter(
          (item) =>
            graph.getConnectedLinks(item).some((each) => each.hasLoop()) ||
            graph.getSuccessors(item).some((next) => graph.isSuccessor(next, item)),
        )
        .map(({id}) => id);
    },
    expected: ['a', 'b', 'd'],
  },
  {
    member: 'rules-for-moving-and-embedding',
    states: "The function isn't called when another container accepts the child.",
    run: ({joint, newPaper}) => {
      let calls = 0;
      const validateUnembedding = () => calls++ < 0;
      const {graph, paper} = newPaper({embeddingMode: true, validateUnembedding});
      const box = (x: number, size: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y: 10}, size: {width: size, height: size}}).addTo(graph);
      const [first, second, child] = [box(10, 100), box(200, 100), box(20, 20)];
      first.embed(child);
      const {left, top} = paper.el.getBoundingClientRect();
      const at = (x: number) => ({bubbles: true, clientX: left + x, clientY: top + 20});
      child
        .findView(paper)
        .findNode('body')
        ?.dispatchEvent(new MouseEvent('mousedown', at(25)));
      for (const x of [100, 200, 240]) document.dispatchEvent(new MouseEvent('mousemove', at(x)));
      document.dispatchEvent(new MouseEvent('mouseup', at(240)));
      return [calls, child.parent() === second.id];
    },
    expected: [0, true],
  },
  {
    member: 'rules-for-moving-and-embedding',
    states: 'If the user may not, the child returns to its former place.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true, validateUnembedding: () => false});
      const parent = new joint.shapes.standard.Rectangle({position: {x: 10, y: 10}, size: {width: 100, height: 100}});
      const child = new joint.shapes.standard.Rectangle({position: {x: 20, y: 20}, size: {width: 20, height: 20}});
      parent.embed(child);
      graph.addCells([parent, child]);
      const node = child.findView(paper).findNode('body');
      const {left, top} = paper.el.getBoundingClientRect();
      const at = (x: number, y: number) => ({bubbles: true, clientX: left + x, clientY: top + y});
      node?.dispatchEvent(new MouseEvent('mousedown', at(25, 25)));
      for (const x of [100, 200, 300]) document.dispatchEvent(new MouseEvent('mousemove', at(x, 200)));
      document.dispatchEvent(new MouseEvent('mouseup', at(300, 200)));
      return [child.position().x, child.parent() === parent.id];
    },
    expected: [20, true],
  },
]);

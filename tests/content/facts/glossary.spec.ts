import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('glossary.mdx', [
  {
    member: 'calc-expression',
    states: 'Each of these numbers can be another `calc()`.',
    run: ({joint}) => {
      const box = new joint.g.Rect(0, 0, 30, 40);
      const formulas = ['w + calc(h)', 'calc(h) * w', 'w / calc(h)', 'w + calc(-1 * h)'];
      return joint.layout.Port.left(
        formulas.map((formula) => ({x: `calc(${formula})`})),
        box,
        {},
      ).map(({x}) => x);
    },
    expected: [70, 1200, 0.75, -10],
  },
  {
    member: 'anchor',
    states:
      'On an element, it defaults to [`center`](./api/anchors.mdx#center), the middle of the drawn element, port or magnet.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        id: 'a',
        position: {x: 100, y: 100},
        size: {width: 100, height: 60},
        ports: {groups: {out: {position: 'right'}}, items: [{id: 'p', group: 'out'}]},
      });
      const link = (target: object) => new joint.shapes.standard.Link({source: {x: 0, y: 0}, target});
      const links = [{id: 'a'}, {id: 'a', port: 'p'}, {id: 'a', magnet: 'body'}].map(link);
      graph.addCells([element, ...links]);
      return links.map((item) => (item.findView(paper) as dia.LinkView).targetAnchor.x);
    },
    expected: [155, 200, 150],
  },
  {
    member: 'z-index',
    states: "`resetCells()` and `fromJSON()` don't add a `z`.",
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const added = newGraph();
      added.addCells([new Rectangle(), new Rectangle()]);
      const reset = newGraph().resetCells([new Rectangle()]);
      const loaded = newGraph().fromJSON({cells: [{type: 'standard.Rectangle'}]});
      return [added, reset, loaded].map((graph) => graph.getCells().map((cell) => cell.has('z') && cell.z()));
    },
    expected: [[1, 2], [false], [false]],
  },
  {
    member: 'embedding',
    states: 'When the parent is removed, its children are removed too.',
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const graph = newGraph();
      const [parent, child] = [new Rectangle(), new Rectangle()];
      graph.addCells([parent, child]);
      parent.embed(child);
      parent.remove();
      return graph.getCells().length;
    },
    expected: 0,
  },
  {
    member: 'calc-expression',
    states: 'An expression contains one variable',
    since: '4.1',
    run: ({joint, thrown}) => {
      const box = {x: 1, y: 2, width: 30, height: 40};
      const value = (formula: string) =>
        thrown(() => joint.util.evalCalcExpression(`calc(${formula})`, box)) ??
        joint.util.evalCalcExpression(`calc(${formula})`, box);
      return ['w', 'h', 'x', 'y', 's', 'l', 'd', '0.5*w/3-10', '10', 'w+h'].map(value);
    },
    expected: [
      '30',
      '40',
      '1',
      '2',
      '30',
      '40',
      '50',
      '-5',
      'Invalid calc() expression: 10',
      'Invalid calc() expression: w+h',
    ],
  },
]);

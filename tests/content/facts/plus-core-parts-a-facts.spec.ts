import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

const features = 'learn/features';

facts(`${features}/algorithms/index.mdx`, [
  {
    member: 'walk-along-links',
    states:
      "By default, the walk also goes against the arrows. To follow their direction only, pass `{ outbound: true }`. If your function returns `false` for an element, the walk doesn't continue from that element.",
    run: ({joint, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const elements = ['a', 'b', 'c', 'd', 'e'].map((id) => new Rectangle({id}));
      const pairs = [['a', 'b'], ['b', 'c'], ['d', 'a'], ['a', 'e']]; // prettier-ignore
      const links = pairs.map(([source, target]) => new Link({source: {id: source}, target: {id: target}}));
      const graph = newGraph().resetCells([...elements, ...links]);
      return [{}, {outbound: true}].map((options) => {
        const walked: string[] = [];
        graph.bfs(graph.getCell('a') as dia.Element, ({id}) => walked.push(String(id)) > 0 && id !== 'b', options);
        return walked.sort().join(' ');
      });
    },
    expected: ['a b d e', 'a b e'],
  },
  {
    member: 'walk-along-links',
    states: 'In a tree, the distance is the depth. In other graphs, it can be greater than the shortest distance.',
    run: ({joint, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      return [
        ['ab', 'ac', 'bd'],
        ['ab', 'ac', 'bc'],
      ].map((pairs) => {
        const elements = ['a', 'b', 'c', 'd'].map((id) => new Rectangle({id}));
        const links = pairs.map(([source, target]) => new Link({source: {id: source}, target: {id: target}}));
        const graph = newGraph().resetCells([...elements, ...links]);
        const distances: string[] = [];
        graph.bfs(elements[0]!, ({id}, distance) => distances.push(`${id} ${distance}`) > 0);
        return distances;
      });
    },
    expected: [
      ['a 0', 'b 1', 'c 1', 'd 2'],
      ['a 0', 'b 1', 'c 2'],
    ],
  },
]);

facts(`${features}/automatic-layouts/grid-layout.mdx`, [
  {
    member: 'fill-a-container',
    states: '[`fitEmbeds()`](../../../api/dia/Element.mdx#fitEmbeds) can also shrink the container:',
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const container = new Rectangle({position: {x: 50, y: 50}, size: {width: 500, height: 500}});
      const child = new Rectangle({position: {x: 70, y: 90}, size: {width: 100, height: 40}});
      newGraph().resetCells([container, child]);
      container.embed(child).fitEmbeds({padding: {top: 40, left: 20, right: 20, bottom: 20}});
      return container.getBBox().toString();
    },
    expected: '50@50 190@150',
  },
  {
    member: 'without-jointjs',
    states: 'A container moves without its children. To move both, write `element.position(x, y, { deep: true })`',
    run: ({joint, newGraph}) =>
      [false, true].map((deep) => {
        const {Rectangle} = joint.shapes.standard;
        const [container, child] = [new Rectangle(), new Rectangle()];
        newGraph().resetCells([container, child]);
        (container.embed(child) as dia.Element).position(30, 20, {deep});
        return child.position().toString();
      }),
    expected: ['0@0', '30@20'],
  },
  {
    member: 'the-order-is-not-the-one-you-see',
    states: 'returns them in drawing order, so [`toFront()`](../../../api/dia/Cell.mdx#toFront) changes their places.',
    run: ({joint, newGraph}) => {
      const graph = newGraph().resetCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id})));
      graph.getCell('a').toFront();
      return graph.getElements().map(({id}) => id);
    },
    expected: ['b', 'a'],
  },
]);

facts(`${features}/export-import/bpmn/import.mdx`, [
  {
    member: 'use-your-own-shapes',
    states: 'Otherwise, `graph.fromJSON()` creates cells of the base class.',
    run: ({joint, newGraph}) => {
      class Task extends joint.shapes.standard.Rectangle {}
      const graph = newGraph().resetCells([new Task({id: 'a'})]);
      const loaded = newGraph().fromJSON(graph.toJSON()).getCell('a');
      return [loaded instanceof Task, loaded instanceof joint.shapes.standard.Rectangle];
    },
    expected: [false, true],
  },
]);

facts(`${features}/export-import/bpmn/export.mdx`, [
  {
    member: 'without-jointjs',
    states: 'If the paper is asynchronous or has a `viewport`, call `paper.dumpViews()` first.',
    run: ({joint, newPaper}) =>
      [{async: true}, {viewport: () => false}].map((options) => {
        const {graph, paper} = newPaper(options);
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 50, y: 0}}).addTo(graph);
        const hasEnds = () => Boolean((link.findView(paper) as dia.LinkView).getPointAtRatio(0));
        const before = hasEnds();
        paper.dumpViews();
        return [before, hasEnds()];
      }),
    expected: [
      [false, true],
      [false, true],
    ],
  },
]);

facts(`${features}/automatic-layouts/force-directed.mdx`, [
  {
    member: 'without-jointjs',
    states: 'A container moves without its children.',
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const [container, child] = [new Rectangle(), new Rectangle()];
      newGraph().resetCells([container, child]);
      (container.embed(child) as dia.Element).position(30, 20);
      return child.position().toString();
    },
    expected: '0@0',
  },
]);

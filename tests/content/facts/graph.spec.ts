import {facts} from '../../support/facts';

facts('api/dia/Graph.mdx', [
  {
    member: 'constructor',
    states: "throws `TypeError: Cannot read properties of undefined (reading 'reset')`",
    run: ({joint, thrown}) => thrown(() => new joint.dia.Graph({cells: [] as never}, {cellNamespace: joint.shapes})),
    expected: "Cannot read properties of undefined (reading 'reset')",
  },
  {
    member: 'addCell',
    states: 'Returns the graph. Fires [`add`](#event:add), [`sort`](#event:sort) and [`update`](#event:update).',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      let result: unknown;
      const names = events(graph, () => (result = graph.addCell(new joint.shapes.standard.Rectangle())));
      return [result === graph, names];
    },
    expected: [true, ['add', 'sort', 'update']],
  },
  {
    member: 'getCellsBBox',
    states: '`null` for an empty array',
    run: ({newGraph}) => newGraph().getCellsBBox([]),
    expected: null,
  },
  {
    member: 'getCell',
    states: "`getCell(5)` and `getCell('5')` find the same cell",
    run: ({joint, newGraph}) => {
      const graph = newGraph().addCell(new joint.shapes.standard.Rectangle({id: 5 as never}));
      return [graph.getCell(5) === graph.getCell('5'), graph.getCell(6) === undefined];
    },
    expected: [true, true],
  },
  {
    member: 'getCells',
    states: 'Changing the array does not change the graph',
    run: ({joint, newGraph}) => {
      const graph = newGraph().addCell(new joint.shapes.standard.Rectangle());
      graph.getCells().pop();
      return graph.getCells().length;
    },
    expected: 1,
  },
  {
    member: 'removeLinks',
    states: 'Returns nothing.',
    run: ({joint, newGraph}) => {
      const [a, b] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      const graph = newGraph().addCells([a, b, new joint.shapes.standard.Link({source: a, target: b})]);
      return [graph.removeLinks(a) as unknown, graph.getLinks().length, graph.getElements().length];
    },
    expected: [undefined, 0, 2],
  },
]);

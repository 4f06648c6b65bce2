import {facts} from '../../support/facts';

facts('api/dia/Graph.mdx', [
  {
    member: 'bfs',
    states: 'with links A to B, A to C and B to C, element C is reported at 2.',
    run: ({joint, newGraph}) => {
      const cells = ['A', 'B', 'C', 'D'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const links = ['AB', 'AC', 'BC', 'CD', 'DA'].map(
        ([source, target]) => new joint.shapes.standard.Link({source: {id: source}, target: {id: target}}),
      );
      const graph = newGraph().addCells([...cells, ...links]);
      const visits = (last?: string) => {
        const list: unknown[] = [];
        const visit = (element: {id: unknown}, distance: number) => {
          list.push([element.id, distance]);
          return element.id !== last;
        };
        graph.bfs(cells[0]!, visit, {outbound: true});
        return list;
      };
      return [visits(), visits('C'), visits('A')];
    },
    expected: [
      [
        ['A', 0],
        ['B', 1],
        ['C', 2],
        ['D', 3],
      ],
      [
        ['A', 0],
        ['B', 1],
        ['C', 2],
      ],
      [['A', 0]],
    ],
  },
  {
    member: 'getConnectedLinks',
    states: '`{ inbound: false }` finds nothing, because it leaves `outbound` unset as well.',
    run: ({joint, newGraph}) => {
      const cells = ['p', 'a', 'b', 'x'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const links = ['px', 'xp', 'pp', 'ax', 'ab'].map(
        (id) => new joint.shapes.standard.Link({id, source: {id: id[0]}, target: {id: id[1]}}),
      );
      const graph = newGraph().addCells([...cells, ...links]);
      const [parent, a, b] = cells;
      parent!.embed([a!, b!]);
      const find = (options?: object) => graph.getConnectedLinks(parent!, options).map(({id}) => id);
      return [
        find(),
        find({outbound: true}),
        find({inbound: true}),
        find({inbound: false}),
        find({deep: true}),
        find({deep: true, includeEnclosed: true}),
      ];
    },
    expected: [
      ['px', 'pp', 'xp'],
      ['px', 'pp'],
      ['xp', 'pp'],
      [],
      ['px', 'pp', 'xp', 'ax'],
      ['px', 'pp', 'xp', 'ax', 'ab'],
    ],
  },
  {
    member: 'getNeighbors',
    states:
      'Ids that look like integers come first, in numeric order; of the others, targets of outgoing links come before sources of incoming ones.',
    run: ({joint, newGraph, thrown}) => {
      const cells = ['in', 'center', 'out', '20', '3'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const ends = [
        ['in', 'center'],
        ['center', 'out'],
        ['center', 'out'],
        ['20', 'center'],
        ['center', '3'],
      ];
      const links = ends.map(
        ([source, target]) => new joint.shapes.standard.Link({source: {id: source}, target: {id: target}}),
      );
      const graph = newGraph().addCells([...cells, ...links]);
      const center = cells[1]!;
      const find = (options?: object) => graph.getNeighbors(center, options).map(({id}) => id);
      const found = [find(), find({outbound: true}), find({inbound: true})];
      graph.addCell(new joint.shapes.standard.Link({source: {id: 'center'}, target: {id: 'nobody'}}));
      return [...found, thrown(() => graph.getNeighbors(center))];
    },
    expected: [
      ['3', '20', 'out', 'in'],
      ['3', 'out'],
      ['20', 'in'],
      "Cannot read properties of undefined (reading 'isElement')",
    ],
  },
]);

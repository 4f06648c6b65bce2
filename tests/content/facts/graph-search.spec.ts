import {facts} from '../../support/facts';

facts('api/dia/Graph.mdx', [
  {
    member: 'bfs',
    states: 'For example, with links from A to B, A to C and B to C, the distance of element C is reported as 2.',
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
    states: "`{ inbound: false }` finds nothing, because `outbound` isn't `true` either.",
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
      'Elements whose ids look like integers come first, in numeric order. Among the rest, targets of outgoing links come before sources of incoming links.',
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
  {
    member: 'getConnectedLinks',
    states: 'the outgoing links of the cell first, then the incoming links, then the links that `deep` adds.',
    run: ({joint, newGraph}) => {
      const cells = ['p', 'c', 'x'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const links = ['cx', 'xp', 'px', 'xc', 'pp'].map(
        (id) => new joint.shapes.standard.Link({id, source: {id: id[0]}, target: {id: id[1]}}),
      );
      const graph = newGraph().addCells([...cells, ...links]);
      cells[0]!.embed(cells[1]!);
      return [{}, {deep: true}].map((options) => graph.getConnectedLinks(cells[0]!, options).map(({id}) => id));
    },
    expected: [
      ['px', 'pp', 'xp'],
      ['px', 'pp', 'xp', 'cx', 'xc'],
    ],
  },
  {
    member: 'findElementsInArea',
    states: 'With negative values, the method misses elements inside the area unless `strict` is set.',
    since: '4.1',
    run: ({joint, newGraph}) => {
      const size = {width: 20, height: 20};
      const element = new joint.shapes.standard.Rectangle({position: {x: 40, y: 40}, size});
      const graph = newGraph().addCell(element);
      const area = {x: 100, y: 100, width: -100, height: -100};
      const normal = new joint.g.Rect(area).normalize();
      return [
        graph.findElementsInArea(area).length,
        graph.findElementsInArea(area, {strict: true}).length,
        graph.findElementsInArea(normal).length,
      ];
    },
    expected: [0, 1, 1],
  },
  {
    member: 'isNeighbor',
    states:
      "If you pass the same element twice without `inbound` or `outbound`, the result is `true` if the element has any link, even if that link doesn't lead back to the element.",
    run: ({joint, newGraph}) => {
      const cells = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const graph = newGraph().addCells(cells);
      graph.addCell(new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}));
      const [a, b, c] = cells;
      const outbound = [graph.isNeighbor(a!, a!, {outbound: true}), graph.isNeighbor(a!, b!, {outbound: true})];
      return [graph.isNeighbor(a!, a!), graph.isNeighbor(c!, c!), outbound];
    },
    expected: [true, false, [false, true]],
  },
]);

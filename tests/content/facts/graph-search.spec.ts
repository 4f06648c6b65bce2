import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Graph.mdx', [
  {
    member: 'FindInAreaOptions',
    states:
      'A box without width or height, such as that of a straight horizontal or vertical link, is then never found.',
    since: '4.1',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      graph.addCells([
        new Rectangle({id: 'box', size: {width: 200, height: 200}}),
        new Link({id: 'straight', source: {x: 10, y: 100}, target: {x: 190, y: 100}}),
        new Link({id: 'diagonal', source: {x: 10, y: 10}, target: {x: 190, y: 190}}),
      ]);
      const ids = (found: dia.Cell[]) => found.map(({id}) => id);
      const area = {x: 0, y: 0, width: 300, height: 300};
      return [{}, {strict: true}].map((options) => ids(graph.findCellsInArea(area, options)));
    },
    expected: [
      ['box', 'straight', 'diagonal'],
      ['box', 'diagonal'],
    ],
  },
  {
    member: 'findLinksUnderElement',
    states: "A strict search by `'bbox'` never finds a straight horizontal or vertical link.",
    since: '4.1',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      graph.addCells([
        new Rectangle({id: 'box', size: {width: 200, height: 200}}),
        new Link({id: 'straight', source: {x: 10, y: 100}, target: {x: 190, y: 100}}),
        new Link({id: 'diagonal', source: {x: 10, y: 10}, target: {x: 190, y: 190}}),
      ]);
      const ids = (found: dia.Cell[]) => found.map(({id}) => id);
      const box = graph.getCell('box') as dia.Element;
      return [{}, {strict: true}, {strict: true, searchBy: 'center' as const}].map((options) =>
        ids(graph.findLinksUnderElement(box, options)),
      );
    },
    expected: [['straight', 'diagonal'], ['diagonal'], ['straight', 'diagonal']],
  },
  {
    member: 'bfs',
    states:
      'For example, add links from A to B, A to C and B to C, in this order. A search from A then reports 2 as the distance of C, because it visits B before C.',
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
    member: 'bfs',
    states: 'If the link from A to C is added first, the distance of C is 1.',
    run: ({joint, newGraph}) => {
      const distanceOfC = (ends: string[], options?: object) => {
        const cells = ['A', 'B', 'C'].map((id) => new joint.shapes.standard.Rectangle({id}));
        const links = ends.map(
          ([source, target]) => new joint.shapes.standard.Link({source: {id: source}, target: {id: target}}),
        );
        const distances: Record<string, number> = {};
        const visit = ({id}: {id: unknown}, distance: number) => {
          distances[String(id)] = distance;
          return true;
        };
        newGraph()
          .addCells([...cells, ...links])
          .bfs(cells[0]!, visit, options);
        return distances.C;
      };
      return [{}, {outbound: true}].map((options) => [
        distanceOfC(['AB', 'AC', 'BC'], options),
        distanceOfC(['AC', 'AB', 'BC'], options),
      ]);
    },
    expected: [
      [2, 1],
      [2, 1],
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
      "If you pass the same element twice without `inbound` or `outbound`, any link of the element makes the result `true`. The link doesn't have to lead back to the element.",
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

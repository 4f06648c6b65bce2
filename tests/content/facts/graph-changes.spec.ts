import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Graph.mdx', [
  {
    member: 'events',
    states:
      'With `silent: true`, `resetCells` and calls that add cells or set attributes fire no events of their own. `batch:start`, `batch:stop`, [`changeId`](#event:changeId) and [`remove`](#event:remove) fire anyway.',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const cell = () => new joint.shapes.standard.Rectangle();
      const element = cell();
      return [
        events(graph, () => graph.addCell(element, {silent: true})),
        events(graph, () => graph.addCells([cell()], {silent: true})),
        events(graph, () => element.attr('body/fill', 'red', {silent: true})),
        events(graph, () => element.remove({silent: true})),
        events(graph, () => graph.resetCells([cell()], {silent: true})),
      ];
    },
    expected: [[], ['batch:start', 'batch:stop'], [], ['batch:start', 'remove', 'batch:stop'], []],
  },
  {
    member: 'stopBatch',
    states:
      "A batch that a cell opened stays open if a listener removes this cell. For example, don't remove an element in a listener for its own `change:position` event. The batch `translate` would stay open, and a synchronous paper would no longer draw changes.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [moved, other] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      graph.addCells([moved, other]);
      moved.once('change:position', () => moved.remove());
      moved.translate(5, 5);
      other.position(50, 50);
      return [graph.hasActiveBatch('translate'), other.findView(paper).el.getAttribute('transform')];
    },
    expected: [true, 'translate(0,0)'],
  },
  {
    member: 'resetCells',
    states: "You can also pass instances as separate arguments, `resetCells(a, b)`, but this form isn't declared.",
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const replace = (...cells: object[]) =>
        (graph as unknown as {resetCells: (...cells: object[]) => void}).resetCells(...cells);
      replace(new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle());
      const instances = graph.getCells().length;
      try {
        replace({type: 'standard.Rectangle'}, {type: 'standard.Rectangle'});
      } catch (error) {
        return [instances, (error as Error).message];
      }
      return [instances];
    },
    expected: [2, 'dia.Graph: cell type must be a string.'],
  },
  {
    member: 'getFirstCell',
    states:
      'The first cell normally has the lowest `z` and is behind all others. `sort: false` or a silent change of `z` can prevent that.',
    run: ({joint, newGraph}) =>
      [true, false].map((sort) => {
        const graph = newGraph();
        graph.addCell(new joint.shapes.standard.Rectangle({id: 'a', z: 1}));
        graph.addCell(new joint.shapes.standard.Rectangle({id: 'low', z: -5}), {sort});
        return graph.getFirstCell()?.id;
      }),
    expected: ['low', 'a'],
  },
  {
    member: 'addCell',
    states:
      'Each one replaces the old value as a whole, so a plain object with `attrs` discards all other `attrs`, even the defaults. If you omit `z`, the cell gets a new `z` and comes to the front',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      graph.addCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id})));
      const front = () => graph.getLastCell()?.id;
      graph.addCell({id: 'a', type: 'standard.Rectangle', z: 1}, {merge: true});
      const given = front();
      graph.addCell({id: 'a', type: 'standard.Rectangle'}, {merge: true});
      const merged = [given, front(), graph.getCell('a').z()];
      graph.addCell({id: 'a', type: 'standard.Rectangle', attrs: {body: {fill: 'red'}}}, {merge: true});
      const styles: unknown = graph.getCell('a').attr();
      return [...merged, styles];
    },
    expected: ['b', 'a', 3, {body: {fill: 'red'}}],
  },
  {
    member: 'hasActiveBatch',
    states: 'an array to check whether any of these batches is open',
    run: ({newGraph}) => {
      const graph = newGraph();
      graph.startBatch('a');
      return [
        ['a', 'b'],
        ['b', 'c'],
      ].map((names) => graph.hasActiveBatch(names));
    },
    expected: [true, false],
  },
  {
    member: 'constructor',
    states: "On a graph with cells, it throws `TypeError: Cannot read properties of undefined (reading 'type')`.",
    run: ({joint, newGraph, thrown}) => thrown(() => newGraph().addCell(new joint.shapes.standard.Rectangle()).clone()),
    expected: "Cannot read properties of undefined (reading 'type')",
  },
  {
    member: 'addCells',
    states:
      'A synchronous paper waits for the last cell before it draws. An asynchronous paper waits for its next frame. However, with `async: false`, an asynchronous paper draws each cell immediately, so the order matters.',
    run: ({joint, newPaper}) => {
      const drawn = (async: boolean, options = {}) => {
        const {graph, paper} = newPaper({async});
        const nodes: number[] = [];
        graph.on('add', () => nodes.push(paper.cells.querySelectorAll('[joint-selector="body"]').length));
        graph.addCells(
          ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id})),
          options,
        );
        return [nodes, paper.cells.childElementCount];
      };
      return [drawn(false), drawn(true), drawn(true, {async: false})];
    },
    expected: [
      [[0, 0, 3], 3],
      [[0, 0, 0], 0],
      [[1, 2, 3], 3],
    ],
  },
  {
    member: 'addCells',
    states:
      "- If the first cell is already in the graph, the paper doesn't wait. - If the first cell is new and the last one is already in the graph, the paper stays frozen until you call `paper.unfreeze()`.",
    run: ({joint, newPaper}) =>
      [0, 2].map((place) => {
        const {graph, paper} = newPaper();
        const cells = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
        graph.addCell(cells[place]!);
        const drawn: number[] = [];
        graph.on('add', () => drawn.push(paper.cells.childElementCount));
        graph.addCells(cells);
        const frozen = paper.isFrozen();
        paper.unfreeze();
        return [drawn, frozen, paper.cells.childElementCount];
      }),
    expected: [
      [[2, 3], false, 3],
      [[1, 1], true, 3],
    ],
  },
  {
    member: 'addCells',
    states: 'If the call throws an error midway, the paper also stays frozen, and the `add` batch stays open.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const message = thrown(() => graph.addCells([new joint.shapes.standard.Rectangle(), {} as never]));
      return [message, paper.isFrozen(), graph.hasActiveBatch('add')];
    },
    expected: ['dia.Graph: cell type must be a string.', true, true],
  },
  {
    member: 'fromJSON',
    states: 'The order of the cells in the object matters only among cells with the same `z`.',
    run: ({newGraph}) => {
      const json = {
        cells: [
          {id: 'link', z: 2, type: 'standard.Link', source: {id: 'a'}, target: {id: 'b'}},
          {id: 'b', z: 1, type: 'standard.Rectangle'},
          {id: 'a', z: 1, type: 'standard.Rectangle'},
        ],
      };
      const load = (cells: object[]) => {
        const graph = newGraph().fromJSON({cells});
        return [graph.getCells().map(({id}) => id), graph.getNeighbors(graph.getElements()[0]!).length];
      };
      return [load(json.cells), load([...json.cells].reverse())];
    },
    expected: [
      [['b', 'a', 'link'], 1],
      [['a', 'b', 'link'], 1],
    ],
  },
  {
    member: 'translate',
    states:
      "Elements and links that are embedded in an element move once, together with that element. Cells that are embedded in a link don't move.",
    run: ({joint, newGraph}) => {
      const [parent, child, inLink] = ['p', 'c', 'l'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const ends = {source: {x: 0, y: 0}, target: {x: 50, y: 0}};
      const [link, embedded] = ['x', 'y'].map((id) => new joint.shapes.standard.Link({id, ...ends}));
      const graph = newGraph().addCells([parent!, child!, inLink!, link!, embedded!]);
      parent!.embed([child!, embedded!]);
      link!.embed(inLink!);
      graph.translate(10, 5);
      return [
        [parent, child, inLink].map((element) => element!.position().toString()),
        [link, embedded].map((moved) => moved!.getSourcePoint().toString()),
      ];
    },
    expected: [
      ['10@5', '10@5', '0@0'],
      ['10@5', '10@5'],
    ],
  },
  {
    member: 'event:remove',
    states:
      "Its embedded cells and connected links are already gone, too, and each of them has already fired its own `remove`. With `disconnectLinks`, the links that aren't embedded in the cell stay.",
    run: ({joint, newGraph}) =>
      [{}, {disconnectLinks: true}].map((options) => {
        const [parent, child] = ['parent', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
        const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'parent'}});
        const graph = newGraph().addCells([parent!, child!, link]);
        parent!.embed(child!);
        const seen: unknown[] = [];
        graph.on('remove', (cell: dia.Cell) => {
          const left = graph.getCells().map(({id}) => id);
          seen.push(cell === parent ? ['parent', cell.graph, left] : cell.id);
        });
        parent!.remove(options);
        return seen;
      }),
    expected: [
      ['child', 'link', ['parent', null, []]],
      ['child', ['parent', null, ['link']]],
    ],
  },
  {
    member: 'event:sort',
    states:
      "even if the order stays the same. [`resetCells`](#resetCells), and [`addCell`](#addCell) with `sort: false`, don't fire it. After a change of a `z`, `opt` is empty.",
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const seen: unknown[] = [];
      graph.on('sort', (_cells, opt: object) => seen.push([graph.getCells().map(({id}) => id), 'mine' in opt]));
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCell(a!, {mine: 1}).addCell(b!, {mine: 1});
      b!.set('z', 5, {mine: 1});
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'c', z: 1}), {sort: false});
      return seen;
    },
    expected: [
      [['a'], true],
      [['a', 'b'], true],
      [['a', 'b'], false],
    ],
  },
  {
    member: 'addCell',
    states:
      "A cell that is ignored doesn't fire `add` or `update`. With `merge`, an existing cell fires its `change:...` events instead of `add`.",
    run: ({joint, newGraph, events}) => {
      const cell = new joint.shapes.standard.Rectangle({id: 'a', z: 1});
      const graph = newGraph().addCell(cell);
      const twin = new joint.shapes.standard.Rectangle({id: 'a', z: 1, size: {width: 9, height: 9}});
      const fired = (merge: boolean) => events(graph, () => graph.addCell(twin, {merge}));
      return [
        events(graph, () => graph.addCell(cell)),
        fired(false),
        fired(true).filter((name) => /^(add|change:size)$/.test(name)),
      ];
    },
    expected: [[], [], ['change:size']],
  },
  {
    member: 'getBBox',
    states:
      "To include routes, labels and ports, use [`paper.getContentArea()`](./Paper.mdx#getContentArea), which measures the drawing. That method doesn't include stroke widths either.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 50, height: 50},
        attrs: {body: {strokeWidth: 30}},
        ports: {items: [{args: {x: 50, y: 25}}], groups: {}},
      });
      graph.addCell(element);
      const [box, area] = [graph.getBBox()!, paper.getContentArea()];
      return [box.x, box.width, area.x, area.width, area.height];
    },
    expected: [0, 50, 0, 60, 50],
  },
]);

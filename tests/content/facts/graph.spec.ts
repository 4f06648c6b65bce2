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
    states: "Changing the array doesn't change the graph",
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
  {
    member: 'addCells',
    states: 'adds two properties to your `opt` object: `maxPosition` (index of the last cell) and `position`',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const options = {mine: 1};
      const seen: unknown[] = [];
      graph.on('add', (cell: {id: unknown}, _cells: unknown, opt: {maxPosition: number; position: number}) =>
        seen.push([cell.id, opt.maxPosition, opt.position, opt === (options as object)]),
      );
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const names = events(graph, () => graph.addCells([a!, [b!, c!]] as never, options));
      return [seen, options, names, events(graph, () => graph.addCells([]))];
    },
    expected: [
      [
        ['a', 2, 2, false],
        ['b', 2, 1, false],
        ['c', 2, 0, false],
      ],
      {mine: 1, maxPosition: 2, position: -1},
      ['batch:start', 'add', 'sort', 'update', 'add', 'sort', 'update', 'add', 'sort', 'update', 'batch:stop'],
      [],
    ],
  },
  {
    member: 'clear',
    states:
      'Listeners find `clear: true` in `opt`, along with the options that you passed. If the graph is empty, no events fire.',
    run: ({joint, newGraph, events}) => {
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}});
      const graph = newGraph().addCells([a!, b!, link]).set('title', 'kept');
      const seen: unknown[] = [];
      graph.on('remove', ({id}: {id: unknown}, _cells: unknown, opt: object) => seen.push([id, opt]));
      graph.on('batch:start', ({batchName}: {batchName: string}) => seen.push(batchName));
      const result = graph.clear({mine: 1}) === graph;
      return [result, seen, graph.get('title') as unknown, events(graph, () => graph.clear())];
    },
    expected: [
      true,
      [
        'clear',
        'remove',
        ['link', {mine: 1, clear: true}],
        'remove',
        ['a', {mine: 1, clear: true}],
        'remove',
        ['b', {mine: 1, clear: true}],
      ],
      'kept',
      [],
    ],
  },
  {
    member: 'fromJSON',
    states:
      "By then, the graph has already dropped the old cells, but `reset` hasn't fired and the paper still shows them.",
    run: ({joint, newPaper, thrown, events}) => {
      const load = (json: unknown) => {
        const {graph, paper} = newPaper();
        graph.addCell(new joint.shapes.standard.Rectangle());
        let message: string | null = null;
        const names = events(graph, () => (message = thrown(() => graph.fromJSON(json))));
        return [message, names, graph.getCells().length, paper.el.querySelectorAll('.joint-element').length];
      };
      const json = {title: 'new', cells: [{id: 1, type: 'standard.Circle'}]};
      return [load({cells: [{type: 'my.Task'}]}), load({cells: [{id: 1}]}), load('{"cells": []}'), load(json)];
    },
    expected: [
      [
        "dia.Graph: Could not find cell constructor for type: 'my.Task'. Make sure to add the constructor to 'cellNamespace'.",
        [],
        0,
        1,
      ],
      ['dia.Graph: cell type must be a string.', [], 1, 1],
      ['Graph JSON must contain cells array.', [], 1, 1],
      [null, ['reset', 'change:title', 'change'], 1, 1],
    ],
  },
  {
    member: 'resetCells',
    states:
      "Cells without `z` don't get one. They are sorted as if their `z` were 0, and stay in the order of the array.",
    since: '4.1',
    run: ({joint, newGraph, events}) => {
      const [old, a, b, back] = ['old', 'a', 'b', 'back'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const graph = newGraph().addCell(old!);
      back!.set('z', -1);
      const previous: unknown[] = [];
      graph.on('reset', (_cells: unknown, opt: {previousModels: unknown[]; mine: number}) =>
        previous.push(opt.previousModels.length, opt.previousModels[0] === old, opt.mine),
      );
      const names = events(graph, () => graph.resetCells([b!, a!, back!], {mine: 1}));
      const cells = graph.getCells().map((cell) => [cell.id, cell.has('z')]);
      return [names, cells, previous, old!.graph as unknown];
    },
    expected: [
      ['reset'],
      [
        ['back', true],
        ['b', false],
        ['a', false],
      ],
      [1, true, 1],
      null,
    ],
  },
  {
    member: 'stopBatch',
    states:
      "One call too many makes the counter negative. The next `startBatch` of that name then doesn't open the batch.",
    run: ({newGraph}) => {
      const graph = newGraph();
      const seen: unknown[] = [];
      graph.on('all', (name: string, data: object) => seen.push([name, data]));
      graph.startBatch('a', {by: 'me'}).stopBatch('a', {end: true});
      graph.stopBatch('a').startBatch('a');
      const after = [graph.hasActiveBatch('a'), graph.startBatch('a').hasActiveBatch('a')];
      return [seen.slice(0, 2), after, graph.hasActiveBatch(['b', 'a']), graph.hasActiveBatch('b')];
    },
    expected: [
      [
        ['batch:start', {by: 'me', batchName: 'a'}],
        ['batch:stop', {end: true, batchName: 'a'}],
      ],
      [false, true],
      true,
      false,
    ],
  },
  {
    member: 'toJSON',
    states: 'The cells in the result are deep copies. Graph attributes are copied only one level deep',
    since: '4.1',
    run: ({joint, newGraph}) => {
      const meta = {author: 'x'};
      const element = new joint.shapes.standard.Rectangle({id: 'a', data: {list: [1]}, position: {x: 0, y: 50}});
      const graph = newGraph().addCell(element).set('meta', meta);
      type Saved = {cells: {data: {list: number[]}}[]; meta: unknown};
      const json = graph.toJSON() as Saved;
      json.cells[0]!.data.list.push(2);
      const cellAttributes = {ignoreDefaults: true, ignoreEmptyAttributes: true};
      const [small] = (graph.toJSON({cellAttributes}) as Saved).cells;
      return [Object.keys(json).sort(), json.meta === meta, element.prop('data/list') as unknown, small];
    },
    expected: [
      ['cells', 'meta'],
      true,
      [1],
      {id: 'a', type: 'standard.Rectangle', position: {y: 50}, z: 1, data: {list: [1]}},
    ],
  },
  {
    member: 'transferCellEmbeds',
    states:
      'if `targetCell` is itself embedded in `sourceCell`, at any depth. The `transfer-embeds` batch then stays open. Close it with',
    since: '4.1',
    run: ({joint, newGraph, thrown, events}) => {
      const [a, b, child] = ['a', 'b', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const graph = newGraph().addCells([a!, b!, child!]);
      a!.embed(child!);
      const names = events(graph, () => graph.transferCellEmbeds(a!, b!));
      const parents = [child!.parent(), b!.get('embeds'), a!.get('embeds')];
      const message = thrown(() => graph.transferCellEmbeds(b!, child!));
      return [names.join(' '), parents, message, graph.hasActiveBatch('transfer-embeds')];
    },
    expected: [
      'batch:start batch:start change:parent change change:embeds change batch:stop ' +
        'batch:start change:parent change change:embeds change batch:stop batch:stop',
      ['b', ['child'], []],
      'Recursive embedding not allowed.',
      true,
    ],
  },
]);

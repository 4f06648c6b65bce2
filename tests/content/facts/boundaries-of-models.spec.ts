import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Rules of graphs and cells where they end: class instances, embedded links, links on links, ids that are numbers.

facts('api/dia/Cell.mdx', [
  {
    member: 'prop',
    states: "`true` fires no events, and papers don't redraw. A later change of the cell can draw the new value",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'white'}}}).addTo(graph);
      const fill = () => element.findView(paper).findNode('body')?.getAttribute('fill');
      element.prop('attrs/body/fill', 'red', {silent: true});
      const silent = fill();
      element.position(5, 5);
      const moved = fill();
      element.resize(5, 5);
      return [silent, moved, fill()];
    },
    expected: ['white', 'white', 'red'],
  },
  {
    member: 'event:remove',
    states:
      'A synchronous paper removes the view immediately. While a `translate` batch is open, this paper waits until the batch ends.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const add = () => new joint.shapes.standard.Rectangle().addTo(graph);
      const [moved, first, second] = [add(), add(), add()];
      const isDrawn = (cell: dia.Cell) => Boolean(paper.findViewByModel(cell));
      const drawn: boolean[] = [];
      first.remove();
      drawn.push(isDrawn(first));
      moved.once('change:position', () => {
        second.remove();
        drawn.push(isDrawn(second));
      });
      moved.translate(5, 5);
      return [...drawn, isDrawn(second)];
    },
    expected: [false, true, false],
  },
  {
    member: 'markup',
    states:
      'Unless you set [`useCSSSelectors`](#useCSSSelectors), `attrs` then applies only to the `root` of an element, and to no node of a link.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const attrs = {root: {'data-hit': 1}, path: {'data-hit': 1}};
      const element = new joint.dia.Element({type: 'app.Old', markup: '<path/>', attrs}).addTo(graph);
      const link = new joint.dia.Link({type: 'app.OldLink', markup: '<path/>', attrs}).addTo(graph);
      return [element, link].map((cell) => {
        const {el} = cell.findView(paper);
        return [el.hasAttribute('data-hit'), el.querySelector('path')?.hasAttribute('data-hit')];
      });
    },
    expected: [
      [true, false],
      [false, false],
    ],
  },
  {
    member: 'prop',
    states:
      "If the current value is a class instance, such as a `g.Point`, `prop` without `rewrite` merges a plain object into that instance. A path such as `position/x` does the same. No event fires, and papers don't redraw.",
    run: ({joint, events}) =>
      [{}, {rewrite: true}].map((options) => {
        const point = new joint.g.Point(1, 2);
        const element = new joint.shapes.standard.Rectangle({position: point});
        const fired = events(element, () => element.prop('position', {x: 9, y: 9}, options));
        return [fired, point.x, element.position().x];
      }),
    expected: [
      [[], 9, 9],
      [['change:position', 'change'], 1, 9],
    ],
  },
  {
    member: 'prop',
    states:
      "`prop('list/0', 1)` creates an array if `list` doesn't exist. If `list` is an object, an array replaces the object, and the keys of the object are lost. In the same way, `prop('list/name', 1)` replaces an array with an object.",
    run: ({joint}) =>
      [
        ['list/0', undefined],
        ['list/0', {a: 1}],
        ['list/name', [1, 2]],
      ].map(([path, list]) => {
        const element = new joint.shapes.standard.Rectangle();
        element.set('list', list);
        return element.prop(path as string, 1).get('list') as unknown;
      }),
    expected: [[1], [1], {name: 1}],
  },
  {
    member: 'isEmbeddedIn',
    states: "`cell` is a cell or an id. A number isn't recognized as an id, so pass the cell instead.",
    run: ({joint, newGraph}) =>
      ['parent', 5].map((id) => {
        const [parent, child] = [id, 'child'].map((own) => new joint.shapes.standard.Rectangle({id: own}));
        newGraph().addCells([parent!, child!]);
        parent!.embed(child!);
        return [child!.isEmbeddedIn(parent!), child!.isEmbeddedIn(id as never)];
      }),
    expected: [
      [true, true],
      [true, false],
    ],
  },
  {
    member: 'remove',
    states: 'Links that are embedded in the cell are still removed',
    run: ({joint, newGraph}) => {
      const [parent, child] = ['parent', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const [inside, outside] = ['inside', 'outside'].map(
        (id) => new joint.shapes.standard.Link({id, source: {id: 'child'}}),
      );
      const graph = newGraph().addCells([parent!, child!, inside!, outside!]);
      parent!.embed([child!, inside!]);
      parent!.remove({disconnectLinks: true});
      return graph.getCells().map(({id}) => id);
    },
    expected: ['outside'],
  },
  {
    member: 'remove',
    states: 'Links that are connected to a removed link are removed, too.',
    run: ({joint, newGraph}) => {
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'a'}});
      const note = new joint.shapes.standard.Link({id: 'note', source: {id: 'b'}, target: {id: 'link'}});
      const graph = newGraph().addCells([a!, b!, link, note]);
      a!.remove();
      return graph.getCells().map(({id}) => id);
    },
    expected: ['b'],
  },
  {
    member: 'clone',
    states: 'A link end outside these cells still refers to the original cell.',
    run: ({joint, newGraph}) => {
      const [parent, other] = ['parent', 'other'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({source: {id: 'parent'}, target: {id: 'other'}});
      newGraph().addCells([parent!, other!, link]);
      parent!.embed(link);
      const [first, second] = parent!.clone({deep: true}) as [dia.Cell, dia.Link];
      return [second.source().id === first.id, second.target().id as string];
    },
    expected: [true, 'other'],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'resetCells',
    states: 'Their views are new, so tools and highlighters are lost.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const cell = new joint.shapes.standard.Rectangle().addTo(graph);
      const view = cell.findView(paper);
      joint.highlighters.addClass.add(view, 'root', 'mine');
      graph.resetCells([...graph.getCells()]);
      const next = cell.findView(paper);
      return [next === view, Boolean(joint.highlighters.addClass.get(next, 'mine')), graph.getCells()[0] === cell];
    },
    expected: [false, false, true],
  },
  {
    member: 'fromJSON',
    states: 'All cells and their views are new objects, even those with the same ids.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const cell = new joint.shapes.standard.Rectangle({id: 'a'}).addTo(graph);
      const view = cell.findView(paper);
      graph.fromJSON(graph.toJSON());
      const loaded = graph.getCell('a');
      return [loaded.id, loaded === cell, loaded.findView(paper) === view];
    },
    expected: ['a', false, false],
  },
  {
    member: 'startBatch',
    states: 'Dragging an element, and `position` with `deep` or `restrictedArea`, also open `translate`',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const opened: string[] = [];
      graph.on('batch:start', ({batchName}: {batchName: string}) => opened.push(batchName));
      element.position(1, 1);
      element.position(2, 2, {deep: true});
      element.position(3, 3, {restrictedArea: {x: 0, y: 0, width: 100, height: 100}});
      return opened;
    },
    expected: ['translate', 'translate'],
  },
  {
    member: 'cloneSubgraph',
    states: 'If a link is among the given or embedded cells, the cells at both of its ends are cloned, too.',
    run: ({joint, newGraph}) => {
      const [parent, other] = ['parent', 'other'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'parent'}, target: {id: 'other'}});
      const graph = newGraph().addCells([parent!, other!, link]);
      parent!.embed(link);
      const ids = (...[cells, options]: Parameters<dia.Graph['cloneSubgraph']>) =>
        Object.keys(graph.cloneSubgraph(cells, options)).sort();
      return [ids([parent!]), ids([parent!], {deep: true}), ids([link])];
    },
    expected: [['parent'], ['link', 'other', 'parent'], ['link', 'other', 'parent']],
  },
  {
    member: 'getNeighbors',
    states: 'Link ends at a free point are skipped. Ends at other links are also skipped, unless you pass `indirect`.',
    run: ({joint, newGraph}) => {
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}});
      const note = new joint.shapes.standard.Link({source: {id: 'c'}, target: {id: 'link'}});
      const free = new joint.shapes.standard.Link({source: {id: 'c'}, target: {x: 1, y: 1}});
      const graph = newGraph().addCells([a!, b!, c!, link, note, free]);
      return [{}, {indirect: true}].map((options) => graph.getNeighbors(c!, options).map(({id}) => id));
    },
    expected: [[], ['a', 'b']],
  },
  {
    member: 'events',
    states: "After `graph.off()`, papers don't draw new cells, and a change of `z` doesn't sort the cells.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCells([a!, b!]);
      a!.set('z', 5);
      const sorted = graph.getCells().map(({id}) => id);
      graph.off();
      graph.addCell(c!);
      b!.set('z', 9);
      return [sorted, graph.getCells().map(({id}) => id), Boolean(c!.findView(paper))];
    },
    expected: [['b', 'a'], ['b', 'a', 'c'], false],
  },
  {
    member: 'event:change:attribute',
    states: "Setting an equal value doesn't fire the event. Adding or loading a cell doesn't fire it either.",
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const added = events(graph, () => graph.addCell(new joint.shapes.standard.Rectangle()));
      const loaded = events(graph, () => graph.fromJSON(graph.toJSON()));
      return [added, loaded];
    },
    expected: [['add', 'sort', 'update'], ['reset']],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'getCells',
    states: 'The lowest `z` comes first, unless `sort: false` or `silent: true` prevented a sort.',
    run: ({joint, newGraph}) => {
      const add = (opt?: object) => {
        const graph = newGraph();
        graph.addCell(new joint.shapes.standard.Rectangle({id: 'high', z: 9}));
        return graph.addCell(new joint.shapes.standard.Rectangle({id: 'low', z: 1}), opt);
      };
      const [sorted, unsorted, silent] = [add(), add({sort: false}), add()];
      silent.getCell('low').set('z', 20, {silent: true});
      return [sorted, unsorted, silent].map((graph) => [
        graph.getCells().map(({id}) => id),
        graph.getElements().map(({id}) => id),
        (graph.toJSON() as {cells: dia.Cell.JSON[]}).cells.map(({id}) => id),
      ]);
    },
    expected: [
      [
        ['low', 'high'],
        ['low', 'high'],
        ['low', 'high'],
      ],
      [
        ['high', 'low'],
        ['high', 'low'],
        ['high', 'low'],
      ],
      [
        ['low', 'high'],
        ['low', 'high'],
        ['low', 'high'],
      ],
    ],
  },
  {
    member: 'addCell',
    states: 'An asynchronous or frozen paper throws the error later, while rendering, if the cell is still missing.',
    run: ({joint, newPaper, thrown}) => {
      const add = (isFrozen: boolean) => {
        const {graph, paper} = newPaper();
        if (isFrozen) paper.freeze();
        const link = new joint.shapes.standard.Link({source: {id: 'none'}, target: {x: 9, y: 9}});
        return [thrown(() => graph.addCell(link)), thrown(() => paper.unfreeze())];
      };
      return [add(false)[0], add(true)];
    },
    expected: ['LinkView: invalid source cell.', [null, 'LinkView: invalid source cell.']],
  },
]);

facts('api/dia/Link.mdx', [
  {
    member: 'hasLoop',
    states: 'If the ends have different ids and the graph lacks one of these cells, the method throws a `TypeError`.',
    run: ({joint, newGraph, thrown}) => {
      const deep = (target: object) => {
        const link = new joint.shapes.standard.Link({source: {id: 'x'}, target});
        newGraph().addCell(link);
        return thrown(() => link.hasLoop({deep: true})) !== null;
      };
      return [deep({id: 'y'}), deep({id: 'x'}), deep({x: 1, y: 1})];
    },
    expected: [true, false, false],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'fitParent',
    states: 'Nothing changes if the element has no parent, if the parent is a link, or if you set both',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const parent = new joint.shapes.standard.Rectangle({size: {width: 9, height: 9}}).addTo(graph);
      const child = new joint.shapes.standard.Rectangle({position: {x: 50, y: 50}}).addTo(graph);
      parent.embed(child);
      const events: string[] = [];
      graph.on('all', (name: string) => events.push(name));
      child.fitParent({expandOnly: true, shrinkOnly: true});
      return [parent.size(), events];
    },
    expected: [{width: 9, height: 9}, ['batch:start', 'batch:stop']],
  },
  {
    member: 'constructor',
    states:
      'If the `defaults()` of your class leaves out `...super.defaults`, these defaults are missing. Without a `position` or a `size`, [`getBBox`](#getBBox) throws a `TypeError`. Without an `angle`, [`rotate`](#rotate) stores `NaN` for a relative angle.',
    run: ({joint, thrown}) => {
      class Bare extends joint.dia.Element {
        override defaults() {
          return {type: 'app.Bare'};
        }
      }
      const bare = new Bare();
      return [thrown(() => bare.getBBox()) !== null, Number.isNaN(bare.rotate(10).get('angle'))];
    },
    expected: [true, true],
  },
  {
    member: 'getGroupPorts',
    states: 'The array is empty if no port has this group.',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({
        ports: {groups: {in: {}}, items: [{id: 'a', group: 'undefined-group'}]},
      });
      return ['undefined-group', 'in', 'none'].map((group) => element.getGroupPorts(group).length);
    },
    expected: [1, 0, 0],
  },
  {
    member: 'fitToChildren',
    states: "The children don't move, unless you pass `deep: true`.",
    run: ({joint, newGraph}) =>
      [false, true].map((deep) => {
        const [parent, child, inner] = ['parent', 'child', 'inner'].map(
          (id) => new joint.shapes.standard.Rectangle({id, position: {x: 50, y: 50}, size: {width: 10, height: 10}}),
        );
        newGraph().addCells([parent!, child!, inner!]);
        parent!.embed(child!);
        child!.embed(inner!);
        parent!.fitToChildren({deep, padding: 5});
        return [parent!, child!, inner!].map((element) => element.position().x);
      }),
    expected: [
      [45, 50, 50],
      [40, 45, 50],
    ],
  },
  {
    member: 'position',
    states: "as in `position({ x: 10, y: 20 })` or `position('10', '20')`, the call only reads the position",
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle();
      element.position({x: 10, y: 20} as never);
      element.position('10' as never, '20' as never);
      return element.position().toJSON();
    },
    expected: {x: 0, y: 0},
  },
  {
    member: 'translate',
    states: 'If they are outside, even a small move takes them to the edge.',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle();
      element.translate(1, 0, {restrictedArea: {x: 100, y: 100, width: 500, height: 500}});
      return element.position().toJSON();
    },
    expected: {x: 100, y: 100},
  },
]);

facts('api/dia/Link.mdx', [
  {
    member: 'vertices',
    states:
      "The constructor and `set()` don't convert `g.Point` objects, and [`vertex()`](#vertex) then changes such a point without an event.",
    run: ({joint, events}) => {
      const link = new joint.shapes.standard.Link({vertices: [new joint.g.Point(1, 1)]});
      const fired = events(link, () => link.vertex(0, {x: 9} as never));
      return [fired, link.vertices()[0]?.x ?? null];
    },
    expected: [[], 9],
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'toFront',
    states: "Without `deep`, the [last cell](./Graph.mdx#getLastCell) of the graph doesn't change.",
    run: ({joint, newGraph}) =>
      [false, true].map((deep) => {
        const [child, other, parent] = ['child', 'other', 'parent'].map(
          (id) => new joint.shapes.standard.Rectangle({id}),
        );
        newGraph().addCells([child!, other!, parent!]);
        parent!.embed(child!);
        parent!.toFront({deep});
        return [child!, other!, parent!].map((cell) => cell.z());
      }),
    expected: [
      [1, 2, 3],
      [5, 2, 4],
    ],
  },
  {
    member: 'toBack',
    states: "Without `deep`, the [first cell](./Graph.mdx#getFirstCell) of the graph doesn't change.",
    run: ({joint, newGraph}) =>
      [false, true].map((deep) => {
        const [parent, other, child] = ['parent', 'other', 'child'].map(
          (id) => new joint.shapes.standard.Rectangle({id}),
        );
        newGraph().addCells([parent!, other!, child!]);
        parent!.embed(child!);
        parent!.toBack({deep});
        return [parent!, other!, child!].map((cell) => cell.z());
      }),
    expected: [
      [1, 2, 3],
      [-1, 2, 0],
    ],
  },
  {
    member: 'findView',
    states: "In an `add` listener of the cell, the view doesn't exist yet.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      const seen: boolean[] = [];
      element.on('add', () => seen.push(Boolean(element.findView(paper))));
      element.addTo(graph);
      return [...seen, Boolean(element.findView(paper))];
    },
    expected: [false, true],
  },
  {
    member: 'findView',
    states: 'or `undefined` if that paper has no view for the `id` of this cell.',
    run: async ({joint, newPaper, until}) => {
      const {graph, paper} = newPaper({async: true});
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      await until(() => Boolean(element.findView(paper).findNode('body')));
      element.remove();
      const removed = [graph.getCell(element.id) === undefined, Boolean(element.findView(paper))];
      await until(() => element.findView(paper) === undefined);
      return removed;
    },
    expected: [true, true],
  },
  {
    member: 'prop',
    states: "`prop(['list', '0'], 1)` therefore replaces an array with an object.",
    run: ({joint}) =>
      [
        ['list', '0'],
        ['list', 0],
      ].map((path) => {
        const element = new joint.shapes.standard.Rectangle({list: [7, 8]});
        return element.prop(path, 1).prop('list') as unknown;
      }),
    expected: [{0: 1}, [1, 8]],
  },
  {
    member: 'attr',
    states: "Without `rewrite`, an `undefined` value doesn't replace an existing value.",
    run: ({joint}) =>
      [{}, {rewrite: true}].map((options) => {
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'red'}}});
        return element.attr('body/fill', undefined, options).attr('body/fill') === 'red';
      }),
    expected: [true, false],
  },
  {
    member: 'clone',
    states:
      'Class instances are shared, too. Replace these with `set()`, because `prop()` can change them in both cells.',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({spot: new joint.g.Point(1, 2)});
      element.clone().prop('spot/x', 9);
      return element.prop('spot/x') as unknown;
    },
    expected: 9,
  },
  {
    member: 'embed',
    states: 'Outside a graph, `reparent` leaves the ids in the `embeds` of the old parents.',
    since: '4.1',
    run: ({joint, newGraph}) =>
      [false, true].map((isInGraph) => {
        const [old, parent, child] = ['old', 'parent', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
        if (isInGraph) newGraph().addCells([old!, parent!, child!]);
        old!.embed(child!);
        parent!.embed(child!, {reparent: true});
        return [old!.get('embeds'), parent!.get('embeds')] as unknown;
      }),
    expected: [
      [['child'], ['child']],
      [[], ['child']],
    ],
  },
  {
    member: 'getEmbeddedCells',
    states: "With `sortSiblings`, the message ends in `(reading 'z')`.",
    run: ({joint, newGraph, thrown}) => {
      const element = new joint.shapes.standard.Rectangle({embeds: ['gone']}).addTo(newGraph());
      return [{}, {deep: true}, {sortSiblings: true}, {deep: true, sortSiblings: true}].map((options) =>
        thrown(() => element.getEmbeddedCells(options)),
      );
    },
    expected: [
      null,
      "Cannot read properties of undefined (reading 'getEmbeddedCells')",
      "Cannot read properties of undefined (reading 'z')",
      "Cannot read properties of undefined (reading 'z')",
    ],
  },
  {
    member: 'isEmbeddedIn',
    states: "if the search has to go past an ancestor that isn't in the graph.",
    run: ({joint, newGraph, thrown}) => {
      const element = new joint.shapes.standard.Rectangle({parent: 'gone'}).addTo(newGraph());
      return ['gone', 'other'].map((id) => thrown(() => element.isEmbeddedIn(id as never)));
    },
    expected: [null, "Cannot read properties of undefined (reading 'parent')"],
  },
  {
    member: 'toJSON',
    states: 'A `Date` or a function is also left out; empty arrays stay',
    since: '4.1',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({when: new Date(), list: [], count: 1, run: () => 1});
      const json = element.toJSON({ignoreEmptyAttributes: true});
      return ['when', 'list', 'count', 'run'].map((name) => Object.hasOwn(json, name));
    },
    expected: [false, true, true, false],
  },
  {
    member: 'PresentationAttributeDefinition',
    states: 'In 4.1.3, `unset` can write the text `undefined` if the node has another special attribute.',
    since: '4.1',
    run: ({joint, newPaper}) =>
      [{}, {title: 'x', size: 1}].map((other) =>
        ['data-a', ['data-a'], () => 'data-a'].map((unset) => {
          const {graph, paper} = newPaper();
          const definitions = {mine: {set: () => ({'data-a': 'a'}), unset}, size: {set: () => ({'data-b': 'b'})}};
          const Box = joint.dia.Element.define(
            'app.Box',
            {attrs: {body: {mine: 1, ...other}}},
            {markup: [{tagName: 'rect', selector: 'body'}]},
            {attributes: definitions},
          );
          const box = new Box();
          graph.addCell(box);
          box.attr('body/mine', null);
          return box.findView(paper).findNode('body')!.getAttribute('data-a');
        }),
      ),
    expected: [
      [null, null, null],
      ['undefined', 'undefined', 'undefined'],
    ],
  },
  {
    member: 'GenericAttributes',
    states:
      "With this type, the compiler checks selectors in the constructor, in `set({ attrs: ... })` and in `prop({ attrs: ... })`. It doesn't check selectors in [`attr`](#attr) or in paths.",
    run: ({joint}) => {
      type Attributes = dia.Element.GenericAttributes<{body?: {fill?: string}}>;
      class Task extends joint.dia.Element<Attributes> {}
      // @ts-expect-error The compiler reports the unknown selector.
      const task = new Task({attrs: {frame: {fill: 'red'}}});
      // @ts-expect-error The same with set().
      task.set({attrs: {frame: {fill: 'red'}}});
      // @ts-expect-error The same with prop() and an object.
      task.prop({attrs: {frame: {fill: 'red'}}});
      task.attr({frame: {fill: 'green'}});
      task.prop('attrs/frame/fill', 'blue');
      return task.attr() as unknown;
    },
    expected: {frame: {fill: 'blue'}},
  },
]);

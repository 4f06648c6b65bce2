import {facts} from '../../support/facts';

facts('api/dia/Cell.mdx', [
  {
    member: 'toFront',
    states:
      'The new `z` is [`graph.maxZIndex()`](./Graph.mdx#maxZIndex) + 1, and it is saved with the cell. With `deep`, the cells are numbered upward from there.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCells([a!, b!, c!]);
      a!.embed(b!);
      a!.toFront({deep: true});
      const numbered = [a!.z(), b!.z()];
      graph.addCell(new joint.shapes.standard.Rectangle({z: -9}), {sort: false});
      const last = graph.maxZIndex();
      c!.toFront();
      return [numbered, last, c!.z(), c!.toJSON().z];
    },
    expected: [[4, 5], -9, -8, -8],
  },
  {
    member: 'UnsetCallback',
    states:
      'The callback returns the name of one SVG attribute to remove, or an array of names. An empty array removes nothing. If the callback returns `undefined`, `null` or an empty string,',
    since: '4.1',
    run: ({joint, newPaper}) =>
      [undefined, null, '', 'data-b', ['data-a', 'data-b'], []].map((result, index) => {
        const Shape = joint.shapes.standard.Rectangle.define(
          `test.Unset${index}`,
          {},
          {},
          {attributes: {mine: {set: () => ({'data-a': '1', 'data-b': '2'}), unset: () => result}}},
        );
        const {graph, paper} = newPaper();
        const shape = new Shape({attrs: {body: {mine: 1}}});
        graph.addCell(shape);
        const node = shape.findView(paper).findNode('body')!;
        node.setAttribute('mine', 'x');
        shape.attr('body/mine', null);
        return ['data-a', 'data-b', 'mine'].filter((name) => node.hasAttribute(name)).join(' ');
      }),
    expected: ['data-a data-b', 'data-a data-b', 'data-a data-b', 'data-a mine', 'mine', 'data-a data-b mine'],
  },
  {
    member: 'constructor',
    states:
      'An array replaces the whole default array and is stored without a copy. If the class has no default array, your array is copied.',
    run: ({joint}) => {
      class Form extends joint.dia.Element {
        override defaults() {
          return {type: 'app.Form', fields: ['name', 'street', 'city']};
        }
      }
      const [fields, tags] = [['mail'], ['new']];
      const form = new Form({fields, tags});
      const merged = new Form({fields}, {mergeArrays: true}).get('fields') as unknown;
      return [form.get('fields') === fields, form.get('tags') === tags, form.get('tags') as unknown, merged];
    },
    expected: [true, false, ['new'], ['mail', 'street', 'city']],
  },
  {
    member: 'attr',
    states: 'Writing fires `change:attrs` and `change`, unless the new value equals the current one.',
    run: ({joint, events}) => {
      const cell = new joint.shapes.standard.Rectangle();
      return ['red', 'red', undefined, null].map((fill) => events(cell, () => cell.attr('body/fill', fill as never)));
    },
    expected: [['change:attrs', 'change'], [], [], ['change:attrs', 'change']],
  },
  {
    member: 'prop',
    states: "element.prop('task/tags', ['x']); // ['x', 'b', 'c']",
    run: ({joint}) => {
      const cell = new joint.shapes.standard.Rectangle();
      cell.set('task', {tags: ['a', 'b', 'c']});
      const merged = cell.prop('task/tags', ['x']).prop('task/tags') as unknown;
      return [merged, cell.prop('task/tags', ['x'], {rewrite: true}).prop('task/tags') as unknown];
    },
    expected: [['x', 'b', 'c'], ['x']],
  },
  {
    member: 'prop',
    states:
      'adds three properties to the options object that you passed, and listeners can read them from `opt`. `propertyPath` is the path as a string, or `null` for the object form. `propertyPathArray` is the path as an array, which is empty for the object form. `propertyValue` is the value that you passed.',
    run: ({joint}) => {
      const cell = new joint.shapes.standard.Rectangle();
      const seen: unknown[] = [];
      const own = {mine: true};
      cell.on('change:task', (_cell: unknown, _value: unknown, opt: unknown) => seen.push({...(opt as object)}));
      cell.on('change:task', (_cell: unknown, _value: unknown, opt: unknown) => seen.push(opt === own));
      cell.prop(['task', 'tags', 0], 'docs', own);
      cell.prop({task: {done: true}});
      return seen;
    },
    expected: [
      {
        mine: true,
        rewrite: false,
        propertyPath: 'task/tags/0',
        propertyPathArray: ['task', 'tags', 0],
        propertyValue: 'docs',
      },
      true,
      {rewrite: false, propertyPath: null, propertyPathArray: [], propertyValue: {task: {done: true}}},
      false,
    ],
  },
  {
    member: 'removeProp',
    states: "`removeProp(['task'])`, removes nothing and stores an attribute named `0` instead",
    run: ({joint}) => {
      const cell = new joint.dia.Element({task: 'write'});
      cell.removeProp(['task']);
      const wrong = [cell.get('task') as unknown, cell.get('0' as 'task') as unknown];
      return [...wrong, cell.removeProp('task').has('task')];
    },
    expected: ['write', 'task', false],
  },
  {
    member: 'embed',
    states:
      'In an `embed` [batch](./Graph.mdx#startBatch), the method fires `change:parent` and `change` for each child, then `change:embeds` and `change` for the parent.',
    run: ({joint, newGraph, events}) => {
      const [parent, child, other] = ['p', 'c', 'o'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const graph = newGraph().addCells([parent!, child!, other!]);
      const first = events(graph, () => parent!.embed([child!, other!]));
      return [first, events(graph, () => parent!.embed(child!))];
    },
    expected: [
      ['batch:start', 'change:parent', 'change', 'change:parent', 'change', 'change:embeds', 'change', 'batch:stop'],
      ['batch:start', 'batch:stop'],
    ],
  },
  {
    member: 'embed',
    states: 'Throws `Embedding of already embedded cells is not allowed.` for a child of another parent',
    since: '4.1',
    run: ({joint, newGraph, thrown}) => {
      const [parent, child, other] = ['p', 'c', 'o'].map((id) => new joint.shapes.standard.Rectangle({id}));
      newGraph().addCells([parent!, child!, other!]);
      parent!.embed(child!);
      const messages = [thrown(() => other!.embed(child!)), thrown(() => child!.embed(parent!))];
      other!.embed(child!, {reparent: true});
      return [messages, child!.parent() as unknown, parent!.get('embeds') as unknown];
    },
    expected: [['Embedding of already embedded cells is not allowed.', 'Recursive embedding not allowed.'], 'o', []],
  },
  {
    member: 'event:remove',
    states:
      'A listener on the cell runs before the graph reacts: `cell.graph`, the views and the connected links are still there, but embedded cells are already gone. A listener on the graph runs after that: `cell.graph` is `null`, and the links are removed or disconnected.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b, child] = ['a', 'b', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([a!, b!, child!, link]);
      a!.embed(child!);
      const seen: unknown[] = [];
      const listener = () => {
        const ids = graph.getCells().map(({id}) => id);
        seen.push([a!.graph === graph, a!.graph === null, Boolean(a!.findView(paper)), ids]);
      };
      a!.on('remove', listener);
      graph.on('remove', (cell) => cell === a && listener());
      return [a!.remove() === a, seen];
    },
    expected: [
      true,
      [
        [true, false, true, ['a', 'b', 'link']],
        [false, true, false, ['b']],
      ],
    ],
  },
  {
    member: 'clone',
    states:
      "Embedded links are reconnected to the clones. A link end outside these cells still refers to the original cell. Links between the children that aren't embedded themselves are left out.",
    run: ({joint, newGraph}) => {
      const [parent, a, b] = ['p', 'a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const [inside, outside] = ['i', 'o'].map(
        (id) => new joint.shapes.standard.Link({id, source: {id: 'a'}, target: {id: 'b'}}),
      );
      newGraph().addCells([parent!, a!, b!, inside!, outside!]);
      parent!.embed([a!, b!, inside!]);
      const clones = parent!.clone({deep: true});
      const link = clones.find((cell): cell is NonNullable<typeof inside> => cell.isLink());
      const elements = clones.filter((cell) => cell.isElement());
      const ends = [link?.source().id, link?.target().id];
      return [
        clones.length,
        ends.map((id) => elements.findIndex((cell) => cell.id === id)),
        (elements[0]?.get('embeds') as unknown[]).length,
      ];
    },
    expected: [4, [1, 2], 3],
  },
  {
    member: 'toJSON',
    states:
      'an array names the top-level attributes to compare. An object such as `size` that equals its default remains as `{}`',
    since: '4.1',
    run: ({joint}) => {
      const cell = new joint.shapes.standard.Rectangle({id: 'r', position: {x: 5, y: 0}});
      const options = {ignoreDefaults: true, ignoreEmptyAttributes: true};
      return [
        cell.toJSON({ignoreDefaults: ['size', 'attrs']} as never) as unknown,
        cell.toJSON({ignoreDefaults: true} as never) as unknown,
        cell.toJSON(options) as unknown,
      ];
    },
    expected: [
      {id: 'r', type: 'standard.Rectangle', position: {x: 5, y: 0}, size: {}, angle: 0, attrs: {}},
      {id: 'r', type: 'standard.Rectangle', position: {x: 5}, size: {}, attrs: {}},
      {id: 'r', type: 'standard.Rectangle', position: {x: 5}},
    ],
  },
  {
    member: 'toFront',
    states: 'In a `to-front` batch, the method fires `sort`, `change:z` and `change` for each cell that is moved.',
    run: ({joint, newGraph, events}) => {
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const graph = newGraph().addCells([a!, b!, c!]);
      a!.embed(b!);
      const names = events(graph, () => a!.toFront({deep: true}));
      return [names, graph.getCells().map((cell) => [cell.id, cell.z()]), events(graph, () => b!.toFront())];
    },
    expected: [
      ['batch:start', 'sort', 'change:z', 'change', 'sort', 'change:z', 'change', 'batch:stop'],
      [
        ['c', 3],
        ['a', 4],
        ['b', 5],
      ],
      [],
    ],
  },
  {
    member: 'transition',
    states: 'In `opt`, `transitionId` is set for all steps but the last.',
    run: async ({joint}) => {
      const cell = new joint.shapes.standard.Rectangle();
      const steps: boolean[] = [];
      const order: unknown[] = [];
      cell.on('change:angle', (_cell: unknown, _angle: unknown, opt: {transitionId?: number}) => {
        steps.push(opt.transitionId !== undefined);
      });
      cell.on('transition:start', (...args: unknown[]) => order.push('start', args[0] === cell, args[1], steps.length));
      cell.transition('angle', 90);
      const waiting = cell.getTransitions();
      await new Promise((resolve) => cell.on('transition:end', resolve));
      const last = steps.pop();
      const angle = cell.angle();
      return [waiting, order, steps.length > 0 && steps.every(Boolean), last, angle, cell.getTransitions()];
    },
    expected: [['angle'], ['start', true, 'angle', 0], true, false, 90, []],
  },
  {
    member: 'embed',
    states:
      "child again usually fires only the batch events. The exception is a link that isn't first in `embeds`: the call moves the link to the start of `embeds`.",
    run: ({joint, newGraph, events}) => {
      const [parent, child] = ['parent', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const [first, second] = ['first', 'second'].map((id) => new joint.shapes.standard.Link({id}));
      const graph = newGraph().addCells([parent!, child!, first!, second!]);
      parent!.embed([child!, second!]).embed(first!);
      return [child, first, second].map((cell) => [
        events(graph, () => parent!.embed(cell!)),
        parent!.get('embeds') as unknown,
      ]);
    },
    expected: [
      [
        ['batch:start', 'batch:stop'],
        ['first', 'second', 'child'],
      ],
      [
        ['batch:start', 'batch:stop'],
        ['first', 'second', 'child'],
      ],
      [
        ['batch:start', 'change:embeds', 'change', 'batch:stop'],
        ['second', 'first', 'child'],
      ],
    ],
  },
  {
    member: 'remove',
    states:
      "If the cell isn't in a graph but in a plain `mvc.Collection`, the method removes it from the collection, which fires `remove`. If the cell is in neither, nothing happens.",
    run: ({joint, events}) => {
      const [kept, free] = ['kept', 'free'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const collection = new joint.mvc.Collection([kept!]);
      const names = events(collection, () => kept!.remove());
      return [names.includes('remove'), collection.length, events(free!, () => free!.remove())];
    },
    expected: [true, 0, []],
  },
  {
    member: 'findView',
    states: 'or `undefined` if that paper has no view for the `id` of this cell.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'a'}).addTo(graph);
      const same = new joint.shapes.standard.Circle({id: 'a'});
      const other = new joint.shapes.standard.Circle({id: 'b'});
      return [same.findView(paper) === element.findView(paper), other.findView(paper) === undefined];
    },
    expected: [true, true],
  },
  {
    member: 'transition',
    states:
      "Transitions at the same path don't queue. If the delay of the second transition ends while the first is still running, the first one stops halfway.",
    run: async ({joint}) => {
      const cell = new joint.shapes.standard.Rectangle();
      const events: string[] = [];
      cell.on('transition:start', () => events.push('start'));
      cell.on('transition:end', () => events.push('end'));
      let ended = 0;
      const done = new Promise<void>((resolve) => cell.on('transition:end', () => ++ended === 2 && resolve()));
      cell.transition('angle', 1000, {delay: 0, duration: 60_000});
      cell.transition('angle', 90, {delay: 60, duration: 20});
      await done;
      return [events, cell.angle(), cell.getTransitions()];
    },
    expected: [['start', 'end', 'start', 'end'], 90, []],
  },
  {
    member: 'prop',
    states:
      "Without `rewrite`, an `undefined` value doesn't replace an existing value. Call [`removeProp`](#removeProp), or store `null`. If a nested path doesn't exist, `prop` still creates the objects along the path and fires the events.",
    run: ({joint, events}) => {
      const cell = new joint.shapes.standard.Rectangle();
      cell.set('task', {owner: 'Ada'});
      const kept = [events(cell, () => cell.prop('task/owner', undefined)), cell.prop('task') as unknown];
      const created = [events(cell, () => cell.prop('data/level', undefined)), cell.has('data')];
      return [kept, created];
    },
    expected: [
      [[], {owner: 'Ada'}],
      [['change:data', 'change'], true],
    ],
  },
]);

import {facts} from '../../support/facts';

facts('api/mvc/Events.mdx', [
  {
    member: 'order-errors-changes-while-an-event-runs',
    states: 'Therefore, the listeners of a cell run before those of its graph',
    run: ({joint, newGraph}) => {
      const cell = new joint.shapes.standard.Rectangle();
      const order: string[] = [];
      const graph = newGraph().addCell(cell);
      graph.on('change:status', () => order.push('graph'));
      cell.on('change:status', () => order.push('cell'));
      cell.set('status', 'done');
      return order;
    },
    expected: ['cell', 'graph'],
  },
  {
    member: 'order-errors-changes-while-an-event-runs',
    states:
      "While an object fires an event, you can add a listener to this object or remove one. A new listener isn't called for this event. A removed listener is still called.",
    run: ({joint}) => {
      const bus = Object.assign({}, joint.mvc.Events);
      const calls: string[] = [];
      const second = () => calls.push('second');
      bus.once('x', () => bus.off('x', second).on('x', () => calls.push('third')));
      bus.on('x', second);
      bus.trigger('x');
      const first = calls.splice(0);
      bus.trigger('x');
      return [first, calls];
    },
    expected: [['second'], ['third']],
  },
  {
    member: 'off',
    states: "`graph.off('add')` keeps papers from drawing new cells",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [before, after] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      graph.addCell(before);
      graph.off('add');
      graph.addCell(after);
      return [Boolean(before.findView(paper)), Boolean(after.findView(paper))];
    },
    expected: [true, false],
  },
  {
    member: 'listenTo',
    states: 'If `object` has no method `on`, it throws the `TypeError`',
    run: ({newGraph, thrown}) => {
      const graph = newGraph();
      const nothing = graph.listenTo(null, 'x', () => undefined) === graph;
      const message = thrown(() => graph.listenTo(document.body, 'click', () => undefined)) ?? '';
      return [nothing, message.endsWith('.on is not a function')];
    },
    expected: [true, true],
  },
  {
    member: 'order-errors-changes-while-an-event-runs',
    states: "except for `'all'` listeners that you add to the cell later",
    run: ({joint, newGraph}) => {
      const cell = new joint.shapes.standard.Rectangle();
      const order: string[] = [];
      const note = (name: string) => (event: string) => event === 'change:status' && order.push(name);
      cell.on('all', note('all, before'));
      const graph = newGraph().addCell(cell);
      cell.on('all', note('all, later'));
      graph.on('change:status', () => order.push('graph'));
      cell.set('status', 'done');
      return order;
    },
    expected: ['all, before', 'graph', 'all, later'],
  },
  {
    member: 'stopListening',
    states:
      'After `paper.stopListening()`, the paper no longer notices when cells are added or removed. Existing cell views still draw changes of attributes and sizes.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [first, second] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      graph.addCell(first);
      const {el} = first.findView(paper);
      paper.stopListening();
      graph.addCell(second);
      first.position(30, 40);
      const drawn = el.getAttribute('transform');
      first.remove();
      return [Boolean(paper.findViewByModel(second)), drawn, el.isConnected];
    },
    expected: [false, 'translate(30,40)', true],
  },
]);

facts('api/mvc/Listener.mdx', [
  {
    member: 'listenTo',
    states: 'A callback receives the [`callbackArguments`](#callbackArguments) first, then the arguments of the event.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const cell = new joint.shapes.standard.Rectangle();
      const listener = new joint.mvc.Listener('canvas', 3);
      const seen: unknown[] = [];
      listener.listenTo(graph, 'add', (name: string, count: number, added: unknown) =>
        seen.push(name, count, added === cell),
      );
      graph.addCell(cell);
      return seen;
    },
    expected: ['canvas', 3, true],
  },
  {
    member: 'stopListening',
    states: 'The method ignores arguments.',
    run: ({joint, newGraph}) => {
      const [one, other] = [newGraph(), newGraph()];
      const listener = new joint.mvc.Listener();
      let calls = 0;
      listener.listenTo(one, 'x', () => calls++);
      listener.listenTo(other, 'x', () => calls++);
      (listener.stopListening as (object: unknown) => void)(one);
      other.trigger('x');
      return calls;
    },
    expected: 0,
  },
]);

facts('api/mvc/Model.mdx', [
  {
    member: 'set',
    states: 'An equal value fires neither event, but the model stores the new object.',
    run: ({joint, events}) => {
      const model = new joint.mvc.Model({point: {x: 1}});
      const point = {x: 1};
      return [events(model, () => model.set('point', point)), model.get('point') === point];
    },
    expected: [[], true],
  },
  {
    member: 'events',
    states: '`changeId`, `change:id`, `change`',
    run: ({joint, events}) => {
      const model = new joint.mvc.Model({id: 1});
      return events(model, () => model.set('id', 5));
    },
    expected: ['changeId', 'change:id', 'change'],
  },
  {
    member: 'event:change',
    states: 'From then on, it still fires `change:...` but no longer `change`.',
    run: ({joint, thrown, events}) => {
      const model = new joint.mvc.Model();
      model.once('change:a', () => {
        throw new Error('listener');
      });
      return [thrown(() => model.set('a', 1)), events(model, () => model.set('b', 2))];
    },
    expected: ['listener', ['change:b']],
  },
  {
    member: 'a-model-of-your-own',
    states: 'has no effect, because JavaScript assigns it after the constructor of `mvc.Model` has run',
    run: ({joint}) => {
      const Wrong = class extends joint.mvc.Model {
        override defaults = (() => ({grid: 10})) as never;
      };
      const Right = class extends joint.mvc.Model {
        override defaults() {
          return {grid: 10};
        }
      };
      return [new Wrong().toJSON() as unknown, new Right().toJSON() as unknown];
    },
    expected: [{}, {grid: 10}],
  },
]);

facts('api/mvc/Collection.mdx', [
  {
    member: 'set',
    states: 'Without a comparator, the collection adopts the order of the list, unless `add` or `remove` is `false`.',
    run: ({joint}) =>
      [{}, {remove: false}, {add: false}].map((options) => {
        const collection = new joint.mvc.Collection([{id: 1}, {id: 2}]);
        collection.set([{id: 2}, {id: 1}], options);
        return collection.map((model) => model.id as number);
      }),
    expected: [
      [2, 1],
      [1, 2],
      [1, 2],
    ],
  },
  {
    member: 'add',
    states: "`add` returns that model and doesn't add yours. Your attributes are dropped unless you pass `merge`.",
    run: ({joint}) => {
      const collection = new joint.mvc.Collection<InstanceType<typeof joint.mvc.Model>>([{id: 1}]);
      const kept = collection.add({id: 1, name: 'Ada'});
      const before = kept.get('name') as unknown;
      collection.add({id: 1, name: 'Ada'}, {merge: true});
      return [kept === collection.at(0), before === undefined, kept.get('name') as unknown, collection.length];
    },
    expected: [true, true, 'Ada', 1],
  },
  {
    member: 'set',
    states: 'in this order: `change` events of the updated models, [`remove`](#event:remove), [`add`](#event:add)',
    run: ({joint, events}) => {
      const collection = new joint.mvc.Collection([{id: 1}, {id: 2, n: 0}]);
      const names = events(collection, () => collection.set([{id: 2, n: 1}, {id: 3}]));
      return [names.slice(1), collection.toJSON() as unknown];
    },
    expected: [
      ['change:n', 'change', 'remove', 'add', 'sort', 'update'],
      [{id: 2, n: 1}, {id: 3}],
    ],
  },
  {
    member: 'reduce',
    states: 'Unlike with an array, the callback then also runs for the first model.',
    run: ({joint}) => {
      const collection = new joint.mvc.Collection<InstanceType<typeof joint.mvc.Model>>([{id: 1}, {id: 2}]);
      let visits = 0;
      collection.reduce((before: unknown) => (visits++, before));
      return visits;
    },
    expected: 2,
  },
  {
    member: 'sort',
    states: 'Throws `Cannot sort a set without a comparator` if the collection has no comparator.',
    run: ({joint, thrown}) => thrown(() => new joint.mvc.Collection().sort()),
    expected: 'Cannot sort a set without a comparator',
  },
  {
    // The tests load the minified build.
    member: 'events',
    states:
      'a collection repeats the [`changeId`](./Model.mdx#event:changeId) event of a model under a wrong name: the new id',
    since: '4.1',
    run: ({joint, newGraph, events}) => {
      const cell = new joint.shapes.standard.Rectangle({id: 'a'});
      const graph = newGraph().addCell(cell);
      return [events(graph, () => cell.set('id', 'b')), events(cell, () => cell.set('id', 'c'))];
    },
    expected: [
      ['b', 'change:id', 'change'],
      ['changeId', 'change:id', 'change'],
    ],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    // The tests load the minified build.
    member: 'event:changeId',
    states: 'the graph fires this event with the new id as its name.',
    since: '4.1',
    run: ({joint, newGraph, events}) => {
      const cell = new joint.shapes.standard.Rectangle({id: 'a'});
      const graph = newGraph().addCell(cell);
      return events(graph, () => cell.set('id', 'b'));
    },
    expected: ['b', 'change:id', 'change'],
  },
]);

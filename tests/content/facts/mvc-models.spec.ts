import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/mvc/Model.mdx', [
  {
    member: 'clone',
    states:
      "with the same attributes, including the id. Nested objects are shared, not copied. The clone has its own `cid`. It isn't in a collection. Listeners that you added to the original aren't copied. Attributes that you removed from the original have their defaults again in the clone.",
    run: ({joint}) => {
      class Settings extends joint.mvc.Model {
        override defaults() {
          return {grid: 10};
        }
      }
      const model = new Settings({id: 1, point: {x: 1}});
      new joint.mvc.Collection([model]);
      model.unset('grid');
      const copy = model.clone();
      return [
        copy.id,
        copy.get('point') === model.get('point'),
        copy.cid === model.cid,
        copy.collection === undefined,
        model.has('grid'),
        copy.get('grid') as unknown,
      ];
    },
    expected: [1, true, false, true, false, 10],
  },
  {
    member: 'changedAttributes',
    states: 'In a listener of `change` or `change:...`, it compares with the values before the change.',
    run: ({joint}) => {
      const model = new joint.mvc.Model({a: 1});
      const found: unknown[] = [];
      model.on('change change:a other', () => found.push(model.changedAttributes({a: 2})));
      model.set('a', 2);
      model.trigger('other');
      return found;
    },
    expected: [{a: 2}, {a: 2}, false],
  },
  {
    member: 'set',
    states: 'Pass `undefined` as the value. With a value equal to the current one, no event fires.',
    run: ({joint, events}) =>
      [5, undefined].map((value) => {
        const model = new joint.mvc.Model({a: 5});
        return [events(model, () => model.set('a', value, {unset: true} as never)), model.has('a')];
      }),
    expected: [
      [[], false],
      [['change:a', 'change'], false],
    ],
  },
  {
    member: 'changed',
    states: 'Removed attributes are `undefined`. The next `set` replaces the object.',
    run: ({joint}) => {
      const model = new joint.mvc.Model({a: 1, b: 2, c: 3});
      model.set({a: 5, c: 3});
      const {changed} = model;
      const seen = {...changed};
      model.unset('b');
      return [
        seen,
        changed,
        model.changed === changed,
        Object.entries(model.changed).map(([k, v]) => [k, v === undefined]),
      ];
    },
    expected: [{a: 5}, {a: 5}, false, [['b', true]]],
  },
  {
    member: 'collection',
    states: 'It is `undefined` if the model is not in a collection, or was removed from this first collection.',
    run: ({joint}) => {
      const model = new joint.mvc.Model({id: 1});
      const [first, second] = [new joint.mvc.Collection([model]), new joint.mvc.Collection([model])];
      const owners = [model.collection === first];
      second.remove(model);
      owners.push(model.collection === first);
      second.add(model);
      first.remove(model);
      return [...owners, (model.collection as unknown) === undefined, second.length];
    },
    expected: [true, true, true, 1],
  },
]);

facts('api/mvc/Model.mdx', [
  {
    member: 'preinitialize',
    states: 'Otherwise, every new cell parses the markup again.',
    run: ({joint}) => {
      const kept = joint.util.svg`<rect/>`;
      const markups = [() => joint.util.svg`<rect/>`, () => kept].map((markup) => {
        const Shape = class extends joint.dia.Element {
          override preinitialize() {
            this.markup = markup();
          }
        };
        return new Shape().markup === new Shape().markup;
      });
      return markups;
    },
    expected: [false, true],
  },
  {
    member: 'what-is-different-in-cells-and-graphs',
    states: 'Returns a deep copy that [leaves out defaults in `attrs`](../dia/Cell.mdx#toJSON).',
    run: ({joint}) => {
      const rectangle = new joint.shapes.standard.Rectangle({
        id: 'r',
        angle: 0,
        attrs: {body: {strokeWidth: 2, fill: 'red'}},
      });
      const json = rectangle.toJSON();
      return [json as unknown, json.size === rectangle.get('size')];
    },
    expected: [
      {
        id: 'r',
        type: 'standard.Rectangle',
        angle: 0,
        position: {x: 0, y: 0},
        size: {width: 1, height: 1},
        attrs: {body: {fill: 'red'}},
      },
      false,
    ],
  },
]);

facts('api/mvc/Collection.mdx', [
  {
    member: 'model',
    states:
      "With an arrow function or a shorthand method, adding a plain object or looking up an unknown id throws `TypeError: Cannot read properties of undefined (reading 'idAttribute')`.",
    run: ({joint: {mvc}, thrown}) => {
      const attempts = (model: unknown) => {
        const collection = new mvc.Collection<InstanceType<typeof mvc.Model>>([], {model: model as typeof mvc.Model});
        return [
          () => collection.add({id: 1}),
          () => collection.add(new mvc.Model({id: 2})),
          () => collection.get(2),
          () => collection.get(99),
        ].map(thrown);
      };
      return [
        attempts((attributes: object) => new mvc.Model(attributes)),
        attempts(function (attributes: object) {
          return new mvc.Model(attributes);
        }),
      ];
    },
    expected: [
      [
        "Cannot read properties of undefined (reading 'idAttribute')",
        null,
        null,
        "Cannot read properties of undefined (reading 'idAttribute')",
      ],
      [null, null, null, null],
    ],
  },
  {
    member: 'add',
    states: '`true` fires no events, except [`invalid`](#event:invalid)',
    run: ({joint, events}) => {
      const Checked = class extends joint.mvc.Model {
        override validate({n}: {n?: number}) {
          return n === undefined ? 'n is missing' : undefined;
        }
      };
      const collection = new joint.mvc.Collection([], {model: Checked});
      const names = events(collection, () => collection.add([{n: 1}, {}], {silent: true, validate: true} as never));
      return [names, collection.length];
    },
    expected: [['invalid'], 1],
  },
  {
    member: 'add',
    states: "`sort` doesn't fire without a comparator, with `at`, or with `sort: false`.",
    run: ({joint, events}) => {
      const adding = (options: object, comparator?: string) => {
        const collection = new joint.mvc.Collection([{n: 2}], {comparator});
        return events(collection, () => collection.add({n: 1}, options));
      };
      return [adding({}, 'n'), adding({at: 0}, 'n'), adding({sort: false}, 'n'), adding({})];
    },
    expected: [
      ['add', 'sort', 'update'],
      ['add', 'update'],
      ['add', 'update'],
      ['add', 'update'],
    ],
  },
  {
    member: 'events',
    states: "It doesn't repeat `add` and `remove` events that come from another collection.",
    run: ({joint, events}) => {
      const model = new joint.mvc.Model({id: 1});
      const [first, second] = [new joint.mvc.Collection([model]), new joint.mvc.Collection([model])];
      return [
        events(second, () => model.trigger('hello')),
        events(second, () => first.remove(model)),
        events(second, () => first.add(model)),
        events(second, () => second.remove(model)),
      ];
    },
    expected: [['hello'], [], [], ['remove', 'update']],
  },
]);

facts('api/mvc/index.mdx', [
  {
    states: 'Papers, cell views, highlighters and tools are views.',
    run: ({joint: {highlighters, mvc, shapes, linkTools}, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new shapes.standard.Rectangle({ports: {items: [{id: 'p'}]}}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;
      const views = [
        paper,
        view,
        highlighters.stroke.add(view, 'body', 'x'),
        new linkTools.Remove(),
        view.findPortNode('p'),
      ];
      return views.map((object) => object instanceof mvc.View);
    },
    expected: [true, true, true, true, false],
  },
  {
    member: 'dom',
    states: "`$(window)` doesn't wrap the window, so `$(window).on(...)` binds nothing to it.",
    run: ({joint, thrown}) => {
      const $ = (joint.mvc as unknown as {$: unknown}).$ as (target: unknown) => {
        on: (name: string, handler: () => void) => void;
      };
      let calls = 0;
      $(window).on('resize', () => calls++);
      $(document).on('resize', () => (calls += 10));
      window.dispatchEvent(new Event('resize'));
      document.dispatchEvent(new Event('resize'));
      return [calls, thrown(() => $(() => undefined))];
    },
    expected: [10, 'function not supported'],
  },
  {
    member: 'Silenceable',
    states:
      'With `true`, a model or collection fires no events, except [`changeId`](./Model.mdx#event:changeId) and, with `validate`, [`invalid`](./Model.mdx#event:invalid).',
    run: ({joint, events}) => {
      const Checked = class extends joint.mvc.Model {
        override validate({n}: {n?: number}) {
          return n === 0 ? 'n is 0' : undefined;
        }
      };
      const model = new Checked({id: 1, n: 1});
      return [
        events(model, () => model.set({id: 2, n: 2}, {silent: true})),
        events(model, () => model.set({n: 0}, {silent: true, validate: true})),
      ];
    },
    expected: [['changeId'], ['invalid']],
  },
]);

import {facts} from '../../support/facts';

// A listener that calls `set` itself: what the outer `set` then reports, and what is drawn.

facts('api/mvc/Model.mdx', [
  {
    member: 'changed',
    states: 'If it restores the former value of an attribute, it removes the attribute from the object.',
    run: ({joint}) =>
      ['change:a', 'change'].map((name) => {
        const model = new joint.mvc.Model<Record<string, number>>({a: 1, b: 1});
        let changed = {};
        model.on('change', () => {
          changed = {...model.changed};
        });
        model.once(name, () => {
          model.set({a: 1, c: 1});
        });
        model.set({a: 2, b: 2});
        return changed;
      }),
    expected: [
      {b: 2, c: 1},
      {b: 2, c: 1},
    ],
  },
  {
    member: 'hasChanged',
    states: 'An attribute that a listener sets back to its former value has not changed.',
    run: ({joint, events}) => {
      const model = new joint.mvc.Model({a: 1});
      model.once('change:a', () => {
        model.set('a', 1);
      });
      const seen: unknown[] = [];
      model.on('change', () => seen.push(model.hasChanged('a'), model.hasChanged(), model.changedAttributes()));
      return [events(model, () => model.set('a', 2)), seen];
    },
    expected: [
      ['change:a', 'change:a', 'change'],
      [false, false, false],
    ],
  },
  {
    member: 'event:change',
    states:
      "The `options` are those of the last `set` that changed something. If a listener of `change:...` called that `set`, they aren't the options of your own call.",
    run: ({joint}) =>
      [2, 1].map((value) => {
        const model = new joint.mvc.Model({a: 1, b: 1});
        const callers: unknown[] = [];
        model.on('change:a', () => {
          model.set('b', value, {caller: 'listener'} as never);
        });
        model.on('change', (_model: unknown, options: {caller: string}) => callers.push(options.caller));
        model.set('a', 2, {caller: 'program'} as never);
        return callers;
      }),
    expected: [['listener'], ['program']],
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'event:change',
    states:
      "On a synchronous paper, the view has usually drawn the rejected value before your `change` listener runs. In that case, the restored value isn't drawn.",
    run: ({joint, newPaper}) =>
      ['change:attrs', 'change', 'change of the cell, before the view exists'].map((listener) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({z: 1, attrs: {body: {fill: 'white'}}});
        const [name] = listener.split(' ');
        const object = name === listener ? graph : element;
        object.once(name!, () => {
          element.set('attrs', element.previous('attrs') as never);
        });
        element.addTo(graph);
        element.attr('body/fill', 'red');
        return [element.attr('body/fill') as unknown, element.findView(paper).findNode('body')!.getAttribute('fill')];
      }),
    expected: [
      ['white', 'white'],
      ['white', 'red'],
      ['white', 'white'],
    ],
  },
]);

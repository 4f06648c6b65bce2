import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/mvc/View.mdx', [
  {
    member: 'options',
    states:
      "A view reads some options only once and others each time it needs them. It doesn't notice when you change an option.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const link = new joint.shapes.standard.Link();
      Object.assign(paper.options, {width: 999, defaultLink: () => link});
      return [paper.el.style.width, paper.getDefaultLink(view, view.el) === link];
    },
    expected: ['400px', true],
  },
  {
    member: 'constructor',
    states: 'If a selector in `el` matches nothing, an HTML view is created with an undefined `view.el`.',
    run: ({joint, newPaper, thrown}) => {
      const el = '#missing' as never;
      return [(new joint.mvc.View<undefined>({el}).el as unknown) === undefined, thrown(() => newPaper({el}))];
    },
    expected: [true, "Cannot read properties of undefined (reading 'style')"],
  },
  {
    member: 'events',
    states: 'A handler that returns `false` stops the propagation and prevents the default action.',
    run: ({joint}) => {
      const view = new joint.mvc.View<undefined>({events: {keydown: (() => false) as never}});
      const event = new KeyboardEvent('keydown', {key: 'a', cancelable: true});
      view.el.dispatchEvent(event);
      return event.defaultPrevented;
    },
    expected: true,
  },
  {
    member: 'delegateElementEvents',
    states:
      "The method doesn't work for `window`, which is not a node. It doesn't bind the events to `window` and usually reports no error.",
    run: ({joint}) => {
      let calls = 0;
      const view = new joint.mvc.View<undefined>();
      view.delegateElementEvents(window as never, {resize: () => calls++});
      window.dispatchEvent(new Event('resize'));
      return calls;
    },
    expected: 0,
  },
  {
    member: 'className',
    states: "`'paper'` becomes `joint-paper`",
    run: ({joint}) => new joint.mvc.View<undefined>({className: 'paper'}).el.className,
    expected: 'joint-paper joint-theme-default',
  },
  {
    member: 'render',
    states: "`onRender` doesn't run in a class that extends `mvc.View` directly.",
    run: ({joint}) => {
      const calls: string[] = [];
      const Own = class extends joint.mvc.View<undefined> {
        override onRender() {
          calls.push('own');
        }
      };
      const Tool = class extends joint.dia.ToolView {
        override onRender() {
          calls.push('tool');
        }
      };
      new Own().render();
      new Tool().render();
      return calls;
    },
    expected: ['tool'],
  },
  {
    member: 'life-cycle',
    states: '`dia.Paper` does its setup in `init()`, and cell views remove their tools in `onRemove()`.',
    run: ({joint, thrown}) => {
      const paperWith = (init: (setUp: () => void) => void) => {
        const Own = class extends joint.dia.Paper {
          override init() {
            init(() => super.init());
          }
        };
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        return new Own({model: graph, async: false, cellViewNamespace: joint.shapes});
      };
      const cellIn = (paper: dia.Paper) => {
        const cell = new joint.shapes.standard.Rectangle().addTo(paper.model);
        return [Boolean(cell.findView(paper)), typeof paper.svg];
      };
      return [
        thrown(() => cellIn(paperWith(() => undefined))) === null,
        thrown(() => cellIn(paperWith((setUp) => setUp()))) === null,
      ];
    },
    expected: [false, true],
  },
  {
    member: 'remove',
    states: 'It removes the node even if you passed it as `el`.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const before = paper.el.isConnected;
      paper.remove();
      return [before, paper.el.isConnected];
    },
    expected: [true, false],
  },
  {
    member: 'unmount',
    states: 'An HTML node loses its DOM events when it is unmounted',
    run: ({joint}) => {
      let clicks = 0;
      const view = new joint.mvc.View<undefined>({events: {click: () => clicks++} as never});
      document.body.append(view.el);
      view.el.click();
      view.unmount();
      document.body.append(view.el);
      view.el.click();
      view.delegateEvents();
      view.el.click();
      return clicks;
    },
    expected: 2,
  },
  {
    member: 'setTheme',
    states: 'keeps its theme unless you pass `override: true`',
    run: ({joint}) => {
      const view = new joint.mvc.View<undefined>({theme: 'own'});
      const kept = view.setTheme('dark').theme;
      return [kept, view.setTheme('dark', {override: true}).theme];
    },
    expected: ['own', 'dark'],
  },
  {
    member: 'eventData',
    states: 'Without an event, the method throws `eventData(): event object required.`',
    run: ({joint, thrown}) => thrown(() => new joint.mvc.View<undefined>().eventData(undefined as never)),
    expected: 'eventData(): event object required.',
  },
  {
    member: 'eventData',
    states: "Such a handler therefore can't read what another handler stored for the same event.",
    run: ({joint}) => {
      const seen: unknown[] = [];
      const view = new joint.mvc.View<undefined>({
        events: {
          'click .inner': ((event: dia.Event) => {
            seen.push(view.eventData(event));
            view.eventData(event, {stored: 1});
            seen.push(view.eventData(event));
          }) as never,
          click: ((event: dia.Event) => seen.push(view.eventData(event))) as never,
        },
      });
      view.renderChildren([{tagName: 'b', attributes: {class: 'inner'}}]);
      view.el.querySelector<HTMLElement>('.inner')?.click();
      return seen;
    },
    expected: [{}, {stored: 1}, {}],
  },
  {
    member: 'events',
    states:
      "If a handler calls `evt.stopPropagation()`, the handlers of outer nodes don't run. Other handlers of the same node still run.",
    run: ({joint}) => {
      const calls: string[] = [];
      const handlers = (stop: boolean) => ({
        'click .inner': (event: dia.Event) => {
          calls.push('inner');
          if (stop) event.stopPropagation();
        },
        'click b': () => calls.push('same node'),
        'click .outer': () => calls.push('outer'),
        click: () => calls.push('view'),
      });
      return [false, true].map((stop) => {
        calls.length = 0;
        const inner = {tagName: 'b', attributes: {class: 'inner'}};
        const children = [{tagName: 'p', attributes: {class: 'outer'}, children: [inner]}];
        const view = new joint.mvc.View<undefined>({events: handlers(stop) as never});
        view.renderChildren(children);
        view.el.querySelector<HTMLElement>('.inner')?.click();
        return [...calls];
      });
    },
    expected: [
      ['inner', 'same node', 'outer', 'view'],
      ['inner', 'same node'],
    ],
  },
  {
    member: 'remove',
    states:
      'It removes the node, and the DOM events that views bound to the node and to the nodes inside it. Listeners that you added with `addEventListener()` stay.',
    run: ({joint}) => {
      const calls: string[] = [];
      const view = new joint.mvc.View<undefined>({events: {click: () => calls.push('view')} as never});
      const inside = new joint.mvc.View<undefined>({events: {click: () => calls.push('inside')} as never});
      view.el.append(inside.el);
      document.body.append(view.el);
      inside.el.addEventListener('click', () => calls.push('listener'));
      inside.el.click();
      calls.push('removed');
      view.remove();
      inside.el.click();
      return calls;
    },
    expected: ['inside', 'listener', 'view', 'removed', 'listener'],
  },
  {
    member: 'FLAG_INIT',
    states: 'The bit 2<sup>28</sup>. It marks the first insertion of a view.',
    run: ({joint: {mvc}}) => Math.log2(mvc.View.prototype.FLAG_INIT),
    expected: 28,
  },
]);

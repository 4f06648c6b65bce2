import {facts} from '../../support/facts';

facts('api/mvc/View.mdx', [
  {
    member: 'events',
    states: 'A handler that returns `false` stops the propagation and prevents the default.',
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
    states: '`window` is not a node: nothing is bound to it, and no error is reported.',
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
    states: 'A class that extends `mvc.View` itself has no such call',
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
    member: 'remove',
    states: 'It removes a node that you passed as `el`, too.',
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
    states: 'An HTML node loses its DOM events on the way',
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
    states: 'Throws `eventData(): event object required.` without an event.',
    run: ({joint, thrown}) => thrown(() => new joint.mvc.View<undefined>().eventData(undefined as never)),
    expected: 'eventData(): event object required.',
  },
]);

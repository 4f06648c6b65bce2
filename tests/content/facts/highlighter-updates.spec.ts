import {facts} from '../../support/facts';

facts('api/dia/HighlighterView.mdx', [
  {
    member: 'UPDATABLE',
    states:
      'With `false`, the highlighter is drawn once. It is drawn again only when the whole view is rendered or an attribute in [`UPDATE_ATTRIBUTES`](#UPDATE_ATTRIBUTES) changes.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      let calls = 0;
      const Badge = class extends joint.dia.HighlighterView {
        override UPDATABLE = false as never;
        override UPDATE_ATTRIBUTES = ['status'] as never;
        protected override highlight() {
          calls++;
        }
      };
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      Badge.add(element.findView(paper), 'root', 'badge');
      const counts = [calls];
      element.resize(50, 50);
      counts.push(calls);
      element.set('status' as never, 'new');
      counts.push(calls);
      element.removeAttr('label');
      return [...counts, calls];
    },
    expected: [1, 1, 2, 3],
  },
  {
    member: 'when-a-highlighter-is-drawn',
    states:
      "In 4.1.3, this doesn't work for highlighters with `MOUNTABLE: false`, such as `addClass`. They are drawn when the view is rendered again.",
    since: '4.1',
    run: ({joint, newPaper}) => {
      let isShown = true;
      const {graph, paper} = newPaper({viewport: () => isShown});
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const view = element.findView(paper);
      const show = (value: boolean) => {
        isShown = value;
        paper.checkViewport();
        paper.updateViews();
      };
      show(false);
      joint.highlighters.addClass.add(view, 'body', 'class', {className: 'marked'});
      joint.highlighters.stroke.add(view, 'body', 'stroke');
      const state = () => [
        view.el.isConnected,
        Boolean(view.el.querySelector('path')),
        Boolean(view.el.querySelector('.marked')),
      ];
      const states = [state()];
      show(true);
      states.push(state());
      element.resize(50, 50);
      states.push(state());
      element.removeAttr('label');
      return [...states, state()];
    },
    expected: [
      [false, false, false],
      [true, true, false],
      [true, true, false],
      [true, true, true],
    ],
  },
  {
    member: 'NodeSelector',
    states: 'CSS selectors work only if `useCSSSelectors` is set in `config` or on the cell class.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      class Styled extends joint.shapes.standard.Rectangle {
        override useCSSSelectors = true as never;
      }
      return [new joint.shapes.standard.Rectangle(), new Styled()].map((element) => {
        const view = element.addTo(graph).findView(paper);
        return joint.highlighters.mask.add(view, 'rect', 'mark').node === view.findNode('body');
      });
    },
    expected: [false, true],
  },
]);

facts('api/highlighters.mdx', [
  {
    member: 'list',
    states:
      "Don't push to the array. The highlighter does not notice the change. Suppose that you then set a new array in which the pushed entry keeps its place and something else has changed. The highlighter throws `TypeError: Cannot read properties of null (reading 'nodeName')`.",
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      const status = ['green'];
      element.set('status' as never, status);
      const view = element.addTo(graph).findView(paper);
      class Status extends joint.highlighters.list<string> {
        protected override createListItem(color: string) {
          return joint.V('rect', {fill: color}).node;
        }
      }
      const list = Status.add(view, 'root', 'status', {attribute: 'status'});
      status.push('red');
      element.resize(50, 50);
      const drawn = list.el.children.length;
      return [drawn, thrown(() => element.set('status' as never, ['blue', 'red']))];
    },
    expected: [1, "Cannot read properties of null (reading 'nodeName')"],
  },
]);

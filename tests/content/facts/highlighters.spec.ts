import {facts} from '../../support/facts';

facts('api/dia/HighlighterView.mdx', [
  {
    member: 'add',
    states:
      'The paper fires `cell:highlight:invalid` with the cell view, the id and the highlighter. The cell view fires the same event with the id and the highlighter.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const view = element.findView(paper);
      const seen: unknown[][] = [];
      paper.on('cell:highlight:invalid', (...args: unknown[]) => seen.push(['paper', ...args]));
      view.on('cell:highlight:invalid', (...args: unknown[]) => seen.push(['view', ...args]));
      const mark = joint.highlighters.mask.add(view, {port: 'in'}, 'wait');
      const names = new Map<unknown, string>([
        [view, 'the view'],
        [mark, 'the mark'],
      ]);
      return seen.map((args) => args.map((arg) => names.get(arg) ?? arg));
    },
    expected: [
      ['view', 'wait', 'the mark'],
      ['paper', 'the view', 'wait', 'the mark'],
    ],
  },
  {
    member: 'add',
    states:
      "On each [update](#when-a-highlighter-is-drawn), the highlighter looks for the node again. `addClass` and `opacity` are updated only when the view is rendered again. Until the first of these updates, the highlighter's own node is in the page",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const calls: unknown[] = [];
      const Mark = class extends joint.dia.HighlighterView {
        protected override highlight() {
          calls.push('highlight');
        }
      };
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const mark = Mark.add(element.findView(paper), {port: 'in'}, 'wait');
      const state = () => [calls.length, mark.node !== null, mark.el.isConnected];
      const states = [state()];
      element.resize(50, 50);
      states.push(state());
      element.addPort({id: 'in'});
      return [...states, state()];
    },
    expected: [
      [0, false, true],
      [0, false, false],
      [1, true, true],
    ],
  },
  {
    member: 'add',
    states:
      'If a highlighter of any class already has this id, `add` removes that highlighter first. Without an id, `add` throws `dia.HighlighterView: An ID required.`',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const view = element.findView(paper);
      const first = joint.highlighters.mask.add(view, 'body', 'a');
      const second = joint.highlighters.stroke.add(view, 'body', 'a');
      const found = joint.dia.HighlighterView.get(view);
      return [
        first.el.isConnected,
        found.length === 1 && found[0] === second,
        joint.highlighters.mask.get(view, 'a'),
        thrown(() => joint.highlighters.mask.add(view, 'body', '')),
      ];
    },
    expected: [false, true, null, 'dia.HighlighterView: An ID required.'],
  },
  {
    member: 'options.layer',
    states:
      'An unknown layer name throws `dia.Paper: Unknown layer "foo"` when the highlighter is drawn. The option has no effect if [`MOUNTABLE`](#MOUNTABLE) is `false`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const view = element.findView(paper);
      joint.highlighters.addClass.add(view, 'body', 'class', {layer: 'foo'});
      const messages = [thrown(() => paper.unfreeze())];
      paper.freeze();
      messages.push(thrown(() => joint.highlighters.mask.add(view, 'body', 'mask', {layer: 'foo'})));
      return [...messages, thrown(() => paper.unfreeze())];
    },
    expected: [null, null, 'dia.Paper: Unknown layer "foo"'],
  },
  {
    member: 'UPDATE_ATTRIBUTES',
    states: 'Several changes in one `set()` cause one update.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const calls: string[] = [];
      const Badge = class extends joint.dia.HighlighterView {
        override UPDATE_ATTRIBUTES = ['unread', 'status'] as never;
        protected override highlight() {
          calls.push('draw');
        }
        protected override unhighlight() {
          calls.push('undo');
        }
      };
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      Badge.add(element.findView(paper), 'root', 'badge');
      const during = (action: () => unknown) => (calls.splice(0), action(), calls.join());
      return [
        calls.join(),
        during(() => element.set({unread: 3, status: 'new'} as never)),
        during(() => element.set('other' as never, 1)),
        during(() => element.position(50, 50)),
        during(() => element.resize(50, 50)),
      ];
    },
    expected: ['draw', 'undo,draw', '', '', 'undo,draw'],
  },
  {
    member: 'add',
    states:
      "However, drawing a highlighter fires the paper's [`render:done`](./Paper.mdx#event:render:done). On a synchronous paper, this happens even before `add()` returns.",
    run: async ({joint, newPaper, events, until}) => {
      const results: unknown[] = [];
      for (const isAsync of [false, true]) {
        const {graph, paper} = newPaper({async: isAsync});
        const updated = () => until(() => !paper.hasScheduledUpdates());
        const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
        await updated();
        const later: string[] = [];
        paper.on('all', (name: string) => later.push(name));
        results.push(
          events(view, () => {
            results.push(events(paper, () => joint.highlighters.mask.add(view, 'body', 'mark')));
          }),
        );
        await updated();
        results.push(later);
      }
      return results;
    },
    expected: [['render:done'], [], ['render:done'], [], [], ['render:done']],
  },
  {
    member: 'add',
    states: "Don't add a highlighter in every `render:done`, because the handler would trigger itself again and again.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      let calls = 0;
      paper.on('render:done', () => {
        if (++calls < 20) joint.highlighters.mask.add(view, 'body', 'mark');
      });
      joint.highlighters.mask.add(view, 'body', 'mark');
      return calls;
    },
    expected: 20,
  },
]);

facts('api/highlighters.mdx', [
  {
    member: 'when-links-jump',
    states: 'With the default options, a `mask` adds 23 px on each side, although most of this area is invisible.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({position: {x: 50, y: 50}, size: {width: 80, height: 40}});
      graph.addCell(element);
      const box = () => paper.getContentBBox().toJSON();
      const before = box();
      joint.highlighters.mask.add(element.findView(paper), 'body', 'inside');
      const inside = box();
      joint.highlighters.mask.add(element.findView(paper), 'body', 'inside', {layer: 'front'});
      return [before, inside, box()];
    },
    expected: [
      {x: 50, y: 50, width: 80, height: 40},
      {x: 27, y: 27, width: 126, height: 86},
      {x: 50, y: 50, width: 80, height: 40},
    ],
  },
  {
    member: 'addClass',
    states: 'If two highlighters set the same class on one node, removing either of them removes the class.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const view = element.findView(paper);
      const body = view.findNode('body');
      const {addClass} = joint.highlighters;
      const first = addClass.add(view, 'body', 'first');
      const second = addClass.add(view, 'body', 'second');
      const classes = [body?.getAttribute('class')];
      first.remove();
      return [...classes, body?.getAttribute('class') || null, addClass.get(view, 'second') === second];
    },
    expected: ['joint-highlighted', null, true],
  },
  {
    member: 'opacity',
    states:
      "An `opacity` that you set as an attribute then applies again, but an `opacity` in the node's `style` is lost.",
    run: ({joint, newPaper}) =>
      [{opacity: 0.8}, {style: {opacity: 0.8}}].map((attributes) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({attrs: {body: attributes}});
        graph.addCell(element);
        const view = element.findView(paper);
        const shown = () => getComputedStyle(view.findNode('body') as Element).opacity;
        const before = shown();
        const mark = joint.highlighters.opacity.add(view, 'body', 'dim');
        const during = shown();
        mark.remove();
        return [before, during, shown()];
      }),
    expected: [
      ['0.8', '0.3', '0.8'],
      ['0.8', '0.3', '1'],
    ],
  },
  {
    member: 'list',
    states:
      "To remove an entry, use `set()`: `prop('status', …)` merges the old and the new array, and [`removeProp()`](./dia/Cell.mdx#removeProp) leaves a hole.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 50}});
      element.set('status' as never, ['green', 'red', 'blue']);
      graph.addCell(element);
      class Status extends joint.highlighters.list<string> {
        protected override createListItem(color: string, {width, height}: {width: number; height: number}) {
          return joint.V('rect', {width, height, fill: color}).node;
        }
      }
      const list = Status.add(element.findView(paper), 'root', 'status', {attribute: 'status'});
      return [
        () => element.prop('status/0', 'black'),
        () => element.prop('status', ['pink']),
        () => element.removeProp('status/1'),
        () => element.set('status' as never, ['pink', 'blue']),
      ].map((change) => {
        change();
        return [...list.el.children].map((item) => item.getAttribute('fill')).join(' ');
      });
    },
    expected: ['black red blue', 'pink red blue', 'pink red blue', 'pink blue'],
  },
  {
    member: 'list',
    states:
      'The declarations also have older names, such as `topRight`. The older names set the position but not the alignment, so the list extends beyond the edge.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 50}});
      element.set('status' as never, ['green', 'red']);
      graph.addCell(element);
      const view = element.findView(paper);
      class Status extends joint.highlighters.list<string> {
        protected override createListItem(color: string, {width, height}: {width: number; height: number}) {
          return joint.V('rect', {width, height, fill: color}).node;
        }
      }
      const place = (options: object) => {
        const list = Status.add(view, 'root', 'status', {attribute: 'status', ...options});
        const items = [...list.el.children].map((item) => [item.getAttribute('transform'), item.getAttribute('width')]);
        return [list.el.getAttribute('transform'), items];
      };
      return [
        place({}),
        ...['top-right', 'topRight'].map((position) => place({position})[0]),
        thrown(() => place({attribute: undefined})),
      ];
    },
    expected: [
      [
        'translate(5, 5)',
        [
          ['translate(0, 0)', '20'],
          ['translate(25, 0)', '20'],
        ],
      ],
      'translate(50, 5)',
      'translate(95, 5)',
      'List: attribute is required',
    ],
  },
]);

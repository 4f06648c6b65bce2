import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'event:paper:pinch',
    states:
      'The paper collects the steps of 20 ms and fires one event for all of them. `scale` then combines the steps, and `evt` is the event of the last step.',
    run: ({newPaper, onStoppedClock}) => {
      const {paper} = newPaper();
      const fired: unknown[] = [];
      paper.on('paper:pinch', (evt, x, y, scale) => {
        fired.push([(evt.originalEvent as WheelEvent).deltaY, scale.toFixed(4), (0.995 ** 30).toFixed(4)]);
      });
      return onStoppedClock((pass) => {
        for (const deltaY of [20, 10]) {
          paper.svg.dispatchEvent(new WheelEvent('wheel', {bubbles: true, ctrlKey: true, deltaY}));
        }
        pass(19);
        const before = fired.length;
        pass(1);
        return [before, fired];
      });
    },
    expected: [0, [[10, '0.8604', '0.8604']]],
  },
  {
    member: 'events',
    states:
      'first with the prefix `cell:`, then with `element:` or `link:`. Only `pointerup` fires with `element:` or `link:` first.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}});
      graph.addCell(element);
      const view = element.findView(paper);
      const offset = paper.clientOffset();
      const at = {bubbles: true, clientX: offset.x + 20, clientY: offset.y + 30};
      const fired: unknown[] = [];
      paper.on('all', (name: string, ...args: unknown[]) => {
        const [cellView, evt, ...rest] = args as [unknown, {target: unknown}, ...unknown[]];
        fired.push([name, cellView === view, evt.target === view.el, ...rest]);
      });
      view.el.dispatchEvent(new MouseEvent('mousedown', at));
      view.el.dispatchEvent(new MouseEvent('mouseup', at));
      return fired;
    },
    expected: [
      'cell:pointerdown',
      'element:pointerdown',
      'element:pointerup',
      'cell:pointerup',
      'cell:pointerclick',
      'element:pointerclick',
    ].map((name) => [name, true, true, 20, 30]),
  },
  {
    member: 'event:cell:pointerdown',
    states:
      '`evt.data` also holds values that the paper needs for the gesture. Add your own values to this object. If you replace the object without copying its values, the `pointer` batch never ends. This example copies them:',
    run: ({joint, newPaper}) =>
      [true, false].map((keep) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle();
        graph.addCell(element);
        const data: unknown[] = [];
        paper.on('element:pointerdown', (_view, evt) => {
          evt.data = {...(keep ? (evt.data as object) : {}), mine: 1};
        });
        paper.on('element:pointerup', (_view, evt) =>
          data.push((evt.data as {mine: 1}).mine, graph.hasActiveBatch('pointer')),
        );
        element.findView(paper).el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        document.dispatchEvent(new MouseEvent('mouseup'));
        return [...data, graph.hasActiveBatch('pointer')];
      }),
    expected: [
      [1, true, false],
      [1, true, true],
    ],
  },
  {
    member: 'event:blank:pointerup',
    states: 'It also fires if the pointer is over a cell or outside the paper.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const {x, y} = paper.clientOffset();
      const fired: unknown[] = [];
      paper.on('all', (name: string, evt: {clientX: number}, ...point: unknown[]) => {
        fired.push([name, evt.clientX - x, ...point]);
      });
      for (const node of [element.findView(paper).el, document.body]) {
        paper.svg.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: x + 5, clientY: y + 6}));
        node.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: x + 500, clientY: y}));
        node.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: x + 500, clientY: y}));
      }
      return fired;
    },
    expected: [0, 1].flatMap(() => [
      ['blank:pointerdown', 5, 5, 6],
      ['blank:pointermove', 500, 500, 0],
      ['blank:pointerup', 500, 500, 0],
    ]),
  },
  {
    member: 'event:cell:contextmenu',
    states: "The right button fires only `contextmenu`: `pointerdown`, `pointerup` and `pointerclick` don't fire.",
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element);
      const menu = new MouseEvent('contextmenu', {bubbles: true, cancelable: true, button: 2});
      const names = events(paper, () => {
        const {el} = element.findView(paper);
        el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, button: 2}));
        el.dispatchEvent(menu);
        el.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, button: 2}));
      });
      return [names, menu.defaultPrevented];
    },
    expected: [['cell:contextmenu', 'element:contextmenu'], true],
  },
  {
    member: 'event:cell:mousewheel',
    states: '`delta` is `1` when the user scrolls up and `-1` when the user scrolls down.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}});
      graph.addCell(element);
      const {x, y} = paper.clientOffset();
      const fired: unknown[] = [];
      paper.on('all', (name: string, ...args: unknown[]) => {
        fired.push([name, ...args.filter((arg) => typeof arg === 'number')]);
      });
      const turn = (node: Element, deltaY: number) => {
        // As in the events of a real wheel; one made by a program has no `wheelDelta` of its own.
        const wheel = {deltaY, wheelDeltaY: deltaY * -1.2};
        node.dispatchEvent(new WheelEvent('wheel', {bubbles: true, clientX: x + 7, clientY: y + 8, ...wheel}));
      };
      turn(element.findView(paper).el, -100);
      turn(paper.svg, 100);
      return fired;
    },
    expected: [
      ['cell:mousewheel', 7, 8, 1],
      ['element:mousewheel', 7, 8, 1],
      ['paper:pan', 0, -100],
      ['blank:mousewheel', 7, 8, -1],
      ['paper:pan', 0, 100],
    ],
  },
  {
    member: 'event:paper:pinch',
    states:
      'While a listener for this event exists, pinches and Ctrl + wheel fire neither `mousewheel` nor [`paper:pan`](#event:paper:pan)',
    run: async ({newPaper, events}) => {
      const {paper} = newPaper();
      const {x, y} = paper.clientOffset();
      const turn = () => {
        const options = {bubbles: true, cancelable: true, ctrlKey: true, deltaY: 40, clientX: x + 7, clientY: y + 8};
        paper.svg.dispatchEvent(new WheelEvent('wheel', options));
      };
      const without = events(paper, turn);
      const pinch = new Promise((resolve) => {
        paper.on('paper:pinch', (_evt, ...args: number[]) => resolve(args));
      });
      const listened = events(paper, () => (turn(), turn()));
      return [without, listened, await pinch];
    },
    expected: [['blank:mousewheel', 'paper:pan'], [], [7, 8, 0.995 ** 80]],
  },
  {
    member: 'event:element:magnet:pointerclick',
    states:
      'It fires before `cell:pointerclick` and `element:pointerclick`, whatever the value of [`magnetThreshold`](#options.magnetThreshold).',
    run: ({joint, newPaper, events}) =>
      [{}, {magnetThreshold: 'onleave'}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}});
        graph.addCell(element);
        const body = element.findView(paper).findNode('body');
        const names = events(paper, () => {
          body?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
          body?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        });
        return [graph.getLinks().length, names.filter((name) => name.includes('pointer'))];
      }),
    expected: [
      [
        1,
        [
          'element:magnet:pointerdown',
          'cell:pointerdown',
          'link:pointerdown',
          'element:magnet:pointerup',
          'link:pointerup',
          'cell:pointerup',
          'element:magnet:pointerclick',
          'cell:pointerclick',
          'element:pointerclick',
        ],
      ],
      [
        0,
        [
          'element:magnet:pointerdown',
          'element:magnet:pointerup',
          'element:magnet:pointerclick',
          'cell:pointerclick',
          'element:pointerclick',
        ],
      ],
    ],
  },
  {
    member: 'event:link:connect',
    states:
      'The event fires before `link:pointerup`. If the user drew the link from a magnet, `element:magnet:pointerup` of that magnet fires first.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, attrs: {body: {magnet: true}}}));
      graph.addCells([a!, b!]);
      const body = (id: string) => paper.findViewByModel(id).findNode('body');
      body('a')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      body('b')?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      const fired: unknown[] = [];
      paper.on('all', (name: string, ...args: unknown[]) => {
        if (name === 'link:connect') {
          const link = graph.getLinks()[0]!;
          const [view, evt, cellView, node, end] = args as [unknown, MouseEvent, unknown, unknown, unknown];
          const views = [view === link.findView(paper), cellView === paper.findViewByModel('b')];
          fired.push([...views, evt.type, node === body('b'), end, link.target()]);
        } else if (name.endsWith('pointerup')) {
          fired.push(name);
        }
      });
      body('b')?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      graph.getLinks()[0]!.target(a!);
      return fired;
    },
    expected: [
      'element:magnet:pointerup',
      [true, true, 'mouseup', true, 'target', {id: 'b', magnet: 'body'}],
      'link:pointerup',
      'cell:pointerup',
    ],
  },
  {
    member: 'event:link:disconnect',
    states:
      'The event fires on the drop, before [`link:connect`](#event:link:connect). `cellView` and `node` are what the end was connected to.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([a!, b!, c!, link]);
      const view = link.findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
      const fired: unknown[] = [];
      paper.on('link:connect link:disconnect', (...args: unknown[]) => {
        const [linkView, , cellView, node, end] = args as [unknown, unknown, typeof view, unknown, unknown];
        fired.push([linkView === view, cellView.model.id, node === cellView.el, end]);
      });
      const target = c!.findView(paper).el;
      paper.tools.querySelector('path')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      target.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      const before = fired.length;
      target.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return [before, fired];
    },
    expected: [
      0,
      [
        [true, 'b', true, 'target'],
        [true, 'c', true, 'target'],
      ],
    ],
  },
  {
    member: 'event:link:connect',
    states: 'The event fires before `link:pointerup`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([a!, b!, c!, link]);
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
      const fired: string[] = [];
      paper.on('all', (name: string) => {
        if (name === 'link:connect' || name.endsWith(':pointerup')) {
          fired.push(name);
        }
      });
      const target = c!.findView(paper).el;
      paper.tools.querySelector('path')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      target.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      target.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return fired;
    },
    expected: ['link:connect', 'link:pointerup', 'cell:pointerup'],
  },
  {
    member: 'event:paper:pan',
    states: "Positive values scroll right and down, as in the browser's `wheel` event.",
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const {x, y} = paper.clientOffset();
      const distances: number[][] = [];
      paper.on('paper:pan', (_evt, deltaX: number, deltaY: number) => distances.push([deltaX, deltaY]));
      const wheel = {deltaX: 30, deltaY: 40, clientX: x + 7, clientY: y + 8};
      paper.svg.dispatchEvent(new WheelEvent('wheel', {bubbles: true, ...wheel}));
      return distances;
    },
    expected: [[30, 40]],
  },
]);

import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'rendering',
    states:
      "the paper draws them in its constructor, even with `async: true`. To prevent this, set `frozen: true` and don't set [`autoFreeze`](#options.autoFreeze).",
    run: ({joint, newGraph, newPaper}) =>
      [{}, {frozen: true}, {frozen: true, autoFreeze: true}].map((options) => {
        const element = new joint.shapes.standard.Rectangle();
        const {paper} = newPaper({model: newGraph().addCell(element), async: true, ...options});
        return element.findView(paper).findNode('body') !== null;
      }),
    expected: [true, false, true],
  },
  {
    member: 'constructor',
    states:
      "matches nothing, the constructor throws `TypeError: Cannot read properties of undefined (reading 'style')`. - `document.getElementById()` returns `null` for a missing element, and `el: null` doesn't throw an error. Instead, the paper creates a `div` that isn't in the document.",
    run: ({joint, newGraph, thrown}) => {
      const model = newGraph();
      const message = thrown(() => new joint.dia.Paper({el: '#nowhere', model}));
      return [message, new joint.dia.Paper({el: null, model}).el.isConnected];
    },
    expected: ["Cannot read properties of undefined (reading 'style')", false],
  },
  {
    member: 'options.width',
    states: 'Defaults to `800`.',
    run: ({joint, newGraph}) => {
      const paper = new joint.dia.Paper({model: newGraph()});
      return [paper.getComputedSize().width, paper.el.style.width];
    },
    expected: [800, '800px'],
  },
  {
    member: 'options.height',
    states: 'Defaults to `600`.',
    run: ({joint, newGraph}) => {
      const paper = new joint.dia.Paper({model: newGraph()});
      return [paper.getComputedSize().height, paper.el.style.height];
    },
    expected: [600, '600px'],
  },
  {
    member: 'options.gridSize',
    states:
      "are rounded to multiples of this step. Defaults to `1`. Embedded elements move by the same distance as the dragged element, so their own positions aren't rounded. The paper doesn't round positions that you set in code,",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({position: {x: 0.3, y: 0.3}, size: {width: 90, height: 60}});
      graph.addCell(element);
      paper.translate(0.25, 0.25);
      const placed = element.position().toJSON();
      const {x, y} = paper.clientOffset();
      const seen: unknown[] = [];
      paper.on('element:pointerdown', (...args: unknown[]) => seen.push(args[2], args[3]));
      const fire = (type: string, clientX: number) =>
        element.findView(paper).el.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY: y + 20}));
      fire('mousedown', x + 10);
      fire('mousemove', x + 30);
      fire('mouseup', x + 30);
      return [placed, seen, element.position().toJSON()];
    },
    expected: [{x: 0.3, y: 0.3}, [10, 20], {x: 20, y: 0}],
  },
  {
    member: 'options.clickThreshold',
    states: 'Defaults to `0`: the slightest movement prevents the click.',
    run: ({joint, newPaper, events}) =>
      [{}, {clickThreshold: 1}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}});
        graph.addCell(element);
        const {el} = element.findView(paper);
        const clicks = (types: string[]) =>
          events(paper, () => types.forEach((type) => el.dispatchEvent(new MouseEvent(type, {bubbles: true})))).filter(
            (name) => name === 'element:pointerclick',
          ).length;
        return [clicks(['mousedown', 'mouseup']), clicks(['mousedown', 'mousemove', 'mouseup'])];
      }),
    expected: [
      [1, 0],
      [1, 1],
    ],
  },
  {
    member: 'options.magnetThreshold',
    states: 'With `0`, the press itself creates the link.',
    run: ({joint, newPaper}) =>
      [{}, {magnetThreshold: 1}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}});
        graph.addCell(element);
        return ['mousedown', 'mousemove', 'mousemove', 'mouseup'].map((type) => {
          element
            .findView(paper)
            .findNode('body')
            ?.dispatchEvent(new MouseEvent(type, {bubbles: true}));
          return graph.getLinks().length;
        });
      }),
    expected: [
      [1, 1, 1, 1],
      [0, 0, 1, 1],
    ],
  },
  {
    member: 'options.linkPinning',
    states: 'If one of them is a point, the paper removes a new link, or restores the former end of an existing link.',
    run: ({joint, newPaper}) =>
      [{}, {linkPinning: false}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}});
        graph.addCell([element, new joint.shapes.standard.Link({target: {x: 9, y: 9}})]);
        element
          .findView(paper)
          .findNode('body')
          ?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        paper.svg.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        paper.svg.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.getLinks().length;
      }),
    expected: [2, 1],
  },
  {
    member: 'options.linkPinning',
    states: 'Both ends must be connected to cells.',
    run: ({gestureOn, joint, newPaper}) =>
      [true, false].map((linkPinning) => {
        const {graph, paper} = newPaper({linkPinning});
        const element = new joint.shapes.standard.Rectangle({id: 'a', size: {width: 90, height: 60}}).addTo(graph);
        const link = new joint.shapes.standard.Link({source: {x: 200, y: 200}, target: {x: 300, y: 9}}).addTo(graph);
        const view = link.findView(paper) as dia.LinkView;
        const move = new MouseEvent('mousemove', {bubbles: true});
        element.findView(paper).el.dispatchEvent(move);
        const gesture = gestureOn(view, move);
        view.startArrowheadMove('target');
        gesture.pointermove(20, 20);
        gesture.pointerup(20, 20);
        return link.target().id ?? null;
      }),
    expected: ['a', null],
  },
  {
    member: 'options.multiLinks',
    states:
      "Set to `false` to reject a link that a user draws or reconnects if another link already has the same source and target. Defaults to `true`. A link in the opposite direction doesn't count as the same.",
    run: ({joint, newPaper}) =>
      [{}, {multiLinks: false}].map((options) => {
        const {graph, paper} = newPaper(options);
        const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, attrs: {body: {magnet: true}}}));
        graph.addCells([a!, b!]);
        const draw = (from: string, to: string) => {
          const body = (id: string) => paper.findViewByModel(id).findNode('body');
          body(from)?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
          body(to)?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
          body(to)?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
          return graph.getLinks().length;
        };
        return [draw('a', 'b'), draw('a', 'b'), draw('b', 'a')];
      }),
    expected: [
      [1, 2, 3],
      [1, 1, 2],
    ],
  },
  {
    member: 'options.interactive',
    states:
      'A flag that you omit is `true`. Your object replaces the default, so `{ elementMove: false }` turns `labelMove` on.',
    run: ({joint, newPaper}) =>
      [{}, {interactive: {elementMove: false}}].map((options) => {
        const {graph, paper} = newPaper(options);
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}});
        link.appendLabel({attrs: {text: {text: 'drag me'}}});
        const element = new joint.shapes.standard.Rectangle({size: {width: 20, height: 20}});
        graph.addCell([link, element]);
        const drag = (node: Element | null | undefined) => {
          node?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: 100, clientY: 50}));
          document.dispatchEvent(new MouseEvent('mousemove', {clientX: 150, clientY: 50}));
          document.dispatchEvent(new MouseEvent('mouseup', {clientX: 150, clientY: 50}));
        };
        drag(link.findView(paper).el.querySelector('.label rect'));
        drag(element.findView(paper).findNode('body'));
        return [link.label(0).position !== undefined, element.position().x];
      }),
    expected: [
      [false, 50],
      [true, 0],
    ],
  },
  {
    member: 'options.interactive',
    states: 'Any other value, such as `undefined`, means `false`.',
    run: ({joint, newPaper}) =>
      [true, {}, undefined, null, 1, 'yes'].map((value) => {
        const {graph, paper} = newPaper({interactive: (() => value) as never});
        const element = new joint.shapes.standard.Rectangle().addTo(graph);
        return element.findView(paper).can('elementMove');
      }),
    expected: [true, true, false, false, false, false],
  },
  {
    member: 'options.interactive',
    states:
      'If its parent may move, dragging the element moves the parent. To keep the element in place, return `{ elementMove: false }` instead.',
    run: ({joint, newPaper}) =>
      [false, {elementMove: false}].map((ofLocked) => {
        const {graph, paper} = newPaper({interactive: ({model}) => (model.get('locked') ? ofLocked : true)});
        const parent = new joint.shapes.standard.Rectangle({size: {width: 60, height: 60}});
        const child = new joint.shapes.standard.Rectangle({size: {width: 20, height: 20}, locked: true});
        graph.addCells([parent, child]);
        parent.embed(child);
        const node = child.findView(paper).findNode('body');
        const {x, y} = paper.clientOffset();
        const fire = (type: string, at: number) =>
          node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + 5}));
        fire('mousedown', 5);
        fire('mousemove', 55);
        fire('mouseup', 55);
        return [parent.position().x, child.position().x];
      }),
    expected: [
      [50, 50],
      [0, 0],
    ],
  },
  {
    member: 'options.cellViewNamespace',
    states:
      'If one of these options is a function, the paper calls it first, and looks in the namespace only if the function returns nothing.',
    run: ({joint, newPaper}) => {
      class TaskView extends joint.dia.ElementView {}
      class OwnView extends joint.dia.ElementView {}
      const nothing = (): undefined => undefined;
      return [OwnView, () => OwnView, nothing].map((elementView) => {
        const cellViewNamespace = {...joint.shapes, my: {TaskView}};
        const {graph, paper} = newPaper({cellViewNamespace, elementView: elementView as never});
        const element = new joint.shapes.standard.Rectangle({type: 'my.Task'}).addTo(graph);
        return element.findView(paper) instanceof TaskView;
      });
    },
    expected: [true, false, true],
  },
  {
    member: 'options.highlighting',
    states: "`{ default: { name: 'mask' } }` keeps the `padding` of 3.",
    run: ({newPaper}) => {
      const {paper} = newPaper({highlighting: {default: {name: 'mask'}}});
      return paper.options.highlighting;
    },
    expected: {
      default: {name: 'mask', options: {padding: 3}},
      magnetAvailability: {name: 'addClass', options: {className: 'available-magnet'}},
      elementAvailability: {name: 'addClass', options: {className: 'available-cell'}},
    },
  },
  {
    member: 'options.sorting',
    states: 'each node is inserted at its `z`; cells with equal `z` are in the order they were drawn',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      for (const [id, z] of Object.entries({a: 2, b: 1, c: 2, d: 1})) {
        graph.addCell(new joint.shapes.standard.Rectangle({id, z}));
      }
      const order = () => [...paper.cells.querySelectorAll('[model-id]')].map((node) => node.getAttribute('model-id'));
      const before = order();
      graph.getCell('b').set('z', 2);
      return [before, order(), paper.options.sorting === joint.dia.Paper.sorting.APPROX];
    },
    expected: [['b', 'd', 'a', 'c'], ['d', 'a', 'c', 'b'], true],
  },
  {
    member: 'options.validateConnection',
    states:
      'By default, links can connect to elements but not to other links. A link can connect an element to itself.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}});
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}});
      graph.addCells([element, link]);
      const body = element.findView(paper).findNode('body');
      return [body, link.findView(paper).findNode('line')].map((node) => {
        body?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        node?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        node?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.getLinks().at(-1)?.target().id === element.id;
      });
    },
    expected: [true, false],
  },
  {
    member: 'rendering',
    states: "A change that the view doesn't show, such as `element.set('price', 5)`, doesn't schedule an update.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({frozen: true});
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      paper.updateViews();
      const states = [paper.hasScheduledUpdates()];
      element.set('price', 5);
      states.push(paper.hasScheduledUpdates());
      element.attr('label/text', '5');
      return [...states, paper.hasScheduledUpdates()];
    },
    expected: [false, false, true],
  },
  {
    member: 'rendering',
    states:
      "- [`updateViews`](#updateViews) draws everything that is scheduled. A view that [`viewport`](#options.viewport) excludes isn't drawn, unless a drawn link ends at it. - [`dumpViews`](#dumpViews) draws everything, including the views that `viewport` excludes.",
    run: ({joint, newPaper}) => {
      const isDrawn = (method: 'requireView' | 'updateViews' | 'dumpViews', allowed: boolean) => {
        const {graph, paper} = newPaper({async: true, viewport: () => allowed});
        const element = new joint.shapes.standard.Rectangle().addTo(graph);
        if (method === 'requireView') {
          paper.requireView(element);
        } else {
          paper[method]();
        }
        return element.findView(paper).findNode('body') !== null;
      };
      const methods = ['requireView', 'updateViews', 'dumpViews'] as const;
      return [true, false].map((allowed) => methods.map((method) => isDrawn(method, allowed)));
    },
    expected: [
      [true, true, true],
      [true, false, true],
    ],
  },
  {
    member: 'rendering',
    states: '`viewport` excludes views as with `updateViews`.',
    run: ({joint, newPaper}) =>
      [true, false].map((allowed) => {
        const {graph, paper} = newPaper({async: true, viewport: () => allowed});
        const element = new joint.shapes.standard.Rectangle().addTo(graph, {async: false});
        return element.findView(paper).findNode('body') !== null;
      }),
    expected: [true, false],
  },
  {
    member: 'clientToLocalPoint',
    states: "A native touch event doesn't have these properties, so pass those of `evt.changedTouches[0]`.",
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const {left, top} = paper.svg.getBoundingClientRect();
      const place = {clientX: left + 30, clientY: top + 40};
      const convert = ({clientX, clientY}: {clientX: number; clientY: number}) =>
        paper.clientToLocalPoint(clientX, clientY).toString();
      const touch = new Touch({identifier: 1, target: paper.el, ...place});
      const event = new TouchEvent('touchstart', {changedTouches: [touch]});
      return [
        'clientX' in event,
        convert(event.changedTouches[0]!),
        ...[MouseEvent, PointerEvent, DragEvent].map((type) => convert(new type('any', place))),
      ];
    },
    expected: [false, '30@40', '30@40', '30@40', '30@40'],
  },
  {
    member: 'constructor',
    states: 'The paper also removes the class without the prefix, so an `el` with the class `paper` loses that class.',
    run: ({joint, newGraph}) => {
      const el = document.createElement('div');
      el.className = 'paper sheet';
      new joint.dia.Paper({el, model: newGraph()});
      return ['paper', 'joint-paper', 'sheet'].map((name) => el.classList.contains(name));
    },
    expected: [false, true, true],
  },
]);

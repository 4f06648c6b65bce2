import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// More of what 4.0 does in another way than 4.1: routes, markup, cells that are
// replaced, and highlighters of views that are not in the document.

facts('api/routers.mdx', [
  {
    member: 'rightAngle',
    states:
      'A link from an element to itself runs back along its own line if both ends have the same anchor and the same side, as with `center` anchors. Different sides, such as `right` and `top` or `left` and `right`, draw a clean loop around the element. The router `orthogonal` also draws one.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a', size: {width: 80, height: 40}}));
      const route = (source: string, target: string, name = 'rightAngle') => {
        const end = (anchor: string) => ({id: 'a', anchor: {name: anchor}});
        const link = new joint.shapes.standard.Link({source: end(source), target: end(target), router: {name}});
        return (link.addTo(graph).findView(paper) as dia.LinkView).route.map(String);
      };
      return [
        route('center', 'center'),
        route('right', 'right'),
        route('right', 'top'),
        route('left', 'right'),
        route('top', 'bottom'),
        route('center', 'center', 'orthogonal').length > 2,
      ];
    },
    expected: [
      ['40@-20', '40@-20'],
      ['100@20', '100@20'],
      ['100@20', '100@-20', '40@-20'],
      ['-20@20', '-20@60', '100@60', '100@20'],
      ['40@-20', '100@-20', '100@60', '40@60'],
      true,
    ],
  },
]);

facts('learn/features/diagram-basics/links.mdx', [
  {
    member: 'loops',
    states: 'router needs anchors on different sides, such as `right` and `top`.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a', size: {width: 80, height: 40}}));
      const end = (anchor: string) => ({id: 'a', anchor: {name: anchor}});
      const link = new joint.shapes.standard.Link({source: end('top'), target: end('bottom')});
      link.router('rightAngle').addTo(graph);
      return (link.findView(paper) as dia.LinkView).route.map(String);
    },
    expected: ['40@-20', '100@-20', '100@60', '40@60'],
  },
]);

facts('api/dia/HighlighterView.mdx', [
  {
    member: 'when-a-highlighter-is-drawn',
    states: "In 4.0.4, this doesn't work for `addClass` and `opacity`. They are drawn when the view is next rendered.",
    until: '4.0',
    unchanged: '4.1 says it of all highlighters of the kind',
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
      joint.highlighters.opacity.add(view, 'body', 'opacity');
      joint.highlighters.stroke.add(view, 'body', 'stroke');
      const state = () => [
        Boolean(view.el.querySelector('path')),
        Boolean(view.el.querySelector('.marked')),
        view.el.querySelector('rect')?.style.opacity,
      ];
      show(true);
      const shown = state();
      element.resize(50, 50);
      const resized = state();
      element.removeAttr('label');
      return [shown, resized, state()];
    },
    expected: [
      [true, false, ''],
      [true, false, ''],
      [true, true, '0.3'],
    ],
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'graph',
    states:
      "[`graph.resetCells()`](./Graph.mdx#resetCells) and [`graph.fromJSON()`](./Graph.mdx#fromJSON) don't clear it: the cells that they replace still refer to the graph.",
    until: '4.0',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const isKeptBy = (remove: () => unknown) => {
        const cell = new joint.shapes.standard.Rectangle().addTo(graph);
        remove();
        return [graph.getCells().length, (cell.graph as unknown) === graph];
      };
      return [
        isKeptBy(() => graph.resetCells([])),
        isKeptBy(() => graph.fromJSON({cells: []})),
        isKeptBy(() => graph.clear()),
      ];
    },
    expected: [
      [0, true],
      [0, true],
      [0, false],
    ],
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'toJSON',
    states: 'Above that level, empty objects in `attrs` are left out.',
    until: '4.0',
    run: ({joint}) =>
      new joint.shapes.standard.Rectangle({attrs: {note: {}, body: {extra: {}}, label: {text: 'A'}}}).toJSON().attrs,
    expected: {label: {text: 'A'}},
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'addCell',
    states:
      '`cell.graph` still refers to the first graph even after [`resetCells`](#resetCells) or [`fromJSON`](#fromJSON) has replaced the cell in that graph.',
    until: '4.0',
    run: ({joint, newGraph}) => {
      const [first, second] = [newGraph(), newGraph()];
      const cell = new joint.shapes.standard.Rectangle().addTo(first);
      first.resetCells([]);
      second.addCell(cell);
      return [second.getCells().length, cell.graph === first];
    },
    expected: [1, true],
  },
]);

facts('api/dia/index.mdx', [
  {
    member: 'MarkupNodeJSON',
    states:
      'Children inherit it. The nodes that follow in the same array also inherit it, unless they have their own namespace. Defaults to the SVG namespace.',
    until: '4.0',
    run: ({joint}) => {
      const {fragment} = joint.util.parseDOMJSON([
        {tagName: 'rect'},
        {
          tagName: 'foreignObject',
          children: [
            {tagName: 'div', namespaceURI: 'http://www.w3.org/1999/xhtml', children: [{tagName: 'p'}]},
            {tagName: 'span'},
          ],
        },
        {tagName: 'circle'},
      ]);
      return Array.from(fragment.querySelectorAll('*'), (node) => [node.localName, node instanceof HTMLElement]);
    },
    expected: [
      ['rect', false],
      ['foreignObject', false],
      ['div', true],
      ['p', true],
      ['span', true],
      ['circle', false],
    ],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'how-attributes-are-applied',
    states:
      '- `fill`, `stroke`, `filter` and `style` are exceptions. `null` removes them at once, even a gradient or an object.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const stops = ['red', 'blue'].map((color, offset) => ({offset, color}));
      const gradient = {type: 'linearGradient', stops};
      const filter = {name: 'blur', args: {x: 1}};
      const body = {fill: gradient, stroke: gradient, filter, style: {color: 'red'}, href: '#a'};
      const element = new joint.shapes.standard.Rectangle({attrs: {body: body as never}}).addTo(graph);
      const node = element.findView(paper).findNode('body');
      const present = () => Object.keys(body).filter((name) => node?.hasAttribute(name));
      const drawn = present();
      element.attr('body', {fill: null, stroke: null, filter: null, style: null, href: null});
      return [drawn, present()];
    },
    expected: [['fill', 'stroke', 'filter', 'style', 'href'], ['href']],
  },
  {
    member: 'custom-attributes',
    states: '| `qualify(value, node, attributes, view)` | first, even if the value is `null` |',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const values: unknown[] = [];
      class Tank extends joint.shapes.standard.Rectangle {
        static override attributes = {level: {qualify: (value: unknown) => values.push(value) > 0, set: () => ({})}};
      }
      const {graph} = newPaper({cellViewNamespace: joint.shapes});
      const tank = new Tank({attrs: {body: {level: 1}}}).addTo(graph);
      values.length = 0;
      tank.attr('body/level', null);
      return values.includes(null);
    },
    expected: true,
  },
]);

facts('api/dia/CellView.mdx', [
  {
    member: 'boxes',
    states: '- Only the labels of a link change. The box of the whole link then stays outdated.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const label = {attrs: {text: {text: 'label'}}, position: {distance: 0.5, offset: 0}};
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 100}, target: {x: 200, y: 100}, labels: [label]});
      const view = link.addTo(graph).findView(paper) as dia.LinkView;
      const isHigh = () => view.getBBox().height > 90;
      const drawn = isHigh();
      link.label(0, {position: {distance: 0.5, offset: 100}});
      const changed = isHigh();
      view.update();
      return [drawn, changed, isHigh()];
    },
    expected: [false, false, true],
  },
]);

facts('api/linkTools.mdx', [
  {
    member: 'while-a-tool-is-dragged',
    states:
      'In 4.0.4, values that a listener of `link:pointerdown` stores in `evt.data` are lost when the user drags an arrowhead: they are missing in `link:pointerup`.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 100}, target: {x: 200, y: 100}}).addTo(graph);
      const tool = new joint.linkTools.TargetArrowhead();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const seen: unknown[] = [];
      paper.on('link:pointerdown', (_view, evt) => {
        const data = evt.data as {start?: number};
        data.start = 1;
        seen.push(data.start);
      });
      paper.on('link:pointerup', (_view, evt) => {
        const data = evt.data as {start?: number} | undefined;
        seen.push(data?.start === undefined);
      });
      const fire = (type: string, target: EventTarget) =>
        target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 200, clientY: 100}));
      fire('mousedown', tool.el);
      fire('mouseup', document);
      return seen;
    },
    expected: [1, true],
  },
]);

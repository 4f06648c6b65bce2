import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/CellView.mdx', [
  {
    member: 'dragLink',
    states:
      'By default, this is the magnet under the pointer of `evt`, even if your point is elsewhere. With [`snapLinks`](./Paper.mdx#options.snapLinks), it is the closest magnet near your point, and the end snaps to it.',
    run: ({joint, newPaper}) => {
      const targetOf = (snapLinks: dia.Paper.Options['snapLinks'], pointer: string, point: dia.Point) => {
        const {graph, paper} = newPaper({snapLinks});
        const size = {width: 50, height: 50};
        const a = new joint.shapes.standard.Rectangle({id: 'a', size}).addTo(graph);
        new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 200, y: 0}}).addTo(graph);
        const view = a.findView(paper);
        const target = pointer === 'b' ? graph.getCell('b').findView(paper).findNode('body') : paper.svg;
        const evt = {type: 'mousemove', data: {}, target} as unknown as dia.Event;
        view.dragLinkStart(evt, view.el, 0, 0);
        view.dragLink(evt, point.x, point.y);
        view.dragLinkEnd(evt, point.x, point.y);
        const {id, x, y} = graph.getLinks()[0]!.target();
        return id ?? [x, y];
      };
      const [far, near] = [
        {x: 100, y: 250},
        {x: 230, y: 30},
      ];
      return [
        targetOf(false, 'b', far),
        targetOf(false, 'blank', near),
        targetOf({radius: 40}, 'b', far),
        targetOf({radius: 40}, 'blank', near),
      ];
    },
    expected: ['b', [230, 30], [100, 250], 'b'],
  },
  {
    member: 'dragLinkEnd',
    states:
      'Drops the link at the magnet or the point of the last [`dragLink`](#dragLink) call. Without such a call, the link is never connected.',
    run: ({joint, newPaper}) =>
      [['b', 'blank'], ['blank', 'b'], ['b']].map((pointers) => {
        const {graph, paper} = newPaper();
        const size = {width: 50, height: 50};
        const a = new joint.shapes.standard.Rectangle({id: 'a', size}).addTo(graph);
        new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 200, y: 0}}).addTo(graph);
        const view = a.findView(paper);
        const data = {};
        const evt = (pointer: string) => {
          const target = pointer === 'b' ? graph.getCell('b').findView(paper).findNode('body') : paper.svg;
          return {type: 'mousemove', data, target} as unknown as dia.Event;
        };
        view.dragLinkStart(evt('blank'), view.el, 5, 5);
        const [last, ...moves] = [...pointers].reverse();
        for (const pointer of moves) view.dragLink(evt(pointer), 100, 250);
        view.dragLinkEnd(evt(last!), 230, 30);
        const {id, x, y} = graph.getLinks()[0]!.target();
        return id ?? [x, y];
      }),
    expected: ['b', [100, 250], [5, 5]],
  },
  {
    member: 'findProxyNode',
    states: 'Without the attribute, or if no node has that selector, the method returns the passed node itself.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        attrs: {root: {magnetSelector: 'body', highlighterSelector: 'missing'}},
        ports: {items: [{id: 'p', attrs: {circle: {magnetSelector: 'body'}}}]},
      }).addTo(graph);
      const view = element.findView(paper) as unknown as InstanceType<typeof joint.dia.ElementView>;
      const port = view.findPortNode('p', 'circle') as SVGElement;
      return [
        view.findProxyNode(null, 'magnet') === view.findNode('body'),
        view.findProxyNode(null, 'highlighter') === view.el,
        view.findProxyNode(null, 'container') === view.el,
        view.findProxyNode(port, 'magnet') === port,
      ];
    },
    expected: [true, true, true, true],
  },
  {
    member: 'getEventTarget',
    states: 'Otherwise, they have no coordinates, and the method looks at the top left corner of the window.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 80, height: 40};
      const view = new joint.shapes.standard.Rectangle({size}).addTo(graph).findView(paper);
      const node = view.findNode('body')!;
      const found: boolean[] = [];
      const touchmove = (evt: dia.Event) => {
        const first = view.getEventTarget(evt);
        found.push(first === node, first === document.elementFromPoint(0, 0));
        found.push(view.getEventTarget(joint.util.normalizeEvent(evt)) === node);
      };
      const tool = new joint.mvc.View<undefined>({events: {touchmove: touchmove as never}});
      const {left, top} = node.getBoundingClientRect();
      const touch = new Touch({identifier: 1, target: tool.el, clientX: left + 20, clientY: top + 20});
      tool.el.dispatchEvent(new TouchEvent('touchmove', {changedTouches: [touch]}));
      return found;
    },
    expected: [false, true, true],
  },
  {
    member: 'preventDefaultInteraction',
    states:
      'A press on a label that users can drag fires `link:pointerdown` a second time, and leaves a `pointer` [batch](./Graph.mdx#startBatch) open.',
    run: ({joint, newPaper}) =>
      [true, false].map((labelMove) => {
        const {graph, paper} = newPaper({interactive: {labelMove}});
        const link = new joint.shapes.standard.Link({
          source: {x: 50, y: 90},
          target: {x: 250, y: 90},
          labels: [{attrs: {text: {text: 'label'}}}],
        }).addTo(graph);
        const names: string[] = [];
        paper.on('all', (name: string) => {
          if (name.startsWith('link:pointer')) names.push(name.slice('link:pointer'.length));
        });
        paper.on('link:pointerdown', (view, evt) => view.preventDefaultInteraction(evt));
        const text = paper.svg.querySelector('.label text');
        const {left, top} = paper.svg.getBoundingClientRect();
        const at = (x: number, y: number) => ({bubbles: true, clientX: left + x, clientY: top + y});
        text?.dispatchEvent(new MouseEvent('mousedown', at(150, 90)));
        document.dispatchEvent(new MouseEvent('mousemove', at(190, 120)));
        document.dispatchEvent(new MouseEvent('mouseup', at(190, 120)));
        return [names.join(' '), link.label(0).position ?? null, graph.hasActiveBatch('pointer')];
      }),
    expected: [
      ['down down move up', null, true],
      ['down move up', null, false],
    ],
  },
  {
    member: 'views-of-your-own',
    states: 'Without this call, the tools and highlighters of the cell remain.',
    run: ({joint, newPaper}) => {
      const left = (isCalling: boolean) => {
        const View = class extends joint.dia.ElementView {
          override onRemove() {
            if (isCalling) super.onRemove();
          }
        };
        const {graph, paper} = newPaper({elementView: () => View as typeof joint.dia.ElementView});
        const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
        const view = element.findView(paper);
        view.addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}));
        joint.highlighters.mask.add(view, 'body', 'mark', {layer: joint.dia.Paper.Layers.FRONT});
        element.remove();
        return ['.joint-tools', '.joint-highlight-mask'].map((selector) => paper.el.querySelectorAll(selector).length);
      };
      return [left(false), left(true)];
    },
    expected: [
      [1, 1],
      [0, 0],
    ],
  },
  {
    member: 'can',
    states:
      "If `interactive` is an object, a name that it doesn't mention is allowed, including your own names. With `interactive: false`, no action is allowed.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const view = element.findView(paper);
      const names = ['elementMove', 'labelMove', 'ownFeature'];
      const before = names.map((name) => view.can(name));
      paper.setInteractivity(false);
      return [before, names.map((name) => view.can(name))];
    },
    expected: [
      [true, false, true],
      [false, false, false],
    ],
  },
  {
    member: 'findNode',
    states:
      "For a group selector, it returns the first of the nodes. For `'root'` or an empty string, it returns `el`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util
        .svg`<rect @selector="a" @group-selector="all"/><rect @selector="b" @group-selector="all"/>`;
      const element = new joint.shapes.standard.Rectangle({markup}).addTo(graph);
      const view = element.findView(paper);
      return [
        view.findNode('all') === view.findNode('a'),
        view.findNodes('all').length,
        view.findNode('root') === view.el && view.findNode('') === view.el,
        view.findNode('rect'),
        view.findNodes('rect'),
      ];
    },
    expected: [true, 2, true, null, []],
  },
  {
    member: 'getBBox',
    states: 'Returns the upright box of the cell in **paper** coordinates, which include zoom and pan.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const place = {position: {x: 50, y: 40}, size: {width: 100, height: 60}};
      const view = new joint.shapes.standard.Rectangle(place).addTo(graph).findView(paper);
      paper.scale(2);
      paper.translate(10, 20);
      const body = view.findNode('body') as SVGElement;
      return [view.getBBox({useModelGeometry: true}).toString(), view.getNodeBBox(body).toString()];
    },
    expected: ['110@100 310@220', '50@40 150@100'],
  },
  {
    member: 'boxes',
    states: 'Its only node is a rectangle of 60 × 30 with `transform="scale(1.5)"`, and the paper has the scale 0.75:',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util.svg`<rect @selector="body" width="60" height="30" transform="scale(1.5)"/>`;
      const place = {position: {x: 80, y: 24}, size: {width: 90, height: 45}, angle: 30};
      const attrs = {body: {width: 60, height: 30}};
      const view = new joint.shapes.standard.Rectangle({...place, markup, attrs}).addTo(graph).findView(paper);
      paper.scale(0.75);
      const body = view.findNode('body') as SVGElement;
      return [
        view.getNodeBoundingRect(body),
        view.getNodeUnrotatedBBox(body),
        view.getNodeBBox(body),
        view.getBBox(),
      ].map((box) => box.round().toString());
    },
    expected: ['0@0 60@30', '80@24 170@69', '75@5 175@89', '56@3 131@66'],
  },
  {
    member: 'boxes',
    states: 'Ports are added, removed or changed. The box of the whole cell then stays outdated.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const view = element.findView(paper) as unknown as InstanceType<typeof joint.dia.ElementView>;
      const boxes = [view.getBBox().toString()];
      element.addPort({id: 'a', args: {x: 100}});
      boxes.push(view.getBBox().toString());
      view.update();
      return [...boxes, view.getBBox().toString()];
    },
    expected: ['0@0 50@50', '0@0 50@50', '0@0 110@50'],
  },
  {
    member: 'updateTools',
    states:
      'The view of an element updates its tools when position, size, angle or `markup` changes, or when the element is rendered again.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const view = element.findView(paper);
      const updates: string[] = [];
      let change = '';
      class Tools extends joint.dia.ToolsView {
        update() {
          updates.push(change);
          return this;
        }
      }
      view.addTools(new Tools({tools: []}));
      const changes: Record<string, () => void> = {
        attrs: () => element.attr('body/fill', 'red'),
        data: () => element.set('level', 1),
        position: () => element.position(5, 5),
        size: () => element.resize(60, 60),
        angle: () => element.rotate(10),
        ports: () => element.addPort({id: 'a'}),
        markup: () => element.set('markup', joint.util.svg`<rect @selector="body"/>`),
        again: () => element.attr('body/fill', 'blue', {dirty: true}),
      };
      updates.length = 0;
      for (change of Object.keys(changes)) changes[change]?.();
      return updates;
    },
    expected: ['position', 'size', 'angle', 'markup', 'again'],
  },
  {
    member: 'isIntersecting',
    states: 'and plain objects throw `The intersection for ... could not be found.`',
    since: '4.1',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle({size: {width: 100, height: 60}}).addTo(graph).findView(paper);
      const {Point, Line, Rect} = joint.g;
      return [
        view.isIntersecting(new Line(new Point(-10, 30), new Point(200, 30))),
        view.isIntersecting(new Rect(200, 200, 10, 10)),
        thrown(() => view.isIntersecting(new Point(10, 10))),
      ];
    },
    expected: [true, false, 'The intersection for 0@0 100@60 and 10@10 could not be found.'],
  },
  {
    member: 'presentationAttributes',
    states: 'creating a view throws `dia.CellView: Maximum number of flags exceeded.`',
    run: ({joint, newPaper, thrown}) => {
      const addTo = (flags: number) => {
        class ManyFlagsView extends joint.dia.ElementView {
          override presentationAttributes() {
            return Object.fromEntries(Array.from({length: flags}, (_, index) => [`a${index}`, `F${index}`]));
          }
          override initFlag() {
            return [];
          }
        }
        const {graph} = newPaper({elementView: (() => ManyFlagsView) as never});
        return thrown(() => new joint.shapes.standard.Rectangle().addTo(graph));
      };
      return [addTo(25), addTo(26)];
    },
    expected: [null, 'dia.CellView: Maximum number of flags exceeded.'],
  },
  {
    member: 'addPresentationAttributes',
    states: "console.log(attributes.size); // ['RESIZE', 'PORTS', 'TOOLS', 'LEVEL']",
    run: ({joint}) => joint.dia.ElementView.addPresentationAttributes({size: 'LEVEL', level: 'LEVEL'}).size,
    expected: ['RESIZE', 'PORTS', 'TOOLS', 'LEVEL'],
  },
  {
    member: 'evalAttribute',
    states: "dia.CellView.evalAttribute('r', 'calc(h - 100)', box); // 0",
    run: ({joint}) => {
      const box = {x: 0, y: 0, width: 50, height: 20};
      const {CellView} = joint.dia;
      return [
        CellView.evalAttribute('width', 'calc(w + 10)', box),
        CellView.evalAttribute('d', 'M 0 0 H calc(w)', box),
        CellView.evalAttribute('r', 'calc(h - 100)', box),
        CellView.evalAttribute('fill', 'calc(w)', box),
      ] as unknown[];
    },
    expected: [60, 'M 0 0 H 50', 0, 'calc(w)'],
  },
  {
    member: 'updates-and-flags',
    states: 'The update of a link is repeated only once.',
    run: ({joint, newPaper}) => {
      let calls = 0;
      let open = 0;
      class Lasting<L extends dia.Link = dia.Link> extends joint.dia.LinkView<L> {
        override confirmUpdate(flags: number, options: object) {
          calls++;
          super.confirmUpdate(flags, options);
          return open;
        }
      }
      const {graph, paper} = newPaper({linkView: Lasting});
      const link = new joint.shapes.standard.Link({target: {x: 90, y: 0}}).addTo(graph);
      return [0, 1].map((repeats) => {
        open = repeats * joint.dia.LinkView.prototype.getFlag.call(link.findView(paper), 'UPDATE');
        calls = 0;
        link.attr('line/stroke', `rgb(${repeats}, 0, 0)`);
        return calls;
      });
    },
    expected: [1, 2],
  },
  {
    member: 'isIntersecting',
    states:
      'A shape that only touches the drawing also counts as intersecting. The exceptions are `g.Rect` and `g.Ellipse`, which must overlap the box of an element.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle({size: {width: 100, height: 60}}).addTo(graph).findView(paper);
      view.model.attr('body/stroke', 'none');
      const {Ellipse, Line, Point, Rect} = joint.g;
      return [0, 1].map((overlap) => {
        const x = 100 - overlap;
        const line = new Line(new Point(x, -50), new Point(x, 200));
        const ellipse = new Ellipse(new Point(x + 20, 30), 20, 20);
        return [line, new Rect(x, 0, 50, 50), ellipse].map((shape) => view.isIntersecting(shape));
      });
    },
    expected: [
      [true, false, false],
      [true, true, true],
    ],
  },
]);

facts('api/dia/ElementView.mdx', [
  {
    member: 'events',
    states: '`element:pointermove` and `element:pointerup` fire only after a press, wherever the pointer is then',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 80, height: 40};
      const node = new joint.shapes.standard.Rectangle({size}).addTo(graph).findView(paper).findNode('body')!;
      const names: string[] = [];
      paper.on('all', (name: string) => {
        if (name.startsWith('element:pointer')) names.push(name);
      });
      const {left, top} = paper.svg.getBoundingClientRect();
      const fire = (type: string, target: EventTarget) =>
        target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + 20, clientY: top + 20}));
      fire('mousemove', node);
      fire('mouseup', node);
      const beforePress = names.length;
      fire('mousedown', node);
      fire('mousemove', document);
      fire('mouseup', document);
      return [beforePress, names];
    },
    expected: [0, ['element:pointerdown', 'element:pointermove', 'element:pointerup']],
  },
  {
    member: 'findPortNode',
    states: 'Returns `null` for an unknown port or selector',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'a'}]}}).addTo(graph);
      const view = element.findView(paper) as unknown as InstanceType<typeof joint.dia.ElementView>;
      const tag = (selector: string) => view.findPortNode('a', selector)?.tagName ?? null;
      return [
        view.findPortNode('a')?.tagName,
        ['circle', 'text', 'portRoot', 'labelRoot', 'labelText', 'root', 'none'].map(tag),
        view.findPortNode('b'),
        view.findPortNodes('a', 'none'),
      ];
    },
    expected: ['circle', ['circle', 'text', 'circle', 'text', 'text', 'g', null], null, []],
  },
  {
    member: 'update',
    states: 'Until the next update, the view draws these values instead of those of the model.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {stroke: 'black'}}}).addTo(graph);
      const view = element.findView(paper) as unknown as InstanceType<typeof joint.dia.ElementView>;
      view.update(undefined, {body: {stroke: 'crimson'}});
      const preview = view.findNode('body')?.getAttribute('stroke');
      view.update();
      return [preview, view.findNode('body')?.getAttribute('stroke'), element.attr('body/stroke') as string];
    },
    expected: ['crimson', 'black', 'black'],
  },
]);

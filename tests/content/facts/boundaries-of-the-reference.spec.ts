import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Members of the reference in their rare cases: curves, equal points, nodes outside a view, nested changes.

facts('api/g/Curve.mdx', [
  {
    member: 'precision',
    states:
      'the curves of the [`smooth`](../connectors.mdx#smooth) connector usually have 4 to 32 pieces. Curves with stronger bends usually have 32 or 64.',
    run: ({joint: {connectors, g}}) => {
      const smooth = [20, 80, 200, 300].map((y) => {
        const path = connectors.smooth(new g.Point(0, 0), new g.Point(200, y), [], {
          raw: true,
        }) as unknown as InstanceType<typeof g.Path>;
        return path.getSegmentSubdivisions().at(-1)!.length;
      });
      const bent = new g.Curve('0 0', '300 0', '-100 200', '200 200').getSubdivisions().length;
      return [...smooth.map((count) => count >= 4 && count <= 32), [32, 64].includes(bent)];
    },
    expected: [true, true, true, true, true],
  },
  {
    member: 'containsPoint',
    states:
      'A point on the flattened outline is considered inside. A point of the curve itself can be slightly outside this outline, and the result is then `false`.',
    run: ({joint: {g}}) => {
      const curve = new g.Curve('50 200', '90 30', '330 30', '370 200');
      return [curve.containsPoint(curve.toPoints()[3]!), curve.containsPoint(curve.pointAtT(0.3))];
    },
    expected: [true, false],
  },
  {
    member: 'throughPoints',
    states:
      'At each inner point, direction and curvature continue without a break, unless the curve turns straight back there.',
    run: ({joint: {g}}) =>
      [
        [
          {x: 0, y: 0},
          {x: 50, y: 50},
          {x: 100, y: 0},
        ],
        [
          {x: 0, y: 0},
          {x: 100, y: 0},
          {x: 0, y: 0},
        ],
      ].map((points) => {
        const [first, second] = g.Curve.throughPoints(points);
        const [before, after] = [first!.pointAtT(0.99).theta(first!.end), second!.start.theta(second!.pointAtT(0.01))];
        return Math.cos(g.toRad(before - after)) > 0.99;
      }),
    expected: [true, false],
  },
]);

facts('api/g/Path.mdx', [
  {
    member: 'containsPoint',
    states: 'Curves are replaced by their straight pieces, so a point of a curve can be slightly outside.',
    run: ({joint: {g}}) => {
      const curve = new g.Curve('50 200', '90 30', '330 30', '370 200');
      return new g.Path(curve).containsPoint(curve.pointAtT(0.3));
    },
    expected: false,
  },
  {
    member: 'intersectionWithLine',
    states: 'A crossing where two pieces of a curve meet is listed twice, too.',
    run: ({joint: {g}}) =>
      new g.Path('M 0 0 C 0 100 100 100 100 0').intersectionWithLine(new g.Line('50 0', '50 200'))?.map(String),
    expected: ['50@75', '50@75'],
  },
]);

facts('api/g/Ellipse.mdx', [
  {
    member: 'intersectionWithLine',
    states:
      'If one end of the segment is inside, the array contains one point. For a tangent, the result depends on rounding and can be `null`. If both ends are inside, the result is `null`.',
    run: ({joint: {g}}) =>
      ['100 50 300 50', '300 50 100 50', '0 20 200 20', '0 20 300 20', '90 50 110 50'].map((line) => {
        const [x1, y1, x2, y2] = line.split(' ').map(Number);
        const found = new g.Ellipse('100 50', 60, 30).intersectionWithLine(
          new g.Line({x: x1!, y: y1!}, {x: x2!, y: y2!}),
        );
        return found?.map(String) ?? null;
      }),
    expected: [['160@50'], ['160@50'], ['100@20'], null, null],
  },
]);

facts('api/g/Point.mdx', [
  {
    member: 'angleBetween',
    states: 'If you swap the two points, the result is 360 minus the angle, but an angle of 0 stays 0.',
    run: ({joint: {g}}) => {
      const origin = new g.Point(0, 0);
      const [right, farRight, up] = [new g.Point(10, 0), new g.Point(20, 0), new g.Point(0, -10)];
      return [
        [right, up],
        [up, right],
        [right, farRight],
        [farRight, right],
      ].map(([from, to]) => origin.angleBetween(from!, to!));
    },
    expected: [90, 270, 0, 0],
  },
  {
    member: 'normalize',
    states: 'A negative `length` reverses the direction.',
    run: ({joint: {g}}) => String(new g.Point(3, 4).normalize(-10)),
    expected: '-6@-8',
  },
]);

facts('api/g/Polyline.mdx', [
  {
    member: 'convexHull',
    states: 'If several points are all equal, the hull contains this point twice.',
    run: ({joint: {g}}) =>
      [1, 2, 3].map((count) => String(new g.Polyline(Array.from({length: count}, () => ({x: 1, y: 1}))).convexHull())),
    expected: ['1@1', '1@1,1@1', '1@1,1@1'],
  },
]);

facts('api/g/intersection.mdx', [
  {
    member: 'ellipseWithLine',
    states: 'For a tangent, the result depends on rounding.',
    run: ({joint: {g}}) =>
      [
        {ellipse: new g.Ellipse('100 50', 60, 30), line: new g.Line('0 20', '200 20')},
        {ellipse: new g.Ellipse('33 21', 70, 11), line: new g.Line('-50 32', '333 32')},
      ].map(({ellipse, line}) => g.intersection.ellipseWithLine(ellipse, line)),
    expected: [true, false],
  },
  {
    member: 'exists',
    states: 'A path is tested as polylines and polygons',
    run: ({joint: {g}}) => {
      const inside = new g.Line('20 20', '30 30');
      return ['M 0 0 L 90 0 L 90 90 L 0 90 Z', 'M 0 0 L 90 0 L 90 90 L 0 90 L 0 0'].map((data) =>
        g.intersection.exists(new g.Path(data), inside),
      );
    },
    expected: [true, false],
  },
]);

facts('api/anchors.mdx', [
  {
    member: 'rotated-elements',
    states: 'The sides and corners of that box usually lie off the outline.',
    run: ({joint, newPaper}) =>
      [30, 90].map((angle) => {
        const {graph, paper} = newPaper();
        const size = {width: 60, height: 40};
        const element = new joint.shapes.standard.Rectangle({position: {x: 100, y: 100}, size, angle}).addTo(graph);
        const anchor = {name: 'topRight'};
        const link = new joint.shapes.standard.Link({source: {id: element.id, anchor}, target: {x: 300, y: 0}});
        const end = (link.addTo(graph).findView(paper) as dia.LinkView).getEndAnchor('source');
        const corner = element.getBBox().topRight().rotate(element.getBBox().center(), -angle);
        const isCorner = [corner, element.getBBox().topLeft().rotate(element.getBBox().center(), -angle)];
        return isCorner.some((point) => point.distance(end) < 1);
      }),
    expected: [false, true],
  },
]);

facts('api/mvc/View.mdx', [
  {
    member: 'delegate',
    states:
      '[`undelegateEvents`](#undelegateEvents) removes it, and so does [`delegateEvents`](#delegateEvents) if the view has `events`.',
    run: ({joint}) =>
      [undefined, {dblclick: () => {}}].map((events) => {
        const view = new joint.mvc.View(events && {events});
        let clicks = 0;
        view.delegate('click', '', () => (clicks += 1));
        view.delegateEvents();
        view.el.click();
        view.undelegateEvents();
        view.el.click();
        return clicks;
      }),
    expected: [1, 0],
  },
  {
    member: 'findAttribute',
    states:
      'If `node` is outside the view, such as a label in a [`labelsLayer`](../dia/Paper.mdx#options.labelsLayer), the search continues up to the root of the document.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({labelsLayer: true});
      const ends = {source: {x: 0, y: 0}, target: {x: 200, y: 0}};
      const link = new joint.shapes.standard.Link({...ends, labels: [{attrs: {text: {text: 'A'}}}]}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      const label = view.findLabelNode(0) as SVGElement;
      paper.el.setAttribute('data-here', 'paper');
      return [
        view.el.contains(label),
        view.findAttribute('data-here', label),
        view.findAttribute('data-here', view.el),
      ];
    },
    expected: [false, 'paper', null],
  },
  {
    member: 'render',
    states:
      'The library renders cell views and tools, and calls `highlight()` of highlighters. If your view extends `mvc.View` directly, call `render()` yourself.',
    run: ({joint, newPaper}) => {
      const rendered: string[] = [];
      class OwnView extends joint.mvc.View<undefined> {
        override render() {
          rendered.push('view');
          return this;
        }
      }
      class OwnTool extends joint.dia.ToolView {
        override render() {
          rendered.push('tool');
          return super.render();
        }
      }
      class OwnElementView extends joint.dia.ElementView {
        override render() {
          rendered.push('element view');
          super.render();
          return this;
        }
      }
      const {graph, paper} = newPaper({elementView: (() => OwnElementView) as never});
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [new OwnTool()]}));
      document.body.append(new OwnView().el);
      return rendered;
    },
    expected: ['element view', 'tool'],
  },
]);

facts('api/dia/CellView.mdx', [
  {
    member: 'findMagnet',
    states:
      'For a node outside `el`, such as a label in a [`labelsLayer`](./Paper.mdx#options.labelsLayer), the result is the same as for the group of the cell.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({labelsLayer: true});
      const label = {attrs: {text: {text: 'A', magnet: true}}};
      const ends = {source: {x: 0, y: 0}, target: {x: 200, y: 0}};
      return [{}, {root: {magnet: false}}].map((attrs) => {
        const link = new joint.shapes.standard.Link({...ends, attrs, labels: [label]}).addTo(graph);
        const view = link.findView(paper) as dia.LinkView;
        return view.findMagnet(view.findLabelNode(0, 'text')) === view.el;
      });
    },
    expected: [true, false],
  },
]);

facts('api/mvc/Model.mdx', [
  {
    member: 'changed',
    states: 'Inside a listener of `change` or `change:...`, `set` adds to the object instead.',
    run: ({joint}) => {
      const model = new joint.mvc.Model({a: 1, b: 1});
      const isSame: boolean[] = [];
      model.on('change:a', () => {
        const {changed} = model;
        model.set('b', 2);
        isSame.push(model.changed === changed);
      });
      model.set('a', 2);
      return [isSame, {...model.changed}];
    },
    expected: [[true], {a: 2, b: 2}],
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'findView',
    states: 'The view exists after the cell has been added, unless you added it with `silent: true`.',
    run: ({joint, newPaper}) =>
      [false, true].map((silent) => {
        const {graph, paper} = newPaper({frozen: true});
        const element = new joint.shapes.standard.Rectangle().addTo(graph, {silent});
        return [element.findView(paper), paper.findViewByModel(element)].map(Boolean);
      }),
    expected: [
      [true, true],
      [false, false],
    ],
  },
  {
    member: 'event:change',
    states: 'Calls inside a `change:...` listener share the `change` of the outer call.',
    run: ({joint, events}) => {
      const element = new joint.shapes.standard.Rectangle();
      element.on('change:a', () => element.set('b', 1).prop('c', 1));
      return events(element, () => element.set('a', 1));
    },
    expected: ['change:b', 'change:c', 'change:a', 'change'],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'event:change',
    states: 'A `set` inside a `change:...` listener shares the `change` of the outer `set`.',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      graph.on('change:a', () => element.set('b', 1));
      return events(graph, () => element.set('a', 1)).filter((name) => name === 'change');
    },
    expected: ['change'],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'scale',
    states:
      'the method fires `change:position` and `change:size` for the values that change. A `change` follows each of them.',
    run: ({joint, newGraph}) =>
      [
        {x: 0, y: 0},
        {x: 10, y: 10},
      ].map((origin) => {
        const graph = newGraph();
        const element = new joint.shapes.standard.Rectangle({
          position: {x: 10, y: 10},
          size: {width: 5, height: 5},
        }).addTo(graph);
        const fired: string[] = [];
        element.on('all', (name: string) => fired.push(name));
        element.scale(2, 2, origin);
        return fired;
      }),
    expected: [
      ['change:position', 'change', 'change:size', 'change'],
      ['change:size', 'change'],
    ],
  },
  {
    member: 'fitToChildren',
    states: 'the method fires `change:position` and `change:size` for the values that change, and then `change`',
    run: ({joint, newGraph, events}) =>
      [0, 20].map((x) => {
        const graph = newGraph();
        const size = {width: 100, height: 100};
        const parent = new joint.shapes.standard.Rectangle({size}).addTo(graph);
        parent.embed(new joint.shapes.standard.Rectangle({position: {x, y: 0}, size}).addTo(graph));
        return events(parent, () => parent.fitToChildren());
      }),
    expected: [[], ['change:position', 'change']],
  },
]);

facts('api/dia/Link.mdx', [
  {
    member: 'disconnect',
    states: 'Fires `change:source` and `change:target` for the ends that change, and then `change`.',
    run: ({joint, events}) =>
      [9, 0].map((x) => {
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x, y: 0}});
        return events(link, () => link.disconnect());
      }),
    expected: [['change:target', 'change'], []],
  },
]);

facts('api/dia/LinkView.mdx', [
  {
    member: 'before-the-line-is-drawn',
    states:
      '[`getVertexIndex`](#getVertexIndex) returns the number of vertices, so [`addVertex`](#addVertex) inserts the vertex at the end.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({frozen: true});
      const ends = {source: {x: 0, y: 0}, target: {x: 200, y: 0}};
      const link = new joint.shapes.standard.Link({...ends, vertices: [{x: 150, y: 50}]}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      return [view.getVertexIndex(10, 0), view.addVertex(10, 0), link.vertices().length];
    },
    expected: [1, 1, 2],
  },
  {
    member: 'getEndView',
    states: 'Returns `null` for an end that is a point, and before the line is drawn.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({frozen: true});
      const [a, b] = [0, 200].map((x) => new joint.shapes.standard.Rectangle({position: {x, y: 0}}).addTo(graph));
      const link = new joint.shapes.standard.Link({source: {id: a!.id}, target: {id: b!.id}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      const seen = [view.getEndView('source') === null, view.getEndMagnet('source') === null];
      paper.unfreeze();
      return [...seen, view.getEndView('source') === a!.findView(paper), view.getEndMagnet('source') === null];
    },
    expected: [true, true, true, false],
  },
  {
    member: 'getEndMagnet',
    states: 'Returns `null` for an end that is a point, and before the line is drawn.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 9, y: 0}}).addTo(graph);
      return (link.findView(paper) as dia.LinkView).getEndMagnet('source');
    },
    expected: null,
  },
  {
    member: 'getLabelPosition',
    states: 'On a line of length 0, `offset` is always `{ x, y }`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [50, 90].map((x) => {
        const ends = {source: {x: 50, y: 50}, target: {x, y: 50}};
        const view = new joint.shapes.standard.Link(ends).addTo(graph).findView(paper) as dia.LinkView;
        return view.getLabelPosition(60, 70).offset;
      });
    },
    expected: [{x: 10, y: 20}, 20],
  },
  {
    member: 'getTangentAtLength',
    states: 'A line of length 0 has no direction, so the result is `null`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const end = {x: 50, y: 50};
      const view = new joint.shapes.standard.Link({source: end, target: end}).addTo(graph).findView(paper);
      return [0, 5].map((length) => (view as dia.LinkView).getTangentAtLength(length));
    },
    expected: [null, null],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'findViewByModel',
    states: 'With `silent: true`, the paper creates no view.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      graph.addCell(element, {silent: true});
      return [graph.getCells().length, Boolean(paper.findViewByModel(element))];
    },
    expected: [1, false],
  },
  {
    member: 'fitToContent',
    states: 'A paper without content becomes 1 × 1 px plus padding, unless the minimum size or the grid is larger.',
    run: ({newPaper}) =>
      [{}, {padding: 20}, {minWidth: 50, minHeight: 20}, {gridWidth: 100, gridHeight: 100}].map((options) => {
        const {paper} = newPaper();
        paper.fitToContent(options);
        return paper.getComputedSize();
      }),
    expected: [
      {width: 1, height: 1},
      {width: 21, height: 21},
      {width: 50, height: 20},
      {width: 100, height: 100},
    ],
  },
  {
    member: 'findView',
    states: 'If two papers show the same graph, a node of the other paper finds the view of its cell on this paper.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const other = newPaper({model: graph}).paper;
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const found = paper.findView(element.findView(other).el);
      return [found === element.findView(paper), found === element.findView(other)];
    },
    expected: [true, false],
  },
]);

facts('api/highlighters.mdx', [
  {
    member: 'opacity',
    states: 'If two `opacity` highlighters mark the same node, removing either of them clears the style.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      for (const id of ['first', 'second']) joint.highlighters.opacity.add(view, 'body', id);
      const node = view.findNode('body') as SVGElement;
      const before = node.style.opacity;
      joint.highlighters.opacity.remove(view, 'first');
      return [before, node.style.opacity];
    },
    expected: ['0.3', ''],
  },
]);

facts('api/util/index.mdx', [
  {
    member: 'parseDOMJSON',
    states: 'In 4.0.4, the nodes after a node with a `namespaceURI` in the same array take that namespace, too.',
    until: '4.0',
    run: ({joint}) => {
      const namespaceURI = 'http://www.w3.org/1999/xhtml';
      const {fragment} = joint.util.parseDOMJSON([{tagName: 'a', namespaceURI}, {tagName: 'rect'}]);
      return Array.from(fragment.children, (node) => node instanceof HTMLElement);
    },
    expected: [true, true],
  },
  {
    member: 'parseDOMJSON',
    states: 'In 4.0, the nodes after a node with a `namespaceURI` in the same array took that namespace, too.',
    since: '4.1',
    run: ({joint}) => {
      const namespaceURI = 'http://www.w3.org/1999/xhtml';
      const {fragment} = joint.util.parseDOMJSON([{tagName: 'a', namespaceURI}, {tagName: 'rect'}]);
      return Array.from(fragment.children, (node) => node instanceof HTMLElement);
    },
    expected: [true, false],
  },
  {
    member: 'flattenObject',
    states:
      'the result does not contain `null`, empty arrays, or objects without own properties, such as `{}` and dates.',
    run: ({joint}): unknown => joint.util.flattenObject({a: {b: 1}, c: null, d: [], e: {}, f: new Date(0)}),
    expected: {'a/b': 1},
  },
  {
    member: 'parseCssNumeric',
    states: "or without a unit, the result is `null`. List `''` to accept values without a unit.",
    run: ({joint}) => ['px', ['', 'px']].map((units) => joint.util.parseCssNumeric('5', units)),
    expected: [null, {value: 5, unit: ''}],
  },
]);

facts('api/V.mdx', [
  {
    member: 'styleToObject',
    states: "`'fill: red'`, an empty string and a trailing semicolon throw a `TypeError`.",
    run: ({joint, thrown}) =>
      ['fill: red', '', 'fill=red;', 'fill=red'].map((text) => thrown(() => joint.V.styleToObject(text)) !== null),
    expected: [true, true, true, false],
  },
]);

facts('api/layout/Port.mdx', [
  {
    member: 'ellipse',
    states: 'On an element of 0 × 0 px, `x` becomes `NaN`.',
    run: ({joint}) =>
      [0, 40].map((height) => {
        const ports = {groups: {a: {position: 'ellipse'}}, items: [{id: 'p', group: 'a'}]};
        const element = new joint.shapes.standard.Rectangle({size: {width: 0, height}, ports});
        return String(element.getPortsPositions('a').p?.x);
      }),
    expected: ['NaN', '0'],
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'errors-and-surprises',
    states:
      'it was removed with [`removeAttr`](#removeAttr), or left out of an object that was written with `rewrite: true`',
    run: ({joint: {shapes}}) => {
      const {Rectangle} = shapes.standard;
      const loaded = (element: dia.Element) => new Rectangle(element.toJSON()).attr('body/stroke') as unknown;
      return [
        loaded(new Rectangle().removeAttr('body/stroke')),
        loaded(new Rectangle().attr('body', {fill: '#fff'}, {rewrite: true})),
        loaded(new Rectangle().attr('body/stroke', null)),
      ];
    },
    expected: ['#000000', '#000000', null],
  },
]);

facts('api/linkTools.mdx', [
  {
    member: 'while-a-tool-is-dragged',
    states:
      'is dragged, the paper also fires `cell:highlight` and `cell:unhighlight` for cells that the end can connect to. With [`snapLinks`](./dia/Paper.mdx#options.snapLinks), it also fires `link:snap:connect` and `link:snap:disconnect`.',
    run: ({joint, newPaper, events, gestureOn}) =>
      [false, true].map((snapLinks) => {
        const {graph, paper} = newPaper({snapLinks});
        const {Link, Rectangle} = joint.shapes.standard;
        const box = new Rectangle({position: {x: 200, y: 100}, size: {width: 60, height: 60}}).addTo(graph);
        const link = new Link({source: {x: 20, y: 20}, target: {x: 60, y: 20}}).addTo(graph);
        const view = link.findView(paper) as dia.LinkView;
        view.startArrowheadMove('target');
        const over = (node: Element) => {
          const event = new MouseEvent('mousemove');
          node.dispatchEvent(event);
          return gestureOn(view, event);
        };
        const fired = events(paper, () => {
          over(box.findView(paper).el).pointermove(230, 130);
          const away = over(paper.svg);
          away.pointermove(60, 20);
          away.pointerup(60, 20);
        });
        return [...new Set(fired)].filter((name) => /^cell:(un)?highlight|^link:snap/.test(name));
      }),
    expected: [
      ['cell:highlight', 'cell:unhighlight'],
      ['cell:highlight', 'link:snap:connect', 'cell:unhighlight', 'link:snap:disconnect'],
    ],
  },
]);

import type {dia, routers} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/routers.mdx', [
  {
    member: 'when-it-falls-back-to-orthogonal',
    states:
      "To get a loop, give each end its own sides, such as `startDirections: ['right'], endDirections: ['top']`. If you set only one of the two arguments, or if the two lists differ but share a side, the route is a single point beside the element.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const place = {position: {x: 150, y: 100}, size: {width: 80, height: 60}};
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a', ...place}));
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'a'}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      return [
        {startDirections: ['right'], endDirections: ['top']},
        {startDirections: ['right'], endDirections: ['left']},
        {endDirections: ['top']},
        {startDirections: ['right']},
        {startDirections: ['right', 'top'], endDirections: ['right']},
      ].map((args) => {
        link.router('manhattan', args);
        return view.route.map(String).join(' ');
      });
    },
    expected: ['250@130 250@80 190@80', '250@130 250@80 130@80 130@130', '190@80', '250@130', '250@130'],
  },
  {
    member: 'metro',
    states:
      'A link from an element to itself needs both arguments, and the two lists must not share a side. Otherwise, the link shrinks to a point or to a short line.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const place = {position: {x: 150, y: 100}, size: {width: 80, height: 60}};
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a', ...place}));
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'a'}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      return [
        {},
        {endDirections: ['top']},
        {startDirections: ['right', 'top'], endDirections: ['right']},
        {startDirections: ['right'], endDirections: ['top']},
      ].map((args) => {
        link.router('metro', args);
        return view.getConnectionLength() > 100;
      });
    },
    expected: [false, false, false, true],
  },
  {
    member: 'set-a-router',
    states:
      "Without arguments, `link.router()` returns a shallow copy of the router definition. The copy's `args` is the stored object itself. If the router is a function, the method returns that function. If the link has no router of its own, it returns `null`. Calling `link.router(name, args)` again replaces the whole definition; the arguments are not merged.",
    run: ({joint, events}) => {
      const link = new joint.shapes.standard.Link();
      const none = link.router() as unknown;
      const names = events(link, () => link.router('manhattan', {step: 5, padding: 20}));
      const copy = link.router() as routers.RouterJSON;
      const stored = link.get('router') as routers.RouterJSON;
      const isShallowCopy = copy !== stored && copy.args === stored.args;
      link.router('manhattan', {step: 7});
      const second = link.router();
      const custom: routers.Router = (vertices) => vertices;
      return [none, names, isShallowCopy, second, link.router(custom).router() === custom];
    },
    expected: [null, ['change:router', 'change'], true, {name: 'manhattan', args: {step: 7}}, true],
  },
  {
    member: 'manhattan',
    states:
      'Computes the route of the whole link if the search fails for any section. The function is called with the vertices, the resolved arguments and the link view.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const calls: [dia.Point[], Record<string, unknown>, unknown][] = [];
      const size = {width: 40, height: 40};
      const cells = [
        new joint.shapes.standard.Rectangle({id: 'a', size}),
        new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 300, y: 100}}),
      ];
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, vertices: [{x: 150, y: 20}]});
      link.router('manhattan', {
        maximumLoops: 1,
        fallbackRouter: (vertices: dia.Point[], args: Record<string, unknown>, view: unknown) => {
          calls.push([vertices, args, view]);
          return [{x: 1, y: 2}];
        },
      });
      graph.addCells([...cells, link]);
      const view = link.findView(paper) as dia.LinkView;
      const [vertices, args, last] = calls[0] ?? [];
      const names = ['step', 'padding', 'paddingBox', 'maximumLoops', 'maxAllowedDirectionChange', 'excludeEnds'];
      const sides = args && [args.startDirections, args.endDirections];
      return [calls.length, vertices, names.map((name) => args?.[name] ?? null), sides, last === view, view.route];
    },
    expected: [
      1,
      [{x: 150, y: 20}],
      [10, null, {x: -10, y: -10, width: 20, height: 20}, 1, 90, []],
      [
        ['top', 'right', 'bottom', 'left'],
        ['top', 'right', 'bottom', 'left'],
      ],
      true,
      [{x: 1, y: 2}],
    ],
  },
  {
    member: 'what-counts-as-an-obstacle',
    states:
      'Every element of the graph is an obstacle, including hidden elements and both ends. You can exclude the ends with `excludeEnds`, and other elements with `excludeTypes`. Links, labels and ports are not obstacles.',
    run: ({joint, newPaper}) => {
      const goesAround = (obstacle: dia.Cell | null, args: object = {}, parent = false) => {
        const {graph, paper} = newPaper();
        const size = {width: 40, height: 40};
        const a = new joint.shapes.standard.Rectangle({id: 'a', size, position: {x: 0, y: 100}});
        const b = new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 300, y: 100}});
        const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}).router('manhattan', args);
        graph.addCells([a, b, ...(obstacle ? [obstacle] : [])]);
        if (parent) obstacle?.embed(a);
        graph.addCell(link);
        return (link.findView(paper) as dia.LinkView).route.some(({y}) => y !== 120);
      };
      const wall = {position: {x: 150, y: 80}, size: {width: 40, height: 80}};
      const {Rectangle, Circle, Link} = joint.shapes.standard;
      return [
        goesAround(null),
        goesAround(new Rectangle(wall)),
        goesAround(new Rectangle({...wall, attrs: {root: {display: 'none'}}})),
        goesAround(new Link({source: {x: 170, y: 0}, target: {x: 170, y: 300}})),
        goesAround(new Circle(wall), {excludeTypes: ['standard.Circle']}),
        goesAround(new Circle(wall), {excludeTypes: ['standard.Rectangle']}),
        goesAround(new Rectangle(wall), {}, true),
        goesAround(new Rectangle(wall), {isPointObstacle: () => false}),
      ];
    },
    expected: [false, true, true, false, false, true, false, false],
  },
  {
    member: 'metro',
    states: 'Sharper turns can occur at vertices',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({defaultRouter: {name: 'metro'}});
      const {Rectangle, Link} = joint.shapes.standard;
      const a = new Rectangle({id: 'a', position: {x: 72, y: 133}, size: {width: 104, height: 43}});
      const b = new Rectangle({id: 'b', position: {x: 240, y: 115}, size: {width: 105, height: 88}});
      const link = new Link({source: {id: 'a'}, target: {id: 'b'}, vertices: [{x: 66, y: 175}]});
      graph.addCells([a, b, link]);
      return (link.findView(paper) as dia.LinkView).route.slice(0, 3).map(String);
    },
    expected: ['86@155', '66@175', '277@175'],
  },
  {
    member: 'oneSide',
    states:
      'Distance from the outermost element on that side. `0` falls back to the default. For no distance, pass `{ horizontal: 0, vertical: 0 }`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const size = {width: 40, height: 40};
      const a = new joint.shapes.standard.Rectangle({id: 'a', size});
      const b = new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 200, y: 30}});
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([a, b, link]);
      const route = (args: routers.OneSideRouterArguments) => {
        link.router('oneSide', args);
        return (link.findView(paper) as dia.LinkView).route.map(String);
      };
      return [
        route({}),
        route({padding: 0}),
        route({padding: {horizontal: 0, vertical: 0}}),
        route({side: 'top'}),
        route({side: 'right', padding: 10}),
        thrown(() => route({side: 'middle' as never})),
      ];
    },
    expected: [
      ['20@110', '220@110'],
      ['20@110', '220@110'],
      ['20@70', '220@70'],
      ['20@-40', '220@-40'],
      ['250@20', '250@50'],
      'Router: invalid side',
    ],
  },
  {
    member: 'rightAngle',
    states:
      "An unknown direction, such as `'center'`, does not throw. The route is empty, and the link is a straight line.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 40, height: 40};
      const a = new joint.shapes.standard.Rectangle({id: 'a', size});
      const b = new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 200, y: 30}});
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, vertices: [{x: 120, y: 200}]});
      graph.addCells([a, b, link]);
      const route = (side: string, args: object = {}) => {
        link.router('rightAngle', {sourceDirection: side, targetDirection: side, ...args} as never);
        return (link.findView(paper) as dia.LinkView).route.map(String);
      };
      return [
        route('bottom'),
        route('bottom', {margin: 0}),
        route('bottom', {margin: 40}),
        route('bottom', {useVertices: true}),
        route('center'),
        joint.routers.rightAngle.Directions,
      ];
    },
    expected: [
      ['20@90', '220@90'],
      ['20@90', '220@90'],
      ['20@110', '220@110'],
      ['20@200', '220@200'],
      [],
      {
        AUTO: 'auto',
        ANCHOR_SIDE: 'anchor-side',
        MAGNET_SIDE: 'magnet-side',
        LEFT: 'left',
        RIGHT: 'right',
        TOP: 'top',
        BOTTOM: 'bottom',
      },
    ],
  },
  {
    member: 'when-a-link-is-routed-again',
    states:
      "A `manhattan` link therefore keeps its old route when you drop an obstacle onto it. At the end of a drag, request an update for the links near the element's old and new positions:",
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({defaultRouter: {name: 'manhattan'}});
      const size = {width: 40, height: 40};
      const {Rectangle, Link} = joint.shapes.standard;
      const rows = [100, 500].map((y) => [
        new Rectangle({id: `a${y}`, size, position: {x: 0, y}}),
        new Rectangle({id: `b${y}`, size, position: {x: 300, y}}),
        new Link({id: `l${y}`, source: {id: `a${y}`}, target: {id: `b${y}`}}),
      ]);
      const hill = new Rectangle({size, position: {x: 150, y: 300}});
      graph.addCells([...rows.flat(), hill]);
      let oldBox = new joint.g.Rect();
      const updated: unknown[] = [];
      paper.on('element:pointerdown', (elementView: dia.ElementView) => {
        oldBox = elementView.model.getBBox();
      });
      paper.on('element:pointerup', (elementView: dia.ElementView) => {
        const newBox = elementView.model.getBBox();
        if (newBox.equals(oldBox)) return;
        const nearby = [oldBox, newBox].flatMap((box) => paper.findLinkViewsInArea(box.inflate(30)));
        new Set(nearby).forEach((linkView) => {
          updated.push(linkView.model.id);
          linkView.requestConnectionUpdate();
        });
      });
      const isBent = () => (graph.getCell('l100').findView(paper) as dia.LinkView).route.some(({y}) => y !== 120);
      const states = [300, 100, 300].map((y) => {
        paper.trigger('element:pointerdown', hill.findView(paper));
        hill.position(150, y);
        const before = isBent();
        paper.trigger('element:pointerup', hill.findView(paper));
        return [before, isBent()];
      });
      return [states, updated];
    },
    expected: [
      [
        [false, false],
        [false, true],
        [true, false],
      ],
      ['l100', 'l100'],
    ],
  },
  {
    member: 'rightAngle',
    states:
      'Distance to keep from the end elements. If the elements are close together, the route can come closer or even cross one of them. `0` falls back to the default. A sides object is not accepted.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({defaultRouter: {name: 'rightAngle', args: {margin: 20}}});
      const size = {width: 50, height: 40};
      const a = new joint.shapes.standard.Rectangle({id: 'a', size, position: {x: 0, y: 50}});
      const b = new joint.shapes.standard.Rectangle({id: 'b', size, position: {x: 80, y: 90}});
      const ends = {source: {id: 'a', anchor: {name: 'right'}}, target: {id: 'b', anchor: {name: 'left'}}};
      const link = new joint.shapes.standard.Link(ends);
      graph.addCells([a, b, link]);
      const route = () => (link.findView(paper) as dia.LinkView).route.map(String);
      const near = route();
      b.position(55, 90);
      return [near, route()];
    },
    expected: [
      ['70@70', '70@90', '60@90', '60@110'],
      ['70@70', '70@90', '35@90', '35@110'],
    ],
  },
  {
    member: 'errors',
    states: '| `dia.LinkView: unknown router: "foo".` | The namespace has no function of that name.',
    run: ({joint, newPaper, thrown}) => {
      const message = (attributes: object, options: dia.Paper.Options = {}) => {
        const ends = {source: {x: 0, y: 0}, target: {x: 100, y: 50}};
        const {graph} = newPaper(options);
        return thrown(() => graph.addCell(new joint.shapes.standard.Link({...ends, ...attributes})));
      };
      return [
        message({router: {name: 'foo'}}),
        message({router: 'manhattan'}),
        message({}, {defaultRouter: 'manhattan' as never}),
        message(new joint.shapes.standard.Link().router('manhattan').attributes),
        message({}, {routerNamespace: {}}),
      ];
    },
    expected: [
      'dia.LinkView: unknown router: "foo".',
      'dia.LinkView: unknown router: "undefined".',
      'dia.LinkView: unknown router: "undefined".',
      null,
      'dia.LinkView: unknown router: "normal".',
    ],
  },
  {
    member: 'draw-again-after-an-error',
    states: "the paper stays frozen. Later changes don't throw an error, but they don't appear on the paper.",
    run: ({newPaper, thrown}) =>
      (['addCells', 'resetCells', 'fromJSON'] as const).map((method) => {
        const {graph, paper} = newPaper();
        const a = {id: 'a', type: 'standard.Rectangle', size: {width: 50, height: 40}};
        const link = {
          id: 'l',
          type: 'standard.Link',
          source: {id: 'a'},
          target: {x: 300, y: 20},
          router: {name: 'foo'},
        };
        const message = thrown(() =>
          method === 'fromJSON' ? graph.fromJSON({cells: [a, link]}) : graph[method]([a, link]),
        );
        const later = thrown(() => (graph.getCell('a') as dia.Element).position(10, 20));
        const place = () => graph.getCell('a').findView(paper).el.getAttribute('transform');
        const after = place();
        (graph.getCell('l') as dia.Link).router('normal');
        graph.fromJSON(graph.toJSON());
        const isFrozen = paper.isFrozen();
        paper.unfreeze();
        const path = graph.getCell('l').findView(paper).el.querySelector('path')?.getAttribute('d');
        return [message, later, after, isFrozen, place(), path];
      }),
    expected: ['addCells', 'resetCells', 'fromJSON'].map(() => [
      'dia.LinkView: unknown router: "foo".',
      null,
      'translate(0,0)',
      true,
      'translate(10,20)',
      'M 60 38.11 L 300 20',
    ]),
  },
  {
    member: 'draw-again-after-an-error',
    states: 'Even the corrected router is not drawn.',
    run: ({joint, newPaper, events, thrown}) => {
      const {graph, paper} = newPaper();
      const {Rectangle, Link} = joint.shapes.standard;
      const a = new Rectangle({id: 'a', size: {width: 50, height: 40}});
      const link = new Link({id: 'l', source: {id: 'a'}, target: {x: 300, y: 20}, vertices: [{x: 90, y: 90}]});
      graph.addCells([a, link]);
      const messages = [thrown(() => link.router('foo')), thrown(() => a.position(0, 10))];
      const names = events(graph, () => link.router('rightAngle'));
      const path = () => graph.getCell('l').findView(paper).el.querySelector('path')?.getAttribute('d');
      const stale = path();
      graph.fromJSON(graph.toJSON());
      paper.unfreeze();
      const fresh = path();
      return [
        messages,
        names,
        stale,
        fresh !== stale,
        events(graph, () => graph.getCell('l').attr('line/stroke', 'red')),
      ];
    },
    expected: [
      ['dia.LinkView: unknown router: "foo".', 'dia.LinkView: unknown router: "foo".'],
      ['change:router'],
      'M 43.57 40 L 90 90 L 300 20',
      true,
      ['change:attrs', 'change'],
    ],
  },
]);

import type {dia, routers} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/routers.mdx', [
  {
    member: 'set-a-router',
    states:
      '`link.router()` without arguments returns a shallow copy of the definition (its `args` object is the live one), the function itself if the router is a function, and `null` if the link has none. A second `link.router(name, args)` does not merge with the first.',
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
      'Computes the whole link when any section cannot be found. Called with the vertices, the resolved arguments and the link view.',
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
      'Every element of the graph, also a hidden one, and also both ends unless they are in `excludeEnds`. Links, labels and ports are not obstacles.',
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
    member: 'oneSide',
    states:
      'Distance from the outermost element on that side. `0` counts as not given; write `{ horizontal: 0, vertical: 0 }`.',
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
    states: "An unknown direction, for example `'center'`, throws nothing; the route is empty",
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
    member: 'errors',
    states: '| `dia.LinkView: unknown router: "foo".` | No function of that name in the namespace.',
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
]);

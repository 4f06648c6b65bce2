import {expect, facts} from '../../support/facts';

facts('api/g/Line.mdx', [
  {
    member: 'angle',
    states: 'clockwise from the x axis: 0 points right, 90 down, 180 left, 270 up',
    run: ({joint: {g}}) => ['10 0', '0 10', '-10 0', '0 -10'].map((end) => new g.Line('0 0', end).angle()),
    expected: [0, 90, 180, 270],
  },
  {
    member: 'bearing',
    states: "For a horizontal line from 100, 100 to 200, 100, the result is `'SW'`.",
    run: ({joint: {g}}) => [new g.Line('100 100', '200 100').bearing(), new g.Line('0 0', '10 10').bearing()],
    expected: ['SW', 'NE'],
  },
  {
    member: 'intersect',
    states: 'one new point, not an array',
    run: ({joint: {g}}) => {
      const line = new g.Line('0 0', '100 0');
      return [
        String(line.intersect(new g.Line('50 -10', '50 10'))),
        line.intersect(new g.Rect(20, -10, 40, 20))?.map(String),
        line.intersect(new g.Rect(-10, -10, 200, 20)),
      ];
    },
    expected: ['50@0', ['60@0', '20@0'], null],
  },
  {
    member: 'pointOffset',
    states: 'positive on the right side, negative on the left, 0 on the line',
    run: ({joint: {g}}) => ['50 20', '50 -20', '500 0'].map((point) => new g.Line('0 0', '100 0').pointOffset(point)),
    expected: [20, -20, 0],
  },
  {
    member: 'rotate',
    states: 'Positive angles rotate **counterclockwise** on the screen',
    run: ({joint: {g}}) => {
      const line = new g.Line('0 0', '100 0');
      const result = line.rotate(line.midpoint(), 90).round();
      return [result === line, result.toString()];
    },
    expected: [true, '50@50 50@-50'],
  },
  {
    member: 'intersect',
    states:
      "The points are in the order of the other shape's sides. For an ellipse, they are in their order along the line.",
    run: ({joint: {g}}) => {
      const [there, back] = [new g.Line('0 20', '200 20'), new g.Line('200 20', '0 20')];
      const box = new g.Rect(50, 0, 100, 40);
      const ellipse = new g.Ellipse('100 20', 50, 20);
      return [box, ellipse].map((shape) =>
        [there, back].map((line) => line.intersect(shape as typeof box)?.map(String)),
      );
    },
    expected: [
      [
        ['150@20', '50@20'],
        ['150@20', '50@20'],
      ],
      [
        ['50@20', '150@20'],
        ['150@20', '50@20'],
      ],
    ],
  },
]);

facts('api/g/Ellipse.mdx', [
  {
    member: 'inflate',
    states: 'Each radius grows by **twice** the number',
    run: ({joint: {g}}) => {
      const ellipse = new g.Ellipse('100 50', 60, 30);
      return [ellipse.inflate(5) === ellipse, ellipse.toString(), ellipse.inflate().toString()];
    },
    expected: [true, '100@50 70 40', '100@50 70 40'],
  },
  {
    member: 'intersectionWithLine',
    states: 'If both ends are inside, the result is `null`.',
    run: ({joint: {g}}) => {
      const ellipse = new g.Ellipse('100 50', 60, 30);
      const crossings = (start: string, end: string) => ellipse.intersectionWithLine(new g.Line(start, end));
      return [
        crossings('90 50', '110 50'),
        crossings('100 50', '200 50')?.map(String),
        crossings('0 50', '200 50')?.map(String),
      ];
    },
    expected: [null, ['160@50'], ['40@50', '160@50']],
  },
]);

facts('api/g/Polyline.mdx', [
  {
    states: 'At run time, `g.PolygonalChain` is `undefined`, and `g.Polygon` inherits from `g.Polyline`.',
    run: ({joint: {g}}) => ['PolygonalChain' in g, (new g.Polygon() as object) instanceof g.Polyline],
    expected: [false, true],
  },
  {
    member: 'constructor',
    states: '`new g.Polyline(polyline)` is **empty**',
    run: ({joint: {g}}) => new g.Polyline(new g.Polyline('0,0 1,1') as never).points.length,
    expected: 0,
  },
  {
    member: 'containsPoint',
    states: 'a plain object throws `p.equals is not a function`',
    run: ({joint: {g}, thrown}) => {
      const polyline = new g.Polyline('0,0 100,0 100,60');
      return [thrown(() => polyline.containsPoint({x: 90, y: 10})), polyline.containsPoint(new g.Point(90, 10))];
    },
    // The tests load the minified build, where the parameter has another name.
    expected: [expect.stringMatching(/^\w+\.equals is not a function$/), true],
  },
  {
    member: 'simplify',
    states: 'drawn with 37 points, becomes one straight line at a threshold of 5 px',
    run: ({joint: {g}}) => {
      const points = Array.from({length: 37}, (_, index) => {
        const angle = (index * Math.PI) / 72;
        return {x: 100 * Math.cos(angle), y: 100 * Math.sin(angle)};
      });
      return new g.Polyline(points).simplify({threshold: 5}).points.length;
    },
    expected: 2,
  },
  {
    states:
      'The polyline of a link leads from its source through the vertices to its target. If an end is connected to an element, the polyline ends at the center of the element.',
    run: ({joint, newGraph}) => {
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 40}});
      const graph = newGraph().addCell(element);
      const link = new joint.shapes.standard.Link({
        source: {id: element.id},
        target: {x: 300, y: 90},
        vertices: [{x: 200, y: 50}],
      });
      return link.addTo(graph).getPolyline().toString();
    },
    expected: '50@20,200@50,300@90',
  },
  {
    states: "At a port, it ends at the port's layout position, which isn't always the center of the drawn port.",
    run: ({joint: {V, shapes}, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = [{tagName: 'rect', attributes: {width: 20, height: 20}}];
      const ports = {groups: {out: {position: 'right', markup}}, items: [{id: 'a', group: 'out'}]};
      const element = new shapes.standard.Rectangle({size: {width: 100, height: 40}, ports});
      const link = new shapes.standard.Link({source: {id: element.id, port: 'a'}, target: {x: 300, y: 90}});
      graph.addCells([element, link]);
      const port = paper.el.querySelector<SVGElement>('[port="a"]');
      const drawn = V(port ?? 'g').getBBox({target: paper.svg});
      return [link.getPolyline().start, drawn.center()].map(String);
    },
    expected: ['100@20', '110@30'],
  },
  {
    states: "At another link, it ends at the midpoint of that link's polyline.",
    run: ({joint: {shapes}, newGraph}) => {
      const first = new shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      const second = new shapes.standard.Link({source: {id: first.id}, target: {x: 50, y: 80}});
      newGraph().addCells([first, second]);
      return second.getPolyline().toString();
    },
    expected: '50@0,50@80',
  },
]);

facts('api/g/Polygon.mdx', [
  {
    member: 'what-differs-from-a-polyline',
    states: '| `pointAt(1)` | 100, 60, the last point | 0, 0, back at the first |',
    run: ({joint: {g}}) =>
      [g.Polyline, g.Polygon].map((Shape) => {
        const shape = new Shape('0,0 100,0 100,60');
        const crossings = shape.intersectionWithLine(new g.Line('70 -20', '70 80'));
        return [String(shape.pointAt(1)), Math.round(shape.length()), crossings?.length];
      }),
    expected: [
      ['100@60', 160, 1],
      ['0@0', 277, 2],
    ],
  },
]);

facts('api/g/intersection.mdx', [
  {
    member: 'exists',
    states: 'A `g.Point` or a `g.Curve` throws `The intersection for ... and ... could not be found.`',
    run: ({joint: {g}, thrown}) => thrown(() => g.intersection.exists(new g.Rect(0, 0, 1, 1), new g.Point(3, 4))),
    expected: 'The intersection for 0@0 1@1 and 3@4 could not be found.',
  },
  {
    member: 'ellipseWithLine',
    states: 'For a line completely inside, the result is `false`.',
    run: ({joint: {g}}) => g.intersection.exists(new g.Ellipse('50 50', 40, 40), new g.Line('40 50', '60 50')),
    expected: false,
  },
  {
    member: 'rectWithRect',
    states: 'If they share only a side or a corner, the result is `false`.',
    run: ({joint: {g}}) => {
      const [left, right, small] = [new g.Rect(0, 0, 50, 50), new g.Rect(50, 0, 50, 50), new g.Rect(9, 9, 1, 1)];
      const {exists} = g.intersection;
      return [exists(left, right), exists(left, small), exists(g.Polygon.fromRect(left), right)];
    },
    expected: [false, true, true],
  },
]);

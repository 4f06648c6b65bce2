import {facts} from '../../support/facts';

facts('api/g/Path.mdx', [
  {
    member: 'constructor',
    states:
      'Anything else throws `Cannot construct a path from the provided object.`, including an empty array and another path.',
    run: ({joint: {g}, thrown}) => [
      thrown(() => new g.Path([])),
      thrown(() => new g.Path(new g.Path('M 0 0 L 1 1') as never)),
    ],
    expected: [
      'Cannot construct a path from the provided object.',
      'Cannot construct a path from the provided object.',
    ],
  },
  {
    member: 'parse',
    states: 'An unsupported command throws an error such as `h is not a recognized path segment type.`',
    run: ({joint: {g, V}, thrown}) => [
      thrown(() => g.Path.parse('M 0 0 h 10')),
      new g.Path(V.normalizePathData('M 10 10 h 20 v 10 q 5 5 10 0 z')).segments.map(({type}) => type),
    ],
    expected: ['h is not a recognized path segment type.', ['M', 'L', 'L', 'C', 'Z']],
  },
  {
    member: 'isDataSupported',
    states:
      "The accepted characters don't include a minus sign or an exponent, so data with negative coordinates is reported as not supported, although `parse` can read it.",
    run: ({joint: {g}}) => [g.Path.isDataSupported('M -1 0 L 10 10'), g.Path.parse('M -1 0 L 10 10').serialize()],
    expected: [false, 'M -1 0 L 10 10'],
  },
  {
    member: 'how-segments-work',
    states: 'A path whose first segment is not an `M` has no start.',
    run: ({joint: {g}, thrown}) => thrown(() => new g.Path('L 10 10').length()),
    expected:
      'Missing previous segment. (This segment cannot be the first segment of a path; OR segment has not yet been added to a path.)',
  },
  {
    member: 'containsPoint',
    states:
      'The declarations also allow a plain object, but a plain object throws `TypeError` `p.equals is not a function`.',
    run: ({joint: {g}, thrown}) =>
      thrown(() => new g.Path('M 0 0 L 9 0 L 9 9 Z').containsPoint({x: 5, y: 2}))?.slice(1),
    expected: '.equals is not a function',
  },
  {
    member: 'containsPoint',
    states: 'A point on the outline is considered inside, but a point on the outline of a hole is considered outside.',
    run: ({joint: {g}}) => {
      const frame = new g.Path('M 0 0 L 100 0 L 100 100 L 0 100 Z M 25 25 L 75 25 L 75 75 L 25 75 Z');
      return [frame.containsPoint(new g.Point(0, 50)), frame.containsPoint(new g.Point(25, 50))];
    },
    expected: [true, false],
  },
  {
    member: 'divideAtLength',
    states: 'If a `Z` is in the second path and the start of its subpath is in the first one, the `Z` becomes an `L`.',
    run: ({joint: {g}}) => new g.Path('M 0 0 L 100 0 L 100 100 Z').divideAtLength(50)?.map(String),
    expected: ['M 0 0 L 50 0', 'M 50 0 L 100 0 L 100 100 L 0 0'],
  },
  {
    member: 'divideAtLength',
    states:
      'At length 0, or at the full length and beyond (from either end), one result is the whole path and the other is a single `M`.',
    run: ({joint: {g}}) =>
      [0, 300, -300, -10].map((length) => new g.Path('M 0 0 L 100 0').divideAtLength(length)?.map(String)),
    expected: [
      ['M 0 0', 'M 0 0 L 100 0'],
      ['M 0 0 L 100 0', 'M 100 0'],
      ['M 0 0', 'M 0 0 L 100 0'],
      ['M 0 0 L 90 0', 'M 90 0 L 100 0'],
    ],
  },
  {
    member: 'pointAtLength',
    states: 'Beyond the full length, you get the live end point of the last visible segment.',
    run: ({joint: {g}}) => {
      const path = new g.Path('M 0 0 L 100 0');
      return [path.pointAtLength(500) === path.end, path.pointAtLength(50) === path.end];
    },
    expected: [true, false],
  },
  {
    member: 'insertSegment',
    states: 'With `path.segments.length` or -1, it appends the segment.',
    run: ({joint: {g}}) => {
      const path = new g.Path('M 0 0 L 10 0');
      path.insertSegment(-1, g.Path.createSegment('L', 10, 10));
      return path.serialize();
    },
    expected: 'M 0 0 L 10 0 L 10 10',
  },
  {
    member: 'serialize',
    states: "If the path doesn't begin with an `M`, it throws `Invalid path segments.`",
    run: ({joint: {g}, thrown}) => {
      const path = new g.Path('L 10 10');
      return [thrown(() => path.serialize()), path.toString(), path.validate().serialize()];
    },
    expected: ['Invalid path segments.', 'L 10 10', 'M 0 0 L 10 10'],
  },
  {
    member: 'toPoints',
    states:
      'The points of lines are the live points of the path. If you want to change the points, use [`toPolylines`](#toPolylines).',
    run: ({joint: {g}}) => {
      const path = new g.Path('M 0 0 L 10 0');
      path.toPolylines()?.[0]?.points[0]?.translate(3, 3);
      const before = path.serialize();
      path.toPoints()?.[0]?.[0]?.translate(3, 3);
      return [before, path.serialize()];
    },
    expected: ['M 0 0 L 10 0', 'M 3 3 L 10 0'],
  },
  {
    member: 'how-segments-work',
    states: '`round()`, `scale()` and `translate()` do not move the start. They have no effect on a `Z`.',
    run: ({joint: {g}}) => {
      const path = new g.Path('M 0.4 0 L 9.6 0 L 9.6 9.6 Z');
      const [, line, , close] = path.segments;
      close?.translate(5, 5);
      close?.round();
      close?.scale(2, 2);
      const closed = path.serialize();
      line?.round();
      line?.translate(5, 5);
      return [closed, path.serialize(), String(line?.start)];
    },
    expected: ['M 0.4 0 L 9.6 0 L 9.6 9.6 Z', 'M 0.4 0 L 15 5 L 9.6 9.6 Z', '0.4@0'],
  },
  {
    member: 'how-segments-work',
    states:
      '`clone()` returns a segment. `divideAt()`, `divideAtLength()` and `divideAtT()` return two. These segments are not in a path yet.',
    run: ({joint: {g}, thrown}) => {
      const [, line] = new g.Path('M 0 0 L 100 0').segments as unknown as [unknown, InstanceType<typeof g.Line>];
      const [, curve] = new g.Path('M 0 0 C 0 0 80 0 80 0').segments as unknown as [
        unknown,
        InstanceType<typeof g.Curve>,
      ];
      const halves = [...line.divideAt(0.5), ...line.divideAtLength(10), ...curve.divideAtT(0.5)];
      const copies = [line.clone(), ...halves] as unknown[] as {
        type: string;
        end: {toString: () => string};
        previousSegment: unknown;
        start: unknown;
      }[];
      return copies.map((copy) => [
        copy.type,
        String(copy.end),
        copy.previousSegment,
        thrown(() => copy.start)?.slice(0, 25),
      ]);
    },
    expected: [
      ...['100@0', '50@0', '100@0', '10@0', '100@0'].map((end) => ['L', end]),
      ...['40@0', '80@0'].map((end) => ['C', end]),
    ].map((copy) => [...copy, null, 'Missing previous segment.']),
  },
  {
    member: 'removeSegment',
    states:
      'If you remove the first segment, the path stays [valid](#isValid) only if the next segment is an `M` or no segment is left.',
    run: ({joint: {g}}) =>
      ['M 0 0 L 9 9', 'M 0 0 M 5 5 L 9 9', 'M 0 0'].map((data) => {
        const path = new g.Path(data);
        path.removeSegment(0);
        return path.isValid();
      }),
    expected: [false, true, true],
  },
]);

facts('api/g/Curve.mdx', [
  {
    member: 'precision',
    states: 'Each further step takes about three times as many pieces, and as much time.',
    run: ({joint: {g}}) => {
      const curves = [
        new g.Curve('50 200', '90 30', '330 30', '370 200'),
        new g.Curve('0 0', '10 100', '20 150', '300 0'),
        new g.Curve('0 0', '200 0', '0 150', '200 150'),
        new g.Curve('0 0', '0 80', '40 120', '120 120'),
      ];
      const pieces = (precision: number) =>
        curves.reduce((sum, curve) => sum + curve.getSubdivisions({precision}).length, 0);
      const growthOfFiveSteps = pieces(8) / pieces(3);
      return [growthOfFiveSteps > 2.5 ** 5, growthOfFiveSteps < 3.5 ** 5];
    },
    expected: [true, true],
  },
  {
    member: 'throughPoints',
    states: 'With fewer points, the method throws `At least 2 points are required`.',
    run: ({joint: {g}, thrown}) => thrown(() => g.Curve.throughPoints([{x: 0, y: 0}])),
    expected: 'At least 2 points are required',
  },
  {
    member: 'divideAtT',
    states: 'returns both parts as new curves',
    run: ({joint: {g}}) => new g.Curve('50 200', '90 30', '330 30', '370 200').divideAtT(0.5).map(String),
    expected: ['50@200 70@115 140@72.5 210@72.5', '210@72.5 280@72.5 350@115 370@200'],
  },
  {
    member: 'tAtLength',
    states: 'However, the method counts the pieces from the wrong end, so the result is often wrong.',
    run: ({joint: {g}}) => {
      const curve = new g.Curve('0 0', '10 100', '20 150', '300 0');
      return [curve.pointAtLength(-50), curve.pointAtLength(curve.length() - 50)].map((point) =>
        String(point.round(1)),
      );
    },
    expected: ['171.4@63.3', '255.7@23.2'],
  },
  {
    member: 'toPolyline',
    states:
      '`line.intersect(curve)` always returns `null`, but `line.intersect(curve.toPolyline())` finds the crossings.',
    run: ({joint: {g}}) => {
      const line = new g.Line({x: 200, y: 0}, {x: 200, y: 300});
      const curve = new g.Curve('50 200', '90 30', '330 30', '370 200');
      return [line.intersect(curve as never), line.intersect(curve.toPolyline())?.length];
    },
    expected: [null, 1],
  },
]);

facts('api/g/bezier.mdx', [
  {
    member: 'curveThroughPoints',
    states: 'Returns the SVG path data of a smooth line through `points`: an `M`, then one `C` for each further point.',
    run: ({joint: {g}}) =>
      g.bezier.curveThroughPoints([
        {x: 0, y: 0},
        {x: 90, y: 60},
      ]),
    expected: 'M 0 0 C 30 20 60 40 90 60',
  },
  {
    // The tests load the minified build.
    member: 'getCurveControlPoints',
    states: 'in the minified build with `this.getFirstControlPoints is not a function`',
    since: '4.1',
    run: ({joint: {g}, thrown}) => {
      const {getCurveControlPoints} = g.bezier;
      const points = [0, 50, 90].map((x) => ({x, y: x * x}));
      return [points.slice(0, 2), points].map((list) => thrown(() => getCurveControlPoints(list)));
    },
    expected: [null, 'this.getFirstControlPoints is not a function'],
  },
]);

import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/g/Point.mdx', [
  {
    member: 'constructor',
    states:
      "`'10 20'` and `'10@20'` are valid strings. `'10,20'` and `'10'` are not valid because their `y` becomes `NaN`. If you pass numbers or an object, a missing coordinate is 0.",
    run: ({joint: {g}}) =>
      ['10 20', '10@20', '10,20', '10', 10, {x: 10} as dia.Point].map((point) => String(new g.Point(point as string))),
    expected: ['10@20', '10@20', '10@NaN', '10@NaN', '10@0', '10@0'],
  },
  {
    member: 'adhereToRect',
    states: 'A plain object fails with `r.containsPoint is not a function`.',
    run: ({joint: {g}, thrown}) =>
      thrown(() => new g.Point(5, 5).adhereToRect({x: 0, y: 0} as never))?.endsWith('.containsPoint is not a function'),
    expected: true,
  },
  {
    member: 'angleBetween',
    states: 'The angle is measured **counterclockwise** on the screen',
    run: ({joint: {g}}) => {
      const corner = new g.Point(0, 0);
      return [corner.angleBetween({x: 10, y: 0}, {x: 0, y: -10}), corner.angleBetween({x: 0, y: -10}, {x: 10, y: 0})];
    },
    expected: [90, 270],
  },
  {
    member: 'bearing',
    states:
      'On the screen, a point farther down counts as north, and coordinates of more than a few dozen pixels give arbitrary results.',
    run: ({joint: {g}}) => new g.Point(0, 0).bearing(new g.Point(0, 10)),
    expected: 'N',
  },
  {
    member: 'chooseClosest',
    states: 'For an empty array, the result is `null`.',
    run: ({joint: {g}}) => new g.Point(0, 0).chooseClosest([]),
    expected: null,
  },
  {
    member: 'magnitude',
    states: 'For the point (0, 0) it returns 0.01 instead of 0',
    run: ({joint: {g}}) => new g.Point(0, 0).magnitude(),
    expected: 0.01,
  },
  {
    member: 'move',
    states:
      'A positive number moves it **away** from `ref`. A negative number moves it toward `ref`, and possibly past it.',
    run: ({joint: {g}}) => [20, -120].map((distance) => new g.Point(100, 0).move({x: 0, y: 0}, distance).x),
    expected: [120, -20],
  },
  {
    member: 'rotate',
    states: 'by `angle` degrees, **counterclockwise** on the screen',
    run: ({joint: {g}}) => {
      const point = new g.Point(10, 5);
      return [point.rotate({x: 0, y: 5}, 90) === point, point.round().y];
    },
    expected: [true, -5],
  },
  {
    member: 'update',
    states: 'A missing coordinate does not keep its value. It becomes 0.',
    run: ({joint: {g}}) => new g.Point(10, 20).update(30).toJSON(),
    expected: {x: 30, y: 0},
  },
]);

facts('api/g/Rect.mdx', [
  {
    member: 'containsPoint',
    states: 'Points on the border are included, unless you pass `{ strict: true }`',
    since: '4.1',
    run: ({joint: {g}}) => {
      const box = new g.Rect(0, 0, 100, 50);
      const border = {x: 100, y: 25};
      return [box.containsPoint(border), box.containsPoint(border, {strict: true})];
    },
    expected: [true, false],
  },
  {
    member: 'intersect',
    states: 'For rectangles that only touch, the result is `null`.',
    run: ({joint: {g}}) => new g.Rect(0, 0, 100, 50).intersect(new g.Rect(100, 0, 100, 50)),
    expected: null,
  },
  {
    member: 'intersectionWithLine',
    states:
      'If a line runs through a corner, the array contains that corner once. With fractional coordinates, rounding errors can put it there twice.',
    run: ({joint: {g}}) => {
      const box = new g.Rect(0, 0, 100, 50);
      const corners = [
        new g.Point(73.69584882338339, 6.131174604469527),
        new g.Point(140.34742614270533, 99.1911804486025),
      ];
      const fraction = g.Rect.fromPointUnion(...corners);
      return [box, fraction].map(
        (rect) => rect && rect.intersectionWithLine(new g.Line(rect.origin(), rect.corner()))?.length,
      );
    },
    expected: [2, 3],
  },
  {
    member: 'intersectionWithLineFromCenterToPoint',
    states: "If `p` lies inside the rectangle, the line doesn't reach the border, and the result is `undefined`.",
    run: ({joint: {g}}) =>
      (new g.Rect(0, 0, 100, 50).intersectionWithLineFromCenterToPoint({x: 60, y: 25}) as unknown) === undefined,
    expected: true,
  },
  {
    member: 'maxRectScaleToFit',
    states: 'This rectangle is the limit, and the argument is the rectangle that grows.',
    run: ({joint: {g}}) => new g.Rect(20, 20, 240, 150).maxRectScaleToFit(new g.Rect(60, 65, 80, 40)),
    expected: {sx: 2, sy: 3.25},
  },
  {
    member: 'maxRectScaleToFit',
    states:
      'With your own `origin`, a rectangle without width has a finite `sx`, unless its `x` equals that of the origin.',
    run: ({joint: {g}}) => {
      const [area, flat] = [new g.Rect(0, 0, 100, 100), new g.Rect(20, 20, 0, 10)];
      const origins = [undefined, {x: 50, y: 50}, {x: 20, y: 50}] as const;
      return origins.map((origin) => Math.round(area.maxRectScaleToFit(flat, origin as never).sx));
    },
    expected: [Infinity, 2, Infinity],
  },
  {
    member: 'maxRectScaleToFit',
    states:
      'Choose an `origin` inside this rectangle so that the factors are never negative, even if `rect` lies outside.',
    run: ({joint: {g}}) => {
      const [area, outside] = [new g.Rect(0, 0, 100, 100), new g.Rect(150, 20, 20, 10)];
      return [undefined, area.center()].map((origin) => {
        const {sx, sy} = area.maxRectScaleToFit(outside, origin);
        return [sx, sy].map((factor) => Math.round(factor * 100));
      });
    },
    expected: [
      [-600, 500],
      [42, 167],
    ],
  },
  {
    member: 'scale',
    states: '`origin` defaults to the point (0, 0), so the rectangle moves too.',
    run: ({joint: {g}}) => new g.Rect(10, 10, 100, 50).scale(2, 2).toJSON(),
    expected: {x: 20, y: 20, width: 200, height: 100},
  },
  {
    member: 'fromPointUnion',
    states: 'or `null` without points',
    run: ({joint: {g}}) => g.Rect.fromPointUnion(),
    expected: null,
  },
]);

facts('api/g/index.mdx', [
  {
    member: 'normalizeAngle',
    states: 'For a negative multiple of 360, the result is 360, not 0.',
    run: ({joint: {g}}) => [g.normalizeAngle(-360), g.normalizeAngle(360), g.normalizeAngle(-90)],
    expected: [360, 0, 270],
  },
  {
    member: 'values-are-changed-in-place',
    states: '`element.position()` and `element.getBBox()` return a copy.',
    run: ({joint: {shapes}}) => {
      const element = new shapes.standard.Rectangle({position: {x: 10, y: 20}});
      element.position().offset(100, 100);
      element.getBBox().inflate(50);
      return [element.position().toJSON(), element.getBBox().x];
    },
    expected: [{x: 10, y: 20}, 10],
  },
  {
    member: 'random',
    states: 'With one positive argument, the range is 0 to that number. Without arguments, it is 0 to 1.',
    run: ({joint: {g}}) => {
      const {random} = Math;
      const ranges = [[5], [], [2, 8], [8, 2]].map((args) =>
        [0, 0.999999].map((value) => {
          Math.random = () => value;
          return g.random(...(args as [number, number]));
        }),
      );
      Math.random = random;
      return ranges;
    },
    expected: [
      [0, 5],
      [0, 1],
      [2, 8],
      [2, 8],
    ],
  },
]);

facts('api/g/scale.mdx', [
  {
    member: 'linear',
    states: '0 if `value` is that number, otherwise infinite',
    run: ({joint: {g}}) => [5, 6].map((value) => g.scale.linear([5, 5], [50, 100], value)),
    expected: [0, Infinity],
  },
]);

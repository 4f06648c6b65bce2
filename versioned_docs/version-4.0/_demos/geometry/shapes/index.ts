import {g, V} from '@joint/core';

// [1]
const dots = {
  p1: new g.Point(72, 152),
  p2: new g.Point(112, 32),
  p3: new g.Point(248, 56),
  p4: new g.Point(272, 184),
  start: new g.Point(24, 72),
  end: new g.Point(336, 152),
  point: new g.Point(176, 216),
};
type Name = keyof typeof dots;
type Shape = g.Rect | g.Ellipse | g.Polyline | g.Polygon | g.Path;

const points = [dots.p1, dots.p2, dots.p3, dots.p4] as const;

// [2]
const makers: Record<string, () => Shape> = {
  Path: () => new g.Path(new g.Curve(...points)),
  Polyline: () => new g.Polyline([...points]),
  Polygon: () => new g.Polygon([...points]),
  Rect: () => g.Rect.fromPointUnion(...points)!,
  Ellipse: () => g.Ellipse.fromRect(g.Rect.fromPointUnion(...points)!),
};

// [3]
function toPathData(shape: Shape): string {
  if (shape instanceof g.Path) return shape.serialize();
  if (shape instanceof g.Polyline) return `M ${shape.serialize()}`;
  if (shape instanceof g.Polygon) return `M ${shape.serialize()} Z`;
  if (shape instanceof g.Rect) return `M ${g.Polygon.fromRect(shape).serialize()} Z`;
  const {x, y, a, b} = shape;
  return `M ${x - a} ${y} a ${a} ${b} 0 1 1 ${2 * a} 0 a ${a} ${b} 0 1 1 ${-2 * a} 0 Z`;
}

// [4]
function nearest(shape: Shape): g.Point | null {
  if (shape instanceof g.Rect) return shape.pointNearestToPoint(dots.point);
  if (shape instanceof g.Ellipse) return shape.intersectionWithLineFromCenterToPoint(dots.point);
  return shape.closestPoint(dots.point);
}

const svg = V('svg', {viewBox: '0 0 360 248'});
document.getElementById('paper')!.append(svg.node);
const box = V('rect', {class: 'box'}).appendTo(svg);
const outline = V('path', {class: 'outline'}).appendTo(svg);
const line = V('path', {class: 'line'}).appendTo(svg);
const distance = V('path', {class: 'distance'}).appendTo(svg);
const found = V('g').appendTo(svg);
const handles = Object.keys(dots).map((name) =>
  V('circle', {id: name, class: `handle ${name}`, r: 8, tabindex: 0, role: 'button'}).appendTo(svg),
);

const kind = document.querySelector<HTMLSelectElement>('#kind')!;
const output = document.querySelector('output')!;

function show(): void {
  const shape = makers[kind.value]!();
  const cut = new g.Line(dots.start, dots.end);
  const hits = shape.intersectionWithLine(cut) ?? [];
  const near = nearest(shape) ?? dots.point;
  const inside = shape.containsPoint(dots.point);

  outline.attr('d', toPathData(shape)).toggleClass('inside', inside);
  box.attr(shape.bbox()!.toJSON());
  line.attr('d', `M ${cut.serialize()}`);
  distance.attr('d', `M ${dots.point.serialize()} ${near.serialize()}`);
  found.empty();
  for (const {x, y} of hits) {
    V('circle', {class: 'hit', r: 5, cx: x, cy: y}).appendTo(found);
  }
  for (const handle of handles) {
    const {x, y} = dots[handle.id as Name];
    handle.attr({cx: x, cy: y, 'aria-label': `${handle.id} ${x}, ${y}`});
  }
  const away = Math.round(dots.point.distance(near));
  output.value = `${hits.length} intersections, ${away} px away, ${inside ? 'inside' : 'outside'}`;
}

const steps: Record<string, {x: number; y: number}> = {
  ArrowLeft: {x: -8, y: 0},
  ArrowRight: {x: 8, y: 0},
  ArrowUp: {x: 0, y: -8},
  ArrowDown: {x: 0, y: 8},
};

// [5]
function move(name: string, x: number, y: number): void {
  dots[name as Name]
    .update(x, y)
    .round()
    .adhereToRect(new g.Rect(8, 8, 344, 232));
  show();
}
for (const {node, id} of handles) {
  node.addEventListener('pointerdown', ({pointerId}) => node.setPointerCapture(pointerId));
  node.addEventListener('pointermove', ({clientX, clientY, pointerId}) => {
    if (!node.hasPointerCapture(pointerId)) return;
    const {x, y} = svg.toLocalPoint(clientX, clientY);
    move(id, x, y);
  });
  node.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const {x, y} = dots[id as Name].clone().offset(step);
    move(id, x, y);
  });
}
kind.addEventListener('change', show);
show();

/*
[1] Seven points that users can drag. The classes of `g` know nothing about the screen.
    The demo draws everything from their numbers.
[2] The same four points define each shape. They are the ends and control points of a
    curve, the corners of a polygon, or they set the box of a rectangle or an ellipse.
[3] `serialize()` writes the numbers in the form that SVG reads.
[4] An ellipse has no `closestPoint()`. The demo uses the line from its center instead.
[5] `toLocalPoint()` converts from the screen to the coordinates of the picture. The
    methods of the point then change it in place, one after the other.
*/

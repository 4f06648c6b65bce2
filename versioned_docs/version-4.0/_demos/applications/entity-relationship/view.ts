import {type dia, g} from '@joint/core';

const [minScale, maxScale] = [0.2, 2];

/** Makes the whole diagram visible. */
export function fit(paper: dia.Paper): void {
  const contentArea = paper.model.getBBox() ?? new g.Rect();
  const [horizontalAlign, verticalAlign] = ['middle', 'middle'] as const;
  paper.transformToFitContent({contentArea, padding: 32, minScale, maxScale: 1, horizontalAlign, verticalAlign});
}

/** Changes the scale around a point of the graph. */
export function zoom(paper: dia.Paper, factor: number, around?: dia.Point): void {
  const scale = Math.min(maxScale, Math.max(minScale, paper.scale().sx * factor));
  paper.scaleUniformAtPoint(scale, around ?? paper.getArea().center());
}

/** Moves the paper until an area is visible. */
export function reveal(paper: dia.Paper, area: g.Rect): void {
  const {x, y, width, height} = paper.getArea().inflate(-16);
  const shift = (at: number, size: number, from: number, room: number) =>
    at < from ? from - at : Math.min(0, from + room - at - size);
  const {tx, ty} = paper.translate();
  const {sx, sy} = paper.scale();
  paper.translate(tx + shift(area.x, area.width, x, width) * sx, ty + shift(area.y, area.height, y, height) * sy);
}

/** A free place for an area, near the middle of what is visible. */
export function freePlace(paper: dia.Paper, {width, height}: dia.Size): dia.Point {
  const boxes = paper.model.getElements().map((element) => element.getBBox().inflate(30));
  const {x, y} = paper.getArea().center();
  const place = new g.Rect(x - width / 2, y - height / 2, width, height).round(-1);
  while (boxes.some((box) => box.intersect(place))) place.y += 20;
  return place.topLeft();
}

/** Panning with one pointer, zooming with two fingers, the touchpad, or Ctrl and the wheel. */
export function addGestures(paper: dia.Paper): void {
  let last = {x: 0, y: 0};
  const pointOf = ({clientX = 0, clientY = 0}: dia.Event) => ({x: clientX, y: clientY});
  paper.on('blank:pointerdown', (event) => (last = pointOf(event)));
  paper.on('blank:pointermove', (event) => {
    const {x, y} = pointOf(event);
    const {tx, ty} = paper.translate();
    paper.translate(tx + x - last.x, ty + y - last.y);
    last = {x, y};
  });
  paper.on('paper:pinch', (_event, x, y, factor) => zoom(paper, factor, {x, y}));
  let span = 0;
  const watch = (event: TouchEvent): void => {
    const {0: a, 1: b} = event.touches;
    const now = b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (b) {
      // [1]
      event.stopPropagation();
      event.preventDefault();
      const middle = paper.clientToLocalPoint((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      if (span > 0) zoom(paper, now / span, middle);
    }
    span = now;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    paper.el.addEventListener(type, watch, {capture: true, passive: false});
}

/*
[1] The second finger is kept from the paper, which would pan with the first one.
*/

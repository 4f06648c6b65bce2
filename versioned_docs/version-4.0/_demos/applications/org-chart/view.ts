import {type dia, g} from '@joint/core';

const [minScale, maxScale] = [0.1, 2];

/** Makes the whole of some elements visible. */
export function fit(paper: dia.Paper, elements: dia.Element[]): void {
  // [1]
  const contentArea = paper.model.getCellsBBox(elements) ?? new g.Rect();
  const [horizontalAlign, verticalAlign] = ['middle', 'middle'] as const;
  paper.transformToFitContent({contentArea, padding: 24, minScale, maxScale: 1, horizontalAlign, verticalAlign});
}

/** Moves an element to a point of the window, at the middle of the paper by default. */
export function moveTo(paper: dia.Paper, element: dia.Element, to?: dia.Point): void {
  const {left, top, width, height} = paper.el.getBoundingClientRect();
  const from = paper.localToClientPoint(element.getBBox().center());
  const {x, y} = to ?? {x: left + width / 2, y: top + height / 2};
  const {tx, ty} = paper.translate();
  paper.translate(tx + x - from.x, ty + y - from.y);
}

/** Changes the scale around a point of the graph. */
export function zoom(paper: dia.Paper, factor: number, around?: dia.Point): void {
  const point = around ?? paper.getArea().center();
  const scale = Math.min(maxScale, Math.max(minScale, paper.scale().sx * factor));
  paper.scaleUniformAtPoint(scale, point);
}

/** Whether the whole of an element is in the visible part of the paper. */
export function isInView(paper: dia.Paper, element: dia.Element): boolean {
  return paper.getArea().containsRect(element.getBBox());
}

/** Panning with one pointer, zooming with two fingers, the touchpad, or Ctrl and the wheel. */
export function addGestures(paper: dia.Paper): void {
  let last = {x: 0, y: 0};
  paper.on('blank:pointerdown cell:pointerdown', (...args: unknown[]) => (last = pointOf(args)));
  paper.on('blank:pointermove cell:pointermove', (...args: unknown[]) => {
    const {x, y} = pointOf(args);
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
      // [2]
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

/** The event is the first argument on the blank area, the second one on a cell. */
function pointOf(args: unknown[]): dia.Point {
  const {clientX = 0, clientY = 0} = args.find(
    (arg) => arg && typeof arg === 'object' && 'clientX' in arg,
  ) as dia.Event;
  return {x: clientX, y: clientY};
}

/*
[1] The box of the visible people. With useModelGeometry, the paper would also count hidden
    cells.
[2] The second finger is kept from the paper, which would pan with the first one.
*/

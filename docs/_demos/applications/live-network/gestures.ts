import type {dia} from '@joint/core';
import {pan, zoom} from './view';

/** Dragging, two fingers and the wheel. */
export function addGestures(paper: dia.Paper): void {
  let last = {x: 0, y: 0};
  paper.on('blank:pointerdown cell:pointerdown', (...args: unknown[]) => (last = pointOf(args)));
  paper.on('blank:pointermove cell:pointermove', (...args: unknown[]) => {
    const {x, y} = pointOf(args);
    pan(paper, x - last.x, y - last.y);
    last = {x, y};
  });
  paper.on('paper:pinch', (_event, x, y, factor) => zoom(paper, factor, {x, y}));
  // [1]
  paper.on('paper:pan', (event: dia.Event, dx: number, dy: number) => {
    if (!paper.el.contains(document.activeElement)) return;
    event.preventDefault();
    pan(paper, -dx, -dy);
  });
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
[1] The plain wheel moves the diagram while it has the focus. Otherwise it scrolls the
    page, so nobody gets stuck in the diagram on the way down.
[2] The second finger is kept from the paper, which would pan with the first one.
*/

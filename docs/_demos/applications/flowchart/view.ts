import type {dia} from '@joint/core';

const [minScale, maxScale] = [0.2, 2];

/** Makes the whole diagram visible. */
export function fit(paper: dia.Paper): void {
  const contentArea = paper.model.getBBox();
  const [horizontalAlign, verticalAlign] = ['middle', 'middle'] as const;
  if (!contentArea) return;
  paper.transformToFitContent({contentArea, padding: 24, minScale, maxScale: 1, horizontalAlign, verticalAlign});
}

/** Changes the scale around a point of the graph. */
export function zoom(paper: dia.Paper, factor: number, around: dia.Point = paper.getArea().center()): void {
  const scale = Math.min(maxScale, Math.max(minScale, paper.scale().sx * factor));
  paper.scaleUniformAtPoint(scale, around);
}

/** Moves the view so that an element is in it. */
export function reveal(paper: dia.Paper, element: dia.Element): void {
  const [area, box] = [paper.getArea(), element.getBBox()];
  if (area.containsRect(box)) return;
  const [from, to] = [box.center(), area.center()].map((point) => paper.localToPaperPoint(point));
  const {tx, ty} = paper.translate();
  paper.translate(tx + to.x - from.x, ty + to.y - from.y);
}

/** Zooming with two fingers, the touchpad, or Ctrl and the wheel. */
export function addZoom(paper: dia.Paper): void {
  paper.on('paper:pinch', (_event, x, y, factor) => zoom(paper, factor, {x, y}));
  let last: {span: number; x: number; y: number} | null = null;
  const watch = (event: TouchEvent): void => {
    const {0: a, 1: b} = event.touches;
    if (!a || !b) {
      last = null;
      return;
    }
    // [1]
    event.stopPropagation();
    event.preventDefault();
    const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    const span = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (last) {
      const {tx, ty} = paper.translate();
      paper.translate(tx + x - last.x, ty + y - last.y);
      zoom(paper, span / last.span, paper.clientToLocalPoint(x, y));
    }
    last = {span, x, y};
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    paper.el.addEventListener(type, watch, {capture: true, passive: false});
}

/*
[1] The second finger is kept from the paper, which would drag with the first one.
*/

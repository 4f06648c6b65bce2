import type {dia, g} from '@joint/core';

const [minScale, maxScale, readable] = [0.04, 2.5, 0.8];

/** Shows the whole map. */
export function fit(paper: dia.Paper, contentArea: g.Rect): void {
  // [1]
  const middle = {horizontalAlign: 'middle', verticalAlign: 'middle'} as const;
  paper.transformToFitContent({contentArea, padding: 4, minScale, maxScale: 1, ...middle});
}

/** Changes the scale around a point of the graph, by default the middle of the paper. */
export function zoom(paper: dia.Paper, factor: number, around?: dia.Point): void {
  const scale = Math.min(maxScale, Math.max(minScale, paper.scale().sx * factor));
  paper.scaleUniformAtPoint(scale, around ?? paper.getArea().center());
}

/** Moves the map by a distance on the screen. */
export function pan(paper: dia.Paper, dx: number, dy: number): void {
  const {tx, ty} = paper.translate();
  paper.translate(tx + dx, ty + dy);
}

/** Brings a point of the graph to the middle of the paper. */
export function centerAt(paper: dia.Paper, {x, y}: dia.Point): void {
  const {sx} = paper.scale();
  const {width, height} = paper.getComputedSize();
  paper.translate(width / 2 - x * sx, height / 2 - y * sx);
}

/** Goes to a box, and close enough to read its label. */
export function goTo(paper: dia.Paper, box: g.Rect): void {
  const {sx} = paper.scale();
  if (sx < readable) zoom(paper, readable / sx);
  centerAt(paper, box.center());
}

/*
[1] The content area is given. Without it, the paper would measure the views, and most of
    them aren't drawn.
*/

import type {dia} from '@joint/core';

const [minScale, maxScale, detailsFrom, labelSize] = [0.2, 3, 0.6, 12];

/** Shows the whole network. */
export function fit(paper: dia.Paper): void {
  // [1]
  const contentArea = paper.model.getBBox()?.inflate(0, 12);
  const middle = {horizontalAlign: 'middle', verticalAlign: 'middle'} as const;
  paper.transformToFitContent({contentArea, padding: 12, minScale, maxScale: 1.25, ...middle});
}

/** Changes the scale around a point of the graph, by default the middle of the paper. */
export function zoom(paper: dia.Paper, factor: number, around?: dia.Point): void {
  const scale = Math.min(maxScale, Math.max(minScale, paper.scale().sx * factor));
  paper.scaleUniformAtPoint(scale, around ?? paper.getArea().center());
}

/** Moves the diagram by a distance on the screen. */
export function pan(paper: dia.Paper, dx: number, dy: number): void {
  const {tx, ty} = paper.translate();
  paper.translate(tx + dx, ty + dy);
}

/** Moves the diagram so that an element is in view. */
export function reveal(paper: dia.Paper, element: dia.Element): void {
  const box = element.getBBox();
  const area = paper.getArea();
  if (area.containsRect(box)) return;
  const {sx} = paper.scale();
  const [to, from] = [area.center(), box.center()];
  pan(paper, (to.x - from.x) * sx, (to.y - from.y) * sx);
}

/** Sets the size of labels for a scale: they grow with the diagram, but never become smaller. */
export function sizeLabels({style}: HTMLElement | SVGElement, scale: number): void {
  // [2]
  style.setProperty('--label-size', `${labelSize / Math.min(1, scale)}px`);
  style.setProperty('--detail', scale < detailsFrom ? 'none' : 'inline');
}

/*
[1] The labels are below the nodes, and are not part of their boxes.
[2] Two variables of the paper's element. Writing them is the same work for 40 nodes as
    for one.
*/

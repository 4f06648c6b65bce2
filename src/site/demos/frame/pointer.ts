import type * as Joint from 'joint-core-4.1';

/** A point in px of the window. */
export type Point = {x: number; y: number};

const fire = (node: Element, type: string, {x, y}: Point, buttons: 0 | 1): boolean =>
  node.dispatchEvent(
    new MouseEvent(type, {bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, buttons}),
  );

/** The middle of a node; of a link, the middle of its line. */
export function middleOf(node: Element, paper: Joint.dia.Paper): Point {
  const view = paper.findView(node);
  if (view?.el === node && view.model.isLink()) {
    return paper.localToClientPoint((view as Joint.dia.LinkView).getPointAtRatio(0.5));
  }
  const {left, top, width, height} = node.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

/** What a pointer would hit: the part of a node on top at a point. */
function partAt(node: Element, {x, y}: Point): Element {
  const top = document.elementFromPoint(x, y);
  return top && node.contains(top) ? top : node;
}

/**
 * Clicks as a mouse does.
 *
 * @param isDouble - and clicks again
 */
export function click(node: Element, at: Point, isDouble: boolean): void {
  const part = partAt(node, at);
  fire(part, 'mousedown', at, 1);
  fire(part, 'mouseup', at, 0);
  fire(part, 'click', at, 0);
  if (isDouble) {
    fire(part, 'dblclick', at, 0);
  }
}

/** Drags as a mouse does. */
export function drag(node: Element, from: Point, to: Point): void {
  const part = partAt(node, from);
  fire(part, 'mousedown', from, 1);
  fire(part, 'mousemove', to, 1);
  fire(part, 'mouseup', to, 0);
}

/**
 * Comes or goes as the pointer of a mouse does.
 *
 * @param other - where it comes from, or goes to
 */
export function hover(node: Element, other: EventTarget | null, isOver: boolean): void {
  // The paper makes enter and leave out of these.
  node.dispatchEvent(new MouseEvent(isOver ? 'mouseover' : 'mouseout', {bubbles: true, relatedTarget: other}));
}

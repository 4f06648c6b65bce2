import type {dia} from '@joint/core';
import type {Diagram} from './diagram';
import type {Selection} from './selection';
import type {Box} from './shapes';
import {centerAt, fit, pan, zoom} from './view';

const directions: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The module that is next in the direction of an arrow key. */
function nextBox({boxes, place}: Diagram, from: Box, key: string): Box | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const start = place(from).center();
  let best: {box: Box; cost: number} | undefined;
  for (const box of boxes) {
    const center = place(box).center();
    const [x, y] = [center.x - start.x, center.y - start.y];
    const along = x * dx + y * dy;
    // [1]
    const cost = along + 4 * Math.abs(x * dy - y * dx);
    if (along > 1 && cost < (best?.cost ?? Infinity)) best = {box, cost};
  }
  return best?.box;
}

/** Moves or zooms the map by a key. Returns whether the key has a meaning. */
function moveByKey(paper: dia.Paper, {bounds}: Diagram, {key, shiftKey}: KeyboardEvent): boolean {
  const direction = directions[key];
  if (direction && shiftKey) pan(paper, -80 * direction[0], -80 * direction[1]);
  else if (key === '+' || key === '=') zoom(paper, 1.25);
  else if (key === '-') zoom(paper, 0.8);
  else if (key === '0') fit(paper, bounds);
  else return false;
  return true;
}

/** Lets keys select modules, and move and zoom the map while it has the focus. */
export function addKeys(paper: dia.Paper, diagram: Diagram, selection: Selection, select: (box: Box) => void): void {
  paper.el.addEventListener('keydown', (event) => {
    const {key, shiftKey, ctrlKey, metaKey, altKey} = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') selection.tooltip.hide();
    else if (Object.hasOwn(directions, key) && !shiftKey) {
      const area = paper.getArea();
      const {current} = selection;
      // [2]
      const next = current ? nextBox(diagram, current, key) : diagram.boxNear(area.center());
      if (next && !area.containsRect(diagram.place(next))) centerAt(paper, diagram.place(next).center());
      if (next) select(next);
    } else if (!moveByKey(paper, diagram, event)) return;
    event.preventDefault();
  });
}

/*
[1] A module straight ahead is nearer than one that is as far away, but to the side.
[2] The first arrow key selects a module in the middle of the view.
*/

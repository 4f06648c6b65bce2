import type {dia} from '@joint/core';
import type {Diagram} from './diagram';
import type {Selection} from './selection';
import type {Box} from './shapes';

/** Tells the selection which module the pointer is on, whether or not the module has a view. */
export function onHover(paper: dia.Paper, diagram: Diagram, selection: Selection): void {
  let current: Box | undefined;
  const change = (box?: Box) => {
    if (box === current) return;
    current = box;
    selection.hover(box);
  };
  paper.el.addEventListener('pointermove', ({clientX, clientY, buttons, pointerType}) => {
    // [1]
    const isIdle = buttons === 0 && pointerType !== 'touch';
    change(isIdle ? diagram.boxAt(paper.clientToLocalPoint(clientX, clientY)) : undefined);
  });
  const hint = selection.tooltip.el;
  // [2]
  for (const el of [paper.el, hint])
    el.addEventListener('pointerleave', ({relatedTarget}) => {
      if (relatedTarget !== hint) change();
    });
}

/*
[1] No hint while the map is dragged. A finger has no hover: a tap selects the module.
[2] The hint stays while the pointer is on it, so that its text can be read with a
    magnifier.
*/

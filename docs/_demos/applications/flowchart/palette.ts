import type {dia} from '@joint/core';
import type {Actions, Kind} from './actions';

/** Lets users drag shapes from buttons into the paper. A click or Enter also adds one. */
export function addPalette(paper: dia.Paper, actions: Actions, signal: AbortSignal): void {
  document.querySelectorAll<HTMLElement>('[data-kind]').forEach((item) => {
    const kind = item.dataset.kind as Kind;
    let ghost: HTMLElement | null = null;
    let start = {x: 0, y: 0};
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ): void => item.addEventListener(name, listener, {signal});
    const moveGhost = ({clientX, clientY}: PointerEvent): void => {
      if (ghost) ghost.style.cssText = `position: fixed; left: ${clientX - 30}px; top: ${clientY - 15}px; opacity: 0.7`;
    };
    listen('pointerdown', (event) => {
      item.setPointerCapture(event.pointerId);
      start = {x: event.clientX, y: event.clientY};
      ghost = item.cloneNode(true) as HTMLElement;
      ghost.style.pointerEvents = 'none';
      document.body.append(ghost);
      moveGhost(event);
    });
    listen('pointermove', moveGhost);
    listen('lostpointercapture', () => {
      ghost?.remove();
      ghost = null;
    });
    listen('pointerup', ({clientX, clientY}) => {
      const {left, right, top, bottom} = paper.el.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return;
      actions.add(kind, paper.clientToLocalPoint(clientX, clientY));
    });
    // [1]
    listen('click', ({detail, clientX, clientY}) => {
      if (detail > 0 && Math.hypot(clientX - start.x, clientY - start.y) > 4) return;
      actions.add(kind, paper.getArea().center());
    });
  });
}

/*
[1] A drag that ends on the button is a click too, if the pointer was captured.
*/

import type {Kind} from './actions';
import type {Editor} from './editor';

/** Lets users drag shapes from buttons into the paper. A click or Enter also adds one. */
export function addPalette({paper, add}: Editor, signal: AbortSignal): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    const kind = item.dataset.kind as Kind;
    let ghost: HTMLElement | null = null;
    let start = {x: 0, y: 0};
    // [1]
    item.style.touchAction = 'none';

    const drop = (): void => {
      ghost?.remove();
      ghost = null;
    };
    const follow = ({clientX, clientY}: PointerEvent): void => {
      if (ghost) ghost.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
    };
    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      item.setPointerCapture(event.pointerId);
      start = {x: event.clientX, y: event.clientY};
      ghost = item.cloneNode(true) as HTMLElement;
      ghost.inert = true;
      ghost.style.cssText = 'position: fixed; z-index: 1; left: 0; top: 0; opacity: 0.7; pointer-events: none';
      document.body.append(ghost);
      follow(event);
    };
    const release = ({clientX, clientY}: PointerEvent): void => {
      const {left, right, top, bottom} = paper.el.getBoundingClientRect();
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      if (ghost && isInside) add(kind, paper.clientToLocalPoint(clientX, clientY));
    };
    const click = ({detail, clientX, clientY}: MouseEvent): void => {
      // [2]
      if (detail > 0 && Math.hypot(clientX - start.x, clientY - start.y) > 4) return;
      add(kind, paper.getArea().center());
    };
    item.addEventListener('pointerdown', press, {signal});
    item.addEventListener('pointermove', follow, {signal});
    item.addEventListener('pointerup', release, {signal});
    // [3]
    item.addEventListener('lostpointercapture', drop, {signal});
    item.addEventListener('click', click, {signal});
    signal.addEventListener('abort', drop);
  }
}

/*
[1] A finger that moves on the button drags a shape, and doesn't scroll the page.
[2] A captured pointer clicks the button even if it was released elsewhere.
[3] Also when the system takes the pointer away, for example when a call comes in.
*/

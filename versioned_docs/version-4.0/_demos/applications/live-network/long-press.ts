import type {dia} from '@joint/core';

const [delay, slack] = [500, 10];

/**
 * Calls back when a finger rests on an element. Returns whether the present press was
 * such a long one, so that the click at its end can be ignored.
 */
export function onLongPress(
  paper: dia.Paper,
  open: (view: dia.ElementView, at: dia.Point) => void,
  signal: AbortSignal,
): () => boolean {
  let timer = 0;
  let isLong = false;
  let start = {x: 0, y: 0};
  const cancel = () => clearTimeout(timer);
  paper.on('element:pointerdown', (view: dia.ElementView, event: dia.Event) => {
    isLong = false;
    // [1]
    if (event.type !== 'touchstart') return;
    start = {x: event.clientX ?? 0, y: event.clientY ?? 0};
    timer = window.setTimeout(() => {
      isLong = true;
      open(view, start);
    }, delay);
  });
  paper.on('element:pointermove', (_view: dia.ElementView, event: dia.Event) => {
    const {clientX = 0, clientY = 0} = event;
    if (Math.hypot(clientX - start.x, clientY - start.y) > slack) cancel();
  });
  paper.on('element:pointerup', cancel);
  // [2]
  paper.el.addEventListener('touchstart', ({touches}) => touches.length > 1 && cancel(), {capture: true});
  signal.addEventListener('abort', cancel);
  return () => isLong;
}

/*
[1] A mouse and a pen have a second button. On touch screens, Safari fires no contextmenu
    event, and the paper prevents the one of other browsers.
[2] Two fingers zoom.
*/

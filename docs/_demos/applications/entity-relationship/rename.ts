import type {dia} from '@joint/core';

/**
 * Shows a field over a part of the diagram.
 *
 * @param save - gets the text, unless the field was left with Escape
 */
export function editText(
  paper: dia.Paper,
  area: dia.BBox,
  {label, text}: {label: string; text: string},
  save: (text: string) => void,
): void {
  const {x, y, width, height} = paper.localToPaperRect(area);
  const field = document.createElement('input');
  field.className = 'in-place';
  field.value = text;
  field.setAttribute('aria-label', label);
  // [1]
  Object.assign(field.style, {
    position: 'absolute',
    boxSizing: 'border-box',
    left: `${x}px`,
    top: `${y}px`,
    width: `${Math.max(width, 110)}px`,
    height: `${Math.max(height, 30)}px`,
    minHeight: '0',
    fontSize: '16px',
  });

  const controller = new AbortController();
  const {signal} = controller;
  function finish(isSaved: boolean): void {
    // [2]
    if (signal.aborted) return;
    controller.abort();
    paper.off('scale translate', leave);
    const hadFocus = document.activeElement === field;
    field.remove();
    if (hadFocus) paper.svg.focus({preventScroll: true});
    if (isSaved && field.value !== text) save(field.value);
  }
  const leave = () => finish(true);
  // [3]
  function leaveByPress({target, pointerType}: PointerEvent): void {
    leave();
    // [4]
    if (pointerType === 'touch' || (target as Node).isConnected) return;
    paper.el.addEventListener('mousedown', passOn, {capture: true, once: true});
  }
  field.addEventListener('blur', leave, {signal});
  paper.el.addEventListener('pointerdown', leaveByPress, {capture: true, signal});
  paper.on('scale translate', leave);
  field.addEventListener(
    'keydown',
    ({key, isComposing}) => {
      // [5]
      if (!isComposing && (key === 'Enter' || key === 'Escape')) finish(key === 'Enter');
    },
    {signal},
  );
  paper.el.parentElement?.append(field);
  field.focus();
  field.select();
}

/** Sends a press to the node that is now below the pointer. */
function passOn(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('mousedown', event));
}

/*
[1] Phones zoom into the page when the font of a field has less than 16 px.
[2] The field loses the focus when it is removed. Without these lines, Escape would save.
[3] Before the paper sees the press. Otherwise, the new name and a drag would be one step,
    and the new nodes of the rows would take a finger away from the paper.
[4] Saving gave the rows of the table new nodes. The browser sends the press on a removed dot
    to the table, which would move instead of drawing a relation.
[5] In Chinese or Japanese, the first Enter ends the composition of a word.
*/

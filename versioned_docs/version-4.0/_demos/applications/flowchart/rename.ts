import {type dia, g} from '@joint/core';
import {isGroup, nameOf, setName} from './shapes';

/** Shows a text field over a cell. Enter or leaving the field saves, Escape doesn't. */
export function rename(paper: dia.Paper, frame: HTMLElement, cell: dia.Cell): void {
  const view = cell.findView(paper);
  const {x, y} = paper.localToPaperPoint(labelPoint(view));
  const input = document.createElement('input');
  input.className = 'rename';
  input.setAttribute('aria-label', 'Name');
  input.value = nameOf(cell);
  input.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: 128px; transform: translate(-50%, -50%)`;
  frame.append(input);
  input.focus({preventScroll: true});
  input.select();

  const controller = new AbortController();
  const {signal} = controller;
  const close = (isSaved: boolean): void => {
    if (signal.aborted) return;
    controller.abort();
    paper.off('scale translate', leave);
    if (isSaved && cell.graph) setName(cell, input.value.trim());
    input.remove();
  };
  const leave = (): void => close(true);
  // [1]
  paper.el.addEventListener('pointerdown', leave, {capture: true, signal});
  paper.on('scale translate', leave);
  input.addEventListener('blur', leave, {signal});
  input.addEventListener(
    'keydown',
    (event) => {
      const isEnter = event.key === 'Enter';
      // [2]
      if (event.isComposing || (!isEnter && event.key !== 'Escape')) return;
      event.stopPropagation();
      close(isEnter);
      view.el.focus({preventScroll: true});
    },
    {signal},
  );
}

/** Where the name of a cell is. */
function labelPoint(view: dia.CellView): dia.Point {
  const {model} = view;
  if (model.isLink()) return (view as dia.LinkView).getPointAtRatio(0.7) ?? new g.Point();
  const box = model.getBBox();
  return isGroup(model) ? box.topLeft().offset(72, 16) : box.center();
}

/*
[1] The paper prevents the default action of a press, so the field wouldn't lose the focus.
    The listener is called before the paper's, so that the new name is not part of the drag.
[2] In Chinese or Japanese, the first Enter ends the composition of a word.
*/

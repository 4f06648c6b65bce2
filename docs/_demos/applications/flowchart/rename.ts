import type {dia} from '@joint/core';

/** Shows a text field over an element. Enter or leaving the field saves, Escape doesn't. */
export function rename(paper: dia.Paper, element: dia.Element): void {
  const {x, y, width, height} = paper.localToClientRect(element.getBBox());
  const input = document.createElement('input');
  input.className = 'rename';
  input.setAttribute('aria-label', 'Name');
  input.value = element.attr('label/text') ?? '';
  input.style.cssText = `position: fixed; left: ${x}px; top: ${y + height / 2 - 16}px; width: ${width}px; height: 32px`;
  document.body.append(input);
  input.select();
  let isOpen = true;
  const close = (save: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    paper.off('cell:pointerdown blank:pointerdown', leave);
    if (save) element.attr('label/text', input.value);
    input.remove();
  };
  // [1]
  const leave = (): void => close(true);
  paper.on('cell:pointerdown blank:pointerdown', leave);
  input.addEventListener('blur', leave);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.stopPropagation();
    close(event.key === 'Enter');
    (paper.findViewByModel(element)?.el as unknown as SVGElement | undefined)?.focus({preventScroll: true});
  });
}

/*
[1] The paper prevents the default action of a press, so the field wouldn't lose the focus.
*/

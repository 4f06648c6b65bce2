import {filterAttribute, openAttribute} from '../../../keys/filter-key';

/** Wide windows have room for the list beside the article. */
const wide = '(width >= 997px)';

function makeSheet(): HTMLDialogElement {
  const sheet = document.createElement('dialog');
  sheet.className = 'navigator-sheet';
  sheet.setAttribute('aria-label', 'On this page');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => sheet.close());
  sheet.append(close);
  return sheet;
}

/**
 * In narrow windows, the bar opens the list as a sheet over the page. The browser
 * keeps the focus in it, closes it on Escape, and gives the focus back.
 */
export function openAsSheet(list: HTMLElement, bar: HTMLElement, signal: AbortSignal): void {
  const column = list.parentElement;
  const button = bar.querySelector(`[${openAttribute}]`);
  if (!column || !button) {
    return;
  }
  let sheet: HTMLDialogElement | undefined;
  const takeBack = (): void => {
    column.append(list);
    sheet?.remove();
    sheet = undefined;
  };
  const open = (): void => {
    sheet = makeSheet();
    sheet.addEventListener('close', takeBack);
    sheet.addEventListener('click', ({target}) => {
      const isOutside = target === sheet;
      if (isOutside || (target instanceof Element && target.closest('a'))) {
        sheet?.close();
      }
    });
    sheet.append(list);
    document.body.append(sheet);
    sheet.showModal();
    list.querySelector<HTMLElement>(`[${filterAttribute}]`)?.focus();
    list.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
  };
  const close = (): void => sheet?.close();
  button.addEventListener('click', open, {signal});
  matchMedia(wide).addEventListener('change', close, {signal});
  signal.addEventListener('abort', () => {
    close();
    takeBack();
  });
}

import {announce} from '../../announce';

/** How long a button says whether a copy worked, in ms. */
export const sayFor = 2000;

/** What it says. */
export const resultText = (isCopied: boolean): string => (isCopied ? 'Copied' : 'Copy failed');

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Says for 2 seconds, on a button and to screen readers, whether a copy worked.
 *
 * @param element - the button, or the part of it that has the text
 * @param label - what it says otherwise
 * @param signal - its end puts the label back at once
 */
export function sayResult(element: Element, isCopied: boolean, label: string, signal: AbortSignal): void {
  const result = resultText(isCopied);
  const putBack = (): void => {
    clearTimeout(timers.get(element));
    element.textContent = label;
  };
  element.textContent = result;
  announce(result);
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(putBack, sayFor));
  signal.addEventListener('abort', putBack, {once: true});
}

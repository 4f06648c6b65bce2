import {isComposing} from '../../keys/own-key';

/** The query that the hits below the box belong to. */
let answered: string | undefined;

/** The query whose hits come from an early answer, which a better one may replace. */
let early: string | undefined;

/** An Enter that was pressed before its query was answered. */
let held: {query: string; key: KeyboardEventInit} | undefined;

const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.classList.contains('DocSearch-Input');

/** The search box, when it holds this query. */
function boxWith(query: string): HTMLInputElement | undefined {
  const box = document.querySelector('.DocSearch-Input');
  return isBox(box) && box.value === query ? box : undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isBox(event.target)) {
    return;
  }
  const {altKey, ctrlKey, key, metaKey, shiftKey, target} = event;
  held = undefined;
  if (key === 'Enter' && !isComposing(event) && target.value.trim() && target.value !== answered) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = {query: target.value, key: {key, code: 'Enter', altKey, ctrlKey, metaKey, shiftKey}};
  }
}

/** Holds Enter back until the query in the box is answered. Before that, the hits belong to the previous query. */
export function holdEnter(): () => void {
  answered = undefined;
  early = undefined;
  held = undefined;
  // `capture` makes it run before DocSearch's own handler.
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
}

/** May the hits of this query still be replaced by those of a better answer? */
export const isEarly = (query: string): boolean => query === early;

/**
 * Notes that a query is answered. If an Enter has waited for this answer, it opens the first hit.
 *
 * @param mayBetter - whether a better answer to it is looked for: see {@link noteBetter}
 */
export function noteAnswer(query: string, mayBetter: boolean): void {
  answered = query;
  early = mayBetter ? query : undefined;
  // DocSearch takes the answer over before the next task.
  setTimeout(() => {
    const box = held?.query === query ? boxWith(query) : undefined;
    if (box && held) {
      const {key} = held;
      held = undefined;
      box.dispatchEvent(new KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true}));
    }
  });
}

/**
 * Notes that the whole index has answered a query that was answered early. If its hits
 * differ, DocSearch asks again. If the reader has typed on or has chosen a hit other
 * than the first, the list stays as it is.
 */
export function noteBetter(query: string, differs: boolean): void {
  const box = boxWith(query);
  const chosen = document.querySelector('.DocSearch-Hit[aria-selected=true]');
  // Early hits that are not drawn yet are none that the reader has chosen from.
  const isAtFirst = !chosen || chosen === document.querySelector('.DocSearch-Hit');
  if (box && differs && isAtFirst) {
    // This is the only event that makes DocSearch search although the text is the same.
    box.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
  } else if (isEarly(query)) {
    early = undefined;
    document.querySelector('[data-early]')?.removeAttribute('data-early');
  }
}

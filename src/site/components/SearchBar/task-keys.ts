import {ownKey} from '../../keys/own-key';

const steps: Partial<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

function onKeyDown(event: KeyboardEvent): void {
  const step = steps[ownKey(event) ?? ''];
  const modal = document.querySelector('.DocSearch-Modal');
  const stops = [...(modal?.querySelectorAll<HTMLElement>('.DocSearch-Input, .search-help a') ?? [])];
  const index = stops.findIndex((stop) => stop === event.target);
  // Where DocSearch lists hits or stored searches, the arrow keys of its box are for them.
  if (step === undefined || index < 0 || (index === 0 && modal?.querySelector('.DocSearch-Hit'))) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  stops.at((index + step) % stops.length)?.focus();
}

/** Lets the arrow keys go from the search box to the tasks below it, and around: DocSearch says that they navigate. */
export function watchTaskKeys(): () => void {
  // `capture` makes it run before DocSearch's own handler.
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
}

import {filterAttribute} from '../../../keys/filter-key';
import {ownKey} from '../../../keys/own-key';
import {headingOf} from './heading-of';
import {bestOf, matches} from './match';
import {textOf} from './place-bar';

const filteringClass = 'navigator--filtering';
const bestClass = 'navigator__best';

/** Leads the reader to what an entry stands for: the next Tab goes on from there. */
function land(link: HTMLAnchorElement): void {
  link.click();
  const heading = headingOf(link);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
}

/**
 * The field above the list leaves the entries that match. Enter follows the best
 * one, the arrow keys move between field and entries.
 */
export function filterEntries(list: HTMLElement, links: readonly HTMLAnchorElement[], signal: AbortSignal): void {
  const field = list.querySelector<HTMLInputElement>(`[${filterAttribute}]`);
  const status = list.querySelector('[role=status]');
  if (!field || !status) {
    return;
  }
  let best: HTMLAnchorElement | undefined;
  const shown = (): HTMLAnchorElement[] => links.filter((link) => link.checkVisibility());

  const update = (): void => {
    const query = field.value.trim();
    const found = links.filter((link) => matches(textOf(link), query));
    best?.classList.remove(bestClass);
    best = query ? bestOf(found, query, textOf) : undefined;
    best?.classList.add(bestClass);
    list.classList.toggle(filteringClass, query !== '');
    // A group stands above what is found in it.
    const kept = new Set<Element | null | undefined>(
      found.flatMap((link) => [link.closest('li'), link.closest('.navigator__list > li')]),
    );
    links.forEach((link) => link.closest('li')?.toggleAttribute('hidden', !kept.has(link.closest('li'))));
    const count = found.length > 0 ? `${found.length} of ${links.length} entries` : 'No entry matches';
    status.textContent = query ? count : '';
    best?.scrollIntoView({block: 'nearest'});
  };
  const clear = (): void => {
    field.value = '';
    update();
  };

  field.addEventListener('input', update, {signal});
  field.addEventListener(
    'keydown',
    (event) => {
      const key = ownKey(event);
      if (key === 'Enter' && best) {
        event.preventDefault();
        const link = best;
        clear();
        land(link);
      } else if (key === 'Escape' && field.value) {
        event.preventDefault();
        clear();
      } else if (key === 'Escape') {
        field.blur();
      }
    },
    {signal},
  );
  list.addEventListener(
    'keydown',
    (event) => {
      const step = {ArrowDown: 1, ArrowUp: -1}[ownKey(event) ?? ''];
      const stops = [field, ...shown()];
      const from = stops.indexOf(event.target as HTMLInputElement);
      if (step && from >= 0) {
        event.preventDefault();
        (from === 0 && step > 0 && best ? best : stops[Math.max(0, from + step)])?.focus();
      }
    },
    {signal},
  );
  list.addEventListener(
    'click',
    ({target}) => target instanceof Element && target.closest('a') && field.value && clear(),
    {
      signal,
    },
  );
  update();
}

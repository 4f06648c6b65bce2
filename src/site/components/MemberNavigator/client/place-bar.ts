/** A link of the bar to what an entry leads to. */
function crumb(entry: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.setAttribute('href', entry.getAttribute('href') ?? '');
  link.textContent = textOf(entry);
  item.append(link);
  return item;
}

/** The text of an entry without its note. */
export const textOf = (entry: Element): string =>
  (entry.querySelector('s') ?? entry.querySelector('code') ?? entry).textContent;

/** The entry and the one of the section that it is in. */
function pathOf(link: HTMLAnchorElement | undefined): HTMLAnchorElement[] {
  const section = link?.closest('.navigator__list > li')?.querySelector<HTMLAnchorElement>(':scope > a');
  return [...new Set([section, link])].filter((entry) => entry instanceof HTMLAnchorElement);
}

/**
 * Shows in the bar where the reader is.
 *
 * @param link - the entry of what is read; undefined above the first heading
 */
export function showPlace(bar: HTMLElement | null, link: HTMLAnchorElement | undefined): void {
  const list = bar?.querySelector('ol');
  const [first] = list?.children ?? [];
  const label = bar?.querySelector('button > span');
  if (!bar || !list || !first || !label) {
    return;
  }
  const entries = pathOf(link);
  list.replaceChildren(first, ...entries.map(crumb));
  list.lastElementChild?.querySelector('a')?.setAttribute('aria-current', 'location');
  label.textContent = link ? [first, ...entries].map(textOf).join(' › ') : 'On this page';
  bar.toggleAttribute('data-shown', link !== undefined);
}

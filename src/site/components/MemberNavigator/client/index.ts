import {copyLinkAttribute, navigatorAttribute, placeBarAttribute} from '../marks';
import {copyLinks} from './copy-link';
import {filterEntries} from './filter';
import {followPlace} from './follow-place';
import {openGroup, toggleGroups} from './groups';
import {showPlace} from './place-bar';
import {openAsSheet} from './sheet';

/**
 * Lets the list of members and the bar above the article follow the reader, and
 * the list be filtered, folded, and opened as a sheet.
 *
 * @param root - of the page
 * @returns ends it
 */
export function startNavigator(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  const list = root.querySelector<HTMLElement>(`[${navigatorAttribute}]`);
  const bar = root.querySelector<HTMLElement>(`[${placeBarAttribute}]`);
  const links = [...(list?.querySelectorAll('a') ?? [])];
  followPlace(
    links,
    (link) => {
      openGroup(link);
      showPlace(bar, link);
    },
    signal,
  );
  if (list) {
    toggleGroups(list, signal);
    filterEntries(list, links, signal);
  }
  if (list && bar) {
    openAsSheet(list, bar, signal);
  }
  copyLinks(bar?.querySelector(`[${copyLinkAttribute}]`), signal);
  return () => listeners.abort();
}

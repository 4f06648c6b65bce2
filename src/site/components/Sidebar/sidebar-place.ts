import {createStorageSlot} from '@docusaurus/theme-common';
import {scrollWithin} from './scroll-within';

/** How far the sidebar was scrolled when its page was left: `path top`. */
const kept = createStorageSlot('sidebar-place', {persistence: 'sessionStorage'});

let isFirst = true;

/**
 * Scrolls the sidebar: on the first page to where it was when the reader loaded
 * the same page again, on others to the entry of the page. What the reader has
 * scrolled before the app was there stays; the browser has then been at the entry
 * by itself (`scroll-initial-target` in `src/site/css/layout.css`).
 *
 * @param path - of the page
 * @returns stops to note how far the sidebar is scrolled
 */
export function placeSidebar(path: string): () => void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const entry = menu?.querySelector('[aria-current=page]');
  if (!menu || !entry) {
    return () => undefined;
  }
  const [keptPath, top] = isFirst ? (kept.get()?.split(' ') ?? []) : [];
  kept.del();
  if (keptPath === path) {
    menu.scrollTop = Number(top);
  } else if (!isFirst || menu.scrollTop === 0) {
    scrollWithin(menu, entry);
  }
  isFirst = false;
  const note = () => kept.set(`${path} ${menu.scrollTop}`);
  window.addEventListener('pagehide', note);
  return () => window.removeEventListener('pagehide', note);
}

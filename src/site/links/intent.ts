import siteConfig from '@generated/docusaurus.config';
import preload from '@docusaurus/core/lib/client/preload';
import {isFrugal} from '../connection';
import {routedLink} from './routed-link';

/** How long a pointer or the focus stays on a link that the reader means, in ms; on its way to another it is shorter. */
const meant = 65;

/** Pages that have been asked for: each page is loaded once. */
const asked = new Set<string>();

function load({pathname}: HTMLAnchorElement): void {
  if (!asked.has(pathname) && !isFrugal()) {
    asked.add(pathname);
    // A click then lets the browser load the page in full.
    preload(pathname).catch(() => asked.delete(pathname));
  }
}

/**
 * Loads the page of any link of the document that the reader is about to follow:
 * one that is pointed at, focused or touched. The router keeps the page, and a
 * click asks for nothing more. On slow connections, or with data saving on,
 * nothing is loaded.
 */
export function watchIntent(): void {
  // Each sign has its own wait: when the focus scrolls the page, the resting pointer comes over something else.
  ['mouseover', 'focusin'].forEach((sign) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ({target}: Event): void => {
      clearTimeout(timer);
      const link = routedLink(target, siteConfig.baseUrl);
      timer = link && setTimeout(load, meant, link);
    };
    document.addEventListener(sign, wait, {passive: true});
  });
  const loadNow = ({target}: Event): void => {
    const link = routedLink(target, siteConfig.baseUrl);
    if (link) {
      load(link);
    }
  };
  document.addEventListener('touchstart', loadNow, {passive: true});
}

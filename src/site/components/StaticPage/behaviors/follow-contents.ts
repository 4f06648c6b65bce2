import {scrollWithin} from '../../Sidebar/scroll-within';

/** The theme's table of contents, or the list of what a page of the API describes. */
const scroller = ':is(.theme-doc-toc-desktop, .navigator__list).thin-scrollbar';

const activeLink = '.table-of-contents__link--active';

/**
 * Keeps the entry of the heading that is read in view within the table of contents
 * beside the article, which can be longer than the window. The page stays where it is.
 */
export function followContents(root: HTMLElement): () => void {
  const contents = root.querySelector(scroller);
  const observer = new MutationObserver(() => {
    const link = contents?.querySelector(activeLink);
    if (contents && link) {
      scrollWithin(contents, link);
    }
  });
  if (contents) {
    observer.observe(contents, {subtree: true, attributeFilter: ['class']});
  }
  return () => observer.disconnect();
}

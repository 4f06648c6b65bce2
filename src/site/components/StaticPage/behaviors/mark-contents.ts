import {lateBehavior} from './late-behavior';

const begins = ['scroll', 'hashchange'];

/**
 * Marks the heading that is read in the table of contents beside the article.
 * What does it is loaded when the reader scrolls or follows an entry: at the top
 * of a page nothing is marked.
 */
export function markContents(root: HTMLElement): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop .table-of-contents__link')];
  const {tryToStart, end} = lateBehavior(root, () =>
    import(/* webpackChunkName: "follow-place" */ '../../MemberNavigator/client/follow-place').then(
      ({followPlace}) =>
        () => {
          const listeners = new AbortController();
          followPlace(links, () => undefined, listeners.signal);
          return () => listeners.abort();
        },
    ),
  );
  if (links.length > 0) {
    begins.forEach((type) => window.addEventListener(type, tryToStart, {once: true}));
    if (window.scrollY > 0) {
      tryToStart();
    }
  }
  return () => {
    begins.forEach((type) => window.removeEventListener(type, tryToStart));
    end();
  };
}

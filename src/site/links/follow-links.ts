import type {useHistory} from '@docusaurus/router';
import {isFrugal} from '../connection';
import {isModified} from '../keys/is-modified';
import {fetchAhead} from './page-text';
import {routedLink} from './routed-link';

type History = Pick<ReturnType<typeof useHistory>, 'push' | 'replace'>;

/**
 * The link to the next page, at the end of an article: who sees it may well be done
 * with this page. A window shows dozens of other links at once, and the text of
 * each page is 13 kB: these wait for a sign of the reader.
 */
const nextPage = '.pagination-nav__link--next';

function onView(link: HTMLAnchorElement): void {
  // The scripts that its page needs and this one has not.
  void window.docusaurus.prefetch(link.pathname);
  if (link.matches(nextPage) && !isFrugal()) {
    fetchAhead(link.pathname);
  }
}

/** The same on each page: what is seen there says nothing of what the reader is after. */
const always = '.footer';

/** One for all boxes: it has only links that have not been seen yet. */
let observer: IntersectionObserver | undefined;

function observe(links: Iterable<Element>): () => void {
  observer ??= new IntersectionObserver((entries, self) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        self.unobserve(target);
        onView(target as HTMLAnchorElement);
      }
    }
  });
  const observed = [...links];
  observed.forEach((link) => observer?.observe(link));
  return () => observed.forEach((link) => observer?.unobserve(link));
}

/**
 * Lets the plain links of static HTML behave like Docusaurus's `<Link>`: the
 * router follows a click, and a link that comes into view prefetches what its
 * page needs. What happens when a reader points at a link is the same for all
 * links of the document: see `intent.ts`.
 *
 * @param box - whose links are meant; call again when it has got other links
 * @returns ends it
 */
export function followLinks(box: Element, history: History, baseUrl: string): () => void {
  const listeners = new AbortController();
  const follow = (event: MouseEvent): void => {
    const link = routedLink(event.target, baseUrl);
    if (link && !event.defaultPrevented && !isModified(event)) {
      event.preventDefault();
      // As a browser does with a link to the page that is shown already.
      const isHere = link.href === window.location.href;
      history[isHere ? 'replace' : 'push'](`${link.pathname}${link.search}${link.hash}`);
    }
  };
  // `Element` knows no type of mouse events.
  box.addEventListener('click', (event) => follow(event as MouseEvent), {signal: listeners.signal});
  const unobserve = observe(
    [...box.querySelectorAll('a')].filter((link) => routedLink(link, baseUrl) && !link.closest(always)),
  );
  return () => {
    listeners.abort();
    unobserve();
  };
}

import type {useHistory} from '@docusaurus/router';

type History = Pick<ReturnType<typeof useHistory>, 'push' | 'replace'>;

/** What decides whether the router follows a link; an anchor element has all of it. */
type LinkLike = Pick<HTMLAnchorElement, 'getAttribute' | 'hasAttribute' | 'origin' | 'pathname' | 'target'>;

/**
 * Whether the router follows a link, as Docusaurus's `<Link>` would. The browser
 * follows all others: those to other sites, to anchors of the page, to files, in
 * other windows, and those that are buttons by their role.
 */
function isRouted(link: LinkLike, baseUrl: string, origin: string): boolean {
  const href = link.getAttribute('href');
  return (
    href !== null &&
    !href.startsWith('#') &&
    link.origin === origin &&
    link.pathname.startsWith(baseUrl) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !link.hasAttribute('data-nobrokenlinkcheck') &&
    link.getAttribute('role') !== 'button'
  );
}

/** Whether the browser has its own meaning for a click: a new tab, a new window, a download, a menu. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** One for all boxes: it has only links that have not been seen yet. */
let observer: IntersectionObserver | undefined;

function observe(links: Iterable<Element>): () => void {
  observer ??= new IntersectionObserver((entries, self) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        self.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  const observed = [...links];
  observed.forEach((link) => observer?.observe(link));
  return () => observed.forEach((link) => observer?.unobserve(link));
}

/**
 * Lets the plain links of static HTML behave like Docusaurus's `<Link>`: the
 * router follows a click, a page is prefetched when its link comes into view, and
 * preloaded when a reader points at, touches or focuses the link. On slow
 * connections `window.docusaurus` does neither.
 *
 * @param box - whose links are meant; call again when it has got other links
 * @returns ends it
 */
export function followLinks(box: Element, history: History, baseUrl: string): () => void {
  const isOurs = (element: Element | null): element is HTMLAnchorElement =>
    element instanceof HTMLAnchorElement && isRouted(element, baseUrl, window.location.origin);
  const linkOf = ({target}: Event): HTMLAnchorElement | undefined => {
    const link = target instanceof Element ? target.closest('a') : null;
    return isOurs(link) ? link : undefined;
  };
  const listeners = new AbortController();
  const {signal} = listeners;

  for (const sign of ['mouseover', 'touchstart', 'focusin']) {
    const preload = (event: Event): void => {
      const link = linkOf(event);
      if (link) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    box.addEventListener(sign, preload, {signal, passive: true});
  }
  const follow = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (link && !event.defaultPrevented && !isModified(event)) {
      event.preventDefault();
      // As a browser does with a link to the page that is shown already.
      const isHere = link.href === window.location.href;
      history[isHere ? 'replace' : 'push'](`${link.pathname}${link.search}${link.hash}`);
    }
  };
  // `Element` knows no type of mouse events.
  box.addEventListener('click', (event) => follow(event as MouseEvent), {signal});
  const unobserve = observe([...box.querySelectorAll('a')].filter(isOurs));
  return () => {
    listeners.abort();
    unobserve();
  };
}

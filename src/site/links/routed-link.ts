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

/** The link that an element is in, if the router follows it. */
export function routedLink(target: EventTarget | null, baseUrl: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isRouted(link, baseUrl, window.location.origin) ? link : undefined;
}

import siteConfig from '@generated/docusaurus.config';

/** The file that hosts serve for every path without a page. */
const notFoundFile = `${siteConfig.baseUrl}404.html`;

/** Has the host answered with the not-found page? Its canonical address is that of its file. */
function isNotFoundPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === notFoundFile;
}

/**
 * The path with each percent sign escaped, if it is malformed (`/100%`): the
 * router reads the path as an encoded one, and would throw.
 */
function withReadableEscapes(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replace(/%/g, '%25');
  }
}

// Before React starts: what it renders must be what the server rendered for the clean path.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = withReadableEscapes(pathname.replace(/(?:\/index)?\.html$/, '') || '/');
  if (clean !== pathname && pathname !== notFoundFile) {
    const address = `${clean}${search}${hash}`;
    if (isNotFoundPage() && clean.length < pathname.length) {
      // The host has no file at this spelling; there may be a page at the clean path.
      window.location.replace(address);
    } else {
      window.history.replaceState(window.history.state, '', address);
    }
  }
}

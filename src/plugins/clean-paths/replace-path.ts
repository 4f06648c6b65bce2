import siteConfig from '@generated/docusaurus.config';

/** Files that hosts serve under their own names. */
const exactPaths = [`${siteConfig.baseUrl}404.html`];

// Before React starts: what it renders must be what the server rendered for the clean path.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname && !exactPaths.includes(pathname)) {
    window.history.replaceState(window.history.state, '', `${clean}${search}${hash}`);
  }
}

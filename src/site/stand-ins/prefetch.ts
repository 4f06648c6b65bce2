// Stands in for Docusaurus's way to prefetch a file, which adds a tag for each link whose page needs it, although
// pages share their scripts, and the page that is shown has most of them.
const known = new Set<string>();

/** Does the page have this script, or will it come without help? */
const isHere = (url: string): boolean =>
  [...document.scripts].some(({src}) => src === new URL(url, document.baseURI).href);

/** Prefetches a file, once. Browsers that know no prefetch do without. */
export default function prefetch(url: string): Promise<void> {
  if (!known.has(url) && !isHere(url)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  }
  known.add(url);
  return Promise.resolve();
}

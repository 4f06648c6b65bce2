import {type Version, pathBelow, versions} from './versions';

/** The ending of the copies of pages as Markdown. */
const markdownEnding = '.md';

/** The home pages of the versions, without the base URL and without a slash at the end. */
const homes: readonly string[] = (versions as readonly Version[]).map(({path}) => (path === '' ? '' : `/${path}`));

/**
 * The address of a page's copy as Markdown: `/learn/quickstart/` and `/learn/quickstart` are both
 * `/learn/quickstart.md`. The home page of a version has no name of its own: `/4.0/` is `/4.0/index.md`.
 *
 * @param page - the canonical path of the page, with base URL
 * @param baseUrl - starts and ends with a slash
 */
export function markdownPath(page: string, baseUrl: string): string {
  const path = pathBelow(baseUrl, page).replace(/\/$/, '');
  return `${baseUrl.slice(0, -1)}${path}${homes.includes(path) ? '/index' : ''}${markdownEnding}`;
}

import fs from 'node:fs';
import path from 'node:path';
import {readSitemap} from './sitemap';

/** The same for all spellings of a page's path: no `.html`, no `index.html`, no slash at the end. */
const pageKey = (pathname: string): string => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

/**
 * Reads the canonical paths of all pages from a build's site map.
 *
 * @throws when the site map is missing or names no page
 */
export function readCanonicalPaths(buildDir: string): string[] {
  return readSitemap(buildDir).map(({pathname}) => pathname);
}

/**
 * Reads the canonical paths of the pages that a build's site map leaves out, such
 * as the search page and unlisted pages, from the pages themselves.
 *
 * @param listed - the paths that the site map names
 * @param baseUrl - starts and ends with a slash
 */
export function readUnlistedPaths(buildDir: string, baseUrl: string, listed: readonly string[]): string[] {
  const known = new Set(listed.map(pageKey));
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !known.has(pageKey(`${baseUrl}${file.replaceAll(path.sep, '/')}`)))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(buildDir, file), 'utf8');
      const canonical = /<link\b[^>]*\brel="?canonical"?[^>]*\bhref="?([^\s">]+)/.exec(html)?.[1];
      return canonical ? [new URL(canonical).pathname] : [];
    });
}

/**
 * Tells where a request for another spelling of a page's path belongs:
 * `/x.html`, `/x/index.html` and the other form of the trailing slash all lead
 * to the canonical path.
 *
 * @param canonicalPaths - with base URL, as {@link readCanonicalPaths} returns them
 * @returns a function from the path that is asked for to the canonical one, or
 *   `undefined` where the path is canonical already or no page is meant
 */
export function canonicalRedirects(canonicalPaths: readonly string[]): (pathname: string) => string | undefined {
  const byKey = new Map(canonicalPaths.map((canonical) => [pageKey(canonical), canonical]));
  return (pathname) => {
    const canonical = byKey.get(pageKey(pathname));
    return canonical === pathname ? undefined : canonical;
  };
}

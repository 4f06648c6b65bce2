import fs from 'node:fs';
import path from 'node:path';
import type {Moved} from './host-files';
import {readSitemap} from './sitemap';

/** What spellings of a page's path differ in, at its end. */
export const pageKeyPattern = '(?:/index)?(?:\\.html)?/?$';

/** The same for all spellings of a page's path: no `.html`, no `index.html`, no slash at the end. */
export const pageKey = (pathname: string): string => pathname.replace(new RegExp(pageKeyPattern), '');

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
 * to the canonical path, and so does each path that the page had before.
 *
 * @param canonicalPaths - with base URL, as {@link readCanonicalPaths} returns them
 * @param moved - old paths
 * @param baseUrl - that of the old paths; starts and ends with a slash
 * @returns a function from the path that is asked for to the canonical one, which has an anchor where a
 *   path has become a section, or to `undefined` where the path is canonical already or no page is meant
 */
export function canonicalRedirects(
  canonicalPaths: readonly string[],
  moved: readonly Moved[] = [],
  baseUrl = '/',
): (pathname: string) => string | undefined {
  const below = (address: string): string => `${baseUrl}${address.slice(1)}`;
  const byKey = new Map([
    ...moved.map(([key, to]) => [below(key), below(to)] as const),
    ...canonicalPaths.map((canonical) => [pageKey(canonical), canonical] as const),
  ]);
  return (pathname) => {
    const canonical = byKey.get(pageKey(pathname));
    return canonical === pathname ? undefined : canonical;
  };
}

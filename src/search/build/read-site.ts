import {readHtml} from '../../hosting/built-pages';
import type {SearchRecord} from '../engine/record';
import {readPage} from './read-page';

/** Where a built site is and what it is called. */
export type BuiltSite = {
  outDir: string;
  /** The paths of all pages, with the base URL. */
  paths: readonly string[];
  /** Those of them that are docs pages, where this is known: each must have records. */
  docsPaths?: ReadonlySet<string>;
  baseUrl: string;
  /** Of the published site, such as `https://docs.example.com`. */
  origin: string;
  /** The label of a docs version by its tag: `docs-default-current` is `4.1`. */
  versionLabels: ReadonlyMap<string, string>;
};

/** The ids in a page's HTML. */
function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
}

/**
 * What is wrong with the records of a page; an empty list when all is well, or
 * when it is no docs page.
 *
 * @param isDocsPage - whether the page must have records, whatever its HTML says
 */
export function problemsOf(
  records: readonly SearchRecord[],
  html: string,
  pagePath: string,
  isDocsPage = false,
): string[] {
  if (!isDocsPage && !/<html[^>]*\bdocs-doc-page\b/.test(html)) {
    return [];
  }
  if (!records.some(({type}) => type === 'lvl1')) {
    return [`${pagePath}: expected a record of the page, got none.`];
  }
  const ids = idsIn(html);
  const headings = records.filter(({type}) => type !== 'content' && type !== 'lvl1');
  return [
    ...headings
      .filter(({anchor}) => anchor === null || !ids.has(anchor))
      .map(({anchor, objectID}) => `${objectID}: the page has no element with the id "${anchor}".`),
    ...headings
      .filter(({objectID}, i) => headings.findIndex((other) => other.objectID === objectID) !== i)
      .map(({objectID}) => `${objectID}: the page has two headings with this id.`),
  ];
}

/**
 * Reads the records of every docs page of a built site.
 *
 * @throws when a page is missing, unreadable, empty or cut off; one error with all problems of the records:
 *   pages without records, records whose anchor does not exist
 */
export async function readSite(site: BuiltSite): Promise<SearchRecord[]> {
  const problems: string[] = [];
  const all: SearchRecord[] = [];
  for (const pagePath of [...site.paths].sort()) {
    const html = await readHtml(site, pagePath);
    const records = readPage(html, {path: pagePath, origin: site.origin, versionLabels: site.versionLabels});
    problems.push(...problemsOf(records, html, pagePath, site.docsPaths?.has(pagePath)));
    all.push(...records);
  }
  if (all.length === 0) {
    problems.push(`${site.outDir}: expected docs pages, found none.`);
  }
  if (problems.length > 0) {
    throw new Error(`The search records of ${problems.length} places are not right:\n- ${problems.join('\n- ')}`);
  }
  return all;
}

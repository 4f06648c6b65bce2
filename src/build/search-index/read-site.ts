import {Parser} from 'htmlparser2';
import type {Asks} from '../content/asks';
import type {PageMessages} from '../reference/messages';
import {readHtml} from '../hosting/built-pages';
import type {SearchRecord} from '../../site/search/engine/record';
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
  /** What the sections of pages answer, by the paths of the pages. */
  asks?: ReadonlyMap<string, Asks>;
  /** The errors and warnings that the sections of pages explain, likewise. */
  messages?: ReadonlyMap<string, PageMessages | undefined>;
};

/** The ids of a page's elements. */
function idsIn(html: string): Set<string> {
  const ids = new Set<string>();
  const parser = new Parser({onopentag: (_, {id}) => id !== undefined && ids.add(id)});
  parser.end(html);
  return ids;
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
  const seen = new Set<string>();
  return [
    ...headings
      .filter(({anchor}) => anchor === null || !ids.has(anchor))
      .map(({anchor, objectID}) => `${objectID}: the page has no element with the id "${anchor}".`),
    ...headings
      .filter(({objectID}) => seen.size === seen.add(objectID).size)
      .map(({objectID}) => `${objectID}: the page has two headings with this id.`),
  ];
}

/**
 * A page without its navbar and sidebar, which are most of a page in a large site and hold nothing to search for.
 * Where the page has no such part, all of it.
 */
function withoutNavigation(html: string): string {
  const [body, main] = [/<body\b[^>]*>/.exec(html), html.indexOf('<main')];
  const start = body ? body.index + body[0].length : -1;
  return start < 0 || main < start ? html : html.slice(0, start) + html.slice(main);
}

/** @throws an error that names the page when it cannot be read */
async function readRecords(site: BuiltSite, pagePath: string): Promise<{records: SearchRecord[]; problems: string[]}> {
  const html = await readHtml(site, pagePath);
  const {baseUrl, origin, versionLabels, asks, messages} = site;
  const records = readPage(withoutNavigation(html), {
    path: pagePath,
    baseUrl,
    origin,
    versionLabels,
    asks: asks?.get(pagePath),
    messages: messages?.get(pagePath),
  });
  return {records, problems: problemsOf(records, html, pagePath, site.docsPaths?.has(pagePath))};
}

/**
 * Reads the records of every docs page of a built site.
 *
 * @throws one error with all problems: pages that are missing, unreadable, empty, cut off or without records, records
 *   whose anchor does not exist
 */
export async function readSite(site: BuiltSite): Promise<SearchRecord[]> {
  const problems: string[] = [];
  const all: SearchRecord[] = [];
  for (const pagePath of [...site.paths].sort()) {
    try {
      const page = await readRecords(site, pagePath);
      problems.push(...page.problems);
      all.push(...page.records);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (all.length === 0) {
    problems.push(`${site.outDir}: expected docs pages, found none.`);
  }
  if (problems.length > 0) {
    throw new Error(`The search records of ${problems.length} places are not right:\n- ${problems.join('\n- ')}`);
  }
  return all;
}

import fs from 'node:fs';
import {closest} from 'fastest-levenshtein';
import type {Page} from '../../content/page';
import {type BuildFolder, htmlFile} from '../../hosting/built-pages';
import {pageKey} from '../../hosting/canonical-paths';
import {versionOfPath} from '../../../common/versions';
import type {PathRow} from './rows';

/** The rows that a row stands for: itself, or one for each page of a folder. */
function expanded(row: PathRow, pages: readonly Page[], taken: ReadonlySet<string>): PathRow[] {
  if (!row.from.endsWith('/*') || !row.to.endsWith('/*')) {
    return [row];
  }
  const [from, to] = [row.from.slice(0, -1), row.to.slice(0, -1)];
  return pages
    .filter(({path, version}) => path.startsWith(to) && version.name === versionOfPath(to).name)
    .map(({path}) => ({...row, from: `${from}${path.slice(to.length)}`, to: path}))
    .filter((each) => !taken.has(pageKey(each.from)));
}

/**
 * The rows with those of folders written out. A row of its own, or a page of this site, goes before a folder.
 *
 * @param pages - of all versions
 */
export function movedPaths(rows: readonly PathRow[], pages: readonly Page[]): PathRow[] {
  const taken = new Set([...rows.map(({from}) => from), ...pages.map(({path}) => path)].map(pageKey));
  return rows.flatMap((row) => expanded(row, pages, taken));
}

/** The pages of the site: their addresses without the base URL, and the ids of each. */
export type KnownPages = {paths: ReadonlySet<string>; idsOf: (path: string) => ReadonlySet<string>};

/** What is wrong with an address that a row leads to, with the nearest one; undefined for a good one. */
export function targetProblem(to: string, {paths, idsOf}: KnownPages): string | undefined {
  const [path = '', anchor] = to.split('#');
  if (!paths.has(path)) {
    return `"${to}" leads to no page. The nearest is "${closest(path, [...paths])}".`;
  }
  if (anchor === undefined || idsOf(path).has(anchor)) {
    return undefined;
  }
  return `"${to}" leads to an anchor that the page does not have. The nearest is "#${closest(anchor, [...idsOf(path)])}".`;
}

/**
 * Finds rows that lead nowhere, that are pages, or that stand twice.
 *
 * @param rows - as {@link movedPaths} returns them
 * @returns a message each, with file, line and the nearest address
 */
export function movedProblems(rows: readonly PathRow[], known: KnownPages): string[] {
  const pages = new Set([...known.paths].map(pageKey));
  const seen = new Map<string, string>();
  return rows.flatMap((row) => {
    const key = pageKey(row.from);
    const first = seen.get(key);
    seen.set(key, first ?? row.at);
    const problems = [
      pages.has(key) ? `"${row.from}" is a page of this site: delete the row.` : undefined,
      first === undefined ? undefined : `"${row.from}" stands in ${first}, too.`,
      targetProblem(row.to, known),
    ];
    return problems.flatMap((problem) => (problem === undefined ? [] : [`${row.at}: ${problem}`]));
  });
}

/** The ids of a built page. */
export function idsOfBuilt(build: BuildFolder, path: string): ReadonlySet<string> {
  const html = fs.readFileSync(htmlFile(build, `${build.baseUrl}${path.slice(1)}`), 'utf8');
  return new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}

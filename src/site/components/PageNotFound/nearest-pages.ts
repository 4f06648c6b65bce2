import {distance} from 'fastest-levenshtein';
import {decoded} from '@site/src/common/decoded';
import {type Version, versions} from '@site/src/common/versions';

/** A page of the site, as `src/build/plugins/not-found-paths` lists it. */
export type Page = {
  /** Path with base URL. */
  path: string;
  title: string;
  /** Label of the version that the page belongs to. */
  version: string;
};

/** What other sites, or readers, call a part of this one; undefined is left out. */
const otherWords: ReadonlyMap<string, string | undefined> = new Map([
  ['docs', undefined],
  ['documentation', undefined],
  ['guide', 'learn'],
  ['guides', 'learn'],
  ['reference', 'api'],
  ['tutorial', 'learn'],
]);

const normalize = (path: string): string[] =>
  decoded(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    // A name such as dia.Paper; a version begins with a digit.
    .flatMap((segment) => (/^[a-z]/.test(segment) ? segment.split('.') : [segment]))
    .map((segment) => (otherWords.has(segment) ? otherWords.get(segment) : segment))
    .filter((segment): segment is string => segment !== undefined && segment !== '' && segment !== 'index');

/** How alike two texts are, from 0 to 1. */
const similarity = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length, 1);

/** Is this the segment of an older version, such as 4.0? */
const isVersion = (segment: string | undefined): boolean =>
  versions.some(({path}: Version) => path !== '' && path === segment);

/** The last segment says most about what was looked for, the way there the rest. */
function score(wanted: string[], candidate: string[]): number {
  const last = similarity(wanted.at(-1) ?? '', candidate.at(-1) ?? '');
  const whole = similarity(wanted.join('/'), candidate.join('/'));
  // The base URL may come before it.
  const isOtherVersion = candidate.find(isVersion) !== wanted.find(isVersion);
  return 0.55 * last + 0.45 * whole - (isOtherVersion ? 0.25 : 0);
}

/**
 * The pages whose paths are most like a path that does not exist.
 *
 * @param pages - all pages of the site
 * @param path - what was asked for, such as `/api/dia/Grpah`
 * @param limit - how many to offer at most
 * @returns the best first; empty when nothing is near
 */
export function nearestPages(pages: readonly Page[], path: string, limit = 5): Page[] {
  const wanted = normalize(path);
  if (wanted.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({page, score: score(wanted, normalize(page.path))}))
    .filter((candidate) => candidate.score >= 0.45)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}

/** The segments of a path, without the base URL, the version and what is the same page. */
const pathInVersion = (path: string): string =>
  normalize(path)
    .filter((segment) => !isVersion(segment))
    .join('/');

/**
 * The same page in another version.
 *
 * @param path - that does not exist, such as `/4.0/learn/recipes`
 */
export function samePage(pages: readonly Page[], path: string): Page | undefined {
  const wanted = pathInVersion(path);
  return wanted === '' ? undefined : pages.find((page) => pathInVersion(page.path) === wanted);
}

import {pathBelow, pathInVersion} from '../../common/versions';
import {pageKey} from '../../build/hosting/canonical-paths';

/** A page as `llms.txt` lists it. */
export type ListedPage = {
  title: string;
  description: string;
  /** The group of the sidebar, such as `Learn: Quickstart`. */
  section: string;
  /** The whole address of the copy as Markdown. */
  copy: string;
  /** Without base URL and version: `/learn/quickstart`. The home page is `/`. */
  path: string;
};

/** The pages of a version, and the origin and the base URL of the published site. */
export type PageList = {pages: ListedPage[]; origin: string; baseUrl: string};

const homeCopy = /\/index\.md$/;

/** The path of a page or its copy. All ways to write the path give the same result. */
const plainPath = (pathname: string): string => pageKey(pathInVersion(pathname.replace(/\.md$/, ''))) || '/';

/**
 * Reads the list of a version's pages.
 *
 * @param text - of `llms.txt`
 * @param versionPath - the first part of the version's addresses; empty for the one at `/`
 * @throws when the list does not name the version's home page
 */
export function parsePageList(text: string, versionPath: string): PageList {
  const lines = [...text.matchAll(/^## (?<section>.+)|^- \[(?<title>.+?)\]\((?<copy>\S+)\): (?<description>.*)/gm)];
  const home = lines.map(({groups}) => groups?.copy ?? '').find((copy) => homeCopy.test(copy));
  if (!home) {
    throw new Error('llms.txt: expected a link to the home page, "index.md", found none.');
  }
  const {origin, pathname} = new URL(home);
  const baseUrl = pathname.replace(homeCopy, '/').replace(versionPath === '' ? '' : `${versionPath}/`, '');
  let section = '';
  const pages = lines.flatMap(({groups = {}}): ListedPage[] => {
    const {copy, description = '', title = ''} = groups;
    section = groups.section ?? section;
    return copy
      ? [{title, description, section, copy, path: plainPath(pathBelow(baseUrl, decodeURI(new URL(copy).pathname)))}]
      : [];
  });
  return {pages, origin, baseUrl};
}

/** The address of a page as a reader gave it. */
export type GivenAddress = {
  /** Without base URL and version, like `ListedPage.path`. */
  path: string;
  /** Without base URL. It begins with a version if the reader's address names one. */
  pathname: string;
  anchor: string;
};

/**
 * Reads a path or an address: `learn/quickstart`, `/4.0/api/dia/Graph#addCells`,
 * `https://docs.jointjs.com/glossary.md`.
 *
 * @returns undefined for an address of another site
 */
export function readAddress(given: string, {origin, baseUrl}: Omit<PageList, 'pages'>): GivenAddress | undefined {
  const isWhole = /^https?:\/\//.test(given);
  const text = isWhole || given.startsWith('/') ? given : `/${given}`;
  if (!URL.canParse(text, origin)) {
    return undefined;
  }
  const url = new URL(text, origin);
  if (isWhole && url.origin !== origin && url.hostname !== 'localhost') {
    return undefined;
  }
  try {
    const full = decodeURI(url.pathname);
    const pathname = full.startsWith(baseUrl) ? pathBelow(baseUrl, full) : full;
    return {path: plainPath(pathname), pathname, anchor: decodeURIComponent(url.hash.slice(1))};
  } catch {
    return undefined;
  }
}

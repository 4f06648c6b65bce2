import fs from 'node:fs';
import path from 'node:path';
import {readUnlistedPaths} from '../canonical-paths';
import {type Moved, readMoved} from '../host-files';
import {markdownPath} from '../../../common/markdown-path';
import {offlineWorker} from '../../../common/offline-files';
import {
  cacheControl,
  commonHeaders,
  demoFrameHeaders,
  type HeaderSettings,
  notFoundCache,
  pageHeaders,
} from '../headers';

/** What a host of a build must do, whatever server it runs. */
export type HostRules = {
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** The address of each page, with base URL. */
  canonicalPaths: readonly string[];
  /** Those of them that are there as Markdown, too. */
  copied: readonly string[];
  /** Paths that pages had before. */
  moved: readonly Moved[];
  /** Headers of all responses; what pages get besides, and what the file of the demos' frames gets instead. */
  common: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, string>>;
  demoFrame: Readonly<Record<string, string>>;
  cache: {hashed: string; other: string; notFound: string; worker: string};
};

/**
 * Reads what a host of a build must do.
 *
 * @param scriptSources - what allows the inline scripts of the pages
 */
export const hostRules = (
  buildDir: string,
  baseUrl: string,
  env: HeaderSettings,
  scriptSources: readonly string[],
): HostRules => {
  const canonicalPaths = readUnlistedPaths(buildDir, baseUrl, []).sort();
  return {
    baseUrl,
    canonicalPaths,
    moved: readMoved(buildDir),
    copied: canonicalPaths.filter((page) =>
      fs.existsSync(path.join(buildDir, decodeURI(markdownPath(page, baseUrl).slice(baseUrl.length)))),
    ),
    common: commonHeaders,
    pages: pageHeaders(env, scriptSources),
    demoFrame: demoFrameHeaders,
    cache: {
      hashed: cacheControl('assets/a.0a1b2c3d.js'),
      other: cacheControl('index.html'),
      notFound: notFoundCache,
      worker: cacheControl(offlineWorker),
    },
  };
};

/** A path that a page had before, as a server needs it: with base URL, and the address apart from its anchor. */
type Redirect = {key: string; page: string; anchor: string};

/** The redirects from paths that pages had before. */
export const redirects = ({baseUrl, moved}: HostRules): Redirect[] =>
  moved.map(([key, to]) => {
    const [page = '', anchor] = `${baseUrl}${to.slice(1)}`.split('#');
    return {key: `${baseUrl}${key.slice(1)}`, page, anchor: anchor === undefined ? '' : `#${anchor}`};
  });

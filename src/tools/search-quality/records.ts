import fs from 'node:fs';
import path from 'node:path';
import type {IndexFiles} from '../../build/search-index/index-files';
import {
  type IndexLocation,
  manifestFile,
  parseContent,
  parseManifest,
  parseTitles,
} from '../../site/search/engine/index-format';

/** The files of one index of a built site, and what the manifest says about it. */
export type SiteIndex = IndexFiles & {location: IndexLocation};

/** Reads the indexes of a built site. */
export function readIndexes(buildDir: string): SiteIndex[] {
  const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');
  return parseManifest(read(manifestFile), manifestFile).indexes.map((location) => {
    const titles = parseTitles(read(location.titles), location.titles);
    return {location, titles, content: parseContent(read(location.content), location.content, titles)};
  });
}

/**
 * Reads the index that answers by default.
 *
 * @throws when the build has no index
 */
export function readDefaultIndex(buildDir: string): SiteIndex {
  const index = readIndexes(buildDir).find(({location}) => location.isDefault);
  if (!index) {
    throw new Error(`${buildDir}/assets/search/manifest.json: expected an index with "isDefault", found none.`);
  }
  return index;
}

/** The pages of an index by path, each with the ids of its headings. */
export function anchorsByPath({titles}: Pick<IndexFiles, 'titles'>): Map<string, Set<string>> {
  return new Map(
    titles.pages.map((page) => [page.path, new Set(page.headings.map(([, text, anchor]) => anchor || text))]),
  );
}

import fs from 'node:fs';
import path from 'node:path';
import type {IndexFiles} from '../build/index-files';
import type {Level, SearchRecord} from '../engine/record';
import {sectionsOf} from '../engine/section';
import {type IndexLocation, manifestFile, parseContent, parseManifest, parseTitles} from '../engine/index-format';

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

/** The records that an index was packed of; the text of a section is one record, however many it was. */
export function recordsOf({titles, content}: IndexFiles): SearchRecord[] {
  const packed = content.pages.flat();
  const {language, docusaurus_tag, version} = titles;
  return sectionsOf(titles).all.flatMap((section, i): SearchRecord[] => {
    const {level, title, page, group, url, anchor, isMember, edition, kind, keywords} = section;
    const own = level === 1 ? [] : [...section.headings, title];
    const common = {
      url,
      url_without_anchor: page.url,
      anchor,
      hierarchy: Object.fromEntries(
        Array.from({length: 7}, (_, at) => [`lvl${at}`, [group, page.title, ...own][at] ?? null]),
      ) as Record<Level, string | null>,
      language,
      docusaurus_tag,
      version,
      edition,
      kind,
      signature: '',
      cells: [],
      member: isMember ? title : null,
      weight: {pageRank: 0, level: 0, position: 0},
    };
    const heading = {
      ...common,
      objectID: kind === 'error' ? `${url}:error:${i}` : url,
      type: `lvl${level}` as SearchRecord['type'],
      content: null,
      keywords: [...keywords],
      identifiers: [],
      defines: [],
    };
    const entry = packed[i] || '';
    const {asks = [], ...given} = typeof entry === 'string' ? {text: entry} : entry;
    heading.keywords.push(...asks);
    if (Object.values(given).every((part) => part === '')) {
      return [heading];
    }
    const {text, cells = '', identifiers = '', defines = '', signature = ''} = given;
    return [
      heading,
      {
        ...common,
        objectID: `${heading.objectID}:content:0`,
        type: 'content',
        content: text,
        cells: cells.split('\n').filter(Boolean),
        signature,
        keywords: [],
        identifiers: identifiers.split(' ').filter(Boolean),
        defines: defines.split(' ').filter(Boolean),
      },
    ];
  });
}

/** The pages of an index by path, each with the ids of its headings. */
export function anchorsByPath({titles}: Pick<IndexFiles, 'titles'>): Map<string, Set<string>> {
  return new Map(
    titles.pages.map((page) => [page.path, new Set(page.headings.map(([, text, anchor]) => anchor || text))]),
  );
}

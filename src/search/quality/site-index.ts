import fs from 'node:fs';
import path from 'node:path';
import {answer} from '../engine/answer';
import {SearchIndex} from '../engine/search-index';
import {
  type ContentFile,
  type IndexLocation,
  manifestFile,
  parseContent,
  parseManifest,
  parseTitles,
  type TitlesFile,
} from '../engine/index-format';
import type {Hit, QueriesResponse} from '../engine/algolia-protocol';

/** An index with both files, ready to answer. */
export type LoadedIndex = IndexLocation & {index: SearchIndex};

/** Makes an index of its two files. */
export async function loadIndex(
  location: IndexLocation,
  titles: TitlesFile,
  content: ContentFile,
): Promise<LoadedIndex> {
  const index = new SearchIndex(titles);
  await index.addContent(content);
  return {...location, index};
}

/** Loads the indexes of a built site, as the worker does. */
async function loadSiteIndexes(buildDir: string): Promise<LoadedIndex[]> {
  const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');
  const manifest = parseManifest(read(manifestFile), manifestFile);
  return Promise.all(
    manifest.indexes.map((location) => {
      const titles = parseTitles(read(location.titles), location.titles);
      return loadIndex(location, titles, parseContent(read(location.content), location.content, titles));
    }),
  );
}

/** The request that DocSearch's modal sends for a query, on a wide screen. */
export function modalRequest(query: string, tag = 'docs-default-current') {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  return {
    query,
    indexName: 'jointjs-docs',
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:10`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]],
  };
}

/** What the modal gets to see for a query. */
export function modalAnswer(
  indexes: readonly LoadedIndex[],
  query: string,
  tag?: string,
): {hits: Hit[]; nbHits: number} {
  const response: QueriesResponse = answer({requests: [modalRequest(query, tag)]}, indexes);
  return response.results[0] ?? {hits: [], nbHits: 0};
}

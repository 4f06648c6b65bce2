import {answer} from '../../site/search/engine/answer';
import {SearchIndex} from '../../site/search/engine/search-index';
import {type ContentFile, type IndexLocation, type TitlesFile} from '../../site/search/engine/index-format';
import type {Hit, QueriesResponse} from '../../site/search/engine/algolia-protocol';

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

import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {Hit, QueryRequest} from '@site/src/search/engine/wire';
import {useSearchClient} from '../SearchBar/use-search-client';

/** What the search page shows. */
export type Results = {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  /** The query and version that the hits are for. */
  query: string;
  hits: Hit[];
  count: number;
  hasMore: boolean;
};

const none: Results = {status: 'idle', query: '', hits: [], count: 0, hasMore: false};
const hitsPerPage = 20;

/**
 * Asks the search client of the site, page by page.
 *
 * @param tag - of the docs version to search: `docs-default-current`
 * @returns the results so far, and functions that fetch the next page and try again after an error
 */
export function useResults(query: string, tag: string) {
  const client = useSearchClient();
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {currentLocale} = useDocusaurusContext().i18n;
  const [results, setResults] = useState<Results>(none);
  // Answers to questions that are no longer asked are dropped.
  const asked = useRef(0);

  const fetchPage = useCallback(
    (page: number) => {
      asked.current += 1;
      const question = asked.current;
      const request: QueryRequest = {
        indexName,
        query,
        page,
        hitsPerPage,
        facetFilters: [`language:${currentLocale}`, ['docusaurus_tag:default', `docusaurus_tag:${tag}`]],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: ['content:30'],
      };
      setResults((before) => ({...(page === 0 ? {...none, hits: before.hits} : before), query, status: 'loading'}));
      client.query([request]).then(
        ({results: [answer]}) => {
          if (question === asked.current && answer) {
            setResults((before) => ({
              status: 'loaded',
              query,
              hits: page === 0 ? answer.hits : [...before.hits, ...answer.hits],
              count: answer.nbHits,
              hasMore: answer.nbPages > page + 1,
            }));
          }
        },
        (error: unknown) => {
          if (question === asked.current) {
            console.warn('The search failed.', error);
            setResults({...none, query, status: 'error'});
          }
        },
      );
    },
    [client, currentLocale, indexName, query, tag],
  );

  const nextPage = useRef(1);
  useEffect(() => {
    nextPage.current = 1;
    if (query.trim()) {
      fetchPage(0);
    } else {
      asked.current += 1;
      setResults(none);
    }
  }, [fetchPage, query]);

  const fetchMore = useCallback(() => {
    fetchPage(nextPage.current);
    nextPage.current += 1;
  }, [fetchPage]);
  const tryAgain = useCallback(() => fetchPage(0), [fetchPage]);
  return {results, fetchMore, tryAgain};
}

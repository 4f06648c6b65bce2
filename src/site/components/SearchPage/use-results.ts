import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Hit, QueryResult} from '@site/src/site/search/client/search-client';
import {facetFiltersOf} from '../SearchBar/facet-filters';
import {useSearchClient} from '../SearchBar/use-search-client';
import {useSearchConfig} from '../SearchBar/use-search-config';
import {onceAtATime} from './once-at-a-time';

/** What the search page shows. */
export type Results = {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  hits: readonly Hit[];
  count: number;
  hasMore: boolean;
};

/** The last answer, and the question that it answers. */
type Answer = Results & {question: string; page: number};

const nothing: Answer = {question: '', page: 0, status: 'idle', hits: [], count: 0, hasMore: false};
const hitsPerPage = 20;

/** Asks for one page of the results. */
function usePageOfResults(query: string, tags: string): (page: number) => Promise<QueryResult> {
  const client = useSearchClient();
  const config = useSearchConfig();
  const {currentLocale} = useDocusaurusContext().i18n;
  return useCallback(
    async (page) => {
      const {results} = await client.query([
        {
          ...config.searchParameters,
          indexName: config.indexName,
          query,
          page,
          hitsPerPage,
          // All of them, whatever the configuration asks for in the modal.
          attributesToRetrieve: undefined,
          facetFilters: facetFiltersOf(config, [
            `language:${currentLocale}`,
            ['default', ...tags.split(',')].map((tag) => `docusaurus_tag:${tag}`),
          ]),
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          attributesToSnippet: ['content:30'],
        },
      ]);
      const [result] = results;
      if (!result) {
        throw new Error('The search answered without a result.');
      }
      return result;
    },
    [client, config, currentLocale, query, tags],
  );
}

/**
 * Asks the search client of the site, page by page.
 *
 * @param tags - of the docs versions to search, separated by commas: `docs-default-current`
 * @returns the results so far, and functions that fetch the next page and try again after an error
 */
export function useResults(query: string, tags: string) {
  const fetchPage = usePageOfResults(query, tags);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(nothing);
  const [once] = useState(onceAtATime);
  const question = JSON.stringify([query, tags, attempt]);

  useEffect(() => {
    if (!query.trim()) {
      return undefined;
    }
    let isAsked = true;
    fetchPage(0).then(
      ({hits, nbHits: count, nbPages}) =>
        isAsked && setAnswer({question, page: 0, status: 'loaded', hits, count, hasMore: nbPages > 1}),
      (error: unknown) => {
        if (isAsked) {
          console.warn('The search failed.', error);
          setAnswer({...nothing, question, status: 'error'});
        }
      },
    );
    return () => {
      isAsked = false;
    };
  }, [fetchPage, query, question]);

  const fetchMore = useCallback(() => {
    const page = answer.page + 1;
    // Another question does not wait for what the one before still asks for.
    once(JSON.stringify([question, page]), () =>
      fetchPage(page)
        .then(({hits, nbPages}) =>
          setAnswer((before) =>
            before.question === question && before.page === page - 1
              ? {...before, page, hits: [...before.hits, ...hits], hasMore: nbPages > page + 1}
              : before,
          ),
        )
        .catch((error: unknown) => {
          console.warn('The search failed.', error);
          setAnswer((before) => (before.question === question ? {...nothing, question, status: 'error'} : before));
        }),
    );
  }, [answer.page, fetchPage, once, question]);
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);

  let results: Results = answer;
  if (!query.trim()) {
    results = nothing;
  } else if (answer.question !== question) {
    // The hits of the question before stay until there are others.
    results = {...nothing, hits: answer.hits, status: 'loading'};
  }
  return {results, fetchMore, tryAgain};
}

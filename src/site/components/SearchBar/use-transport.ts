import {useCallback, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withLastingErrors} from '@site/src/site/search/client/lasting-errors';
import type {QueryRequest} from '@site/src/site/search/engine/algolia-protocol';
import type {QueryResult, SearchClient} from '@site/src/site/search/client/search-client';
import {noteAnswer, noteBetter} from './box-answers';
import {announceCount} from './modal-semantics';
import {useSearchBackend} from './use-search-backend';
import {useSearchClient} from './use-search-client';

/** Without a build `npm start` has nothing to search. */
const noIndex = {
  titleText: 'There is no search index yet',
  helpText: 'Run "npm run build" once: "npm start" searches the pages of the last build.',
};

/** Waits for the whole index, and returns whether its hits differ from those of an early answer. */
async function hasBetter(client: SearchClient, requests: QueryRequest[], early: QueryResult): Promise<boolean> {
  const idsOf = ({hits}: QueryResult) => hits.map(({objectID}) => objectID).join();
  try {
    // A query that names a page is answered from the whole index, so this query waits for it.
    const {results} = await client.query(requests.map((request) => ({...request, page: 0})));
    return results[0] !== undefined && idsOf(results[0]) !== idsOf(early);
  } catch {
    // The next query reports the error.
    return false;
  }
}

/** The search client of the site in the form that DocSearch takes, and the error screen when `npm start` has no index. */
export function useTransport() {
  const client = useSearchClient();
  const {isDevelopment, isHosted} = useSearchBackend();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [isIndexMissing, setIsIndexMissing] = useState(false);
  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(() => {
    client.addAlgoliaAgent('docusaurus', docusaurusVersion);
    const search = (parameters: Parameters<typeof client.search>[0]) => {
      const answer = client.search(parameters);
      const {requests} = parameters as {requests: QueryRequest[]};
      const query = requests[0]?.query ?? '';
      answer.then(
        ({results}) => {
          const [first] = results as QueryResult[];
          announceCount(first?.nbHits ?? 0);
          setIsIndexMissing(false);
          const early = !isHosted && first && !first.exhaustiveNbHits ? first : undefined;
          noteAnswer(query, early !== undefined);
          if (early) {
            void hasBetter(client, requests, early).then((isBetter) => noteBetter(query, isBetter));
          }
        },
        (error: unknown) => setIsIndexMissing(isDevelopment && (error as {status?: number}).status === 404),
      );
      return withLastingErrors(answer);
    };
    return {...client, search: search};
  }, [client, docusaurusVersion, isDevelopment, isHosted]);
  return {transformSearchClient, errorScreen: isIndexMissing ? noIndex : undefined};
}

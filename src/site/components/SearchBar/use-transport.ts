import {useCallback, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withLastingErrors} from '@site/src/site/search/client/lasting-errors';
import {announceCount} from './modal-semantics';
import {useSearchBackend} from './use-search-backend';
import {useSearchClient} from './use-search-client';

/** Without a build `npm start` has nothing to search. */
const noIndex = {
  titleText: 'There is no search index yet',
  helpText: 'Run "npm run build" once: "npm start" searches the pages of the last build.',
};

/** The search client of the site in the form that DocSearch takes, and the error screen when `npm start` has no index. */
export function useTransport() {
  const client = useSearchClient();
  const {isDevelopment} = useSearchBackend();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [isIndexMissing, setIsIndexMissing] = useState(false);
  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(() => {
    client.addAlgoliaAgent('docusaurus', docusaurusVersion);
    const search = (parameters: Parameters<typeof client.search>[0]) => {
      const answer = client.search(parameters);
      answer.then(
        ({results}) => {
          const [first] = results;
          announceCount((first && 'nbHits' in first && first.nbHits) || 0);
          setIsIndexMissing(false);
        },
        (error: unknown) => setIsIndexMissing(isDevelopment && (error as {status?: number}).status === 404),
      );
      return withLastingErrors(answer);
    };
    return {...client, search: search};
  }, [client, docusaurusVersion, isDevelopment]);
  return {transformSearchClient, errorScreen: isIndexMissing ? noIndex : undefined};
}

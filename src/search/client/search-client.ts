import type {DocSearchModalProps} from '@docsearch/react';

type SearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/** The name by which DocSearch knows that the search cannot be reached, and says so. */
const unreachable = 'RetryError';

/**
 * Replaces the transport of DocSearch's client. The site has no search index
 * yet, so every query is answered as an unreachable search is: the modal shows
 * "Unable to fetch results" and recovers with the next query.
 */
export function siteSearchClient(client: SearchClient): SearchClient {
  return {
    ...client,
    search: () => {
      const error = new Error('This build of the site has no search index.');
      error.name = unreachable;
      return Promise.reject(error);
    },
  };
}

import {searchClient, type SearchClient} from '@site/src/site/search/client/search-client';
import {useSearchSettings} from './use-search-backend';

/** The search client of the site. */
export function useSearchClient(): SearchClient {
  return searchClient(useSearchSettings());
}

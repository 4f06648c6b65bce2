import type {DocSearchModalProps} from '@docsearch/react';
import {unanswered} from './unanswered';

type SearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/**
 * Replaces the transport of DocSearch's client. The site has no search index
 * yet, so every query is answered as an unreachable search is: the modal says
 * "Unable to fetch results".
 */
export function siteSearchClient(client: SearchClient): SearchClient {
  return {...client, search: () => unanswered()};
}

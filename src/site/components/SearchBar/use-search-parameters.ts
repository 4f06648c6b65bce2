import {useMemo} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {facetFiltersOf} from './facet-filters';
import {useSearchConfig} from './use-search-config';

export type SearchParameters = NonNullable<DocSearchModalProps['searchParameters']>;

const retrieved = [
  ...Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`),
  'content',
  'type',
  'url',
  // Shown with each hit.
  'version',
  'edition',
  'kind',
  'signature',
];

/**
 * The parameters that the modal adds to DocSearch's own: what each hit shows, the
 * configured `searchParameters`, and the filters. The same object until one of
 * them changes: with a new one DocSearch starts over from its initial query.
 */
export function useSearchParameters(): SearchParameters {
  const config = useSearchConfig();
  const facetFilters = facetFiltersOf(config, useAlgoliaContextualFacetFilters());
  const parameters = JSON.stringify({attributesToRetrieve: retrieved, ...config.searchParameters, facetFilters});
  return useMemo(() => JSON.parse(parameters) as SearchParameters, [parameters]);
}

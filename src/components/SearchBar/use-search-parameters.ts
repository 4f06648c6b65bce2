import {useMemo} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {type SearchConfig, useSearchConfig} from './use-search-config';

export type SearchParameters = NonNullable<DocSearchModalProps['searchParameters']>;

const retrieved = [
  ...Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`),
  'content',
  'type',
  'url',
  // Shown with each hit.
  'version',
  'edition',
];

/**
 * The facet filters of a request: those of language and version when the search
 * is contextual, and those of the configuration. A hit must pass all of them.
 */
export function facetFiltersOf(
  {contextualSearch, searchParameters}: SearchConfig,
  contextual: readonly (string | string[])[],
): (string | string[])[] {
  const configured = (searchParameters?.facetFilters ?? []) as string | (string | string[])[];
  return [...(contextualSearch ? contextual : []), ...(typeof configured === 'string' ? [configured] : configured)];
}

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

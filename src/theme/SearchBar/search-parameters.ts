import {useMemo} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';

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
 * Asks for the version of the page and for what hits show beyond DocSearch's own
 * fields. The same object until the filters change: with another, DocSearch
 * begins anew and goes back to its initial query.
 */
export function useSearchParameters(): NonNullable<DocSearchModalProps['searchParameters']> {
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => ({facetFilters: JSON.parse(filters) as string[], attributesToRetrieve: retrieved}), [filters]);
}

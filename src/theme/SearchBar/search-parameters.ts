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

/** Asks for the version of the page and for what hits show beyond DocSearch's own fields. */
export function useSearchParameters(): NonNullable<DocSearchModalProps['searchParameters']> {
  return {
    facetFilters: useAlgoliaContextualFacetFilters() as string[],
    attributesToRetrieve: retrieved,
  };
}

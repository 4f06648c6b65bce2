import {searchClient, type SearchSettings} from './search-client';

/**
 * Lets the embedded engine load while the search box is still on its way: its
 * worker, and the index of the version that the page says it belongs to.
 */
export function warmUp(settings: SearchSettings, indexName: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]');
  const facetFilters = meta ? [`docusaurus_tag:${meta.content}`] : [];
  // What fails here is reported when the reader searches.
  searchClient(settings)
    .query([{indexName, query: '', facetFilters}])
    .catch(() => undefined);
}

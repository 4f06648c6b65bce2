import type {SearchConfig} from './use-search-config';

/**
 * The facet filters of a request: those of language and version when the search
 * is contextual, and those of the configuration. A hit must pass all of them.
 *
 * @param contextual - the filters of language and version
 */
export function facetFiltersOf(
  {contextualSearch, searchParameters}: Pick<SearchConfig, 'contextualSearch' | 'searchParameters'>,
  contextual: readonly (string | string[])[],
): (string | string[])[] {
  const configured = (searchParameters?.facetFilters ?? []) as string | (string | string[])[];
  return [...(contextualSearch ? contextual : []), ...(typeof configured === 'string' ? [configured] : configured)];
}

import {isCoreOnly} from '../CoreOnly/is-core-only';
import type {SearchConfig} from './use-search-config';

/** Facet filters as the configuration and releases of the theme may have them: a filter, or lists at any depth. */
type Nested = string | readonly Nested[];

/** The filters of a list and of all lists in it. */
const flat = (filters: Nested): string[] => (typeof filters === 'string' ? [filters] : filters.flatMap(flat));

/** In the form that the search service takes: all of the list must hold; of a list within the list, one. */
const inTwoLevels = (filters: Nested): (string | string[])[] =>
  typeof filters === 'string' ? [filters] : filters.map((one) => (typeof one === 'string' ? one : flat(one)));

/**
 * The facet filters of a request: those of language and version when the search
 * is contextual, those of the configuration, and none of JointJS+ when the reader
 * has chosen that. A hit must pass all of them.
 *
 * @param contextual - the filters of language and version
 * @param hidesPlus - leaves out the pages of JointJS+
 */
export function facetFiltersOf(
  {contextualSearch, searchParameters}: Pick<SearchConfig, 'contextualSearch' | 'searchParameters'>,
  contextual: Nested,
  hidesPlus = isCoreOnly(),
): (string | string[])[] {
  return [
    ...(contextualSearch ? inTwoLevels(contextual) : []),
    ...inTwoLevels(searchParameters?.facetFilters ?? []),
    ...(hidesPlus ? ['edition:-plus'] : []),
  ];
}

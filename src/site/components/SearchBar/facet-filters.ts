import {isCoreOnly} from '../CoreOnly/is-core-only';
import type {SearchConfig} from './use-search-config';

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
  contextual: readonly (string | string[])[],
  hidesPlus = isCoreOnly(),
): (string | string[])[] {
  const configured = (searchParameters?.facetFilters ?? []) as string | (string | string[])[];
  return [
    ...(contextualSearch ? contextual : []),
    ...(typeof configured === 'string' ? [configured] : configured),
    ...(hidesPlus ? ['edition:-plus'] : []),
  ];
}

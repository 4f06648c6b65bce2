import type {DocSearchModalProps} from '@docsearch/react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

/** `themeConfig.algolia`: the settings of the theme, and those of DocSearch that the theme passes on without a type. */
export type SearchConfig = ReturnType<typeof useAlgoliaThemeConfig>['algolia'] &
  Pick<DocSearchModalProps, 'disableUserPersonalization' | 'maxResultsPerGroup'>;

/** The search settings of the site, `themeConfig.algolia`. */
export function useSearchConfig(): SearchConfig {
  return useAlgoliaThemeConfig().algolia;
}

import translations from '@theme/SearchTranslations';
import {type SearchConfig, useSearchConfig} from './use-search-config';

type ModalTranslations = NonNullable<SearchConfig['translations']>['modal'] & object;

const parts = ['searchBox', 'startScreen', 'errorScreen', 'noResultsScreen', 'footer'] as const;

/** The theme's texts, with those that the configuration gives in their place. */
function merge(configured: ModalTranslations): ModalTranslations {
  return Object.fromEntries(parts.map((part) => [part, {...translations.modal?.[part], ...configured[part]}]));
}

/** The texts of the modal and the placeholder of its box, in the language of the site. */
export function useModalTranslations(): {placeholder: string; texts: ModalTranslations} {
  const {placeholder, translations: configured} = useSearchConfig();
  return {placeholder: placeholder ?? translations.placeholder, texts: merge(configured?.modal ?? {})};
}

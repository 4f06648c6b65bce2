import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {searchClient, type SearchClient} from '@site/src/search/client/search-client';
import {useSearchBackend} from './use-search-backend';

/** The search client of the site. */
export function useSearchClient(): SearchClient {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const {hosts, isHosted} = useSearchBackend();
  return searchClient({appId, apiKey, baseUrl, isHosted, ...(hosts && {hosts})});
}

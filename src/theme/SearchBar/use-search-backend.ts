import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchBackend} from '@site/src/config/search';

/** Which back end answers, as the site is configured. Apart from the client, which is loaded later. */
export function useSearchBackend(): SearchBackend {
  return useDocusaurusContext().siteConfig.customFields?.searchBackend as SearchBackend;
}

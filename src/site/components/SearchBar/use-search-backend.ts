import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchBackend} from '@site/src/common/search-backend';
import type {SearchSettings} from '@site/src/site/search/client/search-client';
import {useSearchConfig} from './use-search-config';

/** Which back end answers, as the site is configured. Apart from the client, which is loaded later. */
export function useSearchBackend(): SearchBackend {
  return useDocusaurusContext().siteConfig.customFields?.searchBackend as SearchBackend;
}

/** What the search client needs to know of the site. */
export function useSearchSettings(): SearchSettings {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {appId, apiKey} = useSearchConfig();
  const {hosts, isHosted} = useSearchBackend();
  return useMemo(
    () => ({appId, apiKey, baseUrl, isHosted, ...(hosts && {hosts})}),
    [apiKey, appId, baseUrl, hosts, isHosted],
  );
}

import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useSearchConfig} from './use-search-config';

/** The version that a search from this page looks in: the page's own, else the preferred one, else the latest. */
export function useSearchedVersion(): {name: string; label: string; path: string; isLast: boolean} {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
}

/** Whether a search looks in one of several versions, so that results and addresses have to say which. */
export function useIsVersioned(): boolean {
  const versions = useVersions(undefined);
  return useSearchConfig().contextualSearch && versions.length > 1;
}

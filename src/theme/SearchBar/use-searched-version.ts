import {useActiveVersion, useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/** The version that a search from this page looks in: the page's own, else the preferred one, else the latest. */
export function useSearchedVersion(): {name: string; label: string; isLast: boolean} {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
}

import {useCallback} from 'react';
import {useDocsPreferredVersion, useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Version = {name: string; label: string};

/**
 * The version that the search page looks in: that of the address (`&version=4.0`),
 * else the one the reader prefers, else the latest; and a way to change it.
 */
export function useVersion(): {version: Version; versions: Version[]; setVersion: (name: string) => void} {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const history = useHistory();
  const asked = isBrowser ? new URLSearchParams(location.search).get('version') : null;
  const version = versions.find(({name}) => name === asked) ?? (isBrowser && preferredVersion) ?? latest;
  const setVersion = useCallback(
    (name: string) => {
      const search = new URLSearchParams(location.search);
      search.set('version', name);
      history.replace({...location, search: `?${search}`});
    },
    [history, location],
  );
  return {version: version || latest, versions, setVersion};
}

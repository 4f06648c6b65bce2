import {useCallback} from 'react';
import {
  getDocsVersionSearchTag,
  useDocsContextualSearchTags,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Version = {name: string; label: string; path: string; isLast: boolean};

/**
 * The version that the search page looks in: that of the address (`&version=4.0`,
 * its label or its name), else the one the reader prefers, else the latest; and a
 * way to change it, by its label. Of every other docs plugin, the search page looks
 * in the version that the reader prefers, else in the latest.
 *
 * @returns with the tags of all these versions, separated by commas
 */
export function useVersion(): {
  version: Version;
  versions: Version[];
  tags: string;
  setVersion: (label: string) => void;
} {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const contextual = useDocsContextualSearchTags();
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const history = useHistory();
  const asked = isBrowser ? new URLSearchParams(location.search).get('version') : null;
  const version =
    versions.find(({name, label}) => asked === label || asked === name) ?? (isBrowser && preferredVersion) ?? latest;
  const setVersion = useCallback(
    (label: string) => {
      const search = new URLSearchParams(location.search);
      search.set('version', label);
      history.replace({...location, search: `?${search}`});
    },
    [history, location],
  );
  const searched = version || latest;
  const tagOf = ({name}: Version): string => getDocsVersionSearchTag('default', name);
  const own = versions.map(tagOf);
  const tags = [tagOf(searched), ...contextual.filter((tag) => !own.includes(tag))].join();
  return {version: searched, versions, tags, setVersion};
}

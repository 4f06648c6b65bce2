import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {useActivePlugin, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {isModified} from '@site/src/site/keys/is-modified';
import {latestVersionAttribute, samePageAttribute} from '@site/src/site/components/OldVersionNotice/marks';

/**
 * The notice on pages of an old version, which is static: its link keeps query
 * and hash of the address, and whoever follows it prefers the current version.
 */
export function useVersionNotice(root: HTMLElement | null): void {
  const {search, hash} = useLocation();
  const {savePreferredVersionName} = useDocsPreferredVersion(useActivePlugin()?.pluginId);
  useEffect(() => {
    const link = root?.querySelector<HTMLAnchorElement>(`[${latestVersionAttribute}]`);
    const version = link?.getAttribute(latestVersionAttribute);
    if (!link || !version) {
      return undefined;
    }
    if (link.hasAttribute(samePageAttribute)) {
      link.setAttribute('href', `${link.pathname}${search}${hash}`);
    }
    const onClick = (event: MouseEvent): void => {
      if (!isModified(event)) {
        savePreferredVersionName(version);
      }
    };
    link.addEventListener('click', onClick);
    return () => link.removeEventListener('click', onClick);
  }, [root, search, hash, savePreferredVersionName]);
}

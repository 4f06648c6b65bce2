import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Item, checkItems} from './check-items';

/**
 * Fails the build when an item of the navigation bar names a page, sidebar or
 * version that does not exist, and says which item it is. The theme itself
 * names the item only in the browser.
 */
export function navbarCheck({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const versions = docs?.loadedVersions ?? [];
      const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: Item[]};
      const problems = checkItems(items, {
        docIds: [...new Set(versions.flatMap((version) => version.docs.map((doc) => doc.id)))].sort(),
        sidebarIds: [...new Set(versions.flatMap((version) => Object.keys(version.sidebars)))].sort(),
        versionNames: versions.map((version) => version.versionName),
      });
      if (problems.length > 0) {
        throw new Error(problems.join('\n\n'));
      }
    },
  };
}

import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsContents} from '../docs-contents';
import {type Item, type Targets, checkItems} from './check-items';

const unique = (names: string[]): string[] => [...new Set(names)].sort();

type SidebarItems = LoadedVersion['sidebars'][string];

/** Does a sidebar hold a page that an item of the navigation bar can lead to? */
const hasPage = (items: SidebarItems): boolean =>
  items.some((item) => item.type === 'doc' || (item.type === 'category' && (item.link || hasPage(item.items))));

/**
 * Fails the build when an item of the navigation bar names a page, sidebar,
 * version or docs plugin that does not exist, and says which item it is. The
 * theme itself names the item only in the browser.
 */
export function navbarCheck({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    allContentLoaded({allContent}) {
      const targets = new Map<string, Targets>();
      for (const [pluginId, {loadedVersions}] of docsContents(allContent)) {
        targets.set(pluginId, {
          docIds: unique(loadedVersions.flatMap(({docs}) => docs.map(({id}) => id))),
          draftIds: unique(loadedVersions.flatMap(({drafts}) => drafts.map(({id}) => id))),
          sidebarIds: unique(loadedVersions.flatMap(({sidebars}) => Object.keys(sidebars))),
          emptySidebarIds: loadedVersions
            .flatMap(({sidebars}) => Object.entries(sidebars))
            .flatMap(([id, items]) => (hasPage(items) ? [] : [id])),
          versionNames: loadedVersions.map(({versionName}) => versionName),
        });
      }
      const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: Item[]};
      const problems = checkItems(items, targets);
      if (problems.length > 0) {
        throw new Error(problems.join('\n\n'));
      }
    },
  };
}

import {closest} from 'fastest-levenshtein';

/** What the items of the navigation bar can refer to. */
export type Targets = {
  docIds: readonly string[];
  sidebarIds: readonly string[];
  versionNames: readonly string[];
};

/** An item as it stands in the configuration. */
export type Item = {
  type?: string;
  docId?: string;
  sidebarId?: string;
  versions?: readonly string[] | Record<string, unknown>;
  items?: readonly Item[];
};

function unknown(item: Item, what: string, value: string, known: readonly string[], kind: string): string {
  const nearest = known.length > 0 ? ` The nearest is "${closest(value, [...known])}".` : '';
  return (
    `src/config/navbar.ts: the navbar item ${JSON.stringify(item)} names the ${what} "${value}", which does not exist.${nearest}\n` +
    `Available ${kind} are:\n${known.map((name) => `- ${name}`).join('\n')}`
  );
}

/**
 * Compares the items of the navigation bar with the pages, sidebars and versions
 * that they name.
 *
 * @returns a message for each name that does not exist: the item, the nearest name and all that exist
 */
export function checkItems(items: readonly Item[], targets: Targets): string[] {
  return items.flatMap((item) => {
    const problems = checkItems(item.items ?? [], targets);
    if (item.type === 'doc' && item.docId !== undefined && !targets.docIds.includes(item.docId)) {
      problems.push(unknown(item, 'doc', item.docId, targets.docIds, 'doc ids'));
    }
    if (item.type === 'docSidebar' && item.sidebarId !== undefined && !targets.sidebarIds.includes(item.sidebarId)) {
      problems.push(unknown(item, 'sidebar', item.sidebarId, targets.sidebarIds, 'sidebar ids'));
    }
    if (item.type === 'docsVersionDropdown' && item.versions) {
      const names = Array.isArray(item.versions) ? (item.versions as string[]) : Object.keys(item.versions);
      for (const name of names.filter((candidate) => !targets.versionNames.includes(candidate))) {
        problems.push(unknown(item, 'version', name, targets.versionNames, 'version names'));
      }
    }
    return problems;
  });
}

import {closest} from 'fastest-levenshtein';

/** What the items of the navigation bar can refer to in one docs plugin. */
export type Targets = {
  docIds: readonly string[];
  /** Pages that a production build leaves out, and the theme with them. */
  draftIds: readonly string[];
  sidebarIds: readonly string[];
  /** Sidebars without a page: an item has nothing to lead to. */
  emptySidebarIds: readonly string[];
  versionNames: readonly string[];
};

/** An item as it stands in the configuration. */
export type Item = {
  type?: string;
  docId?: string;
  sidebarId?: string;
  docsPluginId?: string;
  versions?: readonly string[] | Record<string, unknown>;
  items?: readonly Item[];
};

/** The types of items that refer to a docs plugin. */
const docsTypes = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'];

const named = (item: Item, what: string, value: string): string =>
  `src/build/config/navbar.ts: the navbar item ${JSON.stringify(item)} names the ${what} "${value}"`;

function unknown(item: Item, what: string, value: string, known: readonly string[], kind: string): string {
  const nearest = known.length > 0 ? ` The nearest is "${closest(value, [...known])}".` : '';
  return (
    `${named(item, what, value)}, which does not exist.${nearest}\n` +
    `Available ${kind} are:\n${known.map((name) => `- ${name}`).join('\n')}`
  );
}

/** The problems of one item with the docs plugin that it refers to. */
function checkItem(item: Item, {docIds, draftIds, sidebarIds, emptySidebarIds, versionNames}: Targets): string[] {
  const {type, docId, sidebarId, versions} = item;
  if (type === 'doc' && docId !== undefined && !docIds.includes(docId) && !draftIds.includes(docId)) {
    return [unknown(item, 'doc', docId, docIds, 'doc ids')];
  }
  if (type === 'docSidebar' && sidebarId !== undefined && !sidebarIds.includes(sidebarId)) {
    return [unknown(item, 'sidebar', sidebarId, sidebarIds, 'sidebar ids')];
  }
  if (type === 'docSidebar' && sidebarId !== undefined && emptySidebarIds.includes(sidebarId)) {
    return [`${named(item, 'sidebar', sidebarId)}, which has no page to link to.`];
  }
  if (type === 'docsVersionDropdown' && versions) {
    const names = Array.isArray(versions) ? (versions as string[]) : Object.keys(versions);
    return names
      .filter((name) => !versionNames.includes(name))
      .map((name) => unknown(item, 'version', name, versionNames, 'version names'));
  }
  return [];
}

/**
 * Compares the items of the navigation bar with the pages, sidebars and versions
 * that they name.
 *
 * @param targets - what each docs plugin has, by plugin id
 * @returns a message for each name that does not exist, with the item, the nearest name and all that
 *   exist, and for each sidebar without a page
 */
export function checkItems(items: readonly Item[], targets: ReadonlyMap<string, Targets>): string[] {
  return items.flatMap((item) => {
    const nested = checkItems(item.items ?? [], targets);
    if (!docsTypes.includes(item.type ?? '')) {
      return nested;
    }
    const {docsPluginId = 'default'} = item;
    const own = targets.get(docsPluginId);
    return [
      ...nested,
      ...(own
        ? checkItem(item, own)
        : [unknown(item, 'docs plugin', docsPluginId, [...targets.keys()], 'docs plugins')]),
    ];
  });
}

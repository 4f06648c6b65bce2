import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Items of a sidebar, or of a category in it. */
export type Items = readonly PropSidebarItem[];

/** Is this item, or one in it, the page of the path? */
function leadsTo(item: PropSidebarItem, path: string): boolean {
  return (
    item.type !== 'html' &&
    (item.href === path || (item.type === 'category' && item.items.some((one) => leadsTo(one, path))))
  );
}

/**
 * What the sidebar shows beside a page before the reader opens anything: closed
 * categories come without their items. One that has no page of its own keeps the
 * first, to which its name leads.
 *
 * @param path - of the page
 */
export const shownItems = (items: Items, path: string): Items =>
  items.map((item) => {
    const shown = {...item} as typeof item & {docId?: string};
    delete shown.docId;
    delete shown.customProps;
    if (shown.type !== 'category') {
      return shown;
    }
    const isClosed = shown.collapsible && shown.collapsed && !leadsTo(shown, path);
    const some = isClosed ? shown.items.slice(0, shown.href === undefined ? 1 : 0) : shown.items;
    return {...shown, items: [...shownItems(some, path)]};
  });

/** Puts together what two pages know of the same sidebar. */
export function mergedItems(known: Items, more: Items): Items {
  if (known.length !== more.length) {
    return known.length > more.length ? known : more;
  }
  return more.map((item, index) => {
    const other = known[index];
    return item.type === 'category' && other?.type === 'category'
      ? {...item, items: [...mergedItems(other.items, item.items)]}
      : item;
  });
}

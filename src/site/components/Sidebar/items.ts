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

/** Does this item, or one in it, lead to a page that sidebars list? */
const isListed = (item: PropSidebarItem): boolean =>
  item.type === 'category'
    ? (item.href !== undefined && !item.linkUnlisted) || item.items.some(isListed)
    : item.type === 'link' && !item.unlisted;

/** The first item that leads to a listed page, as a list of one. */
function firstListed(items: Items): Items {
  const first = items.find(isListed) ?? items.find(({type}) => type === 'html');
  return first ? [first] : [];
}

/**
 * What the sidebar shows beside a page before the reader opens anything: of its
 * items, a closed category brings the first that is listed. The name of a category
 * without a page of its own leads to it, and the theme takes a category without
 * listed items for a link.
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
    const some = isClosed ? firstListed(shown.items) : shown.items;
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

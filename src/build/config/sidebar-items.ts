import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {grouped, inReadingOrder} from '../content/api-groups';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Item = Awaited<ReturnType<Generator>>[number];

/** The id of the doc that an item shows; for a category, that of its index page. */
function docIdOf(item: Item): string {
  if (item.type === 'category') {
    const {link} = item;
    return link?.type === 'doc' ? link.id.replace(/\/index$/, '') : item.label;
  }
  return 'id' in item ? item.id : '';
}

/** The file or folder of an item: `dia` of `api/dia/index`, `Graph` of `api/dia/Graph`. */
const nameOf = (item: Item): string => docIdOf(item).split('/').at(-1) ?? '';

function inOrder(item: Item): Item {
  return item.type === 'category'
    ? {...item, items: inReadingOrder(nameOf(item), item.items.map(inOrder), nameOf)}
    : item;
}

/** A line above the items of a group; the sidebar has no place for a heading. */
const heading = (label: string): Item => ({type: 'html', value: label, className: 'sidebar-group', defaultStyle: true});

/**
 * Puts the items of `docs/api` into groups by what readers want to do. The page
 * `/api/` comes first, and other sections stay as they are.
 */
export const sidebarItems: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const items = await defaultSidebarItemsGenerator(args);
  if (args.item.dirName !== 'api') {
    return items;
  }
  const isOverview = (item: Item): boolean => item.type === 'doc' && item.id === 'api/index';
  const others = items.filter((item) => !isOverview(item)).map(inOrder);
  return [
    ...items.filter(isOverview),
    ...grouped(others, nameOf).flatMap(({label, items: members}) => [heading(label), ...members]),
  ];
};

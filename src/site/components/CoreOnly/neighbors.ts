import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isPlusPage} from '../../../common/core-only';

/** A page before or after another, as the pager shows it. */
export type Neighbor = {title: string; permalink: string};

/** A page of a sidebar. */
export type SidebarPage = Neighbor & {isPlus: boolean};

/** The pages of a sidebar in their order: the page of a category stands before those in it. */
export const pagesOf = (items: readonly PropSidebarItem[]): SidebarPage[] =>
  items.flatMap((item) => {
    if (item.type === 'html') {
      return [];
    }
    const {className, href, label} = item;
    const own = href === undefined ? [] : [{title: label, permalink: href, isPlus: isPlusPage(className)}];
    return item.type === 'category' ? [...own, ...pagesOf(item.items)] : own;
  });

/**
 * The page that the pager shows to readers who see no pages of JointJS+.
 *
 * @param neighbor - what it shows to all others
 * @param step - 1 looks for the next page, -1 for the one before
 * @returns the same page, unless it is about JointJS+: then the nearest beyond it that is not
 */
export function coreNeighbor(
  pages: readonly SidebarPage[],
  neighbor: Neighbor | undefined,
  step: 1 | -1,
): Neighbor | undefined {
  let index = pages.findIndex(({permalink}) => permalink === neighbor?.permalink);
  if (!pages[index]?.isPlus) {
    return neighbor;
  }
  while (pages[index]?.isPlus) {
    index += step;
  }
  const found = pages[index];
  return found && {title: found.title, permalink: found.permalink};
}

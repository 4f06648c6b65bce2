import type {InventoryRow} from '../../src/build/content/inventory';
import {type Page, sectionSource} from '../../src/build/content/page';
import type {Edition} from '../../src/common/editions';

/** Headings below which a guide about JointJS+ solves the same with the core. */
const coreHeading = /^(?:without jointjs\+|with the core$|a spatial index for the core$)/i;

/** Code that uses the core: a module of it, or its global in a page without modules. */
const coreProgram = /from '@joint\/core'|window\.joint\b/;

/** The sections of a guide about JointJS+ that solve its task with the core: their headings, and what is below. */
export const coreSections = (page: Page): {heading: string; source: string}[] =>
  page.content.headings
    .filter(({depth, text}) => depth === 2 && coreHeading.test(text))
    .map(({anchor, text}) => ({heading: text, source: sectionSource(page, anchor)}));

/** Does a guide about JointJS+ solve its task with the core, too: with a program, or with a live demo? */
const hasCorePart = (page: Page): boolean =>
  coreSections(page).some(
    ({heading, source}) => coreProgram.test(source) || (/^without/i.test(heading) && source.includes('<LiveDemo')),
  );

/**
 * The edition that a page names in its front matter: whom it serves. The inventory's
 * edition says whose product the page is about. The two differ in guides about
 * JointJS+ whose task can be solved with the core as the page shows it.
 *
 * @returns undefined for a page that belongs to no edition
 */
export function servedEdition(page: Page, row: InventoryRow): Edition | undefined {
  if (row.edition === 'n/a') {
    return undefined;
  }
  const isGuide = page.path.includes('/learn/');
  return row.edition === 'plus' && isGuide && hasCorePart(page) ? 'both' : row.edition;
}

import {asksProblems} from '../../src/build/content/asks';
import {type InventoryRow, inventoryFile} from '../../src/build/content/inventory';
import type {Page} from '../../src/build/content/page';
import {wordsOf} from '../../src/build/content/prose';
import {latestVersion} from '../../src/common/versions';
import {limitProblems} from '../../src/build/prose/limits';
import {proseProblems} from '../../src/build/prose/problems';
import {servedEdition} from './served-editions';

/** Pages that `npm run demo:pages` writes: the demo says the rest. */
const demoPage = /\/learn\/demos\/[a-z-]+\/[a-z-]+\.mdx$/;

/**
 * The rules that every page keeps, beyond those of the build.
 *
 * @param row - the page's row of the inventory; undefined where it has none
 * @returns one message for each broken rule, with file and line
 */
export function pageProblems(page: Page, row: InventoryRow | undefined): string[] {
  const {
    frontMatter: {values, lineOf},
    content: {prose, headings, tables, images},
  } = page;
  const problems: string[] = [];
  const must = (isKept: boolean, line: number, message: string): void => {
    if (!isKept) {
      problems.push(`${page.file}:${line}: ${message}`);
    }
  };
  const {title, description, edition} = values;
  const isDemo = demoPage.test(page.file);
  must(row !== undefined || isDemo, 1, `its path ${page.path} is not in the inventory (${inventoryFile})`);
  must(typeof title === 'string' && title !== '', lineOf(['title']), 'the front matter has no title');
  const length = typeof description === 'string' ? description.length : 0;
  const isDescribed = length >= 40 && length <= 180;
  must(isDescribed, lineOf(['description']), `the description has ${length} characters, expected 40 to 180`);
  if (row !== undefined) {
    const served = servedEdition(page, row);
    const reason = served === row.edition ? '' : `, and the part for the core makes it ${String(served)}`;
    const message = `edition is ${String(edition)}, the inventory says ${row.edition}${reason}`;
    must(edition === served, lineOf(['edition']), message);
  }
  const isClassPage = page.path.includes('/api/') && !page.path.endsWith('/');
  must(!isClassPage || page.subjects !== undefined, lineOf(['api']), 'an API page names its subject: api');
  const words = prose.flatMap((part) => wordsOf(part).match(/[A-Za-z][\w'-]*/g) ?? []).length;
  must(words >= 80 || isDemo, 1, `it has ${words} words of its own, expected 80 or more`);
  const second = values.hide_title === true ? undefined : headings.find(({depth}) => depth === 1);
  must(second === undefined, second?.line ?? 1, 'the title is its only main heading; it has a second one');
  asksProblems(
    page.asks,
    headings.map(({anchor}) => anchor),
  ).forEach(({key, message}) => must(false, lineOf(['asks', key]), message));
  // Pages of older versions are cut from the latest; what reads badly on them is mended there.
  const badProse = page.version === latestVersion ? proseProblems(page) : limitProblems(page);
  badProse.forEach(({line, message}) => must(false, line, message));
  for (const {head, line} of tables) {
    const isNamed = head.every((cell) => cell.trim() !== '');
    must(isNamed, line, `a column has no heading, which screen readers need: ${head.join(' | ')}`);
  }
  for (const {url, text, line} of images) {
    must(text.length >= 20, line, `the text for ${url} does not say what it shows`);
  }
  return problems;
}

/** Phrases that two sections claim, however their capitals are: what a reader asks has one best answer. */
export function repeatedAsks(pages: readonly Page[]): string[] {
  const sections = pages.flatMap(({path, asks}) =>
    Object.entries(asks).map(([key, phrases]) => [`${path}#${key}`, phrases] as const),
  );
  const claimed = new Map<string, string>();
  const problems: string[] = [];
  for (const [where, phrases] of sections) {
    for (const phrase of phrases) {
      const key = phrase.toLowerCase();
      const other = claimed.get(key);
      if (other === undefined) {
        claimed.set(key, where);
      } else {
        problems.push(`${where}: asks "${phrase}", which ${other} answers, too`);
      }
    }
  }
  return problems;
}

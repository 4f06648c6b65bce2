import type {TitlesFile} from '../engine/index-format';
import {type OutlineRow, type PlannedHeading, plannedHeadings, slug} from './outline';

/** A page that is not written yet. */
export type PlannedPage = {row: OutlineRow; title: string; group: string; headings: PlannedHeading[]};

/** The exact symbol, as pages of the API are titled: `/api/dia/Paper` with the title `Paper` is `dia.Paper`. */
function titleOf({path, title}: OutlineRow): string {
  const folders = path.split('/').slice(2, -1);
  const isSymbol = path.startsWith('/api/') && !path.endsWith('/') && /^\w+$/.test(title);
  return isSymbol ? [...folders, title].join('.') : title;
}

/** The group of a page, as in its navbar and breadcrumbs: `API Reference: dia`. */
function groupOf({path}: OutlineRow, titles: ReadonlyMap<string, string>): string {
  const part = path.startsWith('/api/') ? 'API Reference' : 'Learn';
  const parent = path.replace(/\/$/, '').replace(/[^/]+$/, '');
  const isTop = parent.split('/').length < 4;
  return isTop ? part : `${part}: ${titles.get(parent) ?? parent.split('/').at(-2)}`;
}

/** The pages of the inventory that are not written yet, with their outlines as headings. */
export function plannedPages(rows: readonly OutlineRow[], written: TitlesFile): PlannedPage[] {
  const existing = new Set(written.pages.map(({path}) => path));
  const titles = new Map(rows.map(({path, title}) => [path, title]));
  return rows
    .filter(({path}) => !existing.has(path))
    .map((row) => ({row, title: titleOf(row), group: groupOf(row, titles), headings: plannedHeadings(row)}));
}

/**
 * Adds headings to the pages in turn, without the indexes of sections, until all together have the average.
 *
 * @param nextWord - words for the headings
 */
export function padHeadings(pages: readonly PlannedPage[], average: number, nextWord: () => string): void {
  const growing = pages.filter(({row}) => !row.path.endsWith('/'));
  let lacking = Math.ceil(average * pages.length - pages.reduce((sum, {headings}) => sum + headings.length, 0));
  for (let turn = 0; lacking > 0 && growing.length > 0; turn += 1) {
    const {headings} = growing[turn % growing.length] as PlannedPage;
    const text = Array.from({length: 3 + (turn % 3)}, () => nextWord().replace(/[^\w-]/g, ''))
      .filter(Boolean)
      .join(' ');
    const anchor = slug(text);
    if (anchor && !headings.some((heading) => heading.anchor === anchor)) {
      headings.push({level: headings.length % 3 === 0 ? 2 : 3, text, anchor, isMember: false});
      lacking -= 1;
    }
  }
}

import path from 'node:path';
import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {stringify} from 'yaml';
import type {Asks} from '../../../build/content/asks';
import type {InventoryRow} from '../../../build/content/inventory';
import type {Page} from '../../../build/content/page';
import {parseMdx} from '../../../build/content/parse';
import {type Version, pathInVersion} from '../../../common/versions';
import {seededRandom} from './seeded-random';

/** A page that the corpus adds: its file, relative to the project, and its text. */
export type NewPage = {file: string; text: string; row: InventoryRow};

type Edit = {start: number; end: number; text: string};

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** Puts the plain words of a text in another order: as long, as varied, but another text. */
function withWordsMoved(text: string, random: () => number): string {
  const word = /(?<!\p{L})[a-z]{2,}(?!\p{L})/gu;
  const words = shuffled(text.match(word) ?? [], random);
  return text.replace(word, () => words.pop() ?? '');
}

function offsets(node: {position?: {start: {offset?: number}; end: {offset?: number}}}): [number, number] | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** A relative address of a file as it is written from another folder. */
function moved(url: string, from: string, to: string): string {
  const [file = '', hash] = url.split('#');
  const target = path.posix.relative(path.posix.dirname(to), path.posix.join(path.posix.dirname(from), file));
  return `${target.startsWith('.') ? target : `./${target}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** What changes in the body of a page when it becomes another page. */
function editsOf(root: Root, source: string, from: string, to: string, random: () => number): Edit[] {
  const edits: Edit[] = [];
  visitParents(root, (node, ancestors) => {
    const place = offsets(node);
    if (!place) {
      return;
    }
    const [start, end] = place;
    const text = source.slice(start, end);
    const isInHeading = ancestors.some(({type}) => type === 'heading');
    if (node.type === 'text' && !isInHeading) {
      edits.push({start, end, text: withWordsMoved(text, random)});
    } else if ((node.type === 'link' || node.type === 'image') && /^\.{1,2}\//.test(node.url)) {
      const at = start + text.lastIndexOf(node.url);
      edits.push({start: at, end: at + node.url.length, text: moved(node.url, from, to)});
    }
  });
  return edits.sort((a, b) => b.start - a.start);
}

/** As many phrases for each section, none of which another page has. */
function otherAsks(asks: Asks, random: () => number): Asks {
  const other = (phrase: string): string => `${phrase.slice(0, 48).trim()} ${random().toString(36).slice(2, 10)}`;
  return Object.fromEntries(Object.entries(asks).map(([key, phrases]) => [key, phrases.map(other)]));
}

function varied(page: Page, file: string, row: InventoryRow, random: () => number): string {
  const {source} = page;
  const root = parseMdx(source, page.file);
  const [first] = root.children;
  const frontMatterEnd = first?.type === 'yaml' ? (offsets(first)?.[1] ?? 0) : 0;
  const edits = editsOf(root, source, page.file, file, random);
  const body = edits
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
    .slice(frontMatterEnd);
  const values: Record<string, unknown> = {
    ...page.frontMatter.values,
    title: row.title,
    edition: row.edition,
    asks: otherAsks(page.asks, random),
  };
  for (const name of ['slug', 'sidebar_label', 'sidebar_position', ...(row.edition === 'n/a' ? ['edition'] : [])]) {
    delete values[name];
  }
  return `---\n${stringify(values)}---${body}`;
}

const isIndex = (pathname: string): boolean => pathname.endsWith('/');
const sectionOf = (pathname: string): string => pathInVersion(pathname).split('/')[1] ?? '';

/** Pages that cannot stand for others: the tests know where they are, or the site has one of their kind. */
const isUnique = ({path: pathname}: Page): boolean =>
  /^\/(?:$|glossary$|learn\/demos$|api\/dia\/)/.test(pathInVersion(pathname));

function fileOf(version: Version, pathname: string): string {
  const below = pathInVersion(pathname).slice(1);
  return `${version.folder}/${below}${isIndex(pathname) ? 'index' : ''}.mdx`;
}

/**
 * Makes the pages that a version of the site still lacks, each from a written page
 * of its kind with other words, links that lead to the same places, and the title of the
 * inventory. The same pages come out in every run.
 *
 * @param rows - of the inventory; those that have a page are left out
 * @throws when the version has no page of a kind
 */
export function corpusPages(version: Version, pages: readonly Page[], rows: readonly InventoryRow[]): NewPage[] {
  const written = new Set(pages.map((page) => page.path));
  const models = pages.filter((page) => !isUnique(page));
  const lacking = rows.filter(
    (row) => row.version === version.label && !written.has(row.path) && row.path !== '/search',
  );
  return lacking.map((row, number) => {
    const kind = models.filter(
      (page) => isIndex(page.path) === isIndex(row.path) && sectionOf(page.path) === sectionOf(row.path),
    );
    const model = kind[number % kind.length];
    if (!model) {
      throw new Error(`${version.label} has no page that could stand for ${row.path}.`);
    }
    const file = fileOf(version, row.path);
    return {file, row, text: varied(model, file, row, seededRandom(number + 1))};
  });
}

/** Rows for pages beyond the inventory, until there are `count` in all. */
export function furtherRows(version: Version, count: number): InventoryRow[] {
  return Array.from({length: Math.max(0, count)}, (_, index) => ({
    version: version.label,
    path: `/${version.path ? `${version.path}/` : ''}learn/features/further-page-${index + 1}`,
    sidebar: 'learnSidebar',
    title: `Further page ${index + 1}`,
    edition: 'core' as const,
    outline: [],
  }));
}

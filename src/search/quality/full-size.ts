import {type IndexFiles, packRecords} from '../build/index-files';
import {kindOf as kindOfPlace} from '../engine/kind';
import type {Level, SearchRecord} from '../engine/record';
import {inventoryFile, readInventory} from '../../content/inventory';
import {MarkovChain, seededRandom} from './markov-chain';
import type {PlannedHeading} from './outline';
import {padHeadings, type PlannedPage, plannedPages} from './planned-pages';

const seed = 41;
const longestInvention = 20;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What stands below a heading. */
type Body = {text: string; identifiers: string[]; defines: string[]};

/** Guides and reference are written differently: each is the measure for its own kind. */
const kinds = ['guide', 'reference'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (path: string): Kind => (path.startsWith('/api/') ? 'reference' : 'guide');

/** What the written pages of one kind are like: the measure for those that are not written. */
function habitsOf({titles, content}: IndexFiles, kind: Kind) {
  const numbers = titles.pages.flatMap(({path}, i) => (kindOf(path) === kind ? [i] : []));
  const bodies = numbers
    .flatMap((i) => content.pages[i] ?? [])
    .map((entry): Body => {
      const {text, identifiers = '', defines = ''} = typeof entry === 'object' ? entry : {text: entry || ''};
      return {text, identifiers: wordsOf(identifiers), defines: wordsOf(defines)};
    });
  return {
    bodies,
    headings: average(numbers.map((i) => titles.pages[i]?.headings.length ?? 0)),
    keywords: numbers.map((i) => titles.pages[i]?.keywords ?? []),
  };
}

/**
 * Bodies as long as those of the written pages, and together of their average.
 *
 * @param names - for the identifiers
 */
function makeBodies(models: readonly Body[], count: number, nextWord: () => string, nextName: () => string): Body[] {
  // A step that shares no divisor with the count of the models: each of them is used equally often, in mixed order.
  const used = Array.from({length: count}, (_, i) => models[(i * 7919) % models.length] as Body);
  const share = average(models.map(({text}) => text.length)) / average(used.map(({text}) => text.length));
  let owed = 0;
  return used.map(({text: model, identifiers, defines}) => {
    const length = model.length * share + owed;
    let text = '';
    while (text.length < length) {
      text += `${text ? ' ' : ''}${nextWord()}`;
    }
    owed = length - text.length;
    // Names of their own: a page explains other names than the rest.
    return {text, identifiers: identifiers.map(nextName), defines: defines.map(() => `${nextName()}Planned`)};
  });
}

type Site = Pick<IndexFiles['titles'], 'origin' | 'language' | 'docusaurus_tag' | 'version'>;

function recordsOfPage(page: PlannedPage, keywords: string[], bodies: readonly Body[], site: Site): SearchRecord[] {
  const {row, title, group, headings} = page;
  const {origin, language, docusaurus_tag, version} = site;
  const url = `${origin}${row.path}`;
  const top: PlannedHeading = {level: 1, text: title, anchor: '', isMember: row.path.startsWith('/api/')};
  const trail: (string | null)[] = [group];
  return [top, ...headings].flatMap(({level, text: heading, anchor, isMember}, at): SearchRecord[] => {
    trail.length = level;
    trail[level] = heading;
    const id = anchor ? `${row.path}#${anchor}` : row.path;
    const {text, identifiers, defines} = bodies[at] ?? {text: '', identifiers: [], defines: []};
    const place = {path: row.path, level, anchor: anchor || null, isMember, isError: false};
    const common = {
      url: `${origin}${id}`,
      url_without_anchor: url,
      anchor: anchor || null,
      hierarchy: Object.fromEntries(Array.from({length: 7}, (_, i) => [`lvl${i}`, trail[i] ?? null])) as Record<
        Level,
        string | null
      >,
      language,
      docusaurus_tag,
      version,
      edition: row.edition === 'n/a' ? null : row.edition,
      kind: kindOfPlace({...place, trail: trail.slice(2, level).filter((above) => above !== null)}),
      signature: '',
      cells: [],
      member: isMember ? [level > 1 && title, heading].filter(Boolean).join('.') : null,
      weight: {pageRank: 0, level: 0, position: 0},
    };
    return [
      {
        ...common,
        objectID: id,
        type: `lvl${level}` as SearchRecord['type'],
        content: null,
        keywords: level === 1 ? keywords : [],
        identifiers: [],
        defines: [],
      },
      {...common, objectID: `${id}:content:0`, type: 'content', content: text, keywords: [], identifiers, defines},
    ];
  });
}

/**
 * An index as large as that of the finished site. Pages of the inventory that
 * are not written yet have its titles and outlines, and text of the words of the
 * written pages of their kind, guides further headings too; their keywords are
 * invented, so that the number of terms grows with the pages. The same records
 * give the same index.
 *
 * @param records - of all pages of one version that are written
 * @throws when the inventory has no pages of that version
 */
export function fullSizeIndexFiles(records: readonly SearchRecord[]): IndexFiles {
  const written = packRecords(records);
  const {version} = written.titles;
  const rows = readInventory().filter((row) => row.version === version);
  if (rows.length === 0) {
    throw new Error(`${inventoryFile}: expected pages of version ${version}, found none.`);
  }
  const random = seededRandom(seed);
  const habits = kinds.map((kind) => ({kind, ...habitsOf(written, kind)}));
  const words = new MarkovChain(
    habits.flatMap(({bodies}) => bodies.map(({text}) => wordsOf(text))),
    random,
  );
  // Each keyword ends in an empty letter.
  const letters = new MarkovChain(
    habits.flatMap(({keywords}) => keywords.flat().map((keyword) => [...keyword, ''])),
    random,
  );
  const invent = () => {
    let word = '';
    for (const letter of letters.tokens()) {
      if (letter === '' || word.length === longestInvention) {
        break;
      }
      word += letter;
    }
    return word;
  };
  const stream = words.tokens();
  const nextWord = () => stream.next().value;

  const pages = plannedPages(rows, written.titles);
  const members = pages.flatMap(({headings}) => headings.filter(({isMember}) => isMember));
  const byPath = new Map<string, SearchRecord[]>();
  for (const {kind, bodies: models, headings: averageHeadings, keywords: lists} of habits) {
    const own = pages.filter(({row}) => kindOf(row.path) === kind);
    if (kind === 'guide') {
      padHeadings(own, averageHeadings, nextWord);
    }
    const count = own.reduce((sum, {headings}) => sum + 1 + headings.length, 0);
    const bodies = makeBodies(models, count, nextWord, () => words.pick(members).text);
    let first = 0;
    own.forEach((page, i) => {
      const texts = bodies.slice(first, (first += 1 + page.headings.length));
      const keywords = (lists[i % lists.length] ?? []).map(invent);
      byPath.set(page.row.path, recordsOfPage(page, keywords, texts, written.titles));
    });
  }
  for (const record of records) {
    const {pathname} = new URL(record.url);
    const own = byPath.get(pathname);
    if (own) {
      own.push(record);
    } else {
      byPath.set(pathname, [record]);
    }
  }
  return packRecords([...byPath.keys()].sort().flatMap((path) => byPath.get(path) ?? []));
}

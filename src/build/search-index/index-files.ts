import {type Kind, kindOf} from '../../site/search/engine/kind';
import {levels, type SearchRecord} from '../../site/search/engine/record';
import {
  type ContentFile,
  formatVersion,
  marks,
  type PackedContent,
  type PackedHeading,
  type PackedPage,
  type PackedText,
  type TitlesFile,
} from '../../site/search/engine/index-format';

/** The two files of one index, before they are written. */
export type IndexFiles = {titles: TitlesFile; content: ContentFile};

function markOf({kind, member}: SearchRecord): 0 | 1 | 2 {
  if (kind === 'error') {
    return marks.error;
  }
  return member === null ? marks.prose : marks.member;
}

/** The kind of a member, if its place does not say it. */
function ownKind({kind, anchor, hierarchy, url}: SearchRecord, level: number): Kind | undefined {
  const trail = levels.slice(2, level).flatMap((name) => hierarchy[name] ?? []);
  const place = {path: new URL(url).pathname, level, anchor, isMember: true, isError: false, trail};
  return kindOf(place) === kind ? undefined : kind;
}

function headingOf(record: SearchRecord): PackedHeading {
  const level = Number(record.type.slice(3));
  const text = record.hierarchy[record.type as Exclude<SearchRecord['type'], 'content'>] ?? '';
  const anchor = record.anchor === text ? 0 : (record.anchor ?? 0);
  const mark = markOf(record);
  const kind = mark === marks.member ? ownKind(record, level) : undefined;
  if (kind) {
    return [level, text, anchor, mark, kind];
  }
  if (mark !== marks.prose) {
    return [level, text, anchor, mark];
  }
  return anchor === 0 ? [level, text] : [level, text, anchor];
}

/**
 * How many keywords of a page are in the titles file, which has to come fast. The others are in the content file, as
 * phrases of readers are, which stand last.
 */
const keywordsAmongTitles = 16;

/** What the record of a heading says of the text below it. */
function ofHeading({keywords, messages}: Pick<SearchRecord, 'keywords' | 'messages'>): PackedContent {
  const given = {...(keywords.length > 0 && {asks: keywords}), ...(messages.length > 0 && {messages})};
  return Object.keys(given).length > 0 ? {text: '', ...given} : 0;
}

/** What a section has so far, with the text of a further record. */
function withText(before: PackedContent, record: SearchRecord): PackedContent {
  const known: PackedText = typeof before === 'object' ? before : {text: before || ''};
  const join = (parts: (string | null | undefined)[], separator: string) => parts.filter(Boolean).join(separator);
  const text = join([known.text, record.content], '\n');
  const others = {
    cells: join([known.cells, ...record.cells], '\n'),
    identifiers: join([known.identifiers, ...record.identifiers], ' '),
    defines: join([known.defines, ...record.defines], ' '),
    signature: known.signature ?? record.signature,
    asks: known.asks,
    messages: known.messages,
  };
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  return Object.keys(given).length > 0 ? {text, ...given} : text;
}

/**
 * Packs the records of one version into the two files of its index.
 *
 * @param records - all of one language and one version, in the order of the site
 * @param baseUrl - of the site
 * @throws when records of several versions are mixed, or there are none
 */
export function packRecords(records: readonly SearchRecord[], baseUrl = '/'): IndexFiles {
  const [first] = records;
  if (!first) {
    throw new Error('Expected records to make a search index of, got none.');
  }
  const stranger = records.find(
    (record) => record.docusaurus_tag !== first.docusaurus_tag || record.language !== first.language,
  );
  if (stranger) {
    throw new Error(`${stranger.url} is of ${stranger.docusaurus_tag}, not of ${first.docusaurus_tag}.`);
  }
  const groups: string[] = [];
  const pages: PackedPage[] = [];
  const contents: PackedContent[][] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      const group = record.hierarchy.lvl0 ?? '';
      if (!groups.includes(group)) {
        groups.push(group);
      }
      pages.push({
        path: new URL(record.url).pathname,
        title: record.hierarchy.lvl1 ?? '',
        group: groups.indexOf(group),
        ...(record.edition && {edition: record.edition}),
        ...(record.member !== null && {isMember: 1 as const}),
        ...(record.keywords.length > 0 && {keywords: record.keywords.slice(0, keywordsAmongTitles)}),
        headings: [],
      });
      contents.push([ofHeading({keywords: record.keywords.slice(keywordsAmongTitles), messages: []})]);
      continue;
    }
    const page = pages.at(-1);
    const content = contents.at(-1);
    if (!page || !content || new URL(record.url).pathname !== page.path) {
      throw new Error(`${record.objectID}: expected the record of the page before those of its parts.`);
    }
    if (record.type !== 'content') {
      page.headings.push(headingOf(record));
      content.push(ofHeading(record));
      continue;
    }
    const before = content.at(-1) ?? 0;
    content[content.length - 1] = withText(before, record);
  }
  const {language, docusaurus_tag, version} = first;
  return {
    titles: {
      format: formatVersion,
      language,
      docusaurus_tag,
      version,
      origin: new URL(first.url).origin,
      baseUrl,
      groups,
      pages,
    },
    content: {format: formatVersion, docusaurus_tag, pages: contents},
  };
}

import type {SearchRecord} from '../engine/record';
import {
  type ContentFile,
  formatVersion,
  type PackedContent,
  type PackedHeading,
  type PackedPage,
  type TitlesFile,
} from '../engine/index-format';

/** The two files of one index, before they are written. */
export type IndexFiles = {titles: TitlesFile; content: ContentFile};

function headingOf(record: SearchRecord): PackedHeading {
  const level = Number(record.type.slice(3));
  const text = record.hierarchy[record.type as Exclude<SearchRecord['type'], 'content'>] ?? '';
  const anchor = record.anchor === text ? 0 : (record.anchor ?? 0);
  if (record.keywords.length > 0) {
    return [level, text, anchor, record.member === null ? 0 : 1, record.keywords];
  }
  if (record.member !== null) {
    return [level, text, anchor, 1];
  }
  return anchor === 0 ? [level, text] : [level, text, anchor];
}

/**
 * Packs the records of one version into the two files of its index.
 *
 * @param records - all of one language and one version, in the order of the site
 * @throws when records of several versions are mixed, or there are none
 */
export function packRecords(records: readonly SearchRecord[]): IndexFiles {
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
        ...(record.keywords.length > 0 && {keywords: record.keywords}),
        headings: [],
      });
      contents.push([0]);
      continue;
    }
    const page = pages.at(-1);
    const content = contents.at(-1);
    if (!page || !content || new URL(record.url).pathname !== page.path) {
      throw new Error(`${record.objectID}: expected the record of the page before those of its parts.`);
    }
    if (record.type !== 'content') {
      page.headings.push(headingOf(record));
      content.push(0);
      continue;
    }
    const before = content.at(-1) ?? 0;
    const {text, identifiers, defines} = typeof before === 'object' ? before : {text: before || ''};
    const all = [text, record.content].filter(Boolean).join(' ');
    const names = [identifiers, ...record.identifiers].filter(Boolean).join(' ');
    const defined = [defines, ...record.defines].filter(Boolean).join(' ');
    content[content.length - 1] =
      names || defined ? {text: all, ...(names && {identifiers: names}), ...(defined && {defines: defined})} : all;
  }
  const {language, docusaurus_tag, version} = first;
  return {
    titles: {
      format: formatVersion,
      language,
      docusaurus_tag,
      version,
      origin: new URL(first.url).origin,
      groups,
      pages,
    },
    content: {format: formatVersion, docusaurus_tag, pages: contents},
  };
}

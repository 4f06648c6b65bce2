import {pathBelow, pathInVersion} from '../../../common/versions';
import {boosts} from './boosts';
import {kindOf} from './kind';
import type {Meanings} from './meaning';
import type {Edition, Kind} from './record';
import {camelParts, fold, joined, segments, terms, words} from './text';
import {marks, type PackedPage, type TitlesFile} from './index-format';

/** A page (level 1) or a heading, with the text below it as soon as that is loaded. */
export type Section = {
  /** Its place in the index. */
  id: number;
  /** Absolute, with the anchor. */
  url: string;
  anchor: string | null;
  level: number;
  title: string;
  /** Does the title name a member or a subject of the API? */
  isMember: boolean;
  /** The section of the page itself. */
  page: Section;
  path: string;
  /** Without base URL and version. */
  place: string;
  /** The titles of the headings between the page and this one; by level, from 2 on. */
  trail: string[];
  /** As `trail`, with a place for each level. */
  headings: (string | null)[];
  group: string;
  edition: Edition | null;
  kind: Kind;
  /** Of a page; of a heading, what its section answers, as soon as the text is loaded. */
  keywords: readonly string[];
  /** The errors and warnings that it explains, as soon as the text is loaded. */
  messages: readonly string[];
  /** Prose, a line for each paragraph. */
  content: string;
  /** Texts of table cells, a line for each. */
  cells: string;
  /** What stands behind the name of a member: its parameters or its type. */
  signature: string;
  identifiers: string;
  /** Names that the text explains. */
  defines: string;
  /** What the title is called, with and without separators: whole, its last segment, and with the page's name before it. */
  names: ReadonlySet<string>;
  /** The words of the title, and the camel case parts of names in it. */
  titleParts: readonly string[];
};

function pathBoostOf(place: string): number {
  const [longest] = Object.keys(boosts.path)
    .filter((prefix) => place.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? 0 : (boosts.path[longest] ?? 0);
}

/** The name that a page of the API has by its place: `/api/shapes/standard/` is `shapes.standard`. */
export function nameByPlace(place: string): string {
  return (/^\/api\/(.+?)\/?$/.exec(place)?.[1] ?? '').replace(/\//g, '.');
}

/** Names with dots are kept as they are, too: `Paper.options` is not `paperOptions`. */
function namesOf(title: string, isMember: boolean, place: string, pageTitle?: string): Set<string> {
  const names = [title];
  if (isMember) {
    names.push(title.split(/[.:]/).at(-1) ?? '');
    if (pageTitle) {
      names.push(`${pageTitle}.${title}`, `${pageTitle.split('.').at(-1)}.${title}`);
    } else {
      names.push(nameByPlace(place));
    }
  }
  return new Set(names.flatMap((name) => [joined(name), fold(name)]));
}

function partsOf(title: string): string[] {
  const parts = words(title).flatMap(({text}) => segments(text).flatMap(camelParts));
  return [...new Set(parts.map(fold))];
}

function sectionsOfPage(titles: TitlesFile, packed: PackedPage, firstId: number): Section[] {
  const url = `${titles.origin}${packed.path}`;
  const place = pathInVersion(pathBelow(titles.baseUrl, packed.path));
  const page: Section = {
    id: firstId,
    url,
    anchor: null,
    level: 1,
    title: packed.title,
    isMember: packed.isMember === 1,
    path: packed.path,
    place,
    trail: [],
    headings: [],
    group: titles.groups[packed.group] ?? '',
    edition: packed.edition ?? null,
    kind: kindOf({
      path: place,
      level: 1,
      anchor: null,
      isMember: packed.isMember === 1,
      isError: false,
      trail: [],
    }),
    keywords: packed.keywords ?? [],
    messages: [],
    content: '',
    cells: '',
    signature: '',
    identifiers: '',
    defines: '',
    names: namesOf(packed.title, packed.isMember === 1, place),
    titleParts: partsOf(packed.title),
    get page() {
      return page;
    },
  };
  const open: (string | null)[] = [];
  return [
    page,
    ...packed.headings.map(([level, text, anchor, mark, ownKind], i): Section => {
      const isMember = mark === marks.member;
      open.length = level - 2;
      const headings = Array.from(open, (title) => title ?? null);
      open[level - 2] = text;
      const trail = headings.filter((title) => title !== null);
      const id = anchor || text;
      return {
        ...page,
        id: firstId + 1 + i,
        url: `${url}#${id}`,
        anchor: id,
        level,
        title: text,
        isMember,
        kind: ownKind ?? kindOf({path: place, level, anchor: id, isMember, isError: mark === marks.error, trail}),
        page,
        trail,
        headings,
        keywords: [],
        names: namesOf(text, isMember, place, packed.title),
        titleParts: partsOf(text),
      };
    }),
  ];
}

/** All sections of an index in the order of the site, with what the ranking asks of each of them. */
export type Sections = {
  all: readonly Section[];
  /** What words mean, as soon as the text is loaded. */
  meanings?: Meanings;
  /** The id of the page of each section. */
  pageOf: Int32Array;
  /** How many pages have a word in their title. */
  pagesWithTitle: ReadonlyMap<string, number>;
  /** What is added to the score of each section, whatever is asked. */
  boostOf: Float64Array;
  /** What a match in another section of its page counts. */
  samePageOf: Float64Array;
  /** What is added to the score of each section when the query asks for a release. */
  releaseBoostOf: Float64Array;
  /** What is added to the score of each section when the query is a need. */
  needBoostOf: Float64Array;
  /** What is added to the score of each section for a question in plain words. */
  naturalLanguageBoostOf: Float64Array;
};

/** Pages that explain rather than list. */
const guides = /^\/(?:learn\/(?!release-notes\/)|glossary)/;

/** Headings that stand on many pages and say nothing of what their text is about. */
const emptyHeadings =
  /^(?:next(?: steps?)?|see also|related|install|installation|set ?up|what it does|how it works|pitfalls|the code|overview|constructor|methods|properties|events|types|options)$/i;

/** Unpacks the sections of an index. */
export function sectionsOf(titles: TitlesFile): Sections {
  const all: Section[] = [];
  for (const page of titles.pages) {
    all.push(...sectionsOfPage(titles, page, all.length));
  }
  const pagesWithTitle = new Map<string, number>();
  for (const {level, title} of all) {
    for (const term of level === 1 ? new Set(terms(title)) : []) {
      pagesWithTitle.set(term, (pagesWithTitle.get(term) ?? 0) + 1);
    }
  }
  const {page, member, type, guide, wholeClass} = boosts.add;
  const {samePage, largeClass} = boosts;
  const counts = new Map<Section, number>();
  all.forEach((section) => counts.set(section.page, (counts.get(section.page) ?? 0) + 1));
  return {
    all,
    samePageOf: Float64Array.from(all, (section) => {
      const count = counts.get(section.page) ?? 1;
      return samePage.share * Math.min(1, samePage.sections / count) ** samePage.power;
    }),
    naturalLanguageBoostOf: Float64Array.from(all, ({place, level, isMember, page: ownPage}) => {
      const size = Math.min(1, (counts.get(ownPage) ?? 1) / largeClass);
      return (guides.test(place) ? guide : 0) + (isMember && level === 1 ? wholeClass * size : 0);
    }),
    needBoostOf: Float64Array.from(
      all,
      ({kind, title, isMember, edition}) =>
        boosts.need[kind] +
        (!isMember && emptyHeadings.test(title) ? boosts.emptyHeading : 0) +
        (edition === 'plus' ? boosts.plusOfNeed : 0),
    ),
    pagesWithTitle,
    pageOf: Int32Array.from(all, (section) => section.page.id),
    boostOf: Float64Array.from(
      all,
      ({level, isMember, place, kind}) =>
        (level === 1 ? page : 0) + (isMember ? member : 0) + (kind === 'type' ? type : 0) + pathBoostOf(place),
    ),
    releaseBoostOf: Float64Array.from(all, ({kind}) => (kind === 'release' ? boosts.add.release : 0)),
  };
}

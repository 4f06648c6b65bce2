import type {Edition} from './record';
import type {PackedPage, TitlesFile} from './tiers';

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
  /** The titles of the headings between the page and this one; by level, from 2 on. */
  trail: string[];
  /** As `trail`, with a place for each level. */
  headings: (string | null)[];
  group: string;
  edition: Edition | null;
  keywords: string[];
  content: string;
  identifiers: string;
};

function sectionsOfPage(titles: TitlesFile, packed: PackedPage, firstId: number): Section[] {
  const url = `${titles.origin}${packed.path}`;
  const page: Section = {
    id: firstId,
    url,
    anchor: null,
    level: 1,
    title: packed.title,
    isMember: packed.isMember === 1,
    path: packed.path,
    trail: [],
    headings: [],
    group: titles.groups[packed.group] ?? '',
    edition: packed.edition ?? null,
    keywords: packed.keywords ?? [],
    content: '',
    identifiers: '',
    get page() {
      return page;
    },
  };
  const open: (string | null)[] = [];
  return [
    page,
    ...packed.headings.map(([level, text, anchor, isMember], i): Section => {
      open.length = level - 2;
      const headings = Array.from(open, (title) => title ?? null);
      open[level - 2] = text;
      const id = anchor || text;
      return {
        ...page,
        id: firstId + 1 + i,
        url: `${url}#${id}`,
        anchor: id,
        level,
        title: text,
        isMember: isMember === 1,
        page,
        trail: headings.filter((title) => title !== null),
        headings,
        keywords: [],
      };
    }),
  ];
}

/** All sections of an index in the order of the site. */
export function sectionsOf(titles: TitlesFile): Section[] {
  const result: Section[] = [];
  for (const page of titles.pages) {
    result.push(...sectionsOfPage(titles, page, result.length));
  }
  return result;
}

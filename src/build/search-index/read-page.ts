// With htmlparser2, which takes a third of the time of parse5 and reads the same of built pages.
import * as cheerio from 'cheerio/slim';
import {type Asks, wholePage} from '../content/asks';
import type {PageMessages} from '../reference/messages';
import {isEdition} from '../../common/editions';
import {pathBelow} from '../../common/versions';
import {isSaid, readMessage} from '../../site/search/engine/message-match';
import {type Edition, type Level, levels, type SearchRecord} from '../../site/search/engine/record';
import {kindOf} from '../../site/search/engine/kind';
import {clean} from './names-in-code';
import {type PageSection, readSections} from './read-sections';
import {shortSignature} from './short-signature';

/** What the records of a page say about its site. */
export type PageContext = {
  /** The path of the page with the base URL, such as `/api/dia/Graph`. */
  path: string;
  /** `/` unless it is given. */
  baseUrl?: string;
  /** The origin of the site, such as `https://docs.example.com`. */
  origin: string;
  /** The label of a docs version by its tag: `docs-default-current` is `4.1`. */
  versionLabels: ReadonlyMap<string, string>;
  /** What its sections answer, in readers' words. */
  asks?: Asks | undefined;
  /** The errors and warnings of the library that its sections explain. */
  messages?: PageMessages | undefined;
};

/** What all records of a page share. */
type Page = PageContext & {
  url: string;
  title: string;
  language: string;
  tag: string;
  version: string;
  edition: Edition | null;
  keywords: string[];
  /** The part of the site and, within it, the category. */
  group: string;
  isReference: boolean;
};

/** Records of text beyond this length are split between blocks: the hosted service limits the size of a record. */
const maxContentLength = 5000;

/** The parts of the site by the first segment of a path below version and base URL. */
const partsOfSite: Record<string, string> = {learn: 'Learn', api: 'API Reference', glossary: 'Glossary'};

/** Which part of the site a page belongs to: a key of {@link partsOfSite}. The home page opens the guides. */
function partOf(path: string): string {
  return path.split('/').find((segment) => Object.hasOwn(partsOfSite, segment)) ?? 'learn';
}

function editionOf($: cheerio.CheerioAPI): Edition | null {
  const edition = $('[data-edition]').first().attr('data-edition');
  return isEdition(edition) ? edition : null;
}

/** @throws an error that names the page when it lacks its language, its tag or its title */
function readHead($: cheerio.CheerioAPI, context: PageContext, title: string | undefined): Page {
  const {path, origin, versionLabels} = context;
  // One search for all: each visits every element of the page.
  const metadata = new Map(
    $('meta')
      .toArray()
      .map(({attribs}) => [attribs.name, attribs.content]),
  );
  const meta = (name: string) => metadata.get(name);
  const language = meta('docsearch:language');
  const tag = meta('docsearch:docusaurus_tag');
  const version = versionLabels.get(tag ?? '');
  if (!language || !tag || !version) {
    throw new Error(
      `${path}: expected the metadata docsearch:language and docsearch:docusaurus_tag of a known docs version, ` +
        `got language "${language}" and tag "${tag}". Known tags: ${[...versionLabels.keys()].join(', ')}.`,
    );
  }
  if (title === undefined) {
    throw new Error(`${path}: expected a heading of level 1 in the article, found none.`);
  }
  const part = partOf(pathBelow(context.baseUrl ?? '/', path));
  const category = clean($('.theme-doc-breadcrumbs .breadcrumbs__item').slice(0, -1).last().text());
  return {
    ...context,
    url: `${origin}${path}`,
    title,
    language,
    tag,
    version,
    edition: editionOf($),
    keywords: (meta('keywords') ?? '').split(',').map(clean).filter(Boolean),
    group: [partsOfSite[part], category].filter(Boolean).join(': '),
    isReference: part === 'api',
  };
}

/** The dotted name of what a section documents: `dia.Graph.addCells`, `dia.Graph.options.async`; null for other sections. */
function memberOf(page: Page, section: PageSection): string | null {
  if (!page.isReference || (section.level > 1 && !section.isCode)) {
    return null;
  }
  if (section.level === 1) {
    return page.title;
  }
  const scope = section.anchor?.match(/^(options|event)[.:]/)?.[1];
  return [page.title, scope === 'options' ? 'options' : '', section.title].filter(Boolean).join('.');
}

/** Splits the text of a section into pieces that a record can hold. */
function pieces(texts: string[]): string[] {
  const result: string[] = [];
  for (const text of texts) {
    const last = result.at(-1);
    if (last !== undefined && last.length + text.length < maxContentLength) {
      result[result.length - 1] = `${last}\n${text}`;
    } else {
      result.push(text);
    }
  }
  return result;
}

/** The rank of a page among equals in the hosted service. */
function pageRank({path, isReference}: Page): number {
  if (/\/release-notes\//.test(path)) {
    return 0;
  }
  return isReference ? 20 : 10;
}

/**
 * Which of the messages that a section explains stand in rows of their own, by row; the others are under `-1`. Several
 * rows may have the same message, with different names filled in.
 */
function messagesByRow({errors}: PageSection, messages: readonly string[]): Map<number, string[]> {
  const rows = new Map<number, string[]>();
  for (const message of messages) {
    const own = errors.flatMap((error, row) => (isSaid(readMessage(message), error.message) ? [row] : []));
    for (const row of own.length > 0 ? own : [-1]) {
      rows.set(row, [...(rows.get(row) ?? []), message]);
    }
  }
  return rows;
}

/** The records of the errors that a section explains; they lead to the section. */
function errorRecords(
  section: PageSection,
  heading: SearchRecord,
  messages: ReadonlyMap<number, string[]>,
): SearchRecord[] {
  const level = levels[Math.min(section.level + 1, levels.length - 1)] as SearchRecord['type'] & Level;
  return section.errors.flatMap(({message, blocks}, i) => {
    const objectID = `${heading.objectID}:error:${i}`;
    const hierarchy = {...heading.hierarchy, [level]: message};
    const common = {...heading, hierarchy, member: null, kind: 'error' as const, keywords: [], messages: []};
    const text = {...common, objectID: `${objectID}:content:0`, type: 'content' as const, content: blocks.join('\n')};
    return [{...common, objectID, type: level, messages: messages.get(i) ?? []}, ...(blocks.length > 0 ? [text] : [])];
  });
}

/**
 * The records of a section: its heading, then its text, then the errors that it explains.
 *
 * @param trail - the group, the title of the page, and the headings above and of the section, by level
 * @param position - how many sections of the page come after it, itself included
 */
function recordsOf(
  page: Page,
  section: PageSection,
  trail: readonly (string | null)[],
  position: number,
): SearchRecord[] {
  const {url, path} = page;
  const {anchor, level} = section;
  const id = anchor ? `${path}#${anchor}` : path;
  const member = memberOf(page, section);
  const common = {
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    hierarchy: Object.fromEntries(levels.map((name, i) => [name, trail[i] ?? null])) as Record<Level, string | null>,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    edition: page.edition,
    member,
    kind: kindOf({
      path: pathBelow(page.baseUrl ?? '/', path),
      level,
      anchor,
      isMember: member !== null,
      isError: false,
      trail: trail.slice(2, level).filter((title) => title !== null),
      declared: section.declared,
    }),
    signature: '',
    cells: [],
  };
  const texts = pieces(section.blocks);
  const cells = pieces(section.cells);
  const allText = [...texts, ...cells].join(' ');
  const identifiers = [...new Set(section.code)].filter((name) => !allText.includes(name));
  const signature = common.member === null ? '' : shortSignature(section.declaration, section.title);
  const isNeeded = identifiers.length > 0 || signature !== '';
  texts.push(...Array<string>(Math.max(0, Math.max(cells.length, isNeeded ? 1 : 0) - texts.length)).fill(''));
  const rank = pageRank(page);
  const messages = messagesByRow(section, page.messages?.get(anchor ?? '') ?? []);
  const heading: SearchRecord = {
    ...common,
    objectID: id,
    type: `lvl${level}` as SearchRecord['type'],
    content: null,
    keywords:
      level === 1 ? [...page.keywords, ...(page.asks?.[wholePage] ?? [])] : [...(page.asks?.[anchor ?? ''] ?? [])],
    messages: messages.get(-1) ?? [],
    identifiers: [],
    defines: [],
    weight: {pageRank: rank, level: 100 - 10 * level, position},
  };
  return [
    heading,
    ...texts.map((content, i): SearchRecord => ({
      ...common,
      objectID: `${id}:content:${i}`,
      type: 'content',
      content,
      cells: cells[i] === undefined ? [] : [cells[i]],
      signature: i === 0 ? signature : '',
      keywords: [],
      messages: [],
      identifiers: i === 0 ? identifiers : [],
      defines: i === 0 ? [...new Set(section.defines)] : [],
      weight: {pageRank: rank, level: 0, position},
    })),
    ...errorRecords(section, heading, messages),
  ];
}

/**
 * Reads the records of a built page: its title, its headings with their real
 * ids, and the text below each. Navigation, signatures and blocks of code are
 * left out, except for the names that occur in the code.
 *
 * @param html - the built page
 * @returns no records for a page that says it is no docs page (the search page, the not-found page)
 * @throws an error that names the page when it is empty, and when a docs page lacks its article, title,
 *   language or tag
 */
export function readPage(html: string, context: PageContext): SearchRecord[] {
  const $ = cheerio.load(html);
  const root = $('html');
  if (!root.attr('class')) {
    throw new Error(`${context.path}: expected a built page, got ${html.length} characters that are none.`);
  }
  if (!root.hasClass('docs-doc-page')) {
    return [];
  }
  const article = $('article .theme-doc-markdown');
  if (article.length === 0) {
    throw new Error(`${context.path}: expected the article of a docs page, found none.`);
  }
  const sections = readSections($, article);
  const page = readHead($, context, sections.find(({level}) => level === 1)?.title);
  const trail: (string | null)[] = [page.group];
  return sections.flatMap((section, i) => {
    trail.length = section.level;
    trail[section.level] = section.title;
    return recordsOf(page, section, trail, sections.length - i);
  });
}

import type * as cheerio from 'cheerio';
import {type AnyNode, type Element, isTag, isText} from 'domhandler';
import {messageOf} from './error-rows';
import {clean, definedBy, identifiersOf} from './names-in-code';

/** A heading of a page with what stands below it, up to the next heading. */
export type PageSection = {
  /** 1 for the page itself, 2 to 6 for headings. */
  level: number;
  title: string;
  /** The id of the heading; null for the page itself. */
  anchor: string | null;
  /** Is all of the heading in code style? */
  isCode: boolean;
  /** What the library declares its member as, in the words of TypeScript. */
  declared: string | undefined;
  /** The texts of paragraphs, list items and the like. */
  blocks: string[];
  /** The texts of table cells. */
  cells: string[];
  /** The messages that a table explains, each with what it says of them. */
  errors: {message: string; blocks: string[]}[];
  /** The declaration below the heading of a member; empty for others. */
  declaration: string;
  /** Names in blocks of code. */
  code: string[];
  /** Names that a table or list explains. */
  defines: string[];
};

const ignoredElements = new Set(['svg', 'button', 'script', 'style']);
const blockElements = new Set(['p', 'li', 'dt', 'dd', 'td', 'th', 'figcaption', 'blockquote', 'summary', 'div']);

/** Navigation, drawings and signatures. Asked of every element: matching a selector would take most of the time. */
function isIgnored({name, attribs}: Element): boolean {
  return (
    ignoredElements.has(name) ||
    'data-search-ignore' in attribs ||
    'hidden' in attribs ||
    attribs.role === 'tablist' ||
    /(?:^|\s)hash-link(?:\s|$)/.test(attribs.class ?? '')
  );
}

function readHeading($: cheerio.CheerioAPI, node: Element): PageSection {
  const heading = $(node).clone();
  heading
    .find('*')
    .filter((_, element) => isIgnored(element))
    .remove();
  const level = Number(node.name.slice(1));
  const title = clean(heading.text());
  const code = heading.children('code');
  return {
    level,
    title,
    anchor: level === 1 ? null : (node.attribs.id ?? null),
    isCode: code.length === 1 && clean(code.text()) === title,
    declared: node.attribs['data-kind'],
    blocks: [],
    cells: [],
    errors: [],
    declaration: '',
    code: [],
    defines: [],
  };
}

/** The first signature below the heading of a member. */
function noteDeclaration($: cheerio.CheerioAPI, node: Element, section: PageSection | undefined): void {
  if (section?.isCode && !section.declaration && 'data-search-ignore' in node.attribs) {
    section.declaration = clean($(node).find('code').first().text());
  }
}

/** Walks the article in document order and cuts it into sections at its headings. */
export function readSections($: cheerio.CheerioAPI, article: cheerio.Cheerio<Element>): PageSection[] {
  const sections: PageSection[] = [];
  let text = '';
  // Where finished blocks go: to the prose of the section, to its cells, to one of its errors.
  let into: 'blocks' | 'cells' | string[] = 'blocks';
  const endBlock = () => {
    const block = clean(text);
    const section = sections.at(-1);
    text = '';
    if (block && section) {
      (typeof into === 'string' ? section[into] : into).push(block);
    }
  };
  const inside = (target: typeof into, node: Element) => {
    endBlock();
    const outer = into;
    into = target;
    visitChildren(node);
    endBlock();
    into = outer;
  };
  const visitRow = (row: Element) => {
    const section = sections.at(-1);
    const message = messageOf($, row);
    if (message && section?.anchor) {
      const blocks: string[] = [];
      section.errors.push({message, blocks});
      $(row)
        .children()
        .slice(1)
        .each((_, cell) => inside(blocks, cell));
    } else {
      inside('cells', row);
    }
  };
  const visitChildren = (node: Element) => {
    sections.at(-1)?.defines.push(...definedBy($, node));
    const isBlock = blockElements.has(node.name);
    if (isBlock) {
      endBlock();
    }
    node.children.forEach(visit);
    if (isBlock) {
      endBlock();
    }
  };
  const visit = (node: AnyNode) => {
    if (isText(node)) {
      text += node.data;
    } else if (!isTag(node)) {
      return;
    } else if (isIgnored(node)) {
      noteDeclaration($, node, sections.at(-1));
    } else if (node.name === 'tr') {
      visitRow(node);
    } else if (/^h[1-6]$/.test(node.name)) {
      endBlock();
      sections.push(readHeading($, node));
    } else if (node.name === 'pre') {
      sections.at(-1)?.code.push(...identifiersOf($(node).text()));
    } else if (node.name === 'br') {
      text += ' ';
    } else {
      visitChildren(node);
    }
  };
  article.get().forEach(visit);
  endBlock();
  return sections;
}

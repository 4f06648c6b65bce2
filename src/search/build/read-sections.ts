import type * as cheerio from 'cheerio';
import {type AnyNode, type Element, isTag, isText} from 'domhandler';
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
  /** The texts of paragraphs, list items, table cells and the like. */
  blocks: string[];
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
    blocks: [],
    code: [],
    defines: [],
  };
}

/** Walks the article in document order and cuts it into sections at its headings. */
export function readSections($: cheerio.CheerioAPI, article: cheerio.Cheerio<Element>): PageSection[] {
  const sections: PageSection[] = [];
  let text = '';
  const endBlock = () => {
    const block = clean(text);
    text = '';
    if (block) {
      sections.at(-1)?.blocks.push(block);
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
    } else if (!isTag(node) || isIgnored(node)) {
      return;
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

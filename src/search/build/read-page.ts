import * as cheerio from 'cheerio';
import {type AnyNode, type Element, isTag, isText} from 'domhandler';
import {isEdition} from '../../content/editions';
import {type Edition, type Level, levels, type SearchRecord} from '../engine/record';

/** What the records of a page say about its site. */
export type PageContext = {
  /** The path of the page with the base URL, such as `/api/dia/Graph`. */
  path: string;
  /** The origin of the site, such as `https://docs.example.com`. */
  origin: string;
  /** The label of a docs version by its tag: `docs-default-current` is `4.1`. */
  versionLabels: ReadonlyMap<string, string>;
};

type Section = {
  /** 1 for the page itself, 2 to 6 for headings. */
  level: number;
  title: string;
  anchor: string | null;
  isCode: boolean;
  blocks: string[];
  code: string[];
  /** Names that a table or list explains. */
  defines: string[];
};

/** Records of text beyond this length are split between blocks: the hosted service limits the size of a record. */
const maxContentLength = 5000;

const ignored = 'svg, button, .hash-link, [data-search-ignore], [role=tablist], [hidden], script, style';
const blocks = 'p, li, dt, dd, td, th, figcaption, blockquote, summary, div';

function clean(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names in code that a reader may look for: of several words (`addCells`), dotted, or of events. */
function identifiersOf(code: string): string[] {
  const names = code.match(/[A-Za-z_$][\w$]*(?:[.:][A-Za-z_$][\w$]*)*/g) ?? [];
  return names.flatMap((name) =>
    name.includes(':') ? [name] : name.split('.').filter((part) => /[a-z][A-Z]/.test(part)),
  );
}

/**
 * The names in code that begin a table row or a list item: those that the rest
 * of it explains.
 */
function definedBy($: cheerio.CheerioAPI, node: Element): string[] {
  if (node.name === 'li') {
    const [first] = $(node).contents().get();
    const start = first && $(first).is('p') ? $(first).contents().get(0) : first;
    return start && $(start).is('code') ? namesIn($(start).text()) : [];
  }
  const isFirstCell = node.name === 'td' && $(node).prevAll().length === 0;
  return isFirstCell
    ? $(node)
        .find('code')
        .get()
        .flatMap((code) => namesIn($(code).text()))
    : [];
}

/**
 * The last part of a name in code, without the parentheses of a call, when it is
 * one that readers look for as such: of several words, or of an event.
 */
function namesIn(code: string): string[] {
  const name = clean(code).replace(/\(.*\)$/, '');
  const last = /^[\w$]+(?:\.[\w$]+)*$/.test(name) ? name.split('.').at(-1) : name;
  return last && /^[\w$:-]+$/.test(last) && /[a-z][A-Z]|.:./.test(last) ? [last] : [];
}

/** Walks the article in document order and cuts it into sections at its headings. */
function readSections($: cheerio.CheerioAPI, article: cheerio.Cheerio<Element>): Section[] {
  const sections: Section[] = [];
  let text = '';
  const flush = () => {
    const block = clean(text);
    text = '';
    if (block) {
      sections.at(-1)?.blocks.push(block);
    }
  };
  const visit = (node: AnyNode) => {
    if (isText(node)) {
      text += node.data;
      return;
    }
    if (!isTag(node) || $(node).is(ignored)) {
      return;
    }
    if (/^h[1-6]$/.test(node.name)) {
      flush();
      const heading = $(node).clone();
      heading.find(ignored).remove();
      const level = Number(node.name.slice(1));
      const title = clean(heading.text());
      const code = heading.children('code');
      sections.push({
        level,
        title,
        anchor: level === 1 ? null : (node.attribs.id ?? null),
        isCode: code.length === 1 && clean(code.text()) === title,
        blocks: [],
        code: [],
        defines: [],
      });
      return;
    }
    if (node.name === 'pre') {
      sections.at(-1)?.code.push(...identifiersOf($(node).text()));
      return;
    }
    if (node.name === 'br') {
      text += ' ';
      return;
    }
    sections.at(-1)?.defines.push(...definedBy($, node));
    const isBlock = $(node).is(blocks);
    if (isBlock) {
      flush();
    }
    node.children.forEach(visit);
    if (isBlock) {
      flush();
    }
  };
  article.get().forEach(visit);
  flush();
  return sections;
}

/** The group of a page: the part of the site and, within it, the category. */
function groupOf($: cheerio.CheerioAPI): string {
  const part = clean($('.navbar .navbar__link--active').first().text());
  const category = clean($('.theme-doc-breadcrumbs .breadcrumbs__item').slice(0, -1).last().text());
  return [part, category].filter(Boolean).join(': ') || 'Documentation';
}

function editionOf($: cheerio.CheerioAPI): Edition | null {
  const edition = $('[data-edition]').first().attr('data-edition');
  return isEdition(edition) ? edition : null;
}

/** The dotted name of what a heading in code style names: `dia.Graph.addCells`, `dia.Graph.options.async`. */
function memberName(pageTitle: string, section: Section): string {
  const scope = section.anchor?.match(/^(options|event)[.:]/)?.[1];
  return [pageTitle, scope === 'options' ? 'options' : '', section.title].filter(Boolean).join('.');
}

/** Splits the text of a section into pieces that a record can hold. */
function pieces(texts: string[]): string[] {
  const result: string[] = [];
  for (const text of texts) {
    const last = result.at(-1);
    if (last !== undefined && last.length + text.length < maxContentLength) {
      result[result.length - 1] = `${last} ${text}`;
    } else {
      result.push(text);
    }
  }
  return result;
}

function pageRank(path: string, group: string): number {
  if (/\/release-notes\//.test(path)) {
    return 0;
  }
  return group.startsWith('API') ? 20 : 10;
}

/**
 * Reads the records of a built docs page: its title, its headings with their
 * real ids, and the text below each. Navigation, signatures and blocks of code
 * are left out, except for the names that occur in the code.
 *
 * @param html - the built page
 * @returns no records for pages that are not docs (the search page, the not-found page)
 * @throws an error that names the page when a docs page lacks its title, language or tag
 */
export function readPage(html: string, {path, origin, versionLabels}: PageContext): SearchRecord[] {
  const $ = cheerio.load(html);
  const article = $('article .theme-doc-markdown');
  if (article.length === 0) {
    return [];
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const language = meta('docsearch:language');
  const tag = meta('docsearch:docusaurus_tag');
  const version = versionLabels.get(tag ?? '');
  if (!language || !tag || !version) {
    throw new Error(
      `${path}: expected the metadata docsearch:language and docsearch:docusaurus_tag of a known docs version, ` +
        `got language "${language}" and tag "${tag}". Known tags: ${[...versionLabels.keys()].join(', ')}.`,
    );
  }
  const sections = readSections($, article);
  const page = sections.find((section) => section.level === 1);
  if (!page) {
    throw new Error(`${path}: expected a heading of level 1 in the article, found none.`);
  }
  const group = groupOf($);
  const isApiPage = group.startsWith('API');
  const pageUrl = `${origin}${path}`;
  const rank = pageRank(path, group);
  const trail: (string | null)[] = [group, page.title];
  return sections.flatMap((section, position): SearchRecord[] => {
    trail.length = section.level;
    trail[section.level] = section.title;
    const hierarchy = Object.fromEntries(levels.map((level, i) => [level, trail[i] ?? null])) as Record<
      Level,
      string | null
    >;
    let member: string | null = null;
    if (isApiPage) {
      if (section === page) {
        member = page.title;
      } else if (section.isCode) {
        member = memberName(page.title, section);
      }
    }
    const common = {
      url: section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl,
      url_without_anchor: pageUrl,
      anchor: section.anchor,
      hierarchy,
      language,
      docusaurus_tag: tag,
      version,
      edition: editionOf($),
      member,
    };
    const id = section.anchor ? `${path}#${section.anchor}` : path;
    const texts = pieces(section.blocks);
    const allText = texts.join(' ');
    const identifiers = [...new Set(section.code)].filter((name) => !allText.includes(name));
    if (texts.length === 0 && identifiers.length > 0) {
      texts.push('');
    }
    return [
      {
        ...common,
        objectID: id,
        type: `lvl${section.level}` as SearchRecord['type'],
        content: null,
        keywords: section === page ? (meta('keywords') ?? '').split(',').map(clean).filter(Boolean) : [],
        identifiers: [],
        defines: [],
        weight: {pageRank: rank, level: 100 - 10 * section.level, position: sections.length - position},
      },
      ...texts.map((content, i): SearchRecord => ({
        ...common,
        objectID: `${id}:content:${i}`,
        type: 'content',
        content,
        keywords: [],
        identifiers: i === 0 ? identifiers : [],
        defines: i === 0 ? [...new Set(section.defines)] : [],
        weight: {pageRank: rank, level: 0, position: sections.length - position},
      })),
    ];
  });
}

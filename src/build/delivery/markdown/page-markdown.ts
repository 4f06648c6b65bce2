import * as cheerio from 'cheerio/slim';
import type {Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {toHast} from './elements';
import {handlers} from './handlers';
import {firstSentence} from '../../../common/first-sentence';

/** What the top of a page's copy says, by name, in this order. */
export type PageHead = {
  title: string;
  description?: string | undefined;
  version: string;
  edition?: string | undefined;
  /** The canonical address of the page. */
  url: string;
};

/** A page as Markdown. */
export type PageMarkdown = {
  /** Begins with the main heading. */
  text: string;
  /** The first sentence below each heading that has an id, by that id; `''` is the page itself. */
  summaries: Record<string, string>;
};

/** The part of a page's HTML that its article is in; cut out before parsing, for most of a page is navigation. */
export function articleHtml(html: string, page: string): string {
  const start = html.indexOf('<div class="theme-doc-markdown');
  const end = html.indexOf('<footer class="theme-doc-footer', start);
  const last = html.indexOf('</main>', start);
  if (start < 0 || last < 0) {
    throw new Error(`${page}: expected the article of a docs page, found none.`);
  }
  return html.slice(start, end < 0 ? last : Math.min(end, last));
}

/** The ids of headings, in the order of the page: the tree of Markdown has no place for them. */
const headingIds = (article: cheerio.CheerioAPI): string[] =>
  article('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map(({attribs}) => attribs.id ?? '');

function summariesOf(nodes: readonly RootContent[], ids: readonly string[]): Record<string, string> {
  const summaries: Record<string, string> = {};
  let id: string | undefined;
  let count = 0;
  for (const node of nodes) {
    if (node.type === 'heading') {
      id = ids[count];
      count += 1;
    } else if (node.type === 'paragraph' && id !== undefined && node.children[0]?.type !== 'emphasis') {
      summaries[id] ??= firstSentence(toString(node));
    }
  }
  return summaries;
}

/**
 * Turns the article of a built page into Markdown: signatures and programs are fences with
 * their names, tabs and folds are open, links are whole addresses.
 *
 * @param article - as {@link articleHtml} returns it
 * @param url - the canonical address of the page
 */
export function pageMarkdown(article: string, url: string): PageMarkdown {
  // The minifier leaves out end tags, and the parser knows this one only by its name.
  const $ = cheerio.load(article.replaceAll('<tbody>', '</thead><tbody>'));
  const ids = headingIds($);
  const root: Root = {type: 'root', children: toHast($.root().contents().get(), url)};
  const tree = toMdast(root, {document: true, handlers, newlines: false});
  const text = toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return {text, summaries: 'children' in tree ? summariesOf(tree.children as RootContent[], ids) : {}};
}

/** A page's copy: what it is and where it comes from, then its text. */
export function withHead(head: PageHead, text: string): string {
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', '', text].join('\n');
}

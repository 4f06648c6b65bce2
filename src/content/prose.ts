import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A paragraph, a heading or a table cell: what readers read in one go. */
export type Prose = {text: string; line: number};

/** A table and the texts of its head. */
export type Table = {head: string[]; line: number};

/** A link or an image: where it leads, and its text or alternative text. */
export type Reference = {url: string; text: string; line: number};

/** The text of a node; a code span counts as the word "code", for its content is not prose. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return 'code';
    case 'break':
      return ' ';
    case 'textDirective':
      return `:${node.name}${node.children.map(textOf).join('')}`;
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;

/** What a page says in words, without its blocks of code. */
export function proseOf(root: Root): Prose[] {
  const prose: Prose[] = [];
  visit(root, ['paragraph', 'heading', 'tableCell'], (node) => {
    prose.push({text: textOf(node), line: lineOf(node)});
  });
  return prose;
}

/** The tables of a page. */
export function tablesOf(root: Root): Table[] {
  const tables: Table[] = [];
  visit(root, 'table', (table) => {
    const head = table.children[0]?.children.map((cell) => toString(cell)) ?? [];
    tables.push({head, line: lineOf(table)});
  });
  return tables;
}

/** The links of a page, in its text or as definitions. */
export function linksOf(root: Root): Reference[] {
  const links: Reference[] = [];
  visit(root, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, text: toString(node), line: lineOf(node)});
    }
  });
  return links;
}

/** The images of a page, with their alternative texts. */
export function imagesOf(root: Root): Reference[] {
  const images: Reference[] = [];
  visit(root, 'image', (image) => {
    images.push({url: image.url, text: image.alt ?? '', line: lineOf(image)});
  });
  return images;
}

import type {Nodes, Parents, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {headingsOf} from './headings';

/** A part of a text, by its offsets. */
type Span = {kind: 'code' | 'link'; start: number; end: number};

/** What readers read in one go. */
export type Prose = {
  /** A label is the title of an admonition. */
  kind: 'paragraph' | 'heading' | 'label' | 'table head' | 'table cell';
  /** The words, with the backticks of code spans and without other marks. A line break is one in the source. */
  text: string;
  spans: Span[];
  /** The line of its first character in the file, counted from 1. */
  line: number;
  /** The anchor of the nearest heading above; undefined before the first heading. */
  anchor?: string;
};

/** A table and the texts of its head. */
export type Table = {head: string[]; line: number};

/** A link or an image: where it leads, and its text or alternative text. */
export type Reference = {url: string; text: string; line: number};

/** Adds the text of a node, with the spans in it. */
function addText(node: Nodes, to: Pick<Prose, 'text' | 'spans'>): void {
  const start = to.text.length;
  switch (node.type) {
    case 'text':
      to.text += node.value;
      break;
    case 'inlineCode':
      to.text += `\`${node.value}\``;
      to.spans.push({kind: 'code', start, end: to.text.length});
      break;
    case 'break':
      to.text += '\n';
      break;
    case 'textDirective':
      // Without a component of this name, a colon in the text.
      to.text += `:${node.name}`;
      node.children.forEach((child) => addText(child, to));
      break;
    default:
      if ('children' in node) {
        node.children.forEach((child) => addText(child, to));
      }
      if (node.type === 'link' || node.type === 'linkReference') {
        to.spans.push({kind: 'link', start, end: to.text.length});
      }
  }
}

const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;

const isLabel = ({data}: Nodes): boolean => data !== undefined && 'directiveLabel' in data;

/** The kind of prose that a node is; undefined where it is none. */
function kindOf(node: Nodes, parent: Parents | undefined, grandparent: Parents | undefined): Prose['kind'] | undefined {
  switch (node.type) {
    case 'heading':
      return 'heading';
    case 'paragraph':
      return isLabel(node) ? 'label' : 'paragraph';
    case 'tableCell':
      return grandparent?.type === 'table' && grandparent.children[0] === parent ? 'table head' : 'table cell';
    default:
      return undefined;
  }
}

/** What a page says in words, without its blocks of code. */
export function proseOf(root: Root): Prose[] {
  const anchors = new Map<Nodes, string>(headingsOf(root).map(({node, anchor}) => [node, anchor]));
  const prose: Prose[] = [];
  let anchor: string | undefined;
  visitParents(root, (node, ancestors) => {
    const kind = kindOf(node, ancestors.at(-1), ancestors.at(-2));
    if (kind) {
      anchor = anchors.get(node) ?? anchor;
      const words = {text: '', spans: []};
      addText(node, words);
      prose.push({kind, ...words, line: lineOf(node), ...(anchor !== undefined && {anchor})});
    }
  });
  return prose;
}

/**
 * The text of some prose for what reads words: each code span is one word that means nothing.
 * Offsets are those of the text.
 */
export const wordsOf = ({text, spans}: Pick<Prose, 'text' | 'spans'>): string =>
  spans
    .filter(({kind}) => kind === 'code')
    .reduce(
      (words, {start, end}) => `${words.slice(0, start)}X${'x'.repeat(end - start - 1)}${words.slice(end)}`,
      text,
    );

/** The line in the file of a character of some prose. */
export const lineAt = ({text, line}: Pick<Prose, 'text' | 'line'>, offset: number): number =>
  line + text.slice(0, offset).split('\n').length - 1;

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

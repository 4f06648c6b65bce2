import type {Nodes, RootContent, Table} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeOf} from './jsx';
import {isOptionTable} from './option-table';

/** Sizes in px, as the site's fonts and style sheets make them; widths of characters are means. */
const size = {
  character: 7.1,
  codeCharacter: 8.64,
  codePadding: 3.2,
  line: 26.4,
  codeLine: 22.27,
  signatureCharacter: 7.8,
  signatureLine: 20.8,
  foldedDeclaration: 48.4,
  /** What the next word, being too long, leaves free at the end of a line. */
  ragged: 18,
  margin: 20,
};
const optionTable = {gap: 12, label: 60, row: 29};
const table = {scale: 0.9375, cell: 24, row: 17, lastColumn: 104, wideFrom: 4, wide: 576};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a text would measure on one line. */
function textWidth(node: Nodes): number {
  if (node.type === 'inlineCode') {
    return node.value.length * size.codeCharacter + size.codePadding;
  }
  if ('children' in node) {
    return sum(node.children.map(textWidth));
  }
  return 'value' in node ? node.value.length * size.character : 0;
}

const lineCount = (text: number, width: number): number =>
  text <= width ? 1 : Math.max(2, Math.ceil((text - size.ragged) / (width - size.ragged)));

/** The widest word of a cell, which its column does not break. */
function wordWidth(node: Nodes): number {
  if ('children' in node) {
    return Math.max(0, ...node.children.map(wordWidth));
  }
  const words = 'value' in node ? node.value.split(/\s+/) : [];
  return (
    Math.max(0, ...words.map(({length}) => length)) * (node.type === 'inlineCode' ? size.codeCharacter : size.character)
  );
}

/** A row is a line with all cells but the last, and the text of that one: see `src/site/css/option-tables.css`. */
function optionsHeight({children: [, ...rows]}: Table, width: number): number {
  const heights = rows.map(({children: cells}) => {
    const texts = cells.map((cell) => textWidth(cell) * table.scale);
    const gaps = (cells.length - 2) * optionTable.gap + optionTable.label;
    const lines = lineCount(sum(texts.slice(0, -1)) + gaps, width) + lineCount(texts.at(-1) ?? 0, width);
    return lines * size.line * table.scale + optionTable.row;
  });
  return sum(heights) + size.margin;
}

/** Columns have room for their widest word, and share the rest by the length of their texts. */
function tableHeight({children: rows}: Table, width: number): number {
  const texts = rows.map((row) => row.children.map((cell) => textWidth(cell) * table.scale));
  const count = rows[0]?.children.length ?? 0;
  const isWide = count >= table.wideFrom;
  const columns = Array.from({length: count}, (_, index) => {
    const words = rows.map((row) => (row.children[index] ? wordWidth(row.children[index]) * table.scale : 0));
    const word = Math.max(index === count - 1 ? table.lastColumn : 0, ...words);
    const least = isWide ? Math.min(word, table.lastColumn) : word;
    return {least, most: Math.max(least, ...texts.map((row) => row[index] ?? 0))};
  });
  const least = sum(columns.map((column) => column.least));
  const room = Math.max(width, isWide ? table.wide : 0) - count * table.cell - least;
  const share = Math.min(1, Math.max(0, room) / (sum(columns.map(({most}) => most)) - least || 1));
  const widths = columns.map((column) => column.least + (column.most - column.least) * share + 0.01);
  const lines = texts.map((row) => Math.max(1, ...row.map((text, index) => lineCount(text, widths[index] ?? width))));
  return sum(lines.map((number) => number * size.line * table.scale + table.row)) + size.margin;
}

/** The text of a signature, whose line breaks stay. */
function verbatim(node: Nodes): string {
  if (node.type === 'mdxTextExpression') {
    return JSON.parse(node.value) as string;
  }
  return 'children' in node ? node.children.map(verbatim).join('') : '';
}

function signatureHeight(element: MdxJsxFlowElement, width: number): number {
  const parts = element.children.map((child) => {
    if (child.type === 'mdxJsxFlowElement' && child.name === 'ApiBefore') {
      return size.foldedDeclaration;
    }
    if (child.type !== 'paragraph') {
      // A note on the declaration.
      return lineCount(textWidth(child), width) * 23 + 6;
    }
    const lines = verbatim(child)
      .split('\n')
      .map((text) => Math.max(1, Math.ceil((text.length * size.signatureCharacter) / (width - 40))));
    return sum(lines) * size.signatureLine + 22;
  });
  if (attributeOf(element, 'fields') !== undefined) {
    return size.foldedDeclaration;
  }
  const marks = ['since', 'changed', 'deprecated'].some((name) => attributeOf(element, name) !== undefined) ? 26 : 0;
  return sum(parts) + marks + 8;
}

function drawingHeight(element: MdxJsxFlowElement, width: number): number {
  const [, , wide = 1, high = 0] = (attributeOf(element, 'viewBox') ?? '').split(/\s+/).map(Number);
  const natural = Number(attributeOf(element, 'width') ?? wide);
  const drawn = Math.min(natural, Math.max(width - 34, Math.min(natural, 544)));
  return (drawn * high) / wide + 34 + size.margin;
}

const blocksHeight = (nodes: readonly RootContent[], width: number): number =>
  sum(nodes.map((node) => blockHeight(node, width)));

function elementHeight(element: MdxJsxFlowElement, width: number): number {
  switch (element.name) {
    case 'ApiSignature':
      return signatureHeight(element, width);
    case 'ApiInherited':
      return 68;
    case 'CodeBlock': {
      const lines = (attributeOf(element, 'html') ?? '').split('\n').length;
      return lines * size.codeLine + 66 + size.margin;
    }
    case 'Drawing':
      return drawingHeight(element, width);
    case 'LiveDemo':
      return Number(attributeOf(element, 'height') ?? 0) + (width < 500 ? 562 : 528);
    default:
      return NaN;
  }
}

/**
 * How high a block of a page is likely to be, with the margin below it, in px.
 *
 * @param width - of the column
 * @returns `NaN` for a block with a component whose height its source does not tell
 */
export function blockHeight(node: RootContent, width: number): number {
  switch (node.type) {
    case 'paragraph':
      return lineCount(textWidth(node), width) * size.line + size.margin;
    case 'list':
      return sum(node.children.map((item) => blocksHeight(item.children, width - 32) - 16)) + size.margin;
    case 'table':
      return isOptionTable(node) ? optionsHeight(node, width) : tableHeight(node, width);
    case 'containerDirective':
      return blocksHeight(node.children, width - 40) + 62;
    case 'mdxJsxFlowElement':
      return elementHeight(node, width);
    default:
      return NaN;
  }
}

import type {Nodes, RootContent, Table} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeOf} from './jsx';
import {cellLabels, narrowFormOf} from './narrow-table';
import {columnsOf, tableSize} from './table-columns';
import {lineCount, size, sum, textWidth} from './text-size';

const optionTable = {gap: 12, label: 60, row: 29};
const cards = {label: 14, row: 29};
/** Of the column, in px: 40rem. */
const cardsBelow = 640;

/** A row is a line with all cells but the last, and the text of that one: see `src/site/components/ScrollTable/tables.css`. */
function optionsHeight({children: [, ...rows]}: Table, width: number): number {
  const heights = rows.map(({children: cells}) => {
    const texts = cells.map((cell) => textWidth(cell) * tableSize.scale);
    const gaps = (cells.length - 2) * optionTable.gap + optionTable.label;
    const lines = lineCount(sum(texts.slice(0, -1)) + gaps, width) + lineCount(texts.at(-1) ?? 0, width);
    return lines * size.line * tableSize.scale + optionTable.row;
  });
  return sum(heights) + size.margin;
}

/** A row is a card with a line for each cell, which begins with its header: see `src/site/components/ScrollTable/tables.css`. */
function cardsHeight(node: Table, width: number): number {
  const labels = cellLabels(node).map((label) => (label ? label.length * size.character + cards.label : 0));
  const heights = node.children.slice(1).map(({children: cells}) => {
    const texts = cells.map((cell, column) => textWidth(cell) + (labels[column] ?? 0));
    return sum(texts.map((text) => lineCount(text * tableSize.scale, width))) * size.line * tableSize.scale + cards.row;
  });
  return sum(heights) + size.margin;
}

/** Columns have room for their widest word, and share the rest by the length of their texts. */
function tableHeight(node: Table, width: number): number {
  const columns = columnsOf(node);
  const isWide = columns.length >= tableSize.wideFrom;
  const least = sum(columns.map((column) => column.least));
  const room = Math.max(width, isWide ? tableSize.wide : 0) - columns.length * tableSize.cell - least;
  const share = Math.min(1, Math.max(0, room) / (sum(columns.map(({most}) => most)) - least || 1));
  const widths = columns.map((column) => column.least + (column.most - column.least) * share + 0.01);
  const lines = node.children.map((row) =>
    Math.max(1, ...row.children.map((cell, i) => lineCount(textWidth(cell) * tableSize.scale, widths[i] ?? width))),
  );
  return sum(lines.map((number) => number * size.line * tableSize.scale + tableSize.row)) + size.margin;
}

/** The height of a table in the form that it has in a column. */
function heightOfTable(node: Table, width: number): number {
  switch (narrowFormOf(node)) {
    case 'options':
      return optionsHeight(node, width);
    case 'cards':
      return width < cardsBelow ? cardsHeight(node, width) : tableHeight(node, width);
    default:
      return tableHeight(node, width);
  }
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
  const marks = ['version', 'since', 'changed', 'deprecated', 'confirmed'].some(
    (name) => attributeOf(element, name) !== undefined,
  )
    ? 26
    : 0;
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
    case 'ApiChanges':
    case 'ApiInherited':
      return 68;
    case 'CodeBlock': {
      const lines = (attributeOf(element, 'html') ?? '').split('\n').length;
      return lines * size.codeLine + 66 + size.margin;
    }
    case 'Drawing':
      return drawingHeight(element, width);
    case 'DemoStage':
      return Number(attributeOf(element, 'height') ?? NaN);
    case 'LiveDemo':
      return Number(attributeOf(element, 'height') ?? 0) + (width < 500 ? 606 : 528);
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
      return heightOfTable(node, width);
    case 'containerDirective':
      return blocksHeight(node.children, width - 40) + 62;
    case 'mdxJsxFlowElement':
      return elementHeight(node, width);
    default:
      return NaN;
  }
}

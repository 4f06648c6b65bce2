import type {Nodes} from 'mdast';
import type {} from 'mdast-util-mdx';

/** Sizes in px, as the site's fonts and style sheets make them; widths of characters are means. */
export const size = {
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

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a text would measure on one line. */
export function textWidth(node: Nodes): number {
  if (node.type === 'inlineCode') {
    return node.value.length * size.codeCharacter + size.codePadding;
  }
  if ('children' in node) {
    return sum(node.children.map(textWidth));
  }
  return 'value' in node ? node.value.length * size.character : 0;
}

/** How many lines a text of this width takes in a column. */
export const lineCount = (text: number, width: number): number =>
  text <= width ? 1 : Math.max(2, Math.ceil((text - size.ragged) / (width - size.ragged)));

/** The widest word of a cell, which its column does not break. */
export function wordWidth(node: Nodes): number {
  if ('children' in node) {
    return Math.max(0, ...node.children.map(wordWidth));
  }
  const words = 'value' in node ? node.value.split(/\s+/) : [];
  return (
    Math.max(0, ...words.map(({length}) => length)) * (node.type === 'inlineCode' ? size.codeCharacter : size.character)
  );
}

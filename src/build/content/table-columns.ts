import type {Table} from 'mdast';
import {sum, textWidth, wordWidth} from './text-size';

/** Sizes in px of tables as `src/site/components/ScrollTable/tables.css` sets them. */
export const tableSize = {scale: 0.9375, cell: 24, row: 17, lastColumn: 104, wideFrom: 4, wide: 576};

/** What a column needs, without its padding, in px. */
type Column = {
  /** For its widest word. */
  least: number;
  /** For its longest text on one line. */
  most: number;
};

/** What the columns of a table need. */
export function columnsOf({children: rows}: Table): Column[] {
  const count = rows[0]?.children.length ?? 0;
  const {scale, lastColumn, wideFrom} = tableSize;
  return Array.from({length: count}, (_, index) => {
    const cells = rows.flatMap((row) => row.children[index] ?? []);
    const word = Math.max(index === count - 1 ? lastColumn : 0, ...cells.map((cell) => wordWidth(cell) * scale));
    const least = count >= wideFrom ? Math.min(word, lastColumn) : word;
    return {least, most: Math.max(least, ...cells.map((cell) => textWidth(cell) * scale))};
  });
}

/** The width of a table whose columns take as much as they need, with their padding. */
export const tableWidth = (table: Table, need: keyof Column): number =>
  sum(columnsOf(table).map((column) => column[need] + tableSize.cell));

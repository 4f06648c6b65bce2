import type {Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {tableWidth} from './table-columns';

const names = ['Option', 'Property'];

/** The column of a phone of 360 px. */
const phone = 328;

/** Cards of more lines would hide what a table with so many columns compares. */
const mostColumns = 5;

/**
 * How a table is shown in a narrow column:
 *
 * - `options`: a line with name, type and default, and below it what the option does,
 * - `cards`: a card for each row, with a line for each cell,
 * - `sticky`: it scrolls, and its first column stays,
 * - `plain`: it fits.
 */
export type NarrowForm = 'options' | 'cards' | 'sticky' | 'plain';

/** The headers of a table. */
const headersOf = ({children: [header]}: Table): string[] =>
  (header?.children ?? []).map((cell: TableCell) => toString(cell));

/** Does a table list options with their types and defaults, and last what each does? */
function isOptionTable(table: Table): boolean {
  const [first = '', ...others] = headersOf(table);
  return names.includes(first) && others.length > 2 && others.slice(0, -1).includes('Default');
}

/** Two columns may break their texts; of more, each would be too narrow to read. */
const fits = (table: Table, columns: number): boolean => tableWidth(table, columns > 2 ? 'most' : 'least') <= phone;

/** The form of a table in a narrow column. */
export function narrowFormOf(table: Table): NarrowForm {
  const headers = headersOf(table);
  if (isOptionTable(table)) {
    return 'options';
  }
  if (fits(table, headers.length)) {
    return 'plain';
  }
  return headers.length > mostColumns || new Set(headers).size < headers.length ? 'sticky' : 'cards';
}

/**
 * What stands before each cell of a row where the header is not shown. The first
 * cell is the title of a card, unless the two columns are on a par.
 */
export function cellLabels(table: Table): (string | undefined)[] {
  const headers = headersOf(table);
  switch (narrowFormOf(table)) {
    case 'options':
      return headers.map((header) => (header === 'Default' ? header : undefined));
    case 'cards':
      return headers.map((header, column) => (column > 0 || headers.length === 2 ? header || undefined : undefined));
    default:
      return headers.map(() => undefined);
  }
}

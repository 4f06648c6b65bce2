import type {Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';

const names = ['Option', 'Property'];

/** The headers of a table. */
export const headersOf = ({children: [header]}: Table): string[] =>
  (header?.children ?? []).map((cell: TableCell) => toString(cell));

/** Does a table list options with their types and defaults, and last what each does? */
export function isOptionTable(table: Table): boolean {
  const [first = '', ...others] = headersOf(table);
  return names.includes(first) && others.length > 2 && others.slice(0, -1).includes('Default');
}

import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {headersOf, isOptionTable} from '../content/option-table';

function addProperties(node: Nodes, properties: Record<string, string | string[]>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/**
 * Prepares tables of options for narrow columns, where the style sheet
 * (`src/site/css/option-tables.css`) shows a row as two lines: name, type and default,
 * and below them what the option does. The roles say that it is a table all the same.
 */
export function optionTables() {
  return (root: Root): void =>
    visit(root, 'table', (table) => {
      if (!isOptionTable(table)) {
        return;
      }
      const headers = headersOf(table);
      addProperties(table, {className: ['options'], role: 'table'});
      table.children.forEach((row, index) => {
        addProperties(row, {role: 'row'});
        row.children.forEach((cell, column) =>
          addProperties(cell, {
            role: index === 0 ? 'columnheader' : 'cell',
            ...(headers[column] === 'Default' && {dataLabel: 'Default'}),
          }),
        );
      });
    });
}

import type {Nodes, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {cellLabels, narrowFormOf} from '../content/narrow-table';
import {exportValue} from './export-value';

function addProperties(node: Nodes, properties: Record<string, string | string[]>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

function prepare(table: Table): void {
  const form = narrowFormOf(table);
  if (form === 'plain') {
    return;
  }
  if (form === 'sticky') {
    addProperties(table, {className: [form]});
    return;
  }
  const labels = cellLabels(table);
  addProperties(table, {className: [form], role: 'table'});
  table.children.forEach((row, index) => {
    addProperties(row, {role: 'row'});
    row.children.forEach((cell, column) => {
      const label = index > 0 ? labels[column] : undefined;
      addProperties(cell, {
        role: index === 0 ? 'columnheader' : 'cell',
        ...(label !== undefined && {dataLabel: label}),
      });
    });
  });
}

/**
 * Prepares tables for narrow columns, where the style sheet
 * (`src/site/components/ScrollTable/tables.css`) shows a row as lines, or keeps the first column
 * in view. Where it shows lines, roles say that it is a table all the same. The
 * page exports that it has tables: it brings their styles along.
 */
export function narrowTables() {
  return (root: Root): void => {
    let hasTables = false;
    visit(root, 'table', (table) => {
      hasTables = true;
      prepare(table);
    });
    if (hasTables) {
      root.children.push(exportValue('hasTables', true));
    }
  };
}

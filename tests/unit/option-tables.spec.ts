import {expect, test} from '@playwright/test';
import type {Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {optionTables} from '../../src/build/remark/option-tables';

function tableOf(markdown: string): Table {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  optionTables()(root);
  return root.children[0] as Table;
}

const propertiesOf = (node: {data?: {hProperties?: unknown}} | undefined): unknown => node?.data?.hProperties;

test('a table of options says which cell is the default, and that it is a table', () => {
  const table = tableOf('| Option | Type | Default | Meaning |\n| - | - | - | - |\n| `a` | number | `1` | size |');
  expect(propertiesOf(table)).toEqual({className: ['options'], role: 'table'});
  const [header, row] = table.children;
  expect(propertiesOf(row)).toEqual({role: 'row'});
  expect(header?.children.map(propertiesOf)).toContainEqual({role: 'columnheader', dataLabel: 'Default'});
  expect(row?.children.map(propertiesOf)).toEqual([
    {role: 'cell'},
    {role: 'cell'},
    {role: 'cell', dataLabel: 'Default'},
    {role: 'cell'},
  ]);
});

for (const [what, headers] of [
  ['few columns', ['Option', 'Default', 'Meaning']],
  ['no defaults', ['Option', 'Type', 'Since', 'Meaning']],
  ['other subjects', ['Value', 'Type', 'Default', 'Meaning']],
] as const) {
  test(`a table with ${what} stays as it is`, () => {
    const rule = headers.map(() => '-');
    const table = tableOf([headers, rule, headers].map((row) => `| ${row.join(' | ')} |`).join('\n'));
    expect(propertiesOf(table)).toBeUndefined();
    expect(propertiesOf(table.children[1]?.children[2])).toBeUndefined();
  });
}

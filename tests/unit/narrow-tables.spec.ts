import {expect, test} from '@playwright/test';
import type {Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {narrowTables} from '../../src/build/remark/narrow-tables';

function tableOf(markdown: string): Table {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  narrowTables()(root);
  return root.children[0] as Table;
}

const propertiesOf = (node: {data?: {hProperties?: unknown}} | undefined): unknown => node?.data?.hProperties;

test('a table of options says which cell is the default, and that it is a table', () => {
  const table = tableOf('| Option | Type | Default | Meaning |\n| - | - | - | - |\n| `a` | number | `1` | size |');
  expect(propertiesOf(table)).toEqual({className: ['options'], role: 'table'});
  const [header, row] = table.children;
  expect(propertiesOf(row)).toEqual({role: 'row'});
  expect(header?.children.map(propertiesOf)).toEqual(Array(4).fill({role: 'columnheader'}));
  expect(row?.children.map(propertiesOf)).toEqual([
    {role: 'cell'},
    {role: 'cell'},
    {role: 'cell', dataLabel: 'Default'},
    {role: 'cell'},
  ]);
});

const markdownOf = (headers: string[], row: string[]): string =>
  [headers, headers.map(() => '-'), row].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const prose = 'some words that take more than a line of a phone';
const name = (length: number): string => `\`${'n'.repeat(length)}\``;

for (const [what, headers] of [
  ['few columns', ['Option', 'Default', 'Meaning']],
  ['no defaults', ['Option', 'Type', 'Since', 'Meaning']],
  ['other subjects', ['Value', 'Type', 'Default', 'Meaning']],
] as const) {
  test(`a table with ${what} is none of options`, () => {
    const table = tableOf(markdownOf([...headers], [...headers.slice(1), prose]));
    expect(propertiesOf(table)).toEqual({className: ['cards'], role: 'table'});
  });
}

test('a card has a title, and names its other cells', () => {
  const table = tableOf(markdownOf(['', '4.0', '4.1'], ['Subject', prose, prose]));
  expect(table.children[1]?.children.map(propertiesOf)).toEqual([
    {role: 'cell'},
    {role: 'cell', dataLabel: '4.0'},
    {role: 'cell', dataLabel: '4.1'},
  ]);
});

test('of two columns, both are named', () => {
  const table = tableOf(markdownOf(['3.x', '4.0'], [name(30), name(30)]));
  expect(table.children[1]?.children.map(propertiesOf)).toEqual([
    {role: 'cell', dataLabel: '3.x'},
    {role: 'cell', dataLabel: '4.0'},
  ]);
});

for (const [what, headers, row, form] of [
  ['two columns that can break', ['Call', 'Result'], [name(8), prose], undefined],
  ['two columns that cannot', ['Call', 'Result'], [name(30), prose], 'cards'],
  ['three short columns', ['A', 'B', 'C'], ['1', '2', '3'], undefined],
  ['three columns of prose', ['A', 'B', 'C'], [prose, prose, prose], 'cards'],
  ['many columns', ['A', 'B', 'C', 'D', 'E', 'F'], Array<string>(6).fill(name(8)), 'sticky'],
  ['headers that repeat', ['Name', 'Value', 'Name', 'Value'], Array<string>(4).fill(prose), 'sticky'],
] as const) {
  test(`the form of a table with ${what}: ${form ?? 'plain'}`, () => {
    const properties = propertiesOf(tableOf(markdownOf([...headers], [...row])));
    expect((properties as {className?: string[]} | undefined)?.className?.[0]).toBe(form);
  });
}

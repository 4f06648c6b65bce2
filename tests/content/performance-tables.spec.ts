import {expect, test} from '@playwright/test';
import {type Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {latestVersion, versionNamed, versionNames} from '../../src/common/versions';
import {type ComparisonName, comparisons} from '../../src/tools/performance/setups';
import {type Result, performanceTable, tableNames} from '../../src/tools/performance/tables';
import {project} from '../support/sites';

const times = {firstPaint: 385, drawn: 1666, stall: 2046, frame: 17, slowFrame: 33, cells: 6000};

/** What the benchmark prints for a table, with the same figures in each row. */
const printed = (name: ComparisonName): string =>
  performanceTable(
    name,
    comparisons[name].rows.map(({id}): Result => ({id, ...times})),
  );

/** A table with its words only: a 0 stands for each time and number. */
const withoutFigures = (table: string): string =>
  table.replace(/(?<=\| )\d[\d.,]*(?:&nbsp;(?:m?s|\/|\d+))*(?= \|)/g, '0');

/** The tables of a text that begin like those of the benchmark. */
const tablesIn = (text: string): string[] => text.match(/^\| Setup \|.*(?:\n\|.*)+/gm) ?? [];

const pages = versionNames.flatMap((name) =>
  readPages(name, project).filter(({source}) => tablesIn(source).some((table) => table.includes('Drawing finished'))),
);
const tables = pages.flatMap(({source}) => tablesIn(source));

/** Tables that have another head or other rows than what the benchmark prints. */
const strange = (given: readonly string[]): string[] => {
  const known = tableNames.map((name) => withoutFigures(printed(name)));
  return given.filter((table) => !known.includes(withoutFigures(table)));
};

test('a table says times in words, in seconds where they are long', () => {
  expect(printed('ways').split('\n').slice(0, 3)).toEqual([
    '| Setup | First paint | Drawing finished | Longest pause | Cells in the document | Frame during a drag (median / 95th percentile) |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| synchronous, `addCell()` in a loop | 390&nbsp;ms | 1.7&nbsp;s | 2.0&nbsp;s | 6,000 | 17&nbsp;/&nbsp;33&nbsp;ms |',
  ]);
});

test('the tables of pages have a row of figures for each setup', () => {
  expect(strange(tables)).toEqual([]);
  expect(new Set(tables.map(withoutFigures)).size).toBe(tableNames.length);
});

test('a setup that is missing, another title and a row without figures are found', () => {
  const table = tables[0] ?? '';
  const broken = [
    table.split('\n').toSpliced(3, 1).join('\n'),
    table.replace('in a loop', 'one by one'),
    table.replace(/\d[\d.,]*&nbsp;s/, 'NaN&nbsp;s'),
  ];
  expect(strange(broken)).toEqual(broken);
});

test('pages that have the same table have the same figures', () => {
  expect(new Set(tables).size).toBe(tableNames.length);
  expect(tables.length).toBeGreaterThan(tableNames.length);
});

for (const name of versionNames.filter((each) => each !== latestVersion.name)) {
  test(`a page of ${versionNamed(name).label} with figures says which version was measured`, () => {
    const measured = new RegExp(
      `measured these setups with version ${latestVersion.label.replace('.', '\\.')}\\.\\d+ of the core`,
    );
    const ofVersion = pages.filter(({file}: Page) => file.startsWith(`${versionNamed(name).folder}/`));
    expect(ofVersion.length).toBeGreaterThan(0);
    expect(ofVersion.filter(({source}) => !measured.test(source)).map(({file}) => file)).toEqual([]);
  });
}

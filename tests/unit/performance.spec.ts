import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {parseMdx} from '../../src/build/content/parse';
import {measure} from '../../src/tools/performance/measure';
import {comparisons} from '../../src/build/performance/setups';
import results from '../../src/build/performance/results.json';
import {performanceTable, tableNames} from '../../src/build/performance/tables';
import {performanceTables} from '../../src/build/remark/performance-tables';
import {readPages} from '../../src/build/content/pages';
import {versionNamed, versionNames} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

test('a diagram is drawn as its setup says, and an element of it is dragged', async () => {
  const rows = comparisons.ways.rows.filter(({id}) => ['plain', 'viewport', 'batches'].includes(id));
  const results = await measure({elements: 200, rows}, 1, projectDir);
  const cells = Object.fromEntries(results.map((result) => [result.id, result.cells]));
  expect(cells.plain).toBe(400);
  expect(cells.batches).toBe(400);
  expect(cells.viewport).toBeLessThan(200);
  for (const {firstPaint, drawn, frame} of results) {
    expect(firstPaint).toBeGreaterThan(0);
    expect(drawn).toBeGreaterThan(0);
    expect(frame).toBeGreaterThan(0);
  }
});

test('a diagram without the element to drag has no figures', async () => {
  await expect(measure({elements: 20, rows: comparisons.ways.rows.slice(0, 1)}, 1, projectDir)).rejects.toThrow();
});

const transform = (text: string): Root => {
  const root = parseMdx(text, 'docs/x.mdx');
  performanceTables(project)(root, new VFile({path: 'docs/x.mdx', value: text}));
  return root;
};

for (const name of tableNames) {
  test(`the table "${name}" has a row of figures for each setup`, () => {
    const [table] = transform(`<PerformanceTable of="${name}" />`).children;
    expect(table?.type).toBe('table');
    const {heads, rows} = performanceTable(name);
    expect(rows).toHaveLength(comparisons[name].rows.length);
    for (const {cells} of rows) {
      expect(cells).toHaveLength(heads.length - 1);
      expect(cells.join(' ')).not.toMatch(/NaN|null|undefined/);
    }
  });
}

test('a table that does not exist is named with its place, and those that do', () => {
  expect(() => transform('\n\n<PerformanceTable of="way" />')).toThrow(
    'docs/x.mdx:3: PerformanceTable of="way": no such table. There are: ways, choices.',
  );
});

const {library} = results.machine;
for (const {name, label} of versionNames
  .map(versionNamed)
  .filter((version) => !library.startsWith(`${version.label}.`))) {
  test(`a page of ${label} with figures says that they are those of ${library}`, () => {
    const pages = readPages(name, project).filter(({source}) => source.includes('<PerformanceTable'));
    const silent = pages.filter(
      ({source}) => !source.includes(`measured these setups with version ${library} of the core`),
    );
    expect(silent.map(({file}) => file)).toEqual([]);
  });
}

import {expect, test} from '@playwright/test';
import {compressedBytes} from '../../src/search/quality/compressed-bytes';
import {fullSizeIndexFiles} from '../../src/search/quality/full-size';
import {readDefaultIndex, recordsOf} from '../../src/search/quality/records';
import {sites} from '../support/sites';
import {maximumBytes} from './budgets.json';

const {search: budget} = maximumBytes;

type Bytes = {titles: number; total: number};

/** What is over its budget, with both numbers. */
const excess = (bytes: Bytes): string[] =>
  (['titles', 'total'] as const)
    .filter((name) => bytes[name] > budget[name])
    .map((name) => `${name}: ${bytes[name]} of ${budget[name]} bytes`);

test('the search index of the finished site keeps the budget', async () => {
  test.setTimeout(120_000);
  const {titles, content} = fullSizeIndexFiles(recordsOf(readDefaultIndex(sites.main.buildDir)));
  // The inventory, the recipes, and the pages of demos.
  const isDemo = ({path}: {path: string}) => /^\/learn\/demos\/.+\/.+/.test(path);
  expect(titles.pages.filter((page) => !isDemo(page))).toHaveLength(321);
  const [first, second] = [
    await compressedBytes(JSON.stringify(titles)),
    await compressedBytes(JSON.stringify(content)),
  ];
  const bytes = {titles: first, total: first + second};
  test.info().annotations.push({type: 'bytes', description: JSON.stringify(bytes)});
  expect(bytes.titles).toBeGreaterThan(30_000);
  expect(bytes.total).toBeGreaterThan(150_000);
  expect(excess(bytes)).toEqual([]);
});

test('an index over the budget is found', () => {
  expect(excess({titles: budget.titles + 1, total: budget.total})).toEqual([
    `titles: ${budget.titles + 1} of ${budget.titles} bytes`,
  ]);
});

test('a corpus of full size is like the written pages, and the same each time', () => {
  const {location, ...written} = readDefaultIndex(sites.main.buildDir);
  const records = recordsOf(written);
  const full = fullSizeIndexFiles(records);
  expect(location.docusaurus_tag).toBe(full.titles.docusaurus_tag);
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const isReference of [false, true]) {
    const textLength = ({titles, content}: typeof full) =>
      average(
        content.pages
          .filter((_, i) => titles.pages[i]?.path.startsWith('/api/') === isReference)
          .flat()
          .map((entry) => (typeof entry === 'object' ? entry.text : entry || '').length),
      );
    expect(Math.abs(textLength(full) / textLength(written) - 1), `reference: ${isReference}`).toBeLessThan(0.01);
  }
  const headings = ({titles}: typeof full) =>
    average(titles.pages.filter(({path}) => !path.startsWith('/api/')).map((page) => page.headings.length));
  expect(headings(full)).toBeGreaterThanOrEqual(headings(written));
  const paper = full.titles.pages.find(({path}) => path === '/api/dia/Paper');
  expect(paper?.headings).toContainEqual([3, 'freeze', 0, 1]);
  expect(fullSizeIndexFiles(records)).toEqual(full);
});

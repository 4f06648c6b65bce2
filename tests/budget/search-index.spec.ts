import {expect, test} from '@playwright/test';
import {compressedBytes} from '../support/compressed-bytes';
import {contentJson} from '../../src/site/search/engine/index-format';
import {readDefaultIndex} from '../../src/tools/search-quality/records';
import {sites} from '../support/sites';
import {maximumBytes} from './budgets.json';

const {search: budget} = maximumBytes;

type Bytes = {titles: number; total: number};

/** What is over its budget, with both numbers. */
const excess = (bytes: Bytes): string[] =>
  (['titles', 'total'] as const)
    .filter((name) => bytes[name] > budget[name])
    .map((name) => `${name}: ${bytes[name]} of ${budget[name]} bytes`);

test('the search index of the latest version keeps the budget', async () => {
  test.slow();
  const {titles, content} = readDefaultIndex(sites.main.buildDir);
  expect(titles.pages.length).toBeGreaterThan(300);
  const [first, second] = [await compressedBytes(JSON.stringify(titles)), await compressedBytes(contentJson(content))];
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

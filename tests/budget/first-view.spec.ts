import type {Page} from '@playwright/test';
import {expect, settled, test} from '../support/test';
import {maximumBytes} from './budgets.json';

const {firstView: budget, longestPage: longestBudget} = maximumBytes;

type Bytes = {js: number; css: number; fonts: number; demo: number};

const kinds: [keyof Bytes, RegExp][] = [
  ['demo', /\/assets\/(?:demos\/|js\/live-demo\.)/],
  ['js', /\.js$/],
  ['css', /\.css$/],
  ['fonts', /\.woff2$/],
];

/**
 * The bytes on the wire that a page needs for its first view; what is fetched for
 * later pages does not count. What a live demo in the window runs with is counted
 * by itself: it comes when the page has loaded.
 */
async function transferred(page: Page, path: string): Promise<Bytes> {
  const bytes: Bytes = {js: 0, css: 0, fonts: 0, demo: 0};
  const pending: Promise<void>[] = [];
  // The browser has its cache off while requests are watched; a reader gets no file twice.
  const seen = new Set<string>();
  page.on('requestfinished', (request) => {
    const kind = kinds.find(([, pattern]) => pattern.test(new URL(request.url()).pathname))?.[0];
    const isPrefetch = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
    if (kind && !isPrefetch && !seen.has(request.url())) {
      seen.add(request.url());
      pending.push(request.sizes().then(({responseBodySize}) => void (bytes[kind] += responseBodySize)));
    }
  });
  await page.goto(path);
  await settled(page);
  await Promise.all(pending);
  return bytes;
}

/** What is over its budget, with both numbers. */
const excess = (bytes: Bytes, limits: Bytes = budget): string[] =>
  kinds
    .filter(([kind]) => bytes[kind] > limits[kind])
    .map(([kind]) => `${kind}: ${bytes[kind]} of ${limits[kind]} bytes`);

/** The reference of the paper is several times as long as any other page, and its text comes as JavaScript, too. */
const longestPage = '/api/dia/Paper';

for (const path of [
  '/',
  '/learn/quickstart/paper',
  '/api/dia/Graph',
  '/api/V',
  '/api/ui/Halo',
  '/4.0/learn/features/halo',
  longestPage,
]) {
  test(`the first view of ${path} keeps the budget`, async ({page}, {annotations}) => {
    const bytes = await transferred(page, path);
    annotations.push({type: 'bytes', description: JSON.stringify(bytes)});
    expect(bytes.js).toBeGreaterThan(50_000);
    expect(bytes.css).toBeGreaterThan(5_000);
    expect(excess(bytes, path === longestPage ? {...budget, ...longestBudget} : budget)).toEqual([]);
  });
}

test('a live demo in the window adds no more than its budget', async ({page}) => {
  const {demo} = await transferred(page, '/learn/quickstart/');
  expect(demo).toBeGreaterThan(50_000);
  expect(demo).toBeLessThanOrEqual(budget.demo);
});

test('a page over the budget is found', () => {
  expect(excess({js: budget.js + 1, css: budget.css, fonts: 0, demo: budget.demo + 1})).toEqual([
    `demo: ${budget.demo + 1} of ${budget.demo} bytes`,
    `js: ${budget.js + 1} of ${budget.js} bytes`,
  ]);
});

test('the page names its own scripts and its font in the HTML', async ({page, request}) => {
  const html = await (await request.get('/api/dia/Graph')).text();
  const preloaded = new Set([...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, href]) => href));
  const named = new Set([...html.matchAll(/<script src=([^ >]+)/g)].map(([, source]) => source));
  expect([...preloaded].filter((href) => href?.endsWith('.woff2'))).toHaveLength(1);
  const late: string[] = [];
  page.on('requestfinished', (finished) => {
    const {pathname} = new URL(finished.url());
    const isPrefetch = /prefetch/.test(finished.headers()['sec-purpose'] ?? finished.headers().purpose ?? '');
    if (pathname.endsWith('.js') && !isPrefetch && !preloaded.has(pathname) && !named.has(pathname)) {
      late.push(pathname);
    }
  });
  await page.goto('/api/dia/Graph');
  await settled(page);
  expect(late).toEqual([]);
});

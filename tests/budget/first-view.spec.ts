import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {sites} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';
import {wireBytes} from '../support/wire-bytes';
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
 * by itself: it comes when the page is calm.
 *
 * @param hasAct - lets the reader do something, and the demo start at once
 */
async function transferred(page: Page, address: string, hasAct = false): Promise<Bytes> {
  const bytes: Bytes = {js: 0, css: 0, fonts: 0, demo: 0};
  const pending: Promise<void>[] = [];
  // The browser has its cache off while requests are watched; a reader gets no file twice.
  const seen = new Set<string>();
  page.on('requestfinished', (request) => {
    const kind = kinds.find(([, pattern]) => pattern.test(new URL(request.url()).pathname))?.[0];
    const isPrefetch = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
    if (kind && !isPrefetch && !seen.has(request.url())) {
      seen.add(request.url());
      pending.push(wireBytes(request.url()).then((size) => void (bytes[kind] += size)));
    }
  });
  await page.goto(address);
  await hydrated(page);
  if (hasAct) {
    await page.mouse.move(100, 300);
    await page.mouse.move(120, 320);
    await expect(page.locator('iframe').first()).toBeVisible();
  }
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

for (const address of [
  '/',
  '/learn/quickstart/paper',
  '/api/dia/Graph',
  '/api/V',
  '/api/ui/Halo',
  '/4.0/learn/features/halo',
  longestPage,
]) {
  test(`the first view of ${address} keeps the budget`, async ({page}, {annotations}) => {
    const bytes = await transferred(page, address);
    annotations.push({type: 'bytes', description: JSON.stringify(bytes)});
    expect(bytes.js).toBeGreaterThan(50_000);
    expect(bytes.css).toBeGreaterThan(5_000);
    expect(bytes.fonts).toBeGreaterThan(10_000);
    expect(excess(bytes, address === longestPage ? {...budget, ...longestBudget} : budget)).toEqual([]);
  });
}

test('a live demo in the window adds no more than its budget', async ({page}) => {
  const {demo} = await transferred(page, '/learn/quickstart/', true);
  expect(demo).toBeGreaterThan(50_000);
  expect(demo).toBeLessThanOrEqual(budget.demo);
});

test('a page over the budget is found', () => {
  expect(excess({js: budget.js + 1, css: budget.css, fonts: 0, demo: budget.demo + 1})).toEqual([
    `demo: ${budget.demo + 1} of ${budget.demo} bytes`,
    `js: ${budget.js + 1} of ${budget.js} bytes`,
  ]);
});

test.describe('the HTML of a page', () => {
  const htmlOf = (file: string): string => fs.readFileSync(path.join(sites.main.buildDir, file), 'utf8');
  /** What an HTML text makes the browser fetch as script, by tags and preloads. */
  const scriptsOf = (html: string): string[] =>
    [...html.matchAll(/<script\b[^>]*\bsrc=|<link\b[^>]*\bas=["']?script/g)].map(([tag]) => tag);

  for (const file of [
    'index.html',
    'api/dia/Graph/index.html',
    '4.0/index.html',
    'search/index.html',
    'play/index.html',
    '404.html',
  ]) {
    test(`names no script but the boot script: ${file}`, () => {
      expect(scriptsOf(htmlOf(file))).toHaveLength(1);
      expect(htmlOf(file)).toMatch(/<script src="\/assets\/js\/boot\.[0-9a-f]{8}\.js" async/);
      expect(htmlOf(file).match(/<link rel="preload" href="[^"]+\.woff2"/g)).toHaveLength(1);
    });
  }

  test('is searched for tags and preloads', () => {
    const html = '<script src=/a.js defer></script><link rel=preload as=script href=/b.js><script>1</script>';
    expect(scriptsOf(html)).toHaveLength(2);
  });

  test('names all scripts of the app that its first view needs', async ({page}) => {
    const asked: string[] = [];
    page.on('requestfinished', (finished) => {
      const address = new URL(finished.url()).pathname;
      const isPrefetch = /prefetch/.test(finished.headers()['sec-purpose'] ?? finished.headers().purpose ?? '');
      if (address.endsWith('.js') && !isPrefetch) {
        asked.push(address);
      }
    });
    await page.goto('/api/dia/Graph');
    await hydrated(page);
    await settled(page);
    const html = htmlOf('api/dia/Graph/index.html');
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((address) => !html.includes(address))).toEqual([]);
  });
});

test('the boot script keeps its budget', () => {
  const folder = path.join(sites.main.buildDir, 'assets/js');
  const scripts = fs.readdirSync(folder).filter((name) => /^boot\.\w+\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  const bytes = brotliCompressSync(fs.readFileSync(path.join(folder, scripts[0] ?? ''))).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budget.boot);
});

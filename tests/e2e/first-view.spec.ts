import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sites} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';
import {type LateFeature, featuresIn} from '../support/late-features';
import {wireBytes} from '../support/wire-bytes';
import {maximumBytes} from '../budget/budgets.json';

const {firstView: budget} = maximumBytes;

type Bytes = {js: number; fonts: number; demo: number};

const kinds: [keyof Bytes, RegExp][] = [
  ['demo', /\/assets\/(?:demos\/|js\/live-demo\.)/],
  ['js', /\.js$/],
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
  const bytes: Bytes = {js: 0, fonts: 0, demo: 0};
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
const excess = (bytes: Bytes): string[] =>
  kinds
    .filter(([kind]) => bytes[kind] > budget[kind])
    .map(([kind]) => `${kind}: ${bytes[kind]} of ${budget[kind]} bytes`);

for (const address of [
  '/',
  '/learn/quickstart/paper',
  '/api/dia/Graph',
  '/api/V',
  '/api/ui/Halo',
  '/4.0/learn/features/halo',
  '/api/dia/Paper',
]) {
  test(`the first view of ${address} keeps the budget`, async ({page}, {annotations}) => {
    const bytes = await transferred(page, address);
    annotations.push({type: 'bytes', description: JSON.stringify(bytes)});
    expect(bytes.js).toBeGreaterThan(50_000);
    expect(bytes.fonts).toBeGreaterThan(10_000);
    expect(excess(bytes)).toEqual([]);
  });
}

test('a live demo in the window adds no more than its budget', async ({page}) => {
  const {demo} = await transferred(page, '/learn/quickstart/', true);
  expect(demo).toBeGreaterThan(50_000);
  expect(demo).toBeLessThanOrEqual(budget.demo);
});

test('a page over the budget is found', () => {
  expect(excess({js: budget.js + 1, fonts: 0, demo: budget.demo + 1})).toEqual([
    `demo: ${budget.demo + 1} of ${budget.demo} bytes`,
    `js: ${budget.js + 1} of ${budget.js} bytes`,
  ]);
});

test('the HTML names all scripts of the app that its first view needs', async ({page}) => {
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
  const html = fs.readFileSync(path.join(sites.main.buildDir, 'api/dia/Graph/index.html'), 'utf8');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((address) => !html.includes(address))).toEqual([]);
});

/** What the scripts that a page has loaded bring, without those that are fetched ahead for the next page. */
async function broughtBy(page: Page, act: () => Promise<void>): Promise<LateFeature[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const isPrefetch = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
    if (request.resourceType() === 'script' && !isPrefetch) {
      scripts.add(request.url());
    }
  });
  await act();
  await settled(page);
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  return [...new Set(texts.flatMap(featuresIn))];
}

// The page of Paper has a menu, changes since the version before, a switch in its sidebar, and code for the playground.
for (const address of ['/api/dia/Paper', '/learn/recipes', '/api/map/', '/learn/help-center/faq']) {
  test(`a reader of ${address} who uses nothing of it loads nothing for it`, async ({page, open}) => {
    const brought = await broughtBy(page, async () => {
      await open(address);
      await hydrated(page);
    });
    expect(brought).toEqual([]);
    const {workers, caches} = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await window.caches.keys()).length,
    }));
    expect({workers, caches}).toEqual({workers: 0, caches: 0});
  });
}

test('what a reader loads by using it is found', async ({page, open}) => {
  const brought = await broughtBy(page, async () => {
    await open('/learn/recipes');
    await settled(page);
    await page.getByRole('button', {name: 'Run the code of Change text and color'}).click();
    await expect(page.locator('.recipe-run')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  });
  expect(brought).toEqual(expect.arrayContaining(['recipes that run', 'the search']));
});

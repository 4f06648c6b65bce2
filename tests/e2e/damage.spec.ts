import type {Route} from '@playwright/test';
import {algolia} from '../../src/build/config/search';
import {routed} from '../support/routed';
import {group, hits, modal, openModal, searchButton} from '../support/search';
import {expect, settled, test} from '../support/test';

const scripts = '**/assets/js/**';
const abort = (route: Route): Promise<void> => route.abort();
const keyOf = (kind: 'RECENT' | 'FAVORITE') => `__DOCSEARCH_${kind}_SEARCHES__${algolia.indexName}`;

const search = (name: string) => ({
  objectID: `/glossary#${name}`,
  url: `/glossary#${name}`,
  type: 'lvl1',
  hierarchy: {lvl0: 'Glossary', lvl1: name},
  content: null,
});

/** What may stand in the storage, and how many searches of it can be shown. */
const damaged: [name: string, stored: string, shown: number][] = [
  ['null', 'null', 0],
  ['an object', '{}', 0],
  ['a number', '5', 0],
  ['no JSON', 'not json', 0],
  ['empty items', JSON.stringify([null, {}, [], 'text', search('kept')]), 1],
  ['items without titles', JSON.stringify([{...search('bare'), hierarchy: undefined}, search('kept')]), 1],
  ['titles that are no texts', JSON.stringify([{...search('odd'), hierarchy: {lvl1: {}}}, search('kept')]), 1],
  ['an address that runs a script', JSON.stringify([{...search('evil'), url: 'javascript:alert(1)'}]), 0],
  ['an address of another host', JSON.stringify([{...search('evil'), url: '//evil.example/'}]), 0],
  ['an object in place of a signature', JSON.stringify([{...search('kept'), signature: {a: 1}}]), 1],
];

test.describe('searches in the storage that are damaged', () => {
  test('the search opens, and what is whole stays', async ({page, open}) => {
    for (const [name, stored, shown] of damaged) {
      await test.step(name, async () => {
        await open('/glossary');
        await page.evaluate(
          ([recent, favorite, value]) => {
            localStorage.setItem(recent, value);
            localStorage.setItem(favorite, value);
          },
          [keyOf('RECENT'), keyOf('FAVORITE'), stored] as const,
        );
        await openModal(page);
        await expect(group(page, 'Recent').locator('.DocSearch-Hit')).toHaveCount(shown);
        await expect(group(page, 'Favorite').locator('.DocSearch-Hit')).toHaveCount(shown);
        await expect(hits(page)).toHaveCount(2 * shown);
        const kept = await page.evaluate(
          (key) => JSON.parse(localStorage.getItem(key) ?? '') as unknown[],
          keyOf('RECENT'),
        );
        expect(kept).toHaveLength(shown);
      });
    }
  });

  test('markup in a title is shown, and does not run', async ({page, open}) => {
    await open('/glossary');
    const markup = '<img src=x onerror="document.title = \'ran\'">';
    const items = [
      {
        ...search('evil'),
        hierarchy: {lvl0: markup, lvl1: markup},
        _snippetResult: {hierarchy: {lvl1: {value: markup}}},
      },
    ];
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      keyOf('RECENT'),
      JSON.stringify(items),
    ] as const);
    await openModal(page);
    await expect(hits(page)).toContainText('<img src=x');
    await settled(page);
    await expect(modal(page).locator('img')).toHaveCount(0);
    expect(await page.title()).not.toBe('ran');
  });
});

test.describe('scripts that do not come', () => {
  test.use({expectedConsole: /Failed to load resource|could not be loaded/});

  test('the search says so, leaves the keys alone and works on the next try', async ({page, open}) => {
    await open('/glossary');
    await settled(page);
    await page.route(scripts, abort);
    await routed(page);
    await searchButton(page).click();
    const alert = page.getByRole('alert').filter({hasText: 'The search could not be loaded'});
    await expect(alert).toBeVisible();
    // A key that the search would take for its box scrolls again.
    await page.locator('h1').click();
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.unroute(scripts, abort);
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('the progress bar needs no file', async ({page, open}) => {
  await open('/learn/quickstart/paper');
  await settled(page);
  const held: Route[] = [];
  await page.route(/\/assets\/js\/|\/learn\/quickstart\/link/, (route) => void held.push(route));
  await routed(page);
  await page.getByRole('link', {name: '4. Add links'}).first().click();
  await expect(page.getByRole('progressbar').locator('.bar')).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('h1')).toHaveText('Add a link');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test.describe('addresses with malformed escapes', () => {
  test.use({expectedConsole: /404/});

  test('each is a page that works', async ({page, open}) => {
    for (const address of ['/nope/%', '/nope/%zz', '/%E0%A4%A', '/learn/50%?q=%#%']) {
      await open(address);
      await expect(page.getByRole('heading', {level: 1}), address).toContainText('Page not found', {ignoreCase: true});
      await openModal(page);
    }
  });
});

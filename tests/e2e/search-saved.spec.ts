import type {Page} from '@playwright/test';
import {algolia} from '../../src/build/config/search';
import {activeHit, ask, group, hits, modal, onlyInText, openModal} from '../support/search';
import {expect, test} from '../support/test';

const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${algolia.indexName}`;
const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${algolia.indexName}`;

type Saved = Record<string, unknown> & {objectID: string; url: string};

const stored = (page: Page, key: string): Promise<Saved[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as Saved[], key);

const recent = (page: Page) => group(page, 'Recent').locator('.DocSearch-Hit');
const favorites = (page: Page) => group(page, 'Favorite').locator('.DocSearch-Hit');

/** Selects the first result for a query, and opens the modal again. */
async function select(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await activeHit(page).click();
  await expect(modal(page)).toHaveCount(0);
  await openModal(page);
}

/** Puts searches into the storage, the newest first. */
async function store(page: Page, key: string, count: number, name: string): Promise<void> {
  const items = Array.from({length: count}, (_, i) => ({
    objectID: `/glossary#${name}-${i}`,
    url: `/glossary#${name}-${i}`,
    type: 'lvl1',
    hierarchy: {lvl0: 'Glossary', lvl1: `${name} ${i}`},
    content: null,
  }));
  await page.evaluate(([at, value]) => localStorage.setItem(at, value), [key, JSON.stringify(items)] as const);
}

test.describe('recent searches', () => {
  test('hold what was selected, without highlights', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await expect(modal(page)).toContainText('No recent searches');
    await select(page, 'resetCells');
    await expect(recent(page)).toHaveCount(1);
    await expect(recent(page).locator('.DocSearch-Hit-title')).toHaveText('resetCells');
    const [item, ...others] = await stored(page, recentKey);
    expect(others).toEqual([]);
    expect(item).toMatchObject({url: '/api/dia/Graph#resetCells', type: 'lvl3', version: '4.1', edition: 'core'});
    expect(item?.hierarchy).toMatchObject({lvl1: 'dia.Graph', lvl3: 'resetCells'});
    expect(item?.objectID).toBeTruthy();
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['_highlightResult']));
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['_snippetResult']));
  });

  test('hold a hit in text, by its heading', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    // The first query can be answered before the text is loaded.
    await ask(page, onlyInText);
    await ask(page, 'outer g that the view makes');
    const hit = hits(page).filter({has: page.locator('.search-hit__text', {hasText: '…'})});
    const path = (await hit.first().locator('a').getAttribute('href')) ?? '';
    expect(path).toContain('#');
    await hit.first().click();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname + url.hash) === decodeURI(path));
    const [item, ...others] = await stored(page, recentKey);
    expect(others).toEqual([]);
    expect(item).toMatchObject({url: path, type: expect.stringMatching(/^lvl[2-6]$/)});
    expect(item?.objectID).not.toContain(':content:');
    await openModal(page);
    await expect(recent(page).locator('a')).toHaveAttribute('href', path);
    const title = (item?.hierarchy as Record<string, string>)[item?.type as string] ?? '';
    await expect(recent(page).locator('.DocSearch-Hit-title')).toHaveText(title);
    // The same place, found by its name, is not a second search.
    await select(page, title);
    expect((await stored(page, recentKey)).filter(({url}) => url === path).length).toBeLessThan(2);
    await recent(page).first().getByTitle('Save this search').click();
    await expect(favorites(page)).toHaveCount(1);
  });

  test('stand newest first, each once, and lead to their place', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await select(page, 'resetCells');
    await select(page, 'fromJSON');
    await expect(recent(page).locator('.DocSearch-Hit-title')).toHaveText(['fromJSON', 'resetCells']);
    await select(page, 'resetCells');
    await expect(recent(page).locator('.DocSearch-Hit-title')).toHaveText(['resetCells', 'fromJSON']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/dia\/Graph#fromJSON$/);
  });

  test('are kept when the page is loaded anew', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await select(page, 'resetCells');
    await open('/4.0/glossary');
    await openModal(page);
    await expect(recent(page).locator('a')).toHaveAttribute('href', '/api/dia/Graph#resetCells');
  });

  test('can be removed', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await select(page, 'resetCells');
    await recent(page).getByTitle('Remove this search from history').click();
    await expect(modal(page)).toContainText('No recent searches');
    await expect.poll(() => stored(page, recentKey)).toEqual([]);
    expect(await stored(page, favoriteKey)).toEqual([]);
  });
});

test.describe('favorites', () => {
  test('a recent search that is saved moves to them', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await select(page, 'resetCells');
    await select(page, 'fromJSON');
    await recent(page).filter({hasText: 'resetCells'}).getByTitle('Save this search').click();
    await expect(favorites(page).locator('.DocSearch-Hit-title')).toHaveText(['resetCells']);
    await expect(recent(page).locator('.DocSearch-Hit-title')).toHaveText(['fromJSON']);
    expect((await stored(page, favoriteKey)).map(({url}) => url)).toEqual(['/api/dia/Graph#resetCells']);
    expect((await stored(page, recentKey)).map(({url}) => url)).toEqual(['/api/dia/Graph#fromJSON']);
  });

  test('selected again, they do not become recent', async ({page, open}) => {
    await open('/glossary');
    await store(page, favoriteKey, 1, 'saved');
    await openModal(page);
    await favorites(page).first().click();
    await expect(page).toHaveURL(/#saved-0$/);
    expect(await stored(page, recentKey)).toEqual([]);
  });

  test('can be removed', async ({page, open}) => {
    await open('/glossary');
    await store(page, favoriteKey, 2, 'saved');
    await openModal(page);
    await favorites(page).first().getByTitle('Remove this search from favorites').click();
    await expect(favorites(page)).toHaveCount(1);
    expect((await stored(page, favoriteKey)).map(({url}) => url)).toEqual(['/glossary#saved-1']);
  });
});

test.describe('limits', () => {
  test('7 recent searches without favorites', async ({page, open}) => {
    await open('/glossary');
    await store(page, recentKey, 7, 'seen');
    await openModal(page);
    await expect(recent(page)).toHaveCount(7);
    await select(page, 'resetCells');
    await expect(recent(page)).toHaveCount(7);
    const urls = (await stored(page, recentKey)).map(({url}) => url);
    expect(urls).toEqual(['/api/dia/Graph#resetCells', ...[0, 1, 2, 3, 4, 5].map((i) => `/glossary#seen-${i}`)]);
  });

  test('4 with favorites', async ({page, open}) => {
    await open('/glossary');
    await store(page, favoriteKey, 1, 'saved');
    await store(page, recentKey, 7, 'seen');
    await openModal(page);
    await expect(recent(page)).toHaveCount(4);
    await select(page, 'resetCells');
    await expect(recent(page)).toHaveCount(4);
    await expect.poll(() => stored(page, recentKey)).toHaveLength(4);
  });

  test('10 favorites', async ({page, open}) => {
    await open('/glossary');
    await store(page, favoriteKey, 10, 'saved');
    await store(page, recentKey, 1, 'seen');
    await openModal(page);
    await expect(favorites(page)).toHaveCount(10);
    await recent(page).getByTitle('Save this search').click();
    await expect(recent(page)).toHaveCount(0);
    await expect(hits(page)).toHaveCount(10);
    const urls = (await stored(page, favoriteKey)).map(({url}) => url);
    expect(urls).toEqual(['/glossary#seen-0', ...Array.from({length: 9}, (_, i) => `/glossary#saved-${i}`)]);
  });
});

test.describe('without storage', () => {
  test.use({expectedConsole: /storage|Storage/});

  test('the search works, and remembers nothing', async ({page, open}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('Storage is full.');
      };
    });
    await open('/glossary');
    await openModal(page);
    await ask(page, 'resetCells');
    await activeHit(page).click();
    await expect(page).toHaveURL(/#resetCells$/);
  });
});

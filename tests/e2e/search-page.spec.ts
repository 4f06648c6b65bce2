import type {Page} from '@playwright/test';
import {readCanonicalPaths} from '../../src/build/hosting/canonical-paths';
import {otherWays, popularTasks} from '../../src/site/components/SearchBar/popular-tasks';
import {manifestFile} from '../../src/site/search/engine/index-format';
import {ask, box, openModal, pathsOf, seeAll} from '../support/search';
import {sites} from '../support/sites';
import {expect, settled, test} from '../support/test';

const results = (page: Page) => page.locator('.search-result');
const links = (page: Page) => results(page).locator('h2 a');
const input = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search'});
const version = (page: Page) => page.getByRole('main').getByRole('combobox', {name: 'Version'});
const status = (page: Page) => page.getByRole('main').getByRole('status');

const countOf = async (page: Page): Promise<number> =>
  Number(/^(\d+) results/.exec((await status(page).textContent()) ?? '')?.[1]);

test.describe('search page', () => {
  test('answers the query of its address', {tag: '@smoke'}, async ({page, open}) => {
    await open('/search?q=ui.Halo');
    await expect(page).toHaveTitle(/^Search results for "ui.Halo" \| /);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "ui.Halo"');
    await expect(input(page)).toHaveValue('ui.Halo');
    await expect(status(page)).toHaveText(/^\d+ results in 4\.1$/);
    const first = results(page).first();
    await expect(first.getByRole('heading')).toHaveText('ui.Halo');
    await expect(first.getByRole('link')).toHaveAttribute('href', '/api/ui/Halo');
    await expect(first.locator('h2 mark')).toHaveText('ui.Halo');
    await expect(first.locator('.search-result__path')).toContainText('API Reference: ui');
    await expect(first.locator('.search-badge')).toHaveText(['JointJS+']);
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/api\/ui\/Halo$/);
    await page.goBack();
    await expect(first.getByRole('heading')).toHaveText('ui.Halo');
  });

  test('offers popular tasks as long as nothing is asked, of the version that is chosen', async ({page, open}) => {
    await open('/search');
    const tasks = page.getByRole('navigation', {name: 'Popular tasks'});
    await expect(tasks.getByRole('link')).toHaveText(popularTasks.map(({label}) => label));
    await version(page).selectOption('4.0');
    await expect(tasks.getByRole('link').first()).toHaveAttribute('href', '/4.0/learn/quickstart/');
    await input(page).fill('paper');
    await expect(tasks).toHaveCount(0);
    await expect(results(page).first()).toBeVisible();
    await input(page).fill('');
    await tasks.getByRole('link', {name: 'Save and load'}).click();
    await expect(page).toHaveURL(/\/4\.0\/learn\/features\/diagram-basics\/graph#save-and-load$/);
  });

  test('offers pages of a similar name and other ways when nothing is found', async ({page, open}) => {
    const query = ['qq', 'routers', 'qq'].join('');
    await open(`/search?q=${query}`);
    await expect(status(page)).toHaveText(`No results for "${query}" in 4.1`);
    const others = page.getByRole('navigation', {name: 'Other ways to find it'});
    await expect(others.getByRole('link')).toHaveText(otherWays.map(({label}) => label));
    await expect(
      page.getByRole('navigation', {name: 'Pages with a similar name'}).getByRole('link').first(),
    ).toHaveText(/outers/);
  });

  test('shows the text that matches, and the way to a heading', async ({page, open}) => {
    await open('/search?q=registers%20constructors');
    const withText = results(page).filter({has: page.locator('.search-result__text mark')});
    await expect(withText.first()).toBeVisible();
    await open('/search?q=addCells');
    await expect(results(page).first().locator('h2 a')).toHaveText('addCells');
    await expect(results(page).first().locator('.search-result__path')).toContainText('dia.Graph');
    await expect(links(page).first()).toHaveAttribute('href', '/api/dia/Graph#addCells');
  });

  test('shows texts with markup as text', async ({page, open}) => {
    await open('/search?q=outer%20g%20that%20the%20view%20makes');
    await expect(results(page).filter({hasText: '<g>'}).first()).toBeVisible();
    const inside = results(page).locator('h2 a > span *, .search-result__text > span *');
    const names = await inside.evaluateAll((elements) => elements.map(({tagName}) => tagName));
    expect(new Set(names)).toEqual(new Set(['MARK']));
  });

  test('loads more while the reader scrolls, until all are there', async ({page, open}) => {
    await open('/search?q=halo');
    await expect(results(page)).toHaveCount(20);
    const first = await pathsOf(links(page));
    const count = await countOf(page);
    expect(count).toBeGreaterThan(40);
    await page.locator('.search-page__more').scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(40);
    await page.locator('.search-page__more').scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(Math.min(count, 60));
    await expect(async () => {
      await results(page).last().scrollIntoViewIfNeeded();
      await expect(page.locator('.search-page__more')).toHaveCount(0, {timeout: 100});
    }).toPass({intervals: [100]});
    await expect(results(page)).toHaveCount(count);
    const all = await pathsOf(links(page));
    expect(all.slice(0, 20)).toEqual(first);
    expect(all.slice(20)).not.toEqual(expect.arrayContaining(first));
  });

  test('typing changes the results and the address', async ({page, open}) => {
    await open('/search?q=ui.Halo');
    await expect(links(page).first()).toHaveAttribute('href', '/api/ui/Halo');
    await input(page).fill('addCells');
    await expect(links(page).first()).toHaveAttribute('href', '/api/dia/Graph#addCells');
    await expect(page).toHaveURL(/\/search\?q=addCells$/);
    await expect(page).toHaveTitle(/^Search results for "addCells"/);
    await input(page).fill('');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await expect(results(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('');
  });

  test('keys typed one after the other all arrive', async ({page, open}) => {
    await open('/search');
    await input(page).focus();
    await page.keyboard.type('graph to json', {delay: 10});
    await expect(input(page)).toHaveValue('graph to json');
    await expect(results(page).first()).toBeVisible();
  });

  test('takes 64 characters', async ({page, open}) => {
    await open('/search');
    await input(page).focus();
    await page.keyboard.type('g'.repeat(70));
    await expect(input(page)).toHaveValue('g'.repeat(64));
  });

  test('without a query asks for one', async ({page, open}) => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await open('/search');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await expect(input(page)).toHaveAttribute('placeholder', 'Type your search here');
    await expect(results(page)).toHaveCount(0);
    await settled(page);
    expect(asked.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  });

  test('is not for search engines', async ({page, open, request}) => {
    await open('/search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    expect(await (await request.get('/search')).text()).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    expect(readCanonicalPaths(sites.main.buildDir)).not.toContainEqual(
      expect.stringMatching(/^(?:\/4\.0)?\/search\/?$/),
    );
  });
});

test.describe('the version that the search page looks in', () => {
  test('is the latest by default', async ({page, open}) => {
    await open('/search?q=dia.Graph');
    await expect(version(page)).toHaveValue('4.1');
    await expect(version(page).getByRole('option')).toHaveText(['4.1', '4.0']);
    await expect(links(page).first()).toHaveAttribute('href', '/api/dia/Graph');
  });

  test('is that of the address, and choosing another changes it', async ({page, open}) => {
    await open('/search?q=dia.Graph&version=4.0');
    await expect(version(page)).toHaveValue('4.0');
    await expect(links(page).first()).toHaveAttribute('href', '/4.0/api/dia/Graph');
    for (const path of await pathsOf(links(page))) {
      expect(path).toMatch(/^\/4\.0\//);
    }
    await expect(results(page).locator('.search-badge', {hasText: /^4\./})).toHaveCount(0);
    await version(page).selectOption('4.1');
    await expect(links(page).first()).toHaveAttribute('href', '/api/dia/Graph');
    await expect(page).toHaveURL(/\/search\?q=dia\.Graph&version=4\.1$/);
    await version(page).selectOption('4.0');
    await expect(page).toHaveURL(/\/search\?q=dia\.Graph&version=4\.0$/);
    await expect(input(page)).toHaveValue('dia.Graph');
    await expect(status(page)).toHaveText(/ in 4\.0$/);
    await input(page).fill('ui.Halo');
    await expect(page).toHaveURL(/\/search\?q=ui\.Halo&version=4\.0$/);
    await expect(links(page).first()).toHaveAttribute('href', '/4.0/api/ui/Halo');
  });

  test('may stand in the address by its name', async ({page, open}) => {
    await open('/search?q=dia.Graph&version=current');
    await expect(version(page)).toHaveValue('4.1');
    await expect(links(page).first()).toHaveAttribute('href', '/api/dia/Graph');
  });

  test('is the latest when the address names none that exists', async ({page, open}) => {
    await open('/search?q=dia.Graph&version=9.9');
    await expect(version(page)).toHaveValue('4.1');
    await expect(results(page).first()).toBeVisible();
  });

  test("is that of the page from which the modal's link leads here", async ({page, open}) => {
    await open('/4.0/glossary');
    await openModal(page);
    await ask(page, 'ui.Halo');
    await seeAll(page).click();
    await expect(page).toHaveURL(/\/search\?q=ui\.Halo&version=4\.0$/);
    await expect(version(page)).toHaveValue('4.0');
    await expect(links(page).first()).toHaveAttribute('href', '/4.0/api/ui/Halo');
  });

  test('is also that of the modal which is opened here', async ({page, open}) => {
    await open('/search?q=dia.Graph');
    await openModal(page);
    await ask(page, 'dia.Graph');
    await expect(box(page)).toHaveValue('dia.Graph');
    await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', '/api/dia/Graph');
  });
});

test.describe('without results', () => {
  test('the search page says so and leads to the other version', async ({page, open}) => {
    await open('/search?q=zzqqxx');
    await expect(status(page)).toHaveText('No results for "zzqqxx" in 4.1');
    await expect(results(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'Search 4.0 instead'}).click();
    await expect(page).toHaveURL(/\/search\?q=zzqqxx&version=4\.0$/);
    await expect(status(page)).toHaveText('No results for "zzqqxx" in 4.0');
    await expect(page.getByRole('link', {name: 'Search 4.1 instead'})).toBeVisible();
  });

  test('odd input is no error', async ({page, open}) => {
    for (const query of ['   ', '<img src=x onerror=alert(1)>', '"\'`', '.*+?^${}()|[]\\', '👩‍👩‍👧', '__proto__']) {
      await open(`/search?q=${encodeURIComponent(query)}`);
      await expect(input(page)).toHaveValue(query);
      await expect(status(page), query).toHaveText(query.trim() ? /results? in 4|^No results for/ : '');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    }
  });
});

test.describe('when the search cannot be reached', () => {
  test.use({expectedConsole: /Failed to load resource|The search failed/});

  test('the search page says so, and "Try again" recovers', async ({page, open, context}) => {
    await context.route(`**/${manifestFile}`, (route) => route.abort());
    await open('/search?q=ui.Halo');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(results(page)).toHaveCount(0);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toContainText('Unable to fetch results');
    await context.unroute(`**/${manifestFile}`);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(links(page).first()).toHaveAttribute('href', '/api/ui/Halo');
    await expect(alert).toHaveCount(0);
  });

  test('typing recovers, too', async ({page, open, context}) => {
    await context.route(`**/${manifestFile}`, (route) => route.abort());
    await open('/search?q=ui.Halo');
    await expect(page.getByRole('alert')).toBeVisible();
    await context.unroute(`**/${manifestFile}`);
    await input(page).fill('dia.Graph');
    await expect(links(page).first()).toHaveAttribute('href', '/api/dia/Graph');
  });
});

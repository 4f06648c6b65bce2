// cspell:ignore Nichts Abbrechen Suchen
import type {Page} from '@playwright/test';
import {FakeSearchHosts, hostedHit, test} from '../support/fake-search-hosts';
import {box, hits, modal, openModal, searchButton} from '../support/search';
import {origin, variantSettings} from '../support/sites';
import {expect} from '../support/test';

// One after the other: they wait for each other.
test.describe.configure({mode: 'default'});
// Insights come from other hosts, which the policy allows only when the site is built with them.
test.use({baseURL: origin('variant'), bypassCSP: true});

const service = new FakeSearchHosts();
const contextual = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

test.beforeEach(async () => {
  service.all.forEach(({requests}) => requests.splice(0));
  const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
  await service.start({hits: titles.map((title) => hostedHit(title)), nbHits: 6, queryID: 'a-query'});
});
test.afterEach(() => service.stop());

/** Opens the search of the variant site with these settings in `themeConfig.algolia`. */
async function searchWith(page: Page, settings: Record<string, unknown>, query = 's'): Promise<void> {
  await page.addInitScript((given) => {
    window.searchSettings = given;
  }, settings);
  await page.goto('/sub/path/');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await openModal(page);
  await box(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

/** The request of the modal for the last query. */
const asked = () => service.all[0]?.requests.at(-1)?.body.requests[0];

test('searchParameters are part of the request; their filters are added to those of the version', async ({page}) => {
  const searchParameters = {analyticsTags: ['docs'], facetFilters: ['edition:core'], hitsPerPage: 7};
  await searchWith(page, {searchParameters});
  expect(asked()).toMatchObject({...searchParameters, query: 's', facetFilters: [...contextual, 'edition:core']});
  expect(asked()?.attributesToRetrieve).toContain('edition');
  await page.goto('/sub/path/search?q=s');
  await expect(page.locator('.search-result').first()).toBeVisible();
  expect(asked()).toMatchObject({
    analyticsTags: ['docs'],
    facetFilters: [...contextual, 'edition:core'],
    hitsPerPage: 20,
    page: 0,
  });
});

test('contextualSearch: false leaves out language and version', async ({page}) => {
  await searchWith(page, {contextualSearch: false});
  expect(asked()).toMatchObject({query: 's', facetFilters: []});
  await page.goto('/sub/path/search?q=s');
  await expect(page.locator('.search-result').first()).toBeVisible();
  expect(asked()).toMatchObject({page: 0, facetFilters: []});
});

test('maxResultsPerGroup limits the hits of a group, which are 5 by default', async ({page}) => {
  await searchWith(page, {});
  await expect(hits(page)).toHaveCount(5);
  await searchWith(page, {maxResultsPerGroup: 2});
  await expect(hits(page)).toHaveCount(2);
});

test('translations and placeholder replace the texts that they name, and only those', async ({page}) => {
  const noResultsScreen = {noResultsText: 'Nichts zu'};
  // The button is part of the built page: its texts stay as they were built.
  const button = {buttonText: 'Search here', buttonAriaLabel: 'Search the variant'};
  const translations = {button, modal: {searchBox: {cancelButtonText: 'Abbrechen'}, noResultsScreen}};
  await searchWith(page, {translations, placeholder: 'Suchen'});
  await expect(box(page)).toHaveAttribute('placeholder', 'Suchen');
  await expect(modal(page).locator('.DocSearch-Cancel')).toHaveText('Abbrechen');
  await expect(modal(page).locator('footer')).toContainText('to close');
  service.all.forEach((host) => (host.behavior = {hits: [], nbHits: 0}));
  await box(page).fill('nothing');
  await expect(modal(page)).toContainText('Nichts zu "nothing"');
  await expect(modal(page)).toContainText('Believe this query should return results?');
});

test('the texts of the button are translated, too', async ({page}) => {
  await page.goto('/sub/path/');
  await expect(searchButton(page)).toHaveAccessibleName(/^Search the variant (?:Ctrl|⌘) K$/);
  await expect(searchButton(page)).toContainText('Search here');
});

test('disableUserPersonalization: true stores nothing and shows nothing stored', async ({page}) => {
  await searchWith(page, {disableUserPersonalization: true});
  await hits(page).first().click();
  await expect(modal(page)).toHaveCount(0);
  await openModal(page);
  await expect(modal(page)).not.toContainText('Recent');
  await expect(modal(page)).not.toContainText('No recent searches');
  const key = `__DOCSEARCH_RECENT_SEARCHES__${variantSettings.DOCSEARCH_INDEX_NAME}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '[]', key)).toBe('[]');
});

test('searchPagePath: false leaves out the link to the search page', async ({page}) => {
  await searchWith(page, {searchPagePath: false});
  await expect(modal(page).locator('.DocSearch-HitsFooter a')).toHaveCount(0);
  await expect(modal(page)).not.toContainText('See all');
});

test.describe('insights', () => {
  const client = '**/search-insights@*/**';

  /** Stands for the analytics client: keeps what it is told, before it is loaded and after. */
  const stub = `
    window.told = [...window.aa.queue].map((call) => [...call]);
    window.aa.queue.push = (...calls) => window.told.push(...calls.map((call) => [...call]));`;

  type Told = [method: string, ...parameters: Record<string, unknown>[]][];

  test('are neither asked for nor loaded by default', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await searchWith(page, {});
    expect(asked()).toMatchObject({clickAnalytics: false});
    expect(scripts.filter((url) => url.includes('insights'))).toEqual([]);
  });

  test('are asked for, and told which result the reader chooses', async ({page}) => {
    await page.route(client, (route) => route.fulfill({contentType: 'text/javascript', body: stub}));
    await searchWith(page, {insights: true});
    expect(asked()).toMatchObject({clickAnalytics: true});
    await hits(page).nth(1).click();
    await expect(modal(page)).toHaveCount(0);
    const told = () => page.evaluate(() => (window as unknown as {told?: Told}).told ?? []);
    await expect.poll(async () => (await told()).map(([method]) => method)).toContain('clickedObjectIDsAfterSearch');
    const [, click] = (await told()).find(([method]) => method === 'clickedObjectIDsAfterSearch') ?? [];
    expect(click).toMatchObject({
      index: variantSettings.DOCSEARCH_INDEX_NAME,
      queryID: 'a-query',
      objectIDs: [hostedHit('Second').objectID],
    });
  });
});

import type {Page} from '@playwright/test';
import {stopClock} from '../support/clock';
import {type Behavior, FakeSearchHosts, hostedHit as hit, test} from '../support/fake-search-hosts';
import {box, hits, modal, openModal, searchButton, stallTimePassed} from '../support/search';
import {origin, searchPorts, variantSettings} from '../support/sites';
import {expect, settled} from '../support/test';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

const found = (title: string, nbHits = 1): Behavior => ({hits: [hit(title)], nbHits});

// One after the other: they wait for each other.
test.describe.configure({mode: 'default'});
test.use({baseURL: origin('variant')});

let service = new FakeSearchHosts();

test.beforeEach(async () => {
  service = new FakeSearchHosts();
  await service.start(found('Second'));
});
test.afterEach(() => service.stop());

async function openSearch(page: Page): Promise<void> {
  await page.goto('/sub/path/');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await openModal(page);
}

const expectHit = (page: Page, title: string) => expect(hits(page).locator('.DocSearch-Hit-title')).toHaveText([title]);

const expectError = async (page: Page) => {
  await expect(modal(page)).toContainText('Unable to fetch results');
  await expect(modal(page)).toContainText('You might want to check your network connection.');
};

test.describe('a request to the hosted search', () => {
  test('of the modal: address, credentials and body', async ({page}) => {
    await openSearch(page);
    await box(page).fill('s');
    await expectHit(page, 'Second');
    const [request, ...others] = service.all[0]?.requests ?? [];
    expect(others).toEqual([]);
    expect(request).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(request?.parameters).toMatchObject({
      'x-algolia-application-id': variantSettings.DOCSEARCH_APP_ID,
      'x-algolia-api-key': variantSettings.DOCSEARCH_API_KEY,
      'x-algolia-agent': expect.stringContaining('docusaurus'),
    });
    expect(request?.body).toEqual({
      requests: [
        {
          query: 's',
          indexName: variantSettings.DOCSEARCH_INDEX_NAME,
          attributesToRetrieve: [...levels, 'content', 'type', 'url', 'version', 'edition', 'kind', 'signature'],
          attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:10`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: filters,
        },
      ],
    });
    expect(service.counts).toEqual([1, 0, 0]);
  });

  test('that finds nothing can be reported to the repository, with the query filled in', async ({page}) => {
    await service.stop();
    await service.start({hits: [], nbHits: 0});
    await openSearch(page);
    await box(page).fill('zzqqxx & "more"');
    const noResults = modal(page).locator('.DocSearch-NoResults');
    await expect(noResults).toContainText('Believe this query should return results? Let us know.');
    const link = noResults.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe(`${variantSettings.REPOSITORY_URL}/issues/new`);
    expect(url.searchParams.get('title')).toContain('zzqqxx & "more"');
    expect(url.searchParams.get('body')).toMatch(/4\.1.*zzqqxx & "more"/s);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('of the modal on a narrow screen asks for snippets of 5 words', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openSearch(page);
    await box(page).fill('s');
    await expectHit(page, 'Second');
    const snippets = service.all[0]?.requests[0]?.body.requests[0]?.attributesToSnippet;
    expect(snippets).toEqual([...levels.slice(1), 'content'].map((attribute) => `${attribute}:5`));
  });

  test('of the search page, page by page', async ({page}) => {
    const first = Array.from({length: 20}, (_, i) => hit(`First ${i}`));
    await service.stop();
    await service.start({hits: first, nbHits: 21, nbPages: 2});
    await page.goto('/sub/path/search?q=second');
    const results = page.locator('.search-result');
    await expect(results).toHaveCount(20);
    await expect(page.getByText('21 results')).toBeVisible();
    const request = service.all[0]?.requests[0];
    expect(request).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(request?.parameters).toMatchObject({'x-algolia-api-key': variantSettings.DOCSEARCH_API_KEY});
    // The service takes no object "params".
    expect(request?.body.requests).toEqual([
      {
        query: 'second',
        indexName: variantSettings.DOCSEARCH_INDEX_NAME,
        page: 0,
        hitsPerPage: 20,
        facetFilters: filters,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: ['content:30'],
      },
    ]);
    for (const host of service.all) {
      host.behavior = {hits: [hit('Last')], nbHits: 21, nbPages: 2};
    }
    await results.last().scrollIntoViewIfNeeded();
    await expect(results).toHaveCount(21);
    expect(service.all[0]?.requests.at(-1)?.body.requests[0]).toMatchObject({page: 1});
    await expect(results.last().getByRole('link')).toHaveAttribute('href', '/sub/path/second');
  });

  test('the service is announced; the embedded search is not loaded', async ({page}) => {
    const files: string[] = [];
    page.context().on('request', (request) => files.push(request.url()));
    await openSearch(page);
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', `http://localhost:${searchPorts[0]}`);
    await box(page).fill('s');
    await expectHit(page, 'Second');
    expect(files.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    expect(page.workers()).toEqual([]);
    const own = [origin('variant'), `http://localhost:${searchPorts[0]}`];
    expect(files.filter((url) => !url.startsWith('data:') && !own.includes(new URL(url).origin))).toEqual([]);
  });

  test('is not made before there is a query, and not again for one that is answered', async ({page}) => {
    await page.goto('/sub/path/');
    await searchButton(page).hover();
    await openModal(page);
    await settled(page);
    expect(service.counts).toEqual([0, 0, 0]);
    for (const query of ['s', 'se', 's']) {
      await box(page).fill(query);
      await expect(modal(page).locator('.DocSearch-HitsFooter a')).toHaveAttribute(
        'href',
        `/sub/path/search?q=${query}`,
      );
    }
    expect(service.counts).toEqual([2, 0, 0]);
  });
});

test.describe('an answer of the hosted search', () => {
  test('is read: hits, their count, version and edition', async ({page}) => {
    await service.start(found('Second', 37));
    await openSearch(page);
    await box(page).fill('s');
    await expectHit(page, 'Second');
    await expect(modal(page)).toContainText('See all 37 results');
    await expect(hits(page).locator('.search-badge')).toHaveText(['JointJS+']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sub/path/second');
  });

  test('without hits: no results', async ({page}) => {
    await service.start({hits: [], nbHits: 0});
    await openSearch(page);
    await box(page).fill('nothing');
    await expect(modal(page)).toContainText('No results for "nothing"');
  });

  test('with markup in its texts shows it as text, in the modal, in recent searches, on the search page', async ({
    page,
  }) => {
    const markup = 'Array<Cell> & <img src="x" onerror="document.title = \'bad\'">';
    await service.start({hits: [hit(markup, markup)], nbHits: 1});
    await openSearch(page);
    await box(page).fill('array');
    await expectHit(page, markup);
    await expect(hits(page).locator('mark').first()).toHaveText(markup);
    await expect(hits(page).locator('img')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
    await openModal(page);
    await expect(modal(page)).toContainText('Recent');
    await expectHit(page, markup);
    await expect(modal(page).locator('.DocSearch-Hit img')).toHaveCount(0);
    await page.goto('/sub/path/search?q=array');
    const result = page.locator('.search-result');
    await expect(result.locator('h2')).toHaveText(markup);
    await expect(result.locator('.search-result__text')).toHaveText(markup);
    await expect(result.locator('img')).toHaveCount(0);
    await expect(page).not.toHaveTitle('bad');
  });
});

test.describe('when hosts of the hosted search fail', () => {
  test.use({expectedConsole: /Failed to load resource|The search failed/});

  test('a refused connection: the next one answers', async ({page}) => {
    await service.all[0]?.stop();
    await openSearch(page);
    await box(page).fill('s');
    await expectHit(page, 'Second');
    expect(service.counts).toEqual([0, 1, 0]);
  });

  /** Marks the document when the page has headers of an answer of the service. */
  const markHeaders = (page: Page) =>
    page.addInitScript(() => {
      window.XMLHttpRequest = class extends XMLHttpRequest {
        constructor() {
          super();
          this.addEventListener('readystatechange', () => {
            if (this.readyState >= XMLHttpRequest.HEADERS_RECEIVED) {
              document.documentElement.dataset.headers = 'received';
            }
          });
        }
      };
    });

  for (const [name, behavior, limit] of [
    ['no headers within 1 s', 'no headers', 1000],
    ['no end within 2 s of the headers', 'no end', 2000],
  ] as const) {
    test(`${name}: the next one answers`, async ({page}) => {
      service.all[0]!.behavior = behavior;
      await page.clock.install();
      await markHeaders(page);
      await openSearch(page);
      await stopClock(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).host));
      await box(page).fill('s');
      await expect.poll(() => service.counts).toEqual([1, 0, 0]);
      if (behavior === 'no end') {
        await expect(page.locator('html')).toHaveAttribute('data-headers', 'received');
      }
      await page.clock.runFor(limit - 50);
      expect(asked).toEqual([`localhost:${searchPorts[0]}`]);
      await page.clock.runFor(100);
      await expect.poll(() => service.counts).toEqual([1, 1, 0]);
      await page.clock.resume();
      await expectHit(page, 'Second');
    });
  }

  test('status 500 or 503: the next one answers, at once', async ({page}) => {
    service.all[0]!.behavior = 500;
    service.all[1]!.behavior = 503;
    await page.clock.install();
    await openSearch(page);
    // No timer of the page ends from now on.
    await stopClock(page);
    await box(page).fill('s');
    await expect.poll(() => service.counts).toEqual([1, 1, 1]);
    await page.clock.resume();
    await expectHit(page, 'Second');
  });

  test('another status or no JSON: the error screen, no other host is asked, and the next query recovers', async ({
    page,
  }) => {
    await page.clock.install();
    await openSearch(page);
    for (const [index, behavior] of ([400, 403, 404, 'malformed'] as const).entries()) {
      service.all[0]!.behavior = behavior;
      await box(page).fill(`s${index}`);
      await expectError(page);
      await stallTimePassed(page);
      await expectError(page);
      expect(service.counts, `${behavior}`).toEqual([2 * index + 1, 0, 0]);
      service.all[0]!.behavior = found('Mended');
      await box(page).fill(`se${index}`);
      await expectHit(page, 'Mended');
    }
  });

  test('all of them: the error screen, and the next query recovers', async ({page}) => {
    await service.stop();
    await openSearch(page);
    await box(page).fill('s');
    await expectError(page);
    await service.start(found('Mended'));
    await box(page).fill('se');
    await expectHit(page, 'Mended');
  });

  test('all of them: the search page says so, and "Try again" recovers', async ({page}) => {
    await service.start(503);
    await page.goto('/sub/path/search?q=second');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    expect(service.counts).toEqual([1, 1, 1]);
    await service.start(found('Mended'));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('.search-result h2')).toHaveText('Mended');
  });

  test('a failed one is left alone for 2 minutes, also by the next page, and asked again after', async ({page}) => {
    service.all[0]!.behavior = 503;
    const failedAt = Date.now();
    await page.clock.setFixedTime(failedAt);
    await openSearch(page);
    await box(page).fill('s');
    await expectHit(page, 'Second');
    expect(service.counts).toEqual([1, 1, 0]);
    service.all[0]!.behavior = found('First again');
    await box(page).fill('se');
    await expect(modal(page).locator('.DocSearch-HitsFooter a')).toHaveAttribute('href', /q=se$/);
    expect(service.counts).toEqual([1, 2, 0]);
    await page.clock.setFixedTime(failedAt + 119_000);
    await openSearch(page);
    await box(page).fill('sec');
    await expectHit(page, 'Second');
    expect(service.counts).toEqual([1, 3, 0]);
    await page.clock.setFixedTime(failedAt + 121_000);
    await box(page).fill('second');
    await expectHit(page, 'First again');
    expect(service.counts).toEqual([2, 3, 0]);
  });
});

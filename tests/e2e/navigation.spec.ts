import type {Page, Route} from '@playwright/test';
import {contentsEntry} from '../support/contents';
import {box, openModal} from '../support/search';
import {expect, hydrated, settled, test} from '../support/test';

/** Follows a link of the sidebar, which is on every page of a section. */
const sidebarLink = (page: Page, name: string) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});

/** A request of the app for the HTML of another page. */
const pageRequests = (path: string) => (url: URL) => url.pathname === path;

/** Holds back the HTML of a page until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(pageRequests(path), (route) => void held.push(route));
  return async () => {
    await page.unroute(pageRequests(path));
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Makes the page believe that it has a slow or metered connection, or a plain one. */
function connection(value: {effectiveType: string; saveData: boolean}): void {
  Object.defineProperty(navigator, 'connection', {configurable: true, value});
}

test.describe('navigation', () => {
  test('the old page stays while the next one loads, with a progress bar after 200 ms', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await page.evaluate(connection, {effectiveType: '2g', saveData: false});
    const release = await holdPage(page, '/learn/quickstart/link');
    await sidebarLink(page, 'Add a link').click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Create a paper');
    await release();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a search box that was opened meanwhile keeps the focus', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    const release = await holdPage(page, '/learn/quickstart/link');
    await sidebarLink(page, 'Add a link').click();
    await openModal(page);
    await release();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await settled(page);
    await expect(box(page)).toBeFocused();
  });

  test('a quick navigation shows no progress bar', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          document.documentElement.dataset.sawProgress = 'true';
        }
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    const link = sidebarLink(page, 'Add a link');
    await link.hover();
    await settled(page);
    await link.click();
    await expect(page.locator('h1')).toHaveText('Add a link');
    expect(await page.evaluate(() => document.documentElement.dataset.sawProgress)).toBeUndefined();
  });

  test.describe('when the next page cannot be loaded', () => {
    test.use({expectedConsole: /Failed to (?:fetch|load resource)/});

    test('the browser loads it in full', async ({page, open}) => {
      await open('/learn/quickstart/paper');
      await page.evaluate(connection, {effectiveType: '2g', saveData: false});
      let failures = 0;
      await page.route(pageRequests('/learn/quickstart/link'), async (route) => {
        failures += 1;
        await (failures === 1 ? route.abort() : route.continue());
      });
      const reloaded = page.waitForEvent('load');
      await sidebarLink(page, 'Add a link').click();
      await reloaded;
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Add a link');
      await expect(page).toHaveURL(/\/learn\/quickstart\/link$/);
    });
  });

  test('the page is marked as hydrated, and not before', async ({page, request}) => {
    expect(await (await request.get('/')).text()).not.toContain('data-has-hydrated=true');
    await page.goto('/');
    await hydrated(page);
  });
});

test.describe('scrolling', () => {
  const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a new path starts at the top, or at the target of its hash', async ({page, open}) => {
    await open('/api/dia/Graph');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.locator('.footer').getByRole('link', {name: 'Glossary'}).click();
    await expect(page.locator('h1')).toHaveText('Glossary');
    await expect.poll(() => position(page)).toBe(0);

    await open('/api/dia/Graph#getNeighbors');
    await expect(page.locator('[id="getNeighbors"]')).toBeInViewport();
    await (await contentsEntry(page, 'toJSON')).click();
    await expect(page.locator('[id="toJSON"]')).toBeInViewport();
  });

  test('a change of the query alone does not scroll', async ({page, open}) => {
    await open('/api/dia/Graph');
    await page.evaluate(() => window.scrollTo(0, 1500));
    const before = await position(page);
    expect(before).toBeGreaterThan(1000);
    await page.evaluate(() => {
      history.pushState(null, '', '?a=b');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page).toHaveURL(/\?a=b$/);
    expect(await position(page)).toBe(before);
  });

  test('the button that leads back to the top scrolls smoothly', async ({page, open}) => {
    await open('/api/dia/Graph');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await expect.poll(() => position(page)).toBe(0);
  });
});

test.describe('prefetch', () => {
  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();
  const plain = {effectiveType: '4g', saveData: false};

  test('a link that comes into view prefetches its page; hovering preloads it', async ({page, open}) => {
    await page.addInitScript(connection, plain);
    await open('/learn/quickstart/paper');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('.footer').getByRole('link', {name: 'dia', exact: true}).hover();
    await expect.poll(() => requests.filter((url) => url.endsWith('/api/dia/'))).toHaveLength(1);
  });

  test('a touch preloads the page of a link', async ({page, open}) => {
    await page.addInitScript(connection, plain);
    await open('/learn/quickstart/paper');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('.footer').getByRole('link', {name: 'dia', exact: true}).dispatchEvent('touchstart');
    await expect.poll(() => requests.filter((url) => url.endsWith('/api/dia/'))).toHaveLength(1);
  });

  for (const slow of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`neither happens with ${slow.saveData ? 'data saving on' : 'a 2g connection'}`, async ({page}) => {
      await page.addInitScript(connection, slow);
      await page.goto('/learn/quickstart/paper');
      // Only an act loads the app.
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await hydrated(page);
      await settled(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await sidebarLink(page, 'Add a link').hover();
      await page.locator('.footer').getByRole('link', {name: 'dia', exact: true}).hover();
      await settled(page);
      expect(await prefetched(page)).toBe(0);
      expect(requests).toEqual([]);
    });
  }
});

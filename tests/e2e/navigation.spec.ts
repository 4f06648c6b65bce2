import type {Page, Route} from '@playwright/test';
import {stopClock} from '../support/clock';
import {contentsEntry} from '../support/contents';
import {scrollPage, unseen} from '../support/place';
import {routed} from '../support/routed';
import {box, openModal} from '../support/search';
import {expect, hydrated, settled, test} from '../support/test';

/** Follows a link of the sidebar, which is on every page of a section. */
const sidebarLink = (page: Page, name: string) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});

/** A request of the app for the HTML of another page. */
const pageRequests = (path: string) => (url: URL) => url.pathname === path;

/** Holds back the HTML of a page until it is released. */
async function holdPage(page: Page, path: string) {
  const held: Route[] = [];
  await page.route(pageRequests(path), (route) => void held.push(route));
  await routed(page);
  const release = async (): Promise<void> => {
    await page.unroute(pageRequests(path));
    await Promise.all(held.map((route) => route.continue()));
  };
  return {release, isHeld: () => held.length > 0};
}

/** Makes the page believe that it has a slow or metered connection, or a plain one. */
function connection(value: {effectiveType: string; saveData: boolean}): void {
  Object.defineProperty(navigator, 'connection', {configurable: true, value});
}

test.describe('navigation', () => {
  test('the old page stays while the next one loads, with a progress bar after 200 ms', async ({page, open}) => {
    await page.clock.install();
    await open('/learn/quickstart/paper');
    await page.evaluate(connection, {effectiveType: '2g', saveData: false});
    const {release, isHeld} = await holdPage(page, '/learn/quickstart/link');
    await settled(page);
    await stopClock(page);
    await sidebarLink(page, '4. Add links').click();
    await expect.poll(isHeld).toBe(true);
    await page.clock.runFor(190);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Create a paper');
    await page.clock.resume();
    await release();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a search box that was opened meanwhile keeps the focus', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    const {release} = await holdPage(page, '/learn/quickstart/link');
    await sidebarLink(page, '4. Add links').click();
    await openModal(page);
    await release();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await settled(page);
    await expect(box(page)).toBeFocused();
  });

  test('a navigation that takes less than 200 ms shows no progress bar, also later', async ({page, open}) => {
    await page.clock.install();
    await open('/learn/quickstart/paper');
    await page.evaluate(connection, {effectiveType: '2g', saveData: false});
    const {release, isHeld} = await holdPage(page, '/learn/quickstart/link');
    await settled(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          document.documentElement.dataset.sawProgress = 'true';
        }
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    await stopClock(page);
    await sidebarLink(page, '4. Add links').click();
    await expect.poll(isHeld).toBe(true);
    await page.clock.runFor(190);
    await release();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await page.clock.runFor(1000);
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-progress');
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
      await routed(page);
      const reloaded = page.waitForEvent('load');
      await sidebarLink(page, '4. Add links').click();
      await reloaded;
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Add a link');
      await expect(page).toHaveURL(/\/learn\/quickstart\/link$/);
    });
  });

  test.describe('a double click', () => {
    // One of the pages is a wrong address.
    test.use({expectedConsole: /status of 404/});

    test('on a link is one step of the history', async ({page, open}) => {
      const steps = () => page.evaluate(() => history.length);
      const start = '/learn/quickstart/';
      for (const [name, path, link, width = 1280] of [
        ['sidebar', start, sidebarLink(page, '1. Install')],
        ['bar', start, page.locator('.navbar').getByRole('link', {name: 'Glossary'})],
        [
          'a wrong address',
          '/api/dia/Papers',
          page
            .locator('main')
            .getByRole('link', {name: /dia\.Paper/})
            .first(),
        ],
        ['members', '/api/dia/Paper', page.locator('.navigator__list a:visible').first()],
        ['menu', start, page.locator('.navbar-sidebar').getByRole('link', {name: '1. Install'}), 390],
      ] as const) {
        await test.step(name, async () => {
          await page.setViewportSize({width, height: 800});
          await open(path);
          if (width < 996) {
            await page.locator('.navbar__toggle').click();
          }
          await expect(link).toBeInViewport();
          await settled(page);
          const before = await steps();
          const from = page.url();
          await link.dblclick();
          await settled(page);
          expect(page.url()).not.toBe(from);
          expect((await steps()) - before).toBe(1);
        });
      }
    });
  });

  test('the page is marked as hydrated, and not before', {tag: '@smoke'}, async ({page, request}) => {
    expect(await (await request.get('/')).text()).toMatch(/<html[^>]* data-has-hydrated=false/);
    await page.goto('/');
    await hydrated(page);
  });
});

test.describe('scrolling', () => {
  const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a new path starts at the top, or at the target of its hash', {tag: '@smoke'}, async ({page, open}) => {
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
    await settled(page);
    await scrollPage(page, 1500);
    await settled(page);
    const before = await position(page);
    expect(before).toBeGreaterThan(1000);
    await page.evaluate(() => {
      history.pushState(null, '', '?a=b');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page).toHaveURL(/\?a=b$/);
    await settled(page);
    const moves = async () => Math.abs((await position(page)) - before);
    await expect.poll(moves, 'px that the page moves').toBeLessThan(unseen);
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
  const plain = {effectiveType: '4g', saveData: false};
  const frugal = [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ];

  /** The pages whose HTML the app asks for, from now on. */
  function articles(page: Page): string[] {
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && !request.url().includes('/assets/')) {
        paths.push(new URL(request.url()).pathname);
      }
    });
    return paths;
  }

  /** All that the page asks for, from now on. */
  function requests(page: Page): string[] {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    return urls;
  }

  const footerLink = (page: Page) => page.locator('.footer').getByRole('link', {name: 'dia', exact: true});

  for (const [sign, links] of [
    [
      'hover',
      {
        article: 'main .markdown a[href^="/api/dia/"]',
        sidebar: '.theme-doc-sidebar-menu a[href="/learn/quickstart/link"]',
      },
    ],
    ['focus', {footer: '.footer a[href="/api/dia/"]', navbar: '.navbar a[href^="/api"]'}],
    [
      'touchstart',
      {footer: '.footer a[href="/api/dia/"]', sidebar: '.theme-doc-sidebar-menu a[href="/learn/quickstart/link"]'},
    ],
  ] as const) {
    for (const [place, selector] of Object.entries(links)) {
      test(`${sign} on a link of the ${place} fetches its page, once, and a click needs nothing more`, async ({
        page,
        open,
      }) => {
        await page.addInitScript(connection, plain);
        await open('/learn/quickstart/paper');
        await settled(page);
        const asked = articles(page);
        const link = page.locator(selector).first();
        const path = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).pathname;
        await (sign === 'hover' ? link.hover() : sign === 'focus' ? link.focus() : link.dispatchEvent(sign));
        await expect.poll(() => asked).toContain(path);
        await settled(page);
        await link.dispatchEvent(sign === 'hover' ? 'mouseover' : sign === 'focus' ? 'focusin' : sign);
        const all = requests(page);
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${path}(?:#.*)?$`));
        await expect
          .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
          .toMatch(new RegExp(`${path}$`));
        expect(asked.filter((item) => item === path)).toHaveLength(1);
        expect(all.filter((url) => new URL(url).pathname === path)).toEqual([]);
      });
    }
  }

  test('a pointer that crosses links on its way fetches none of them', async ({page, open}) => {
    await page.clock.install();
    await page.addInitScript(connection, plain);
    await open('/learn/quickstart/paper');
    await settled(page);
    const asked = articles(page);
    const crossed = await page.evaluate(() => {
      const links = document.querySelectorAll('.theme-doc-sidebar-menu a[href^="/"]');
      links.forEach((link) => link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})));
      document.body.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
      return links.length;
    });
    expect(crossed).toBeGreaterThan(5);
    await page.clock.fastForward(1000);
    await settled(page);
    expect(asked).toEqual([]);
  });

  test('a hit of the search fetches its page when it is pointed at, and a click needs nothing more', async ({
    page,
    open,
  }) => {
    await page.addInitScript(connection, plain);
    await open('/learn/quickstart/paper');
    await openModal(page);
    await box(page).fill('linkTools');
    const hit = page.locator('.search-hit').nth(1);
    await expect(hit).toBeVisible();
    await settled(page);
    const asked = articles(page);
    await hit.hover();
    await expect.poll(() => asked).toHaveLength(1);
    const [path = ''] = asked;
    await settled(page);
    await hit.click();
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(asked.filter((item) => item === path)).toHaveLength(1);
  });

  test('the link to the next page fetches that page when it comes into view, and other links do not', async ({
    page,
    open,
  }) => {
    await page.addInitScript(connection, plain);
    const asked = articles(page);
    await open('/learn/features/diagram-basics/cells');
    await settled(page);
    expect(asked).toEqual([]);
    const next = page.locator('.pagination-nav__link--next');
    const path = (await next.getAttribute('href')) ?? '';
    await next.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toEqual([path]);
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await settled(page);
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(asked.filter((item) => item === path)).toHaveLength(1);
  });

  test('links in view ask for no script that the page has, and for none twice', async ({page, open}) => {
    await page.addInitScript(connection, plain);
    await open('/learn/quickstart/paper');
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await settled(page);
    const {here, ahead} = await page.evaluate(() => ({
      here: [...document.scripts].map(({src}) => src),
      ahead: [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href),
    }));
    // Links lead to the other version, whose data this page does not have.
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead).toEqual([...new Set(ahead)]);
    expect(ahead.filter((url) => here.includes(url))).toEqual([]);
  });

  for (const slow of frugal) {
    test(`none of it happens with ${slow.saveData ? 'data saving on' : `a ${slow.effectiveType} connection`}`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.addInitScript(connection, slow);
      await page.goto('/learn/quickstart/paper');
      // Only an act loads the app.
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await hydrated(page);
      await settled(page);
      const asked = requests(page);
      await sidebarLink(page, '4. Add links').hover();
      await page.clock.fastForward(1000);
      await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
      await footerLink(page).hover();
      await page.clock.fastForward(1000);
      await footerLink(page).dispatchEvent('touchstart');
      await settled(page);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      expect(asked.filter((url) => !/\.(?:webp|svg)$/.test(url))).toEqual([]);
    });
  }
});

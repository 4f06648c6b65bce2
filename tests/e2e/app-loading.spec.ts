import type {Page} from '@playwright/test';
import {appRequests, holdApp, mainScript} from '../support/app';
import {box, searchButton} from '../support/search';
import {origin} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

const path = '/learn/quickstart/paper';
const notice = (page: Page) => page.locator('.boot-notice');
const colorButton = (page: Page) => page.locator('.navbar').getByRole('button', {name: /dark and light mode/});

/** Makes the page believe that it has a slow or metered connection. */
async function connect(page: Page, value: {effectiveType: string; saveData: boolean}): Promise<void> {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', {configurable: true, value: connection}),
    value,
  );
}

test.describe('the app is loaded', () => {
  test('when the page has loaded and the browser is idle, by the boot script', async ({page}) => {
    const requests = appRequests(page);
    let loaded: string[] | undefined;
    page.on('load', () => (loaded ??= [...requests]));
    await page.goto(path);
    await hydrated(page);
    expect(loaded).toEqual([]);
    expect(requests.filter((request) => mainScript.test(request))).toHaveLength(1);
  });

  test('once, all at the same time, and the main script last', async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const named = await page.locator('script[data-app]').getAttribute('data-app');
    const all = await page
      .locator('head script[src]:not([data-app])')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') ?? ''));
    const first = all.slice(0, named?.split(' ').length);
    expect(first).toEqual(named?.split(' '));
    expect(first.at(-1)).toMatch(mainScript);
  });

  for (const frugal of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test.describe(frugal.saveData ? 'with data saving on' : 'on a 2g connection', () => {
      test.beforeEach(({page}) => connect(page, frugal));

      test('not before the reader acts', async ({page}) => {
        const requests = appRequests(page);
        await page.goto(path);
        await settled(page);
        await searchButton(page).hover();
        await page.mouse.wheel(0, 500);
        await page.keyboard.press('Tab');
        await page.keyboard.press('PageDown');
        await page.getByRole('heading', {level: 1}).click();
        await settled(page);
        expect(requests).toEqual([]);
        await page.keyboard.press('ControlOrMeta+K');
        await expect(box(page)).toBeFocused();
      });

      test('when the reader touches a button', async ({page}) => {
        await page.goto(path);
        await colorButton(page).click();
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      });

      test('at once where there is nothing to read without it', async ({page}) => {
        await page.goto('/search?q=paper');
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "paper"');
      });
    });
  }

  test('in a tab in the background only when the reader turns to it', async ({page}) => {
    await page.addInitScript(() => {
      const state = {value: 'hidden'};
      Object.defineProperty(document, 'visibilityState', {get: () => state.value});
      Object.assign(window, {
        show: () => {
          state.value = 'visible';
          document.dispatchEvent(new Event('visibilitychange'));
        },
      });
    });
    const requests = appRequests(page);
    await page.goto(path);
    await settled(page);
    expect(requests).toEqual([]);
    await page.evaluate(() => (window as unknown as {show: () => void}).show());
    await hydrated(page);
  });

  test('earlier, when the reader points at something that needs it', async ({page}) => {
    // Nothing is idle here.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(path);
    await page.getByRole('heading', {level: 1}).hover();
    await settledWithoutIdle(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await searchButton(page).hover();
    await hydrated(page);
  });

  test('when the browser shows a page again that was left before', async ({page}) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(path);
    await page.evaluate(() => {
      window.requestIdleCallback = (callback) => window.setTimeout(callback);
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await hydrated(page);
  });
});

/** Waits until the browser has painted twice. */
async function settledWithoutIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

test.describe('the app cannot be loaded', () => {
  test.use({expectedConsole: /Failed to load resource|preloaded using link preload/});

  test('a reader who reads is told nothing', async ({page}) => {
    await page.route(mainScript, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(path);
    await failed;
    await settled(page);
    await expect(notice(page)).toHaveCount(0);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '4. Add links'}).click();
    await expect(page).toHaveURL(/\/link$/);
  });

  // Other faults, and those of the other scripts, are in asset-faults.spec.ts.
  test('acts wait until "Try again" has loaded the main script', async ({page}) => {
    await page.route(mainScript, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.goto(path);
    await colorButton(page).click();
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('graph');
    await expect(notice(page)).toContainText('could not be loaded');
    await expect(notice(page)).toHaveAttribute('role', 'status');
    const retry = notice(page).getByRole('button', {name: 'Try again'});
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(mainScript);
    await retry.click();
    await expect(box(page)).toHaveValue('graph');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(notice(page)).toBeHidden();
  });

  test('the keyboard is back where it was after "Try again"', async ({page}) => {
    await page.route(mainScript, (route) => route.abort());
    await page.goto(path);
    await colorButton(page).press('Enter');
    await notice(page).getByRole('button', {name: 'Try again'}).focus();
    await page.unroute(mainScript);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colorButton(page)).toBeFocused();
  });

  test('it is loaded when the network is back', async ({page, context}) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(path);
    await context.setOffline(true);
    await colorButton(page).click();
    await expect(notice(page)).toContainText('could not be loaded');
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(notice(page)).toBeHidden();
  });

  test('a slow app is said to come', async ({page}) => {
    const release = await holdApp(page);
    await page.goto(path);
    await colorButton(page).click();
    await expect(notice(page)).toContainText('Still loading.');
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('the base URL banner', () => {
  test('is not for pages whose scripts are found', async ({page}) => {
    for (const home of ['/', `${origin('variant')}/sub/path/`]) {
      await page.goto(home);
      await hydrated(page);
      await expect(page.locator('[id^=__docusaurus-base-url-issue-banner]')).toHaveCount(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [1280, 390]) {
    test(`pages can be read, and lead to others and to versions, ${width} px wide`, {tag: '@smoke'}, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto('/learn/quickstart/installation');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
      await expect(page.getByRole('tabpanel')).not.toHaveCount(0);
      for (const panel of await page.getByRole('tabpanel').all()) {
        await expect(panel).toBeVisible();
      }
      await expect(
        page.locator('.DocSearch-Button, .navbar__toggle, .color-mode-toggle').filter({visible: true}),
      ).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const version = page.getByRole('button', {name: /^Version /});
      await version.focus();
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '4.0'}).click();
      await expect(page).toHaveURL(/\/4\.0\/learn\/quickstart\/installation$/);
      await page.locator('.pagination-nav__link').first().click();
      await page.locator('.navbar').getByRole('link', {name: 'Glossary'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    });
  }

  for (const width of [1280, 390]) {
    test(`nothing is shown that only scripts could open, close or fill, ${width} px wide`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const address of [
        '/',
        '/learn/quickstart/installation',
        '/learn/demos/graph/undo',
        '/learn/recipes',
        '/api/',
        '/api/dia/Graph',
        '/search',
      ]) {
        await page.goto(address);
        // The versions open when the keyboard or the mouse is on their button.
        await expect(page.locator('button:not([aria-label^="Version "])').filter({visible: true})).toHaveCount(0);
        await expect(
          page.locator('[role=tablist], .narrow-contents, main :is(input, select)').filter({visible: true}),
        ).toHaveCount(0);
      }
      await expect(page.locator('main noscript p')).toBeVisible();
    });
  }

  test('each file of a demo has its name', async ({page}) => {
    await page.goto('/learn/demos/graph/undo');
    const names = await page
      .locator('.live-demo__file')
      .evaluateAll((files) => files.map((file) => getComputedStyle(file, '::before').content));
    expect(names).toEqual(['"index.ts"', '"history.ts"', '"index.html"', '"style.css"']);
  });
});

import type {Page} from '@playwright/test';
import {announcementFor} from '../../src/build/config/announcement';
import {browserArguments} from '../../src/tools/browser/browser-arguments';
import {findFullBrowser} from '../../src/tools/browser/find-browser';
import {recordShifts, shiftsOf} from '../support/layout-shift';
import {results} from '../support/list-filter';
import {expect, settled, test} from '../support/test';

// The headless shell finds local fonts only after it has painted the first text.
test.use({launchOptions: {executablePath: findFullBrowser(), args: browserArguments}});

const paths = ['/', '/learn/features/diagram-basics/cells', '/api/dia/Paper', '/api/connectors'];

/** As of a reader who has closed the announcement bar. */
const closeBar = (page: Page): Promise<unknown> =>
  page.addInitScript((id = '') => {
    // The frames of demos have no storage.
    if (window !== window.top) {
      return;
    }
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, announcementFor('/').id);

/**
 * Answers requests for fonts late: the page has been painted, and longer ago than a browser would hide its text
 * while it waits for a font.
 */
const delayFonts = (page: Page): Promise<unknown> =>
  page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() > paint.startTime + 500;
    });
    await route.continue();
  });

/** As fast as a phone far from a mast. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{offline: false, latency: 150},
    ...{downloadThroughput: 200_000, uploadThroughput: 90_000},
  });
}

/** Opens a page and goes to its first demo, as soon as it runs. */
async function read(page: Page, path: string): Promise<void> {
  await recordShifts(page);
  await page.goto(path);
  await settled(page);
  const demo = page.locator('.live-demo, .demo-stage').first();
  if ((await demo.count()) > 0) {
    // The element of the demo itself is replaced as it starts to run.
    await page.locator('[data-island]:has(.live-demo), .demo-stage').first().scrollIntoViewIfNeeded();
    // Who scrolls need not wait until the page is calm, which a busy machine may never be.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(demo.locator('iframe:not(.live-demo__frame--waiting, .demo-stage__frame--waiting)')).toBeVisible();
    await settled(page);
  }
}

for (const [device, use] of Object.entries({
  'a desk': {viewport: {width: 1280, height: 900}},
  'a phone': {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
})) {
  test.describe(`on ${device} nothing moves`, () => {
    test.use(use);

    for (const path of paths) {
      test(`on ${path}, with the announcement bar and late fonts`, async ({page}) => {
        await delayFonts(page);
        await read(page, path);
        await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(1);
        expect(await shiftsOf(page)).toEqual([]);
      });

      test(`on ${path}, without the bar, in a slow network`, async ({page}) => {
        await closeBar(page);
        await slowDown(page);
        await read(page, path);
        await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}

test('nothing moves as a page opens for a reader who hides the pages of JointJS+', async ({page}) => {
  await page.addInitScript(() => {
    // The frames of demos have no storage.
    if (window === window.top) {
      localStorage.setItem('core-only', 'true');
    }
  });
  await recordShifts(page);
  for (const path of ['/api/elementTools/', '/api/ui/Halo']) {
    await page.goto(path);
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test.describe('a list with a filter: nothing moves', () => {
  const lists = {
    '/learn/demos': ['?group=links', '?filter=minimap'],
    '/api/changes/': ['?kind=removed'],
  };
  for (const [path, queries] of Object.entries(lists)) {
    for (const query of ['', ...queries]) {
      test(`as ${path}${query} opens`, async ({page}) => {
        await recordShifts(page);
        await page.goto(`${path}${query}`);
        await settled(page);
        await expect(results(page)).toHaveCount(query ? 1 : 0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }
});

test.describe('a fault is found:', () => {
  const path = '/learn/features/diagram-basics/cells';

  test('an element that comes late', async ({page}) => {
    await read(page, path);
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector('article h1')?.insertAdjacentHTML('beforebegin', '<p>Late</p>');
    });
    expect((await shiftsOf(page)).length).toBeGreaterThan(0);
  });

  test('a text font that comes late and is shown', async ({page}) => {
    await delayFonts(page);
    await page.route(`**${path}`, async (route) => {
      const html = await (await route.fetch()).text();
      expect(html).toContain('font-display:optional');
      await route.fulfill({
        contentType: 'text/html',
        body: html.replaceAll('font-display:optional', 'font-display:swap'),
      });
    });
    await read(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect((await shiftsOf(page)).length).toBeGreaterThan(0);
  });
});

test.describe('with "Core only"', () => {
  for (const path of ['/api/dia/Graph', '/api/elementTools/', '/api/highlighters', '/api/ui/Halo']) {
    test(`nothing moves on ${path}`, async ({page}) => {
      await page.addInitScript(() => {
        // The frames of demos have no storage.
        if (window === window.top) {
          localStorage.setItem('core-only', 'true');
        }
      });
      await recordShifts(page);
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(() => 'coreOnly' in document.documentElement.dataset)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('what it would hide only once the page is there is found', async ({page}) => {
    await recordShifts(page);
    await page.goto('/api/elementTools/');
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.coreOnly = ''));
    await expect.poll(() => shiftsOf(page)).not.toEqual([]);
  });
});

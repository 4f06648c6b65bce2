import {type BrowserContext, type BrowserContextOptions, type Page, expect, test as base} from '@playwright/test';
import {noteReads} from './reads';
import {settled, trackRequests} from './settled';
import {origin} from './sites';

type Fixtures = {
  /** The messages of the console that a test expects; any other error or warning fails it. */
  expectedConsole: RegExp;
  /** Goes to a path and waits until the page is interactive. */
  open: (path: string) => Promise<void>;
};

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/**
 * Playwright's test for the built site: an error or warning in the console fails the
 * test. Other hosts are not found (playwright.config.ts); a route for that would
 * switch off the browser's cache and hand each request to the test's process.
 */
export const test = base.extend<Fixtures>({
  // Nothing is expected.
  expectedConsole: [/(?!)/, {option: true}],
  page: async ({page, expectedConsole}, provide, info) => {
    const endOfReads = noteReads(page.context(), info);
    const noise: string[] = [];
    trackRequests(page);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        noise.push(`${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await provide(page);
    endOfReads();
    const unexpected = noise.filter((text) => !expectedConsole.test(text));
    expect(unexpected, 'errors and warnings in the console').toEqual([]);
  },
  open: async ({page}, provide) => {
    await provide(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
});

/**
 * The test for a file whose tests leave nothing behind in the browser but what a reader may bring along: they open
 * their pages in one context, so that what one has fetched and compiled is there for the next. What pages have stored
 * is cleared after each test, and a test that fails gets a new context. Of the options of a context, only `viewport`
 * may be changed by `test.use`.
 *
 * @param options - of the context, in place of `test.use`
 */
export const testInOneContext = (options: BrowserContextOptions = {}) =>
  test.extend<object, {shared: BrowserContext}>({
    shared: [
      async ({browser}, provide) => {
        const context = await browser.newContext({baseURL: origin('main'), ...options});
        await provide(context);
        await context.close();
      },
      {scope: 'worker'},
    ],
    context: ({shared}, provide) => provide(shared),
    page: async ({page, shared, viewport}, provide) => {
      if (viewport) {
        await page.setViewportSize(viewport);
      }
      await provide(page);
      const session = await shared.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {origin: origin('main'), storageTypes: 'local_storage'});
      await page.close();
    },
  });

export {expect, settled};

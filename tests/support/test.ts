import {type Page, expect, test as base} from '@playwright/test';
import {settled, trackRequests} from './settled';

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
  page: async ({page, expectedConsole}, provide) => {
    const noise: string[] = [];
    trackRequests(page);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        noise.push(`${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await provide(page);
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

export {expect, settled};

import {type Page, type Request, expect} from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

/** Notes the requests of a page from now on; {@link settled} needs it. */
export function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until the browser has painted, and has run what was left for an idle moment.
 * A busy machine may never grant that moment, so the wait for it has an end.
 *
 * @returns how far the app is, see `src/site/boot`
 */
const idle = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const tell = () => resolve(document.documentElement.dataset.appState);
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(tell, {timeout: 2000})));
      }),
  );

/**
 * Waits until a page has done what it had to do: it has painted, is idle, does not load the app, and waits
 * for no answer. What it has not asked for by then, it does not ask for by itself.
 */
export async function settled(page: Page): Promise<void> {
  const requests = pending.get(page);
  if (!requests) {
    throw new Error('settled() needs a page of the test that tests/support/test.ts exports.');
  }
  await expect(async () => {
    for (const round of ['first', 'second']) {
      expect(await idle(page), `state of the app, ${round} look`).not.toBe('loading');
      const urls = [...requests].map((request) => request.url());
      expect(urls, `requests without an answer, ${round} look`).toEqual([]);
    }
  }).toPass({timeout: 60_000, intervals: [50]});
}

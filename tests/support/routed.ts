import {type Page, expect} from '@playwright/test';

/**
 * Waits until the routes of a page are kept by the page that is open, too. Chromium
 * answers a moment before the page hears of its first route, and a request of that
 * moment passes by. Call it between `page.route` and what asks for a file. A page that
 * has not gone anywhere yet needs no wait.
 */
export async function routed(page: Page): Promise<void> {
  if (page.url() === 'about:blank') {
    return;
  }
  const isProbe = (url: URL): boolean => url.searchParams.has('probe-of-routes');
  let isKept = false;
  await page.route(isProbe, (route) => {
    isKept = true;
    return route.fulfill({status: 204});
  });
  await expect(async () => {
    await page.evaluate(() => fetch('?probe-of-routes', {method: 'HEAD'}));
    expect(isKept, 'routes reach the page').toBe(true);
  }).toPass({intervals: [20]});
  await page.unroute(isProbe);
}

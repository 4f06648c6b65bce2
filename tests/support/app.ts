import {expect, type Page, type Route} from '@playwright/test';

/** The script that starts the app; the boot script loads it last. */
export const mainScript = /\/assets\/js\/main\.[0-9a-f]+\.js(?:\?|$)/;

/** The boot script, the only one that pages name. */
export const bootScript = /\/assets\/js\/boot\.[0-9a-f]+\.js$/;

/** Holds the app back. Returns the way to let it come. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(mainScript, (route) => void held.push(route));
  return async () => {
    // In this order: without a route, what is held back is let go by itself, and cannot be continued.
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(mainScript);
  };
}

/**
 * Goes to a page whose app is held back, and waits until its boot script has run: it is asynchronous, so it can have
 * come and not yet listen. The page does not load to the end, for that can depend on the app.
 */
export async function gotoWithoutApp(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  // The boot script defines this last.
  await expect.poll(() => page.evaluate(() => 'docusaurus' in window)).toBe(true);
}

/** Notes the scripts of the app that are asked for from now on. */
export function appRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js') && !bootScript.test(pathname)) {
      requests.push(pathname);
    }
  });
  return requests;
}

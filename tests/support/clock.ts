import {type Locator, type Page, expect} from '@playwright/test';

/** How far the clock moves when it is stopped, in ms: further than it gets meanwhile on the slowest machine. */
const ahead = 60_000;

/**
 * Stops the clock of a page that runs since `page.clock.install()`. From then on timers end only with
 * `page.clock.runFor`, until `page.clock.resume()`. Those that are due within the next minute end at once.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
}

/**
 * Expects an element that is there for a while only. The clock is stopped, and moves on by less than that while.
 */
export async function expectPassing(page: Page, element: Locator, message?: string): Promise<void> {
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(50);
    return element.isVisible();
  };
  await expect.poll(look, {message}).toBe(true);
}

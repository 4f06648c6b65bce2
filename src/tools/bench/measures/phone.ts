import type {Browser, BrowserContext, Page} from '@playwright/test';

/** A slow phone on a slow network: the throttling of Lighthouse, applied for real. */
const network = {offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8};
const processorSlowdown = 4;
const screen = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** A page on a slow phone with an empty cache. */
export type Phone = {
  page: Page;
  context: BrowserContext;
  /** Resolves when the page has requested nothing for some seconds, and the processor is idle. */
  idle: (seconds: number) => Promise<void>;
};

/** Opens a window on a slow phone, with an empty cache. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext(screen);
  // tsx wraps named functions in `__name`, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: processorSlowdown});
  const pending = new Set<unknown>();
  let last = performance.now();
  const settle = (request: unknown): void => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const idle = async (seconds: number): Promise<void> => {
    await page.waitForLoadState('load');
    last = performance.now();
    while (pending.size > 0 || performance.now() - last < seconds * 1000) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  return {page, context, idle};
}

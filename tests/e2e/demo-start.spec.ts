import type {Page, Route} from '@playwright/test';
import {expect, hydrated, settled, test} from '../support/test';

/** A page whose demo is near the window from the beginning. */
const demoAtTop = '/api/connectors';

const frame = (page: Page) => page.locator('iframe.live-demo__frame:not(.live-demo__frame--waiting)').first();

/** What the page asks for to run a demo, from now on. */
function demoRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/\/assets\/(?:demos\/|js\/live-demo\.)/.test(pathname) && !pathname.endsWith('.webp')) {
      paths.push(pathname);
    }
  });
  return paths;
}

/** Keeps the page busy with long tasks, and idle moments between them, until `stopWork` is called. */
function work(): void {
  const timer = setInterval(() => {
    const end = performance.now() + 80;
    while (performance.now() < end);
  }, 400);
  Object.assign(window, {stopWork: () => clearInterval(timer)});
}

/** Keeps the clock of the machine for {@link doLongTask}; before `page.clock.install()`. */
const keepRealClock = (page: Page) =>
  page.addInitScript(() => Object.assign(window, {realNow: performance.now.bind(performance)}));

/** Keeps a page busy with one long task, until it has been told of that task. */
const doLongTask = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe({type: 'longtask'});
        const {port1, port2} = new MessageChannel();
        const now = (window as Window & {realNow?: () => number}).realNow ?? (() => performance.now());
        port1.onmessage = () => {
          const end = now() + 80;
          while (now() < end);
        };
        port2.postMessage('start');
      }),
  );

const isNear = (page: Page) =>
  page
    .locator('section[aria-label^="Live demo: "]')
    .first()
    .evaluate((demo) => demo.getBoundingClientRect().top < window.innerHeight + 400);

test('a demo near the window waits for the load event, even when the reader acts', async ({page}) => {
  const asked = demoRequests(page);
  const held: Route[] = [];
  await page.clock.install();
  await page.route('**/img/logo.svg', (route) => void held.push(route));
  await page.goto(demoAtTop, {waitUntil: 'domcontentloaded'});
  // Pointing at a button loads the app, and is an act.
  await page.getByRole('button', {name: /Switch between dark and light mode/}).hover();
  await hydrated(page);
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  // Whatever else it might wait for is over.
  await page.clock.runFor(5000);
  expect(await isNear(page)).toBe(true);
  // The logo is held back.
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await expect(frame(page)).toBeVisible();
});

test('it waits as long as the page is busy, and starts when it no longer is', async ({page}) => {
  const asked = demoRequests(page);
  await keepRealClock(page);
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  await page.goto(demoAtTop);
  await expect(async () => {
    await doLongTask(page);
    await page.clock.runFor(100);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 200});
  }).toPass();
  for (let second = 0; second < 4; second += 1) {
    await doLongTask(page);
    await page.clock.runFor(1500);
  }
  expect(await isNear(page)).toBe(true);
  expect(asked).toEqual([]);
  await page.clock.runFor(6000);
  await page.clock.resume();
  await expect(frame(page)).toBeVisible();
});

test('it starts at once when the reader acts on a page that has loaded', async ({page}) => {
  const asked = demoRequests(page);
  await page.addInitScript(work);
  await page.goto(demoAtTop);
  await hydrated(page);
  await settled(page);
  expect(asked).toEqual([]);
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  // The page never becomes calm by itself.
  await expect(frame(page)).toBeVisible();
});

test('with an app that is there already, a demo of the next page waits for an idle moment only', async ({
  page,
  open,
}) => {
  await page.addInitScript(work);
  await open('/api/routers');
  await page.locator('.theme-doc-sidebar-menu a[href="/api/connectors"]').first().click();
  await expect(page.locator('h1')).toContainText(/connectors/i);
  await expect(frame(page)).toBeVisible();
});

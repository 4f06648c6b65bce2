import type {Page} from '@playwright/test';
import {findFullBrowser} from '../../src/tools/browser/find-browser';
import {demoOn, running} from '../demos/open-demo';
import {ask, hits, openModal} from '../support/search';
import {expect, hydrated, test as base} from '../support/test';

/** Tests in a browser with a back and forward cache: Playwright switches it off, and the headless shell has none. */
const test = base.extend({
  launchOptions: [
    async ({launchOptions}, provide) =>
      provide({
        ...launchOptions,
        executablePath: findFullBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    {scope: 'worker'},
  ],
});

/** Leaves a page for another one that the browser loads in full, and comes back. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({persisted}) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
  await page.goto('/4.0/glossary');
  await meanwhile();
  await page.goBack({waitUntil: 'commit'});
  const seen = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    // What is restored keeps the entry of its first load.
    const isLoadedAgain = navigation?.type === 'back_forward' && document.readyState === 'complete';
    return (
      document.documentElement.dataset.restored ??
      (isLoadedAgain && `loaded again: ${JSON.stringify(navigation.notRestoredReasons)}`)
    );
  });
  expect(await seen.jsonValue()).toBe('true');
}

/** Adds code to the demo of the page, and waits until it has written something into the console. */
async function addCode(page: Page, code: string, says: string): Promise<void> {
  await running(page);
  await demoOn(page).getByRole('button', {name: 'Edit code'}).click();
  await demoOn(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  const said = page.waitForEvent('console', (message) => message.text() === says);
  await page.keyboard.insertText(`\n${code}`);
  await said;
}

const toggle = (page: Page) => page.locator('.navbar').getByRole('button', {name: /dark and light mode/});

for (const path of [
  '/',
  '/learn/quickstart/',
  '/learn/demos/',
  '/api/',
  '/api/dia/Paper',
  '/glossary',
  '/search?q=port',
]) {
  test(`the browser keeps ${path}, with the app and what it runs`, async ({page, open}) => {
    await open(path);
    await leaveAndReturn(page);
    // The app answers.
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a page that cannot be kept would be found', async ({page, open}) => {
  await open('/glossary');
  // A page that another window can reach is not kept.
  await page.evaluate(() => void window.open('/glossary'));
  await expect(leaveAndReturn(page)).rejects.toThrow(/loaded again/);
});

test('a page without the app gets it after the return', async ({page}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/glossary');
  await page.evaluate(() => (window.requestIdleCallback = (callback) => window.setTimeout(callback)));
  await leaveAndReturn(page);
  await hydrated(page);
});

test('the color mode is the one that was chosen meanwhile, in the page and in its demo', async ({page, open}) => {
  await open('/learn/quickstart/');
  // Playwright loses sight of the frame, so the demo says itself in which colors it is.
  await addCode(
    page,
    `const watch = new MutationObserver(() => console.log('colors: ' + document.documentElement.style.colorScheme));
watch.observe(document.documentElement, {attributes: true});
console.log('watching');`,
    'watching',
  );
  await leaveAndReturn(page, async () => {
    await hydrated(page);
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(demoOn(page).getByText('colors: dark')).toBeAttached();
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a demo that is edited is as it was, and goes on', async ({page, open}) => {
  await open('/learn/quickstart/');
  await addCode(page, "console.log('edited');", 'edited');
  await leaveAndReturn(page);
  await expect(demoOn(page).locator('.cm-content')).toContainText("console.log('edited');");
  const runsAgain = page.waitForEvent('console', (message) => message.text() === 'again');
  await demoOn(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText("\nconsole.log('again');");
  await runsAgain;
});

test('the search box is open with its results, and answers the next query', async ({page, open}) => {
  await open('/api/dia/Graph');
  await openModal(page);
  await ask(page, 'addCells');
  await leaveAndReturn(page);
  await expect(hits(page).first()).toBeVisible();
  await ask(page, 'port');
  await expect(hits(page).first()).toBeVisible();
});

test('the version menu names the version of the page, and leads to the other one', async ({page, open}) => {
  await open('/api/dia/Graph');
  const button = page.getByRole('button', {name: /choose another/});
  const label = await button.textContent();
  // The glossary of 4.0 is read meanwhile.
  await leaveAndReturn(page, () => hydrated(page));
  await expect(button).toHaveText(label ?? '');
  await button.click();
  await page.locator('.navbar .dropdown', {has: button}).getByRole('link', {name: '4.0'}).click();
  await expect(page).toHaveURL(/\/4\.0\/api\/dia\/Graph/);
});

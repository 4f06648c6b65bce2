import type {Page} from '@playwright/test';
import {origin} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

test.describe('not-found page', () => {
  test.use({expectedConsole: /status of 404/});

  test('says what was looked for and offers the nearest pages', {tag: '@smoke'}, async ({page, open}) => {
    await open('/api/dia/Grpah');
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found | JointJS Docs');
    await expect(page.getByRole('main')).toContainText('/api/dia/Grpah');
    const nearest = page.getByRole('navigation', {name: 'Pages with a similar address'}).getByRole('link');
    await expect(nearest.first()).toHaveText('dia.Graph');
    await nearest.first().click();
    await expect(page).toHaveURL(/\/api\/dia\/Graph$/);
    await expect(page.locator('h1')).toHaveText('dia.Graph');
  });

  test('prefers pages of the version that was asked for', async ({page, open}) => {
    await open('/4.0/learn/quickstart/papper');
    const nearest = page.getByRole('navigation', {name: 'Pages with a similar address'}).getByRole('link');
    await expect(nearest.first()).toHaveAttribute('href', '/4.0/learn/quickstart/paper');
  });

  test('says where a page of another version is', async ({page, open}) => {
    await open('/4.0/learn/recipes');
    const main = page.getByRole('main');
    await expect(main).toContainText('This page is only in the documentation of 4.1: ');
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(/:\d+\/learn\/recipes\/?$/);
    await open('/api/dia/Grpah');
    await expect(page.getByRole('navigation', {name: 'Pages with a similar address'})).toBeVisible();
    await expect(main).not.toContainText('only in');
  });

  test('opens the search with the words of the address', async ({page, open}) => {
    await open('/learn/undo-redo');
    await page.getByRole('button', {name: 'Search the documentation'}).click();
    await expect(page.getByRole('combobox')).toHaveValue('undo redo');
  });

  test('only this page loads the list of paths', async ({page, open}) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      const body = response.url().includes('/assets/js/') ? await response.text().catch(() => '') : '';
      if (/"title":"Glossary","version":"4\.0"/.test(body.replaceAll('\\"', '"'))) {
        scripts.push(response.url());
      }
    });
    await open('/glossary');
    await settled(page);
    expect(scripts).toEqual([]);
    await open('/nowhere-at-all');
    await settled(page);
    expect(scripts).toHaveLength(1);
  });
});

test.describe('crash', () => {
  // A page without any layout names no icon, and the browser asks for one.
  test.use({baseURL: origin('variant'), expectedConsole: /broke|tension|error|Error|favicon\.ico/});

  test('of the content: the screen says so inside the page, and "Try again" renders it anew', async ({page}) => {
    await page.goto('/sub/path/crash');
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The fragile part broke.');
    await expect(page.getByRole('main')).toContainText('It was under tension.');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.evaluate(() => void (location.hash = 'mended'));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('The page is whole.')).toBeVisible();
  });

  test('outside of any layout: the screen stands alone', async ({page}) => {
    await page.goto('/sub/path/crash-outside');
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText('Everything broke.')).toBeVisible();
    await page.evaluate(() => void (location.hash = 'mended'));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Everything is whole.')).toBeVisible();
  });
});

test.describe('page loader', () => {
  test.use({baseURL: origin('variant'), expectedConsole: /Failed to load resource|ChunkLoadError|Loading chunk/});

  /** The one script that is asked for after the page has started is its late part. */
  const lateScript = '**/assets/js/*.js';

  async function openWithLateScript(page: Page, handle: Parameters<Page['route']>[1]): Promise<void> {
    await page.goto('/sub/path/second');
    await hydrated(page);
    const known = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
    );
    const entries = await page.request.get('/sub/path/lazy').then((response) => response.text());
    await page.route(lateScript, async (route, request) => {
      const isPart = !known.has(request.url()) && !entries.includes(new URL(request.url()).pathname);
      await (isPart ? handle(route, request) : route.continue());
    });
    await page.goto('/sub/path/lazy');
    await hydrated(page);
  }

  test('shows a spinner only after a delay, then the page', async ({page}) => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await openWithLateScript(page, async (route) => {
      await gate;
      await route.continue();
    });
    const loading = page.getByRole('status').filter({hasText: 'Loading the page…'});
    await expect(loading).toBeVisible();
    release();
    await expect(page.getByText('The late part.')).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  test('says what failed, on red, and "Retry" loads it again', async ({page}) => {
    let isBroken = true;
    await openWithLateScript(page, (route) => (isBroken ? route.abort() : route.continue()));
    const failed = page.getByRole('alert');
    await expect(failed).toContainText(/Loading chunk/);
    await expect(failed).toHaveCSS('background-color', 'rgb(179, 19, 27)');
    await expect(failed).toHaveCSS('text-align', 'center');
    isBroken = false;
    await failed.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('The late part.')).toBeVisible();
  });
});

test.describe('storage', () => {
  test.use({expectedConsole: /storage/i});

  test('without storage the site works, and says so once', async ({page, open}) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/storage/i.test(message.text())) {
        warnings.push(message.text());
      }
    });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await open('/');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/not available/);
  });
});

test.describe('a site at the wrong path', () => {
  test.use({expectedConsole: /Failed to load resource|status of 404|MIME/});

  test('says that it did not load and which base URL to use', async ({page, request}) => {
    const body = await (await request.get(`${origin('variant')}/sub/path/`)).text();
    await page.route('**/moved/', (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto('/moved/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('We suggest trying baseUrl = /moved/');
  });
});

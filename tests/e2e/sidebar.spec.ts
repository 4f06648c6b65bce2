import type {Locator, Page, Route} from '@playwright/test';
import {expect, hydrated, settled, test} from '../support/test';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
const scrollBox = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const link = (list: Locator, name: string) => list.getByRole('link', {name, exact: true});
const category = (list: Locator, name: string) =>
  list.locator('.theme-doc-sidebar-item-category').filter({
    has: list.page().getByRole('button', {name: `category '${name}'`}),
  });
const caret = (list: Locator, name: string) => category(list, name).first().getByRole('button').first();

const sidebarFile = /\/assets\/js\/sidebar-[^/]+\.js$/;

/** The addresses of the sidebar files that a page asks for from now on. */
function sidebarRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (sidebarFile.test(request.url())) {
      requests.push(new URL(request.url()).pathname.replace(/.*\/sidebar-|\.\w+\.js$/g, ''));
    }
  });
  return requests;
}

/** The addresses of the documents that the browser loads from now on. */
function documentRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Holds back the sidebar files until the returned function is called. */
async function holdSidebar(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(sidebarFile, (route) => void held.push(route));
  return async () => {
    await page.unroute(sidebarFile);
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Waits until React has rendered the items, or finds that it has not. */
const isRendered = (list: Locator) =>
  list
    .locator('a')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
const rendered = (page: Page, list = sidebar(page)) => expect.poll(() => isRendered(list)).toBe(true);

/** Where everything in the sidebar is, and how it looks: without what is only text. */
const layout = (page: Page) =>
  scrollBox(page).evaluate((box) =>
    [box, ...box.querySelectorAll('ul, li, a, button')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, fontWeight} = getComputedStyle(element);
      const label = element.children.length === 0 ? element.textContent : '';
      return [element.tagName, label, x, y, width, height, color, backgroundColor, fontWeight].join(' ');
    }),
  );

const pages = {
  learn: '/learn/quickstart/paper',
  withCategory: '/learn/quickstart/',
  long: '/api/dia/Graph',
} as const;

test.describe('the sidebar', () => {
  test('loads no file while a page is only read', async ({page, open}) => {
    const requests = sidebarRequests(page);
    await open(pages.long);
    await settled(page);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2000);
    await settled(page);
    expect(requests).toEqual([]);
    expect(await isRendered(sidebar(page))).toBe(false);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Graph');
  });

  for (const path of Object.values(pages)) {
    test(`loads its items when a reader points at it, and looks the same: ${path}`, async ({page, open}) => {
      await page.setViewportSize({width: 1280, height: 500});
      const requests = sidebarRequests(page);
      const release = await holdSidebar(page);
      await open(path);
      await settled(page);
      await scrollBox(page).evaluate((box) => box.scrollTo({top: 60}));
      const target = sidebar(page).locator('[aria-current=page]');
      await target.hover();
      await expect.poll(() => requests.length).toBe(1);
      // A link that is pointed at gets its color slowly.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const before = {layout: await layout(page), picture: await scrollBox(page).screenshot()};
      expect(await isRendered(sidebar(page))).toBe(false);
      await release();
      await rendered(page);
      expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
      expect(await layout(page)).toEqual(before.layout);
      expect((await scrollBox(page).screenshot()).equals(before.picture)).toBe(true);
      await page.mouse.move(700, 300);
      await target.hover();
      expect(requests).toHaveLength(1);
    });
  }

  test('keeps its scroll position and what is focused by keyboard', async ({page, open}) => {
    await page.setViewportSize({width: 1280, height: 300});
    const release = await holdSidebar(page);
    await open(pages.long);
    await settled(page);
    await link(sidebar(page), 'Cell').focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    await expect(focused).toHaveText('Element');
    const top = await scrollBox(page).evaluate((box) => {
      box.scrollBy({top: 30, behavior: 'instant'});
      return box.scrollTop;
    });
    expect(top).toBeGreaterThan(50);
    await release();
    await rendered(page);
    await expect(focused).toHaveText('Element');
    expect(await scrollBox(page).evaluate((box) => box.scrollTop)).toBe(top);
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Graph');
  });

  test('follows links in the page, with and without its items', async ({page, open}) => {
    await open(pages.learn);
    const documents = documentRequests(page);
    expect(await isRendered(sidebar(page))).toBe(false);
    // Without a pointer, so that nothing is loaded before.
    await link(sidebar(page), 'Add a link').evaluate((element: HTMLElement) => element.click());
    await expect(page.locator('h1')).toHaveText('Add a link');
    await rendered(page);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Add a link');
    await link(sidebar(page), 'Add elements').click();
    await expect(page.locator('h1')).toHaveText('Add elements');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Add elements');
    expect(documents).toEqual([]);
  });

  test('leaves clicks for a new tab to the browser', async ({page, open, context}) => {
    const release = await holdSidebar(page);
    await open(pages.learn);
    const opened = context.waitForEvent('page');
    await link(sidebar(page), 'Add a link').click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(/\/learn\/quickstart\/link$/);
    await expect(page).toHaveURL(/\/learn\/quickstart\/paper$/);
    await release();
  });

  for (const [clicks, isOpen] of [
    [1, true],
    [2, false],
  ] as const) {
    test(`carries out ${clicks} clicks on a caret when the items are there`, async ({page, open}) => {
      const release = await holdSidebar(page);
      await open(pages.learn);
      await settled(page);
      for (let i = 0; i < clicks; i += 1) {
        await caret(sidebar(page), 'Features').click();
      }
      await expect(caret(sidebar(page), 'Features')).toHaveAttribute('aria-expanded', 'false');
      await release();
      await rendered(page);
      await expect(caret(sidebar(page), 'Features')).toHaveAttribute('aria-expanded', String(isOpen));
      // One open category closes the others.
      await expect(link(sidebar(page), 'Create a paper')).toBeVisible({visible: !isOpen});
      await settled(page);
      await expect(caret(sidebar(page), 'Features')).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(caret(sidebar(page), 'Features')).toBeFocused();
    });
  }

  test('collapses the category that is read when its link is clicked', async ({page, open}) => {
    const release = await holdSidebar(page);
    await open(pages.withCategory);
    const documents = documentRequests(page);
    await link(sidebar(page), 'Quickstart').click();
    await release();
    await expect(caret(sidebar(page), 'Quickstart')).toHaveAttribute('aria-expanded', 'false');
    expect(documents).toEqual([]);
  });

  for (const [how, press, release] of [
    ['the pointer', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
    ['the space key', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')],
  ] as const) {
    test(`keeps a click whose press by ${how} began before the items came`, async ({page, open}) => {
      const releaseFiles = await holdSidebar(page);
      await open(pages.learn);
      await settled(page);
      const toggle = caret(sidebar(page), 'Features');
      await toggle.hover();
      await toggle.focus();
      const loaded = page.waitForResponse(sidebarFile);
      await press(page);
      await releaseFiles();
      await (await loaded).finished();
      await settled(page);
      expect(await isRendered(sidebar(page))).toBe(false);
      await release(page);
      await rendered(page);
      await expect(caret(sidebar(page), 'Features')).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('comes with the page when a link of the article is followed, and marks it', async ({page, open}) => {
    await open('/learn/quickstart/');
    const requests = sidebarRequests(page);
    const documents = documentRequests(page);
    const article = page.locator('article');
    await link(article, 'Create a paper')
      .or(article.locator('a', {hasText: 'Create a paper'}))
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText('Create a paper');
    // The page waits for it: there is no moment with the former mark.
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Create a paper', {timeout: 1});
    expect(requests).toEqual(['default-current-learnSidebar']);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Quickstart');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Quickstart');
    expect(documents).toEqual([]);
  });

  test('is that of the other section, of the other version, none, and its own again', async ({page, open}) => {
    await open(pages.learn);
    const requests = sidebarRequests(page);
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('link', {name: 'API Reference'}).click();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('dia');
    await bar.getByRole('button', {name: /choose another/}).click();
    await bar.getByRole('link', {name: '4.0', exact: true}).click();
    await expect(page).toHaveURL(/\/4\.0\/api\/dia\/$/);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('dia');
    await expect(link(sidebar(page), 'Graph')).toHaveAttribute('href', '/4.0/api/dia/Graph');
    await bar.getByRole('link', {name: 'Glossary'}).click();
    await expect(page.locator('h1')).toHaveText('Glossary');
    await expect(bar.getByRole('link', {name: 'Learn'})).toBeVisible();
    await bar.getByRole('link', {name: 'Learn'}).click();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Home');
    expect(new Set(requests).size).toBe(requests.length);
    expect(requests.slice(0, 2)).toEqual(['default-current-apiSidebar', 'default-4.0-apiSidebar']);
  });

  test('is there after a visit to the search page, which has none', async ({page, open}) => {
    await open('/search');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API Reference'}).click();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('dia');
  });

  test('stays when the window becomes narrow and wide again', async ({page, open}) => {
    const requests = sidebarRequests(page);
    await open(pages.learn);
    await settled(page);
    const before = await layout(page);
    await page.setViewportSize({width: 390, height: 900});
    await expect(sidebar(page)).toHaveCount(0);
    await page.setViewportSize({width: 1280, height: 900});
    await expect(sidebar(page)).toBeVisible();
    expect(await layout(page)).toEqual(before);
    expect(requests).toEqual([]);
    await link(sidebar(page), 'Add a link').click();
    await expect(page.locator('h1')).toHaveText('Add a link');
  });

  test.describe('whose file cannot be loaded', () => {
    test.use({expectedConsole: /Loading chunk|ChunkLoadError|Failed to load resource/});

    test('tries again with the next sign of interest, and has lost no click', async ({page, open}) => {
      await open(pages.learn);
      let failures = 0;
      await page.route(sidebarFile, async (route) => {
        failures += 1;
        await (failures === 1 ? route.abort() : route.continue());
      });
      const failed = page.waitForEvent('requestfailed');
      await caret(sidebar(page), 'Features').evaluate((element: HTMLElement) => element.click());
      await failed;
      await settled(page);
      expect(await isRendered(sidebar(page))).toBe(false);
      await link(sidebar(page), 'Add a link').hover();
      await rendered(page);
      await expect(caret(sidebar(page), 'Features')).toHaveAttribute('aria-expanded', 'true');
    });

    test('leads to the other page in full', async ({page, open}) => {
      await open(pages.learn);
      await page.route(sidebarFile, (route) => route.abort());
      const loaded = page.waitForEvent('load');
      await link(sidebar(page), 'Add a link').click();
      await loaded;
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Add a link');
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Add a link');
    });
  });

  test('loads nothing when it is pointed at with data saving, but does when it is pressed', async ({page, open}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
    );
    const requests = sidebarRequests(page);
    await open(pages.learn);
    await link(sidebar(page), 'Add a link').hover();
    await settled(page);
    expect(requests).toEqual([]);
    await caret(sidebar(page), 'Features').click();
    await expect(caret(sidebar(page), 'Features')).toHaveAttribute('aria-expanded', 'true');
    expect(requests).toHaveLength(1);
  });
});

test.describe('the sidebar on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  const menu = (page: Page) => page.locator('.navbar-sidebar .theme-doc-sidebar-menu');
  const openMenu = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const isOpen = (page: Page) =>
    page.locator('.navbar').evaluate((element) => element.classList.contains('navbar-sidebar--show'));

  test('loads with the menu, which shows the items of the server meanwhile', async ({page, open}) => {
    const requests = sidebarRequests(page);
    const release = await holdSidebar(page);
    await open(pages.learn);
    await settled(page);
    expect(requests).toEqual([]);
    await openMenu(page);
    await expect.poll(() => requests.length).toBe(1);
    await expect(link(menu(page), 'Create a paper')).toBeInViewport({ratio: 1});
    expect(await isRendered(menu(page))).toBe(false);
    await caret(menu(page), 'Features').click();
    await release();
    await rendered(page, menu(page));
    await expect(caret(menu(page), 'Features')).toHaveAttribute('aria-expanded', 'true');
    await category(menu(page), 'Features').getByRole('link').nth(1).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect(page).toHaveURL(/\/learn\/features\/./);
    await openMenu(page);
    await expect(menu(page).locator('[aria-current=page]')).toBeVisible();
  });

  test('closes the menu when a link of the server is followed', async ({page, open}) => {
    const release = await holdSidebar(page);
    await open(pages.learn);
    await openMenu(page);
    const documents = documentRequests(page);
    await link(menu(page), 'Add a link').click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await release();
    await expect(page.locator('h1')).toHaveText('Add a link');
    expect(documents).toEqual([]);
  });
});

import type {Page} from '@playwright/test';
import {bootScript, gotoWithoutApp, holdApp} from '../support/app';
import {box, modal, searchButton} from '../support/search';
import {expect, hydrated, settled, test} from '../support/test';

type Act = {
  name: string;
  /** In the gate, too. */
  tag?: '@smoke';
  path: string;
  width?: number;
  act: (page: Page) => Promise<void>;
  /** What the act changes, and its value before and after. */
  effect: (page: Page) => Promise<unknown>;
  before: unknown;
  after: unknown;
};

const installation = '/learn/quickstart/installation';
const versionButton = (page: Page) => page.getByRole('button', {name: /^Version .*, choose another/});
const colorButton = (page: Page) => page.locator('.navbar').getByRole('button', {name: /dark and light mode/});
const demo = (page: Page) => page.locator('section[aria-label^="Live demo: "]').first();
const caret = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: /sidebar category 'Features'/});
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', {name}).first();
const copied = (page: Page) => page.evaluate(() => (window as unknown as {copied: string[]}).copied.length);
const query = async (page: Page): Promise<string> => ((await box(page).count()) ? box(page).inputValue() : '');

const acts: Act[] = [
  {
    name: 'a press of the menu button',
    path: installation,
    width: 390,
    act: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    effect: (page) => page.locator('.navbar-sidebar--show').count(),
    before: 0,
    after: 1,
  },
  {
    name: 'a press of the color mode button',
    tag: '@smoke',
    path: installation,
    act: (page) => colorButton(page).click(),
    effect: (page) => page.locator('html').getAttribute('data-theme'),
    before: 'light',
    after: 'dark',
  },
  {
    name: 'Enter on the version button',
    path: installation,
    act: (page) => versionButton(page).press('Enter'),
    effect: (page) => versionButton(page).getAttribute('aria-expanded'),
    before: 'false',
    after: 'true',
  },
  {
    name: 'the down arrow on the version button',
    path: installation,
    act: (page) => versionButton(page).press('ArrowDown'),
    effect: (page) => versionButton(page).getAttribute('aria-expanded'),
    before: 'false',
    after: 'true',
  },
  {
    name: 'a press of the search button, then text',
    path: installation,
    act: async (page) => {
      await searchButton(page).click();
      await page.keyboard.type('link tools');
    },
    effect: query,
    before: '',
    after: 'link tools',
  },
  {
    name: 'Ctrl+K, then text and a correction',
    tag: '@smoke',
    path: installation,
    act: async (page) => {
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('page');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('per');
    },
    effect: query,
    before: '',
    after: 'paper',
  },
  {
    name: 'a slash, then text',
    path: installation,
    act: (page) => page.keyboard.type('/paper'),
    effect: query,
    before: '',
    after: 'paper',
  },
  {
    name: 'a letter on the search button',
    path: installation,
    act: async (page) => {
      await searchButton(page).focus();
      await page.keyboard.type('cells');
    },
    effect: query,
    before: '',
    after: 'cells',
  },
  {
    name: 'a press of a copy button',
    path: installation,
    act: (page) => page.getByRole('button', {name: 'Copy the code of src/style.css'}).click(),
    effect: copied,
    before: 0,
    after: 1,
  },
  {
    name: 'a press of a tab',
    tag: '@smoke',
    path: installation,
    act: (page) => tab(page, 'pnpm').click(),
    effect: (page) => tab(page, 'pnpm').getAttribute('aria-selected'),
    before: 'false',
    after: 'true',
  },
  {
    name: 'Enter on a tab',
    path: installation,
    act: (page) => tab(page, 'Yarn').press('Enter'),
    effect: (page) => tab(page, 'Yarn').getAttribute('aria-selected'),
    before: 'false',
    after: 'true',
  },
  {
    name: 'a press of a category of the sidebar',
    path: installation,
    act: (page) => caret(page).click(),
    effect: (page) => caret(page).getAttribute('aria-expanded'),
    before: 'false',
    after: 'true',
  },
  {
    name: 'closing the announcement',
    path: installation,
    act: (page) => page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click(),
    effect: (page) => page.getByRole('region', {name: 'Announcement'}).count(),
    before: 1,
    after: 0,
  },
  {
    name: 'a press of "Edit" at a demo',
    path: '/api/routers',
    act: (page) => demo(page).getByRole('button', {name: 'Edit code'}).click(),
    effect: (page) => demo(page).locator('.cm-editor').count(),
    before: 0,
    after: 1,
  },
  {
    name: 'a press of a file of a demo',
    path: '/api/routers',
    act: (page) => demo(page).getByRole('tab', {name: 'style.css'}).click(),
    effect: (page) => demo(page).getByRole('tabpanel', {name: 'style.css'}).isVisible(),
    before: false,
    after: true,
  },
  {
    name: 'text in the search page',
    path: '/search',
    act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('paper'),
    effect: (page) => page.evaluate(() => location.search),
    before: '',
    after: '?q=paper',
  },
];

/** Lets a page count what it copies: the clipboard itself is shared by all tests. */
async function countCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, {copied: texts});
    navigator.clipboard.writeText = (text) => Promise.resolve(void texts.push(text));
  });
}

async function openWithoutApp(page: Page, {path, width = 1280}: Pick<Act, 'path' | 'width'>) {
  await page.setViewportSize({width, height: 900});
  await countCopies(page);
  const release = await holdApp(page);
  await gotoWithoutApp(page, path);
  return release;
}

test.describe('before the app is there', () => {
  for (const {name, tag = [], effect, act, before, after, ...where} of acts) {
    test(`${name} is kept, and happens once`, {tag}, async ({page}) => {
      const release = await openWithoutApp(page, where);
      await act(page);
      expect(await effect(page)).toBe(before);
      await release();
      await expect.poll(() => effect(page)).toBe(after);
      await hydrated(page);
      await settled(page);
      await expect.poll(() => effect(page)).toBe(after);
    });
  }

  test('acts happen in their order', async ({page}) => {
    const release = await openWithoutApp(page, {path: installation});
    await colorButton(page).click();
    await tab(page, 'Yarn').click();
    await tab(page, 'pnpm').click();
    await colorButton(page).click();
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('graph');
    await release();
    await expect(box(page)).toHaveValue('graph');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  });

  test('Escape takes back what has not happened yet', async ({page}) => {
    const release = await openWithoutApp(page, {path: installation});
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('graph');
    await page.keyboard.press('Escape');
    await release();
    await hydrated(page);
    await settled(page);
    await expect(modal(page)).toHaveCount(0);
  });

  test('links are followed at once, and a chosen version is remembered', async ({page}) => {
    await openWithoutApp(page, {path: installation});
    await versionButton(page).hover();
    await page.locator('.dropdown').getByRole('link', {name: '4.0'}).click();
    await expect(page).toHaveURL(/\/4\.0\/learn\/quickstart\/installation$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('4.0');
    await page.locator('.theme-doc-breadcrumbs').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/4\.0\/learn\/quickstart\/$/);
  });

  test('so is the version that the notice of an old one leads to', async ({page}) => {
    await openWithoutApp(page, {path: '/4.0/learn/quickstart/installation'});
    await page.getByRole('complementary', {name: 'Version'}).getByRole('link').click();
    await expect(page).toHaveURL(/:\d+\/learn\/quickstart\/installation$/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');
  });

  test('a version that is opened in another tab is not remembered', async ({page}) => {
    await openWithoutApp(page, {path: installation});
    await versionButton(page).hover();
    const opened = page.context().waitForEvent('page');
    await page
      .locator('.dropdown')
      .getByRole('link', {name: '4.0'})
      .click({modifiers: ['Control']});
    await (await opened).close();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
  });

  test('a table of contents that is opened on a narrow screen is filled', async ({page}) => {
    const release = await openWithoutApp(page, {path: '/learn/features/diagram-basics/graph', width: 390});
    const contents = page.locator('details[data-narrow-contents]');
    await contents.locator('summary').click();
    await expect(contents).toHaveAttribute('open');
    await release();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });

  test('a menu that the mouse is on stays open, and closes behind it', async ({page}) => {
    const release = await openWithoutApp(page, {path: installation});
    const menu = page.locator('.navbar .dropdown__menu');
    await versionButton(page).hover();
    await expect(menu).toBeVisible();
    await release();
    await hydrated(page);
    await expect(menu).toBeVisible();
    await expect(versionButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(600, 700);
    await expect(menu).toBeHidden();
  });
});

/** One of each kind: a press, a key on a button, text for the search, a press of a tab. */
const planted = [
  'a press of the color mode button',
  'Enter on the version button',
  'a slash, then text',
  'Enter on a tab',
];

test.describe('a boot script that keeps nothing', () => {
  for (const {name, effect, act, before, ...where} of acts.filter((each) => planted.includes(each.name))) {
    test(`loses ${name}`, async ({page}) => {
      const body = `window.docusaurus = {};
      for (const src of document.currentScript.dataset.app.split(' '))
        document.head.append(Object.assign(document.createElement('script'), {src, async: false}));`;
      await page.route(bootScript, (route) => route.fulfill({contentType: 'text/javascript', body}));
      const release = await openWithoutApp(page, where);
      await act(page);
      await release();
      await hydrated(page);
      await settled(page);
      expect(await effect(page)).toBe(before);
    });
  }
});

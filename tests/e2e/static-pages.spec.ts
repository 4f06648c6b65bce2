import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sites} from '../support/sites';
import {expect, settled, test} from '../support/test';

declare global {
  interface Window {
    /** What has changed in the page since its HTML was read. */
    pageChanges: string[];
    pageRoot: Element | null;
  }
}

/** Notes each change of the page's nodes and texts, from before React is there. */
function watchPage(): void {
  document.addEventListener('DOMContentLoaded', () => {
    window.pageChanges = [];
    window.pageRoot = document.querySelector('[data-static-page]');
    const observer = new MutationObserver((records) =>
      window.pageChanges.push(...records.map(({type, target}) => `${type} of ${target.nodeName}`)),
    );
    if (window.pageRoot) {
      observer.observe(window.pageRoot, {childList: true, characterData: true, subtree: true});
    }
  });
}

const title = (page: Page) => page.locator('[data-static-page] h1');

test('the text of a page stands in its HTML, and in no script', async ({page, open}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
    }
  });
  const response = await page.request.get('/learn/features/diagram-basics/cells');
  const html = await response.text();
  await open('/learn/features/diagram-basics/cells');
  await settled(page);
  const words = await page.locator('[data-static-page] h2').allTextContents();
  expect(words.length).toBeGreaterThan(3);
  expect(scripts.length).toBeGreaterThan(0);
  const read = (name: string) => fs.readFileSync(path.join(sites.main.buildDir, name), 'utf8');
  for (const word of words.map((text) => text.replace(/\u200b/g, '').trim())) {
    expect(html).toContain(word);
    expect(
      scripts.filter((name) => read(name).includes(word)),
      word,
    ).toEqual([]);
  }
});

test('React takes over the page around the article and leaves the article as it is', async ({page, open}) => {
  await page.addInitScript(watchPage);
  await open('/glossary');
  await settled(page);
  expect(await page.evaluate(() => window.pageChanges)).toEqual([]);
  expect(await page.evaluate(() => window.pageRoot?.isConnected)).toBe(true);
  // What is watched would have been noticed.
  await page.evaluate(() => document.querySelector('[data-static-page] h1')?.append('!'));
  await expect.poll(() => page.evaluate(() => window.pageChanges)).toEqual(['childList of H1']);
});

test('a page that the reader goes back to has its own nodes again', {tag: '@smoke'}, async ({page, open}) => {
  await open('/glossary');
  await title(page).evaluate((heading) => heading.setAttribute('data-kept', 'yes'));
  await page.locator('.footer').getByRole('link', {name: 'dia', exact: true}).click();
  await expect(title(page)).toHaveText('dia');
  await expect(page).toHaveTitle(/^dia \|/);
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-api\/dia\/index/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
  await page.goBack();
  await expect(title(page)).toHaveText('Glossary');
  await expect(title(page)).toHaveAttribute('data-kept', 'yes');
  await expect(title(page)).toHaveCount(1);
});

test(
  'a demo runs in the page that the browser loaded and in those that the app fetched',
  {tag: '@smoke'},
  async ({page, open}) => {
    await open('/api/connectors');
    const frame = page.locator('.live-demo__frame:not(.live-demo__frame--waiting)').first();
    await page.locator('[data-island]:has(.live-demo)').first().scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await page.locator('.pagination-nav__link--prev').click();
    await expect(title(page)).toHaveText('routers');
    await page.locator('[data-island]:has(.live-demo)').first().scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('connectors');
    // The page returns to its place until the reader does something.
    await page.keyboard.press('Home');
    await page.locator('[data-island]:has(.live-demo)').first().scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    // The picture gives way to the demo.
    await expect(page.locator('[data-static-view]')).toHaveCount(0);
  },
);

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the table of contents lists the headings once it is opened', async ({page, open}) => {
    await open('/learn/features/diagram-basics/cells');
    const contents = page.locator('details[data-narrow-contents]');
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').click();
    const headings = await page.locator('[data-static-page] :is(h2, h3).anchor').count();
    await expect(contents.getByRole('link')).toHaveCount(headings);
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#./);
    await expect(page.locator('[data-static-page] :is(h2, h3).anchor').last()).toBeInViewport();
  });
});

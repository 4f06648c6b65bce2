import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {browserArguments} from '../../src/tools/browser/browser-arguments';
import {findFullBrowser} from '../../src/tools/browser/find-browser';
import {expectPassing, stopClock} from '../support/clock';
import {recordShifts, shiftsOf} from '../support/layout-shift';
import {sites} from '../support/sites';
import {expect, settled, test} from '../support/test';

const menu = (page: Page) => page.getByRole('group', {name: 'This page as Markdown'});
const copyButton = (page: Page) => menu(page).getByRole('button', {name: 'Copy as Markdown'});
const copiedButton = (page: Page) => menu(page).getByRole('button', {name: 'Copied'});
const copyOf = (file: string): string => fs.readFileSync(path.join(sites.main.buildDir, file), 'utf8');
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const alternates = (page: Page): Promise<(string | null)[]> =>
  page.locator('link[type="text/markdown"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // Layout shifts: see layout-shift.spec.ts.
  launchOptions: {executablePath: findFullBrowser(), args: browserArguments},
});

test.describe('the menu', () => {
  // The browser asks for an icon of a page that names none.
  test.use({expectedConsole: /favicon\.ico/});

  for (const [page_, file] of [
    ['/glossary', 'glossary.md'],
    ['/4.0/api/dia/Graph', '4.0/api/dia/Graph.md'],
  ] as const) {
    test(`of ${page_} copies what the page's Markdown has, and leads to it`, async ({page, open}) => {
      await page.clock.install();
      await recordShifts(page);
      await open(page_);
      await stopClock(page);
      await copyButton(page).focus();
      await page.keyboard.press('Enter');
      await expectPassing(page, copiedButton(page));
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
      await expect.poll(() => clipboard(page)).toBe(copyOf(file));
      await page.clock.runFor(2000);
      await expect(copyButton(page)).toBeVisible();
      await page.clock.resume();
      expect(await shiftsOf(page)).toEqual([]);
      const link = menu(page).getByRole('link', {name: 'View as Markdown'});
      await expect(link).toHaveAttribute('href', `/${file}`);
      await link.click();
      await expect(page).toHaveURL(`/${file}`);
      await expect(page.locator('body')).toContainText('# ');
    });
  }
});

test('nothing of it is loaded before it is used', async ({page, open}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await open('/glossary');
  await settled(page);
  const before = asked.length;
  expect(asked.filter((address) => /\.md$|copy-page/.test(address))).toEqual([]);
  await stopClock(page);
  await copyButton(page).click();
  await expectPassing(page, copiedButton(page));
  const after = asked.slice(before);
  expect(after).toContain('/glossary.md');
  expect(after.some((address) => /copy-page\..*\.js$/.test(address))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link is there, and the button is not', async ({page}) => {
    await page.goto('/glossary');
    await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(menu(page).getByRole('button')).toBeHidden();
  });
});

test('after a navigation, menu and head name the copy of the new page', async ({page, open}) => {
  await page.clock.install();
  await open('/glossary');
  await expect.poll(() => alternates(page)).toEqual(['/glossary.md']);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.locator('.navbar').getByRole('link', {name: 'API', exact: false}).first().click();
  await expect(page).toHaveURL('/api/');
  await expect.poll(() => alternates(page)).toEqual(['/api.md']);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await stopClock(page);
  await copyButton(page).click();
  await expectPassing(page, copiedButton(page));
  await expect.poll(() => clipboard(page)).toBe(copyOf('api.md'));
  await page.clock.resume();
  await page.goBack();
  await expect.poll(() => alternates(page)).toEqual(['/glossary.md']);
});

test('pages without a copy have neither menu nor link', async ({page, open}) => {
  await open('/search');
  await expect(menu(page)).toHaveCount(0);
  await settled(page);
  expect(await alternates(page)).toEqual([]);
});

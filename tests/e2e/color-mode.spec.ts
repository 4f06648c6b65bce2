import type {Page} from '@playwright/test';
import {origin} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) => page.locator('.navbar').getByRole('button', {name: /dark and light mode/});

test.describe('color mode', () => {
  test('starts light, whatever the system prefers', async ({page, open}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the switch toggles between light and dark, and the choice is kept', {tag: '@smoke'}, async ({page, open}) => {
    await open('/');
    const root = page.locator('html');
    await toggle(page).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.goto('/glossary', {waitUntil: 'commit'});
    await page.locator('h1').waitFor();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('a change reaches the other tabs', async ({page, open, context, baseURL}) => {
    await open('/');
    const other = await context.newPage();
    await other.goto(`${baseURL}/glossary`);
    await hydrated(other);
    await toggle(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await toggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('color mode of a site that follows the system', () => {
  test.use({baseURL: origin('variant')});

  test('follows the system live, and cycles system, light, dark, system', async ({page, open}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open('/sub/path/');
    const choice = () => page.locator('html').getAttribute('data-theme-choice');
    expect([await choice(), await mode(page)]).toEqual(['system', 'dark']);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    expect([await choice(), await mode(page)]).toEqual(['light', 'light']);
    await toggle(page).click();
    expect([await choice(), await mode(page)]).toEqual(['dark', 'dark']);
    await toggle(page).click();
    expect([await choice(), await mode(page)]).toEqual(['system', 'light']);
  });
});

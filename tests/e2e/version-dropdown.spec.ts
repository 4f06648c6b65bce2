import type {Page} from '@playwright/test';
import {expect, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const button = (page: Page) => page.getByRole('button', {name: /choose another/});
const menu = (page: Page) => page.locator('.navbar .dropdown', {has: button(page)}).getByRole('list');
const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

test.describe('version dropdown', () => {
  test.use({expectedConsole: /status of 404/});

  test('lists the versions of the site and the older ones elsewhere', async ({page, open}) => {
    await open('/api/dia/Graph');
    await button(page).click();
    await expect(menu(page).getByRole('link')).toHaveText([/^4\.1/, /^4\.0/, /^3\.7/, /^2\.4/]);
    await expect(menu(page).getByRole('link', {name: '3.7'})).toHaveAttribute(
      'href',
      /^https:\/\/resources\.jointjs\.com\//,
    );
    await expect(menu(page).getByRole('link', {name: '4.1'})).toHaveAttribute('aria-current', 'true');
  });

  test('keeps path, query and hash', {tag: '@smoke'}, async ({page, open}) => {
    await open('/api/dia/Graph?a=b#getNeighbors');
    await button(page).click();
    await menu(page).getByRole('link', {name: '4.0'}).click();
    await expect(page).toHaveURL(/\/4\.0\/api\/dia\/Graph\?a=b#getNeighbors$/);
    await button(page).click();
    await menu(page).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL(/localhost:\d+\/api\/dia\/Graph\?a=b#getNeighbors$/);
  });

  test('a click opens and closes it', async ({page, open}) => {
    await open('/glossary');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page)).toBeVisible();
    await button(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('Enter toggles it, arrows move, Escape closes it and returns the focus', async ({page, open}) => {
    await open('/glossary');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', {name: '4.1'})).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', {name: '4.0'})).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu(page).getByRole('link', {name: '2.4'})).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', {name: '4.1'})).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu(page).getByRole('link', {name: '2.4'})).toBeFocused();
    await page.keyboard.press('Home');
    await expect(menu(page).getByRole('link', {name: '4.1'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
  });

  test('opens on hover; closes when the pointer leaves, and on a press or focus elsewhere', async ({page, open}) => {
    await open('/glossary');
    await button(page).hover();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(500, 600);
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await page.mouse.move(500, 600);
    await expect(menu(page)).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(menu(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', {name: 'Learn', exact: true}).first().focus();
    await expect(menu(page)).toBeHidden();
  });

  test('closes on a touch elsewhere', async ({page, open}) => {
    await open('/glossary');
    await button(page).click();
    await page.locator('h1').dispatchEvent('touchstart');
    await expect(menu(page)).toBeHidden();
  });

  test('says where a page does not exist in a version, and leads to the nearest parent', async ({page, open}) => {
    await open('/learn/release-notes/4.1.1?a=b#fixed');
    await button(page).click();
    const link = menu(page).getByRole('link', {name: /^4\.0/});
    await expect(link).toContainText('This page is not in 4.0.');
    await expect(link).toContainText('/4.0/learn/release-notes/');
    await link.click();
    await expect(page).toHaveURL(/\/4\.0\/learn\/release-notes\/$/);
  });

  test('the chosen version is stored', {tag: '@smoke'}, async ({page, open}) => {
    await open('/glossary');
    await button(page).click();
    await menu(page).getByRole('link', {name: '4.0'}).click();
    await expect.poll(() => preferred(page)).toBe('4.0');
    await page.reload();
    await expect.poll(() => preferred(page)).toBe('4.0');
  });

  test('a version that is opened in another tab is not stored', async ({page, open}) => {
    await open('/4.0/glossary');
    for (const link of [
      menu(page).getByRole('link', {name: '4.1'}),
      page.locator('.theme-doc-version-banner').getByRole('link'),
    ]) {
      await button(page).hover();
      const opened = page.context().waitForEvent('page');
      await link.click({modifiers: ['Control']});
      await (await opened).close();
      await settled(page);
      expect(await preferred(page)).not.toBe('current');
    }
  });

  test('a stored version that no longer exists is cleared', async ({page, open}) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '3.9'));
    await open('/glossary');
    await expect.poll(() => preferred(page)).toBeNull();
    await expect(button(page)).toHaveText('4.1');
  });
});

test.describe('old-version notice', () => {
  test('names the current version and leads to the same page there', {tag: '@smoke'}, async ({page, open}) => {
    await open('/4.0/api/dia/Graph?a=b#getNeighbors');
    const notice = page.locator('.theme-doc-version-banner');
    await expect(notice).toContainText('JointJS 4.0');
    await expect(notice).toContainText('The current version is 4.1.');
    const link = notice.getByRole('link', {name: 'Read this page for 4.1'});
    await expect(link).toHaveAttribute('href', '/api/dia/Graph?a=b#getNeighbors');
    await link.click();
    await expect(page).toHaveURL(/localhost:\d+\/api\/dia\/Graph\?a=b#getNeighbors$/);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    await expect.poll(() => preferred(page)).toBe('current');
  });
});

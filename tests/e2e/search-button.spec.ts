import type {Page} from '@playwright/test';
import {boxOf, expectAt} from '../support/place';
import {expect, settled, test} from '../support/test';

const button = (page: Page) => page.locator('.navbar').getByRole('button', {name: /^Search/});
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const box = (page: Page) => page.getByRole('combobox');

/** Counts the scripts that are asked for from now on. */
function scripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      urls.push(request.url());
    }
  });
  return urls;
}

test.describe('search button', () => {
  test('a press that begins before the modal is loaded and ends after it opens the modal', async ({page, open}) => {
    await open('/glossary');
    await settled(page);
    const loaded = scripts(page);
    await button(page).hover();
    await page.mouse.down();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    await settled(page);
    await page.mouse.up();
    await expect(modal(page)).toBeVisible();
  });

  test('is labelled "Search" and shows the keys from the first byte on', async ({page, open, request}) => {
    const html = await (await request.get('/glossary')).text();
    const built = /<button[^>]*DocSearch-Button.*?<\/button>/s.exec(html)?.[0] ?? '';
    expect(built).toMatch(/aria-label="Search Ctrl K"/);
    expect(built.replace(/<[^>]*>/g, '|')).toMatch(/\|Search\|.*\|Ctrl\|.*\|K\|/);
    await open('/glossary');
    await expect(button(page)).toHaveText(/^Search/);
    await expect(button(page).locator('kbd')).toHaveText(['Ctrl', 'K']);
    const before = await boxOf(button(page));
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page).locator('kbd')).toHaveText(['Ctrl', 'K']);
    await expect(button(page)).toHaveAccessibleName('Search Ctrl K');
    await expectAt(button(page), before);
  });

  test('says Command on Apple devices, and nothing moves for it', async ({page, open}) => {
    await open('/glossary');
    const onOthers = await boxOf(button(page));
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}));
    await open('/glossary');
    await expect(button(page).locator('kbd')).toHaveText(['⌘', 'K']);
    await expect(button(page)).toHaveAccessibleName('Search ⌘ K');
    await expectAt(button(page), onOthers);
  });

  test('a click opens the modal; it has all its parts', async ({page, open}) => {
    await open('/glossary');
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(box(page)).toHaveAttribute('maxlength', '64');
    await expect(modal(page)).toContainText('No recent searches');
    await expect(modal(page).locator('footer')).toContainText(/to select.*to navigate.*to close/s);
  });

  test('Ctrl+K and Command+K toggle it, before and after it is loaded', async ({page, open}) => {
    await open('/glossary');
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press(keys);
      await expect(modal(page)).toHaveCount(0);
    }
  });

  test('a slash opens it, but not from within a field', async ({page, open}) => {
    await open('/glossary');
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'a-field';
      document.body.prepend(field);
    });
    await page.locator('#a-field').press('/');
    await settled(page);
    await expect(modal(page)).toHaveCount(0);
    await page.locator('#a-field').evaluate((field) => (field as HTMLInputElement).blur());
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
  });

  test('a letter or digit typed on the button is the initial query', async ({page, open}) => {
    await open('/glossary');
    await button(page).focus();
    await page.keyboard.press('g');
    await expect(box(page)).toHaveValue('g');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('4');
    await expect(box(page)).toHaveValue('4');
  });

  test('Ctrl+F and other keys do not open it', async ({page, open}) => {
    await open('/glossary');
    await button(page).focus();
    await expect(button(page).locator('kbd').first()).toBeVisible();
    for (const keys of ['Control+f', 'Meta+f', 'ArrowDown', 'F2', 'Shift']) {
      await page.keyboard.press(keys);
    }
    await settled(page);
    await expect(modal(page)).toHaveCount(0);
  });

  test('the selected text of the page is the initial query, cut to 64 characters', async ({page, open}) => {
    await open('/glossary');
    await page.locator('.markdown p').first().selectText();
    const selected = await page.evaluate(() => window.getSelection()?.toString() ?? '');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue(selected.slice(0, 64));
  });
});

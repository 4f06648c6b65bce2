import type {Page} from '@playwright/test';
import {origin} from '../support/sites';
import {expect, test} from '../support/test';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('docusaurus.announcement.id'),
    localStorage.getItem('docusaurus.announcement.dismiss'),
  ]);

/** Fills the storage before the first script of the first page only. */
async function startWith(page: Page, id: string, dismissed: boolean): Promise<void> {
  await page.addInitScript(
    ([announcement, dismiss]) => {
      // Frames of demos have no storage.
      if (window === window.top && !sessionStorage.getItem('prepared')) {
        sessionStorage.setItem('prepared', 'true');
        localStorage.setItem('docusaurus.announcement.id', announcement);
        localStorage.setItem('docusaurus.announcement.dismiss', dismiss);
      }
    },
    [id, String(dismissed)] as const,
  );
}

test.describe('announcement bar', () => {
  test('leads to what is new until it is closed, and stays closed', async ({page, open}) => {
    await open('/');
    await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/learn/release-notes/4.1.0');
    await expect.poll(() => stored(page)).toEqual(['release-4.1', 'false']);
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(['release-4.1', 'true']);
    await open('/glossary');
    await expect(bar(page)).toHaveCount(0);
  });

  test('a new announcement shows at once, though an older one was closed', async ({page, open}) => {
    await startWith(page, 'an-older-announcement', true);
    await open('/');
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => stored(page)).toEqual(['release-4.1', 'false']);
  });

  test('it has the configured colors, with enough contrast in both color modes', async ({page, open}) => {
    await open('/');
    const colors = () =>
      bar(page).evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
    await expect.poll(colors).toEqual(['rgb(20, 50, 58)', 'rgb(255, 255, 255)']);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect.poll(colors).toEqual(['rgb(22, 51, 58)', 'rgb(234, 246, 247)']);
  });
});

test.describe('announcement bar with the default id', () => {
  test.use({baseURL: origin('variant')});

  test('cannot be closed when it is not closeable', async ({page, open}) => {
    await open('/sub/path/');
    await expect(bar(page)).toHaveText('An announcement that stays.');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  test('a dismissal under the legacy misspelled id still holds', async ({page, open}) => {
    // cspell:ignore annoucement
    await startWith(page, 'annoucement-bar', true);
    await open('/sub/path/');
    await expect.poll(() => stored(page)).toEqual(['announcement-bar', 'true']);
    await expect(bar(page)).toHaveCount(0);
  });
});

import type {Locator, Page} from '@playwright/test';
import {expect, settled, test} from '../support/test';

const menu = (page: Page): Locator => page.locator('.theme-doc-sidebar-container .menu');
const entry = (page: Page): Locator => menu(page).locator('[aria-current=page]');
const scrollTop = (page: Page): Promise<number> => menu(page).evaluate((element) => element.scrollTop);

/** Is the entry within the box of the sidebar, not only within the window? */
async function expectEntryInView(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [box, link] = [await menu(page).boundingBox(), await entry(page).boundingBox()];
      return box && link ? link.y >= box.y && link.y + link.height <= Math.min(box.y + box.height, 900) : false;
    })
    .toBe(true);
  expect(await menu(page).evaluate(({scrollLeft}) => scrollLeft)).toBe(0);
}

test('the sidebar shows the entry of the page', async ({page, open}) => {
  for (const path of ['/api/g/Rect', '/api/ui/Toolbar']) {
    await open(path);
    await expectEntryInView(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('where the browser does not begin at the entry, the app scrolls to it', async ({page, open}) => {
  await page.route('**/api/ui/Toolbar', async (route) => {
    const html = await (await route.fetch()).text();
    expect(html).toContain('scroll-initial-target:nearest');
    await route.fulfill({contentType: 'text/html', body: html.replaceAll('scroll-initial-target:nearest', '')});
  });
  await open('/api/ui/Toolbar');
  await expectEntryInView(page);
});

test('the sidebar follows a link to another page', async ({page, open}) => {
  await open('/api/ui/');
  await page.locator('.markdown').getByRole('link', {name: 'ui.Toolbar', exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\/ui\/Toolbar$/);
  await expectEntryInView(page);
});

test('the sidebar stays where the reader has scrolled it, also when the page is loaded again', async ({page, open}) => {
  await open('/api/ui/Toolbar');
  await settled(page);
  const chosen = (await scrollTop(page)) - 300;
  await menu(page).evaluate((element, top) => element.scrollTo({top}), chosen);
  await settled(page);
  expect(await scrollTop(page)).toBeCloseTo(chosen, -1);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeCloseTo(chosen, -1);
  await settled(page);
  expect(await scrollTop(page)).toBeCloseTo(chosen, -1);
});

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/test';

const isSidebars = (url: string): boolean => /\/assets\/js\/sidebars-/.test(url);

/** The requests for sidebars so far. */
function sidebarRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => void (isSidebars(request.url()) && requests.push(request.url())));
  return requests;
}

const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const caret = (page: Page, label: string): Locator =>
  sidebar(page).getByRole('button', {name: new RegExp(`sidebar category '${label}'`)});
const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});

test.describe('the sidebar', () => {
  test('shows the section of the page before closed categories are loaded', async ({page, open}) => {
    const requests = sidebarRequests(page);
    await open('/learn/quickstart/paper');
    await expect(sidebar(page).getByRole('link', {name: 'Add elements'})).toBeVisible();
    await page.locator('article a[href="/learn/quickstart/elements"]').first().click();
    await expect(page).toHaveURL(/\/learn\/quickstart\/elements$/);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('3. Add elements');
    expect(requests).toEqual([]);
  });

  test('opens a closed category with the first click, at its full height', async ({page, open}) => {
    const requests = sidebarRequests(page);
    await open('/learn/quickstart/paper');
    await caret(page, 'Features').dispatchEvent('click');
    await expect(sidebar(page).getByRole('link', {name: 'Diagram basics'})).toBeInViewport();
    await expect(caret(page, 'Features')).toHaveAttribute('aria-expanded', 'true');
    expect(requests).toHaveLength(1);
    await caret(page, 'Release notes').click();
    await expect(sidebar(page).getByRole('link', {name: '4.0.1'})).toBeInViewport();
    expect(requests).toHaveLength(1);
  });

  test('opens one with the keyboard', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await caret(page, 'Features').press('Enter');
    await expect(sidebar(page).getByRole('link', {name: 'Diagram basics'})).toBeVisible();
    await expect(caret(page, 'Features')).toBeFocused();
  });

  test('follows a link of a category that has not been loaded', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await sidebar(page).getByRole('link', {name: 'Features', exact: true}).click();
    await expect(page).toHaveURL(/\/learn\/features\/$/);
    await expect(sidebar(page).getByRole('link', {name: 'Diagram basics'})).toBeVisible();
  });

  test('comes with the page when a link leads to another section', async ({page, open}) => {
    const requests = sidebarRequests(page);
    await open('/learn/');
    await page.locator('article a[href="/learn/demos/start/playground"]').first().click();
    await expect(page).toHaveURL(/\/learn\/demos\/start\/playground$/);
    await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/learn\/$/);
    await page.locator('.navbar').getByRole('link', {name: 'API Reference'}).click();
    await expect(sidebar(page).getByRole('link', {name: 'All classes and members'})).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('lets a link lead on when categories cannot be loaded', async ({page, open}) => {
    await page.route(
      ({pathname}) => isSidebars(pathname),
      (route) => route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
    );
    await open('/learn/quickstart/paper');
    await sidebar(page).getByRole('link', {name: 'Features', exact: true}).click();
    await expect(page).toHaveURL(/\/learn\/features\/$/);
    await expect(sidebar(page).getByRole('link', {name: 'Diagram basics'})).toBeVisible();
  });
});

test.describe('the menu of a narrow window', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('is loaded by the first press of its button, and opens', async ({page, open}) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (/MobileSidebar/.test(request.url()) && scripts.push(request.url())));
    await open('/learn/quickstart/paper');
    expect(scripts).toEqual([]);
    await toggle(page).click();
    const panel = page.locator('.navbar-sidebar');
    await expect(panel.getByRole('link', {name: 'Create a paper'})).toBeInViewport();
    await panel.getByRole('button', {name: /sidebar category 'Features'/}).click();
    await expect(panel.getByRole('link', {name: 'Diagram basics'})).toBeVisible();
    expect(scripts).toHaveLength(1);
    await panel.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(panel).not.toBeInViewport();
    await toggle(page).click();
    await expect(panel.getByRole('link', {name: 'Diagram basics'})).toBeInViewport();
  });
});

test('the footer is the same on a page of another layout, and its links are followed', async ({page, open}) => {
  await open('/learn/quickstart/paper');
  const footer = page.locator('footer.footer');
  const text = await footer.innerText();
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await footer.getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/\/glossary$/);
  await expect(footer).toHaveCount(1);
  await expect(footer).toHaveText(text, {useInnerText: true});
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await open('/search?q=paper');
  await page.locator('.navbar').getByRole('link', {name: 'Learn', exact: true}).click();
  await expect(footer.getByRole('link', {name: 'Glossary'})).toBeVisible();
  await expect(footer).toHaveCount(1);
});

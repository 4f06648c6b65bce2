import type {Page} from '@playwright/test';
import {violations} from '../support/axe';
import {scrollPage} from '../support/place';
import {expect, settled, test} from '../support/test';

const card = (page: Page) => page.getByRole('tooltip');
const article = (page: Page) => page.locator('.theme-doc-markdown');
/** The first link of the article to an address that a reader sees. */
const linkTo = (page: Page, address: string) =>
  article(page).locator(`a[href="${address}"]`).filter({visible: true}).first();

test('a link to a member has a card: class, kind, signature and first sentence', async ({page, open}) => {
  await open('/api/dia/Paper');
  const link = linkTo(page, '/api/dia/Graph');
  await link.hover();
  await expect(card(page)).toContainText('dia.Graph · Core');
  await expect(link).toHaveAttribute('aria-describedby', 'api-card');
  await linkTo(page, '#SnapLinksOptions').hover();
  await expect(card(page)).toContainText('dia.Paper · interface');
  await open('/api/dia/Graph');
  await linkTo(page, '#addCell').hover();
  await expect(card(page)).toContainText('dia.Graph · method');
  await expect(card(page).locator('code').first()).toContainText('addCell(cell:');
  await expect(card(page)).toContainText('and 1 more');
  const text = card(page).locator('.api-card__text');
  await expect(text).toHaveText(/^[^.]+\.$/);
  await expect(text.locator('a')).toHaveCount(0);
});

test('what is new says so, and a card of 4.0 speaks of 4.0', async ({page, open}) => {
  await open('/api/dia/Paper');
  await linkTo(page, '#options.snapLinks').hover();
  await expect(card(page)).toContainText('dia.Paper · option · declaration changed in 4.1');
  await expect(card(page)).toContainText('SnapLinksOptions');
  await open('/4.0/api/dia/Paper');
  await linkTo(page, '#options.snapLinks').hover();
  await expect(card(page)).toContainText('dia.Paper · option');
  await expect(card(page)).toContainText('{ radius: number }');
  await expect(card(page)).not.toContainText('changed');
});

test('it stays while the pointer is on it, and closes behind the pointer, at Escape and when the page scrolls', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/learn/features/undo-redo');
  const link = linkTo(page, '/api/dia/CommandManager');
  await link.hover();
  await expect(card(page)).toBeVisible();
  await card(page).hover();
  await page.clock.runFor(500);
  await expect(card(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(card(page)).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-describedby');
  await link.hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.getByRole('heading', {level: 1}).hover();
  await link.hover();
  await expect(card(page)).toBeVisible();
  await scrollPage(page, 300);
  await expect(card(page)).toBeHidden();
});

test('it opens for the focus of the keyboard, inside the window, and fits accessibility rules', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const mode of ['light', 'dark']) {
    await open(`/learn/features/undo-redo?docusaurus-theme=${mode}`);
    const link = linkTo(page, '/api/dia/CommandManager');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(card(page)).toBeVisible();
    const {x = -1, width = 0} = (await card(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await violations(page), mode).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeHidden();
  }
});

test('a link to a guide and a link to a section have none', async ({page, open}) => {
  await page.clock.install();
  await open('/api/dia/Paper');
  // The script is there after the first card.
  await linkTo(page, '/api/dia/Graph').hover();
  await expect(card(page)).toBeVisible();
  for (const address of ['/learn/features/diagram-basics/paper', '#rendering']) {
    await linkTo(page, address).hover();
    await expect(card(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(card(page)).toBeHidden();
  }
});

test('nothing of it is loaded before a reader points at such a link, and its page is asked for once', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('/learn/features/undo-redo');
  await settled(page);
  const before = asked.length;
  const link = linkTo(page, '/api/dia/CommandManager');
  await link.hover();
  await expect(card(page)).toBeVisible();
  const after = asked.slice(before);
  expect(after.filter((address) => address === '/api/dia/CommandManager')).toHaveLength(1);
  expect(after.some((address) => /api-card.*\.js$/.test(address))).toBe(true);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'dia.CommandManager'})).toBeVisible();
  await expect(card(page)).toBeHidden();
  expect(asked.filter((address) => address === '/api/dia/CommandManager')).toHaveLength(1);
});

test.describe('a window without a mouse', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('has no cards: a touch follows the link', async ({page, open}) => {
    await open('/learn/features/undo-redo');
    await linkTo(page, '/api/dia/CommandManager').tap();
    await expect(page.getByRole('heading', {level: 1, name: 'dia.CommandManager'})).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});

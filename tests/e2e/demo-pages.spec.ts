import type {Locator, Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {ask, hits, openModal} from '../support/search';
import {expect, testInOneContext} from '../support/test';

const test = testInOneContext();

const palette = '/learn/demos/interaction/palette';
const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const cards = (page: Page): Locator => page.locator('.demo-cards a');

test('the page of a demo runs it, says what to try, and leads to what it uses and where it is shown', async ({
  page,
  open,
}) => {
  await open(palette);
  await expect(page).toHaveTitle(/^Drag from a palette/);
  await expect((await running(page)).locator('svg').first()).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', {name: 'What to try'})).toBeVisible();
  await article.getByRole('link', {name: 'clientToLocalPoint'}).click();
  await expect(page).toHaveURL(/\/api\/dia\/Paper#clientToLocalPoint$/);
  await expect(page.locator('.demo-links').filter({hasText: 'Drag from a palette'}).first()).toContainText('Used in');
});

for (const path of ['/learn/integration/react', '/4.0/learn/integration/react']) {
  test(`${path} runs an application in React`, async ({page, open}) => {
    await open(path);
    const frame = await running(page);
    await frame.locator('[model-id=price] [joint-selector=body]').click();
    await expect(frame.locator('#name')).toHaveValue('Price');
  });
}

test('a page that a guide shows names the guide', async ({page, open}) => {
  await open('/learn/demos/start/hello');
  const shown = page.locator('.demo-links').filter({hasText: 'Shown in'});
  await expect(shown).toBeVisible();
  await shown.getByRole('link').first().click();
  await expect(demoOn(page)).toBeVisible();
  await expect(page).not.toHaveURL(/\/learn\/demos\//);
});

for (const [version, base, fewest] of [
  ['4.1', '', 55],
  ['4.0', '/4.0', 50],
] as const) {
  test(`the gallery of ${version} has a card for each demo, which leads to its page`, async ({page, open}) => {
    await open(`${base}/learn/demos`);
    const paths = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(fewest);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path?.startsWith(`${base}/learn/demos/`))).toEqual([]);
    await cards(page).filter({hasText: 'Collapse groups'}).click();
    await expect(page).toHaveURL(new RegExp(`${base}/learn/demos/shapes/collapse$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Collapse groups');
  });

  test(`an old address of ${version} leads to the page of the demo`, async ({page, open}) => {
    await open(`${base}/learn/demos?id=interaction/palette`);
    await expect(page).toHaveURL(new RegExp(`${base}${palette}$`));
    await page.goBack();
    await expect(page).not.toHaveURL(/\?id=/);
  });
}

test('the sidebar has demos in groups, and marks the one that is open', async ({page, open}) => {
  await open(palette);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Drag from a palette');
  await expect(sidebar(page).getByRole('link', {name: 'Live demos', exact: true})).toBeVisible();
  await sidebar(page).getByRole('button', {name: 'Highlighters'}).click();
  await expect(sidebar(page).getByRole('link', {name: 'Highlighters compared'})).toBeVisible();
});

test('a demo is found by what readers call it', async ({page, open}) => {
  await open('/learn/');
  await openModal(page);
  await ask(page, 'toolbox of shapes');
  const hit = hits(page).filter({hasText: 'Drag from a palette'}).first();
  await expect(hit).toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(new RegExp(palette));
});

test('a mark in a comment opens its note beside the line, with the mouse and the keyboard', async ({page, open}) => {
  await open('/learn/demos/shapes/html');
  await running(page);
  const mark = page.getByRole('button', {name: 'Note [1]'}).first();
  const note = page.getByText('The view of theater.Ticket is found', {exact: false}).and(page.locator('[popover]'));
  await expect(note).toBeHidden();
  await mark.click();
  await expect(note).toBeVisible();
  const [at, shown] = [await mark.boundingBox(), await note.boundingBox()];
  expect(Math.abs(shown!.y - at!.y - at!.height)).toBeLessThan(16);
  expect(Math.abs(shown!.x - at!.x)).toBeLessThan(16);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
});

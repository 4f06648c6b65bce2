import type {Locator, Page} from '@playwright/test';
import {boxOf, expectAt, expectTop} from '../support/place';
import {routed} from '../support/routed';
import {expect, settled, test} from '../support/test';

const path = '/learn/recipes';
const button = (page: Page, name: string): Locator => page.getByRole('button', {name: `Run the code of ${name}`});
const figure = (page: Page, id: string): Locator => page.locator(`h3#${id}`).locator('xpath=following::figure[1]');
const running = (block: Locator): Locator => block.frameLocator('iframe').locator('html[data-recipe=done]');
const status = (page: Page): Locator => page.locator('body > [role=status]');

test('by keyboard: runs below its code, says so, keeps the focus, and stops', async ({page, open}) => {
  await open(path);
  await settled(page);
  const run = button(page, 'Change text and color');
  const block = figure(page, 'change-look');
  await run.focus();
  await page.keyboard.press('Enter');
  await running(block).waitFor({state: 'attached'});
  await expect(status(page)).toHaveText('Running. The box “element” has a new text and new colors.');
  await expect(block.getByText('The box “element” has a new text and new colors.')).toBeVisible();
  const stop = page.getByRole('button', {name: 'Stop the code of Change text and color'});
  await expect(stop).toBeFocused();
  await expect(block.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await page.keyboard.press('Enter');
  await expect(block.locator('iframe')).toHaveCount(0);
  await expect(status(page)).toHaveText('Stopped.');
  await expect(run).toBeFocused();
});

test('by keyboard: Enter on Run brings the keys of the diagram, so Tab goes into it and Escape out of it', async ({
  page,
  open,
}) => {
  await open(path);
  await settled(page);
  const block = figure(page, 'change-look');
  await button(page, 'Change text and color').focus();
  await page.keyboard.press('Enter');
  // Before any other key.
  await block.frameLocator('iframe').locator('[data-keys]').first().waitFor({state: 'attached'});
  await block.getByRole('button', {name: 'Run again'}).focus();
  await page.keyboard.press('Tab');
  await expect(block.locator('iframe')).toBeFocused();
  await block.frameLocator('iframe').locator('[data-keys]:focus').waitFor({state: 'attached'});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Stop the code of Change text and color'})).toBeFocused();
});

test('Escape in the diagram leads back to the button; the color mode is that of the page', async ({page, open}) => {
  await open(`${path}?docusaurus-theme=dark`);
  const block = figure(page, 'drag-end');
  await button(page, 'Run code when a drag ends').click();
  await running(block).waitFor({state: 'attached'});
  await expect(block.frameLocator('iframe').locator('html')).toHaveCSS('color-scheme', 'dark');
  const stop = page.getByRole('button', {name: 'Stop the code of Run code when a drag ends'});
  // The browser's own process hears later of the focus, and sends the frame the keys only then.
  await expect(async () => {
    await block.locator('iframe').focus();
    await expect(stop).not.toBeFocused({timeout: 2000});
    await page.keyboard.press('Escape');
    await expect(stop).toBeFocused({timeout: 2000});
  }).toPass();
});

test('is edited in the playground, with its diagram', async ({page, open}) => {
  await open(path);
  const block = figure(page, 'wheel-zoom');
  await button(page, 'Zoom with the wheel at the pointer').click();
  await running(block).waitFor({state: 'attached'});
  const link = block.getByRole('link', {name: /^Edit in the playground\s*, in a new tab$/});
  const [play] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(play).toHaveURL(/\/play\?version=4\.1#code=/);
  const bench = play.locator('.playground__bench');
  const frame = bench.frameLocator('iframe');
  await expect(frame.locator('.joint-element')).toHaveCount(3);
  await bench.getByRole('tab', {name: 'recipe.ts', exact: true}).click();
  const code = (await block.locator('pre code').first().textContent()) ?? '';
  const shown = async () => (await bench.locator('.cm-content').innerText()).replaceAll(/\s/g, '');
  await expect.poll(shown).toBe(code.replaceAll(/\s/g, ''));
  await bench.locator('.cm-content').click();
  await play.keyboard.press('ControlOrMeta+End');
  await play.keyboard.insertText("\nelement.attr('label/text', 'Edited ✓');");
  await expect(frame.locator('[model-id=element]')).toContainText('Edited ✓');
});

test.describe('code with an error', () => {
  test.use({expectedConsole: /atr is not a function/});

  test('is said and shown at its line', async ({page, open}) => {
    await open(path);
    const block = figure(page, 'change-look');
    await block
      .locator('.line')
      .first()
      .evaluate((line) => line.replaceChildren('element.atr();'));
    await button(page, 'Change text and color').click();
    await expect(status(page)).toContainText('The code has failed. recipe.ts:1 TypeError');
    await expect(block.getByRole('log')).toContainText('recipe.ts:1 TypeError');
  });
});

test('nothing is loaded before the press, and nothing above the button moves', async ({page, open}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/\/assets\/demos\//.test(pathname) || /RecipePanel|run-recipes/.test(pathname)) {
      late.push(pathname);
    }
  });
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({name}) => name),
    );
  await open(path);
  await settled(page);
  const run = button(page, 'Center one element');
  // What follows the reader's place in the contents comes with the first scroll.
  await run.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await scripts();
  await run.hover();
  await settled(page);
  expect(await scripts()).toEqual(before);
  expect(late).toEqual([]);
  const headings = (await page.locator('h3[id]').all()).slice(0, 5);
  const places = await Promise.all(headings.map(boxOf));
  const own = await boxOf(run);
  await run.click();
  await running(figure(page, 'scroll-to-element')).waitFor({state: 'attached'});
  for (const [index, heading] of headings.entries()) {
    await expectAt(heading, places[index]!);
  }
  await expectTop(page.getByRole('button', {name: 'Stop the code of Center one element'}), own.y);
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(before.length);
  expect(late.length).toBeGreaterThan(0);
});

test.describe('without a network', () => {
  test.use({expectedConsole: /Failed to load resource|ERR_FAILED/});

  test('says that it could not be loaded, and a later press tries again', async ({page, open}) => {
    await open(path);
    await settled(page);
    await page.route(/\/assets\/demos\//, (route) => route.abort());
    await routed(page);
    const run = button(page, 'Change text and color');
    await run.click();
    const block = figure(page, 'change-look');
    await expect(block).toContainText('could not be loaded');
    await page.unroute(/\/assets\/demos\//);
    await page.getByRole('button', {name: 'Stop the code of Change text and color'}).click();
    await run.click();
    await running(block).waitFor({state: 'attached'});
  });
});

/** The blocks with one line whose code ends outside of the box. */
const cut = (page: Page): Promise<string[]> =>
  page
    .locator('figure pre')
    .evaluateAll((blocks) =>
      blocks
        .filter((pre) => pre.querySelectorAll('.line').length === 1 && pre.scrollWidth > pre.clientWidth)
        .map((pre) => pre.textContent),
    );

for (const width of [1440, 390]) {
  test(`one-liners end in their box at ${width} px`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open(path);
    await page.addStyleTag({content: '* {content-visibility: visible !important}'});
    const single = await page
      .locator('figure pre')
      .evaluateAll((blocks) => blocks.filter((pre) => pre.querySelectorAll('.line').length === 1).length);
    expect(single).toBeGreaterThan(10);
    expect(await cut(page)).toEqual([]);
    await page.addStyleTag({content: '.line {white-space: pre !important}'});
    expect((await cut(page)).length).toBeGreaterThan(width === 390 ? 5 : 0);
  });
}

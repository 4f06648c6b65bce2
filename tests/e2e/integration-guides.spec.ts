import type {FrameLocator, Page} from '@playwright/test';
import {projectHeight, projectNames} from '../../src/build/demos/projects';
import {boxOf} from '../support/place';
import {expect, test} from '../support/test';

const stage = (page: Page) => page.locator('.demo-stage').first();
const running = (page: Page) => stage(page).locator('iframe:not(.demo-stage__frame--waiting)');

/** What the projects have in common. */
const partsOf = (frame: FrameLocator) => ({
  order: frame.locator('[model-id=order]'),
  elements: frame.locator('.joint-element'),
  label: frame.getByLabel('Label'),
  position: frame.locator('output'),
  shown: frame.getByLabel('Show the diagram'),
});

/** Drags the first element, wherever the page has scrolled to. */
async function dragOrder(page: Page, frame: FrameLocator, x: number, y: number): Promise<void> {
  const body = frame.locator('[model-id=order] [joint-selector=body]');
  await body.scrollIntoViewIfNeeded();
  const box = await boxOf(body);
  await page.mouse.move(box.x + 15, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 15 + x, box.y + 12 + y, {steps: 4});
  await page.mouse.up();
}

for (const version of ['', '/4.0']) {
  for (const name of projectNames) {
    test(`${version}/learn/integration/${name} runs its application: diagram and form follow each other`, async ({
      page,
      open,
    }) => {
      await open(`${version}/learn/integration/${name}`);
      await stage(page).scrollIntoViewIfNeeded();
      await expect(running(page)).toHaveAttribute('sandbox', 'allow-scripts');
      await expect(running(page)).toHaveAttribute('title', /, running$/);
      const frame = stage(page).frameLocator('iframe');
      const {order, elements, label, position, shown} = partsOf(frame);
      await expect(elements).toHaveCount(2);
      await order.click();
      await expect(position).toHaveText('40, 60');
      await label.fill('Paid order');
      await expect(order.locator('text')).toHaveText('Paid order');
      await dragOrder(page, frame, 50, 30);
      await expect(position).toHaveText('90, 90');
      await shown.uncheck();
      await expect(elements).toHaveCount(0);
      await shown.check();
      await expect(order.locator('text')).toHaveText('Paid order');
    });
  }
}

test('a stage of a guide keeps its height, and nothing of it is cut off on a phone', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open('/learn/integration/vue');
  const before = await boxOf(stage(page));
  expect(Math.round(before.height)).toBe(projectHeight);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(running(page)).toBeVisible();
  const frame = stage(page).frameLocator('iframe');
  await frame.locator('[model-id=invoice]').click();
  await expect(frame.getByLabel('Label')).toHaveValue('Invoice');
  const {scrollWidth, scrollHeight} = await frame
    .locator('html')
    .evaluate((html) => ({scrollWidth: html.scrollWidth, scrollHeight: html.scrollHeight}));
  expect(scrollWidth).toBeLessThanOrEqual(390);
  expect(scrollHeight).toBeLessThanOrEqual(projectHeight);
  expect((await boxOf(stage(page))).height).toBe(before.height);
});

test('the keyboard reaches the elements of a stage, and its form', async ({page, open}) => {
  await open('/learn/integration/svelte');
  await stage(page).scrollIntoViewIfNeeded();
  await expect(running(page)).toBeVisible();
  const frame = stage(page).frameLocator('iframe');
  const {label, position} = partsOf(frame);
  await frame.getByLabel('Read-only').focus();
  await page.keyboard.press('Tab');
  await frame.locator('[data-keys]').first().waitFor({state: 'attached'});
  await frame.locator('[model-id=order]').focus();
  await page.keyboard.press('Enter');
  await expect(label).toHaveValue('Order');
  await page.keyboard.press('ArrowRight');
  await expect(position).not.toHaveText('40, 60');
});

test('a stage follows the color mode of the page', async ({page, open}) => {
  await open('/learn/integration/react?docusaurus-theme=dark');
  await stage(page).scrollIntoViewIfNeeded();
  await expect(running(page)).toBeVisible();
  const frame = stage(page).frameLocator('iframe');
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(frame.locator('[model-id=order] text')).toHaveCSS('fill', 'rgb(230, 234, 240)');
});

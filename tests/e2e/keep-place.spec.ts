import type {Page} from '@playwright/test';
import {expect, hydrated, settled, test} from '../support/test';

const longPage = '/api/dia/Paper';
const member = 'findViewsFromPoint';

const topOf = (page: Page): Promise<number> =>
  page.locator(`[id="${member}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Reads down to the middle of the page and on, so that boxes above are laid out. */
async function readToTheMiddle(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 1500);
    await settled(page);
  }
  await page.locator(`[id="${member}"]`).evaluate((element) => {
    element.scrollIntoView();
    window.scrollBy(0, -200);
  });
  await settled(page);
}

test.describe('the place that a reader has left', () => {
  test('is there again when the page is loaded again', async ({page, open}) => {
    await open(longPage);
    await readToTheMiddle(page);
    const before = await topOf(page);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(Math.abs((await topOf(page)) - before)).toBeLessThan(1.5);
  });

  test('is there again when the reader comes back, and forward', async ({page, open}) => {
    await open(longPage);
    await readToTheMiddle(page);
    const before = await topOf(page);
    await page
      .locator('.footer')
      .getByRole('link', {name: 'Glossary'})
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('Glossary');
    for (let time = 0; time < 2; time += 1) {
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('dia.Paper');
      await settled(page);
      expect(Math.abs((await topOf(page)) - before)).toBeLessThan(1.5);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('Glossary');
    }
  });

  test('would be another one if nothing were noted', async ({page, open}) => {
    // What the browser restores by itself is sometimes near enough.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'navigation', {value: undefined});
      history.scrollRestoration = 'manual';
    });
    await open(longPage);
    await readToTheMiddle(page);
    const before = await topOf(page);
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(Math.abs((await topOf(page)) - before)).toBeGreaterThan(2);
  });
});

import type {Locator, Page} from '@playwright/test';
import {expectTop, scrollPage, topOf} from '../support/place';
import {expect, hydrated, settled, test} from '../support/test';

const longPage = '/api/dia/Paper';
const member = 'findViewsFromPoint';

const heading = (page: Page): Locator => page.locator(`[id="${member}"]`);

/** Reads down to the middle of the page and on, so that boxes above are laid out. */
async function readToTheMiddle(page: Page): Promise<void> {
  await settled(page);
  for (let step = 0; step < 12; step += 1) {
    await scrollPage(page, 1500);
    await settled(page);
  }
  await heading(page).evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  await settled(page);
  await scrollPage(page, -200);
  await settled(page);
}

test.describe('the place that a reader has left', () => {
  test('is there again when the page is loaded again', async ({page, open}) => {
    await open(longPage);
    await readToTheMiddle(page);
    const before = await topOf(heading(page));
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expectTop(heading(page), before);
  });

  test('is there again when the reader comes back, and forward', async ({page, open}) => {
    await open(longPage);
    await readToTheMiddle(page);
    const before = await topOf(heading(page));
    await page
      .locator('.footer')
      .getByRole('link', {name: 'Glossary'})
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('Glossary');
    for (let time = 0; time < 2; time += 1) {
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('dia.Paper');
      await settled(page);
      await expectTop(heading(page), before);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('Glossary');
    }
  });

  test('would be another one if nothing were noted', async ({page, open}) => {
    // What the browser restores by itself is sometimes near enough: it begins at the top.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'navigation', {value: undefined});
      history.scrollRestoration = 'manual';
    });
    await open(longPage);
    await readToTheMiddle(page);
    await expect(heading(page)).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expect(heading(page)).not.toBeInViewport();
  });
});

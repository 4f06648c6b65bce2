import type {Page} from '@playwright/test';
import {violations} from '../support/axe';
import {expect, testInOneContext} from '../support/test';
import {overflowing} from './overflowing';
import {uncoveredFeatures} from './choose-pages';
import {readSiteSample} from './read-sample';

const {pages, sample, description} = readSiteSample();

const sizes = new Map(pages.map(({path, size}) => [path, size]));

/** Scrolls through the page: boxes that scroll become stops of the keyboard when they near the window. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await frame();
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    await frame();
  });

const test = testInOneContext({reducedMotion: 'reduce'});

test('the sample has every feature of every page', () => {
  console.log(`The browser visits ${description}`);
  expect(pages.length).toBeGreaterThan(100);
  expect(new Set(pages.flatMap(({features}) => [...features])).size).toBeGreaterThan(300);
  expect([...uncoveredFeatures(pages, sample)]).toEqual([]);
});

for (const [path, reason] of sample) {
  test(`${path} fits the window and is accessible in both color modes (${reason})`, async ({page, open}) => {
    // Long pages take axe their time.
    test.setTimeout(240_000 + (sizes.get(path) ?? 0) / 2);
    await open(path);
    expect.soft(await overflowing(page), '1280 px').toEqual([]);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect.soft(await violations(page, 'ofColorMode'), 'dark').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    // What only a wide window has leaves once React has seen the narrow one.
    await expect
      .configure({soft: true})
      .poll(() => overflowing(page), '390 px')
      .toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // What a narrow window has in place of the sidebar and the outline, and boxes that scroll only there.
    await readThrough(page);
    expect(await violations(page), '390 px').toEqual([]);
  });
}

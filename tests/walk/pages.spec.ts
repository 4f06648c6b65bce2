import {violations} from '../support/axe';
import {env} from '../../src/build/config/env';
import {expect, test} from '../support/test';
import {overflowing} from './overflowing';
import {uncoveredFeatures} from './sample';
import {readSiteSample} from './site-sample';

const {pages, sample, description} = readSiteSample();

const sizes = new Map(pages.map(({path, size}) => [path, size]));

// Colors are looked at when they have settled, not on their way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// A quick run visits what has changed only.
if (env.TEST_CHANGED === undefined) {
  test('the sample has every feature of every page', () => {
    console.log(`The browser visits ${description}`);
    expect(pages.length).toBeGreaterThan(100);
    expect(new Set(pages.flatMap(({features}) => [...features])).size).toBeGreaterThan(300);
    expect([...uncoveredFeatures(pages, sample)]).toEqual([]);
  });
}

for (const [path, reason] of sample) {
  test(`${path} fits the window and is accessible in both color modes (${reason})`, async ({page, open}) => {
    // Long pages take axe their time.
    test.setTimeout(60_000 + (sizes.get(path) ?? 0) / 2);
    await open(path);
    expect.soft(await overflowing(page), '1280 px').toEqual([]);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    expect.soft(await violations(page, 'ofColorMode'), 'dark').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect.soft(await overflowing(page), '390 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

import {violations} from '../support/axe';
import {expect, testInOneContext} from '../support/test';
import {overflowing} from '../walk/overflowing';

const test = testInOneContext({reducedMotion: 'reduce'});

/** One page of each kind. The walk visits many more. */
const kinds = {
  'the home page': '/',
  'a guide': '/learn/features/diagram-basics/cells',
  'a page of the reference': '/api/dia/HighlighterView',
  'a demo': '/learn/demos/start/hello',
  'a page of 4.0': '/4.0/learn/quickstart/',
  'the search page': '/search?q=paper',
};

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} fits the window and is accessible in both color modes`, {tag: '@smoke'}, async ({page, open}) => {
    await open(path);
    await expect.poll(() => overflowing(page), '1280 px').toEqual([]);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page
      .locator('.navbar')
      .getByRole('button', {name: /dark and light mode/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect.soft(await violations(page, 'ofColorMode'), 'dark').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    // What only a wide window has leaves once React has seen the narrow one.
    await expect.poll(() => overflowing(page), '390 px').toEqual([]);
  });
}

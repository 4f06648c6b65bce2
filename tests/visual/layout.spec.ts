import type {Page} from '@playwright/test';
import {readCanonicalPaths} from '../../src/hosting/canonical-paths';
import {sites} from '../support/sites';
import {expect, test} from '../support/test';

const paths = readCanonicalPaths(sites.main.buildDir);

/** Elements that reach beyond the window and are in no box that scrolls. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) {
          return true;
        }
      }
      return false;
    };
    return [...document.querySelectorAll('main *, footer *, .navbar *')]
      .filter((element) => {
        const {left, right, width: own} = element.getBoundingClientRect();
        return own > 0 && (right > width + 1 || left < -1) && !scrolls(element) && !element.closest('.navbar-sidebar');
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`);
  });

for (const item of paths) {
  test(`${item} fits the window, wide and narrow`, async ({page, open}) => {
    await open(item);
    expect(await overflowing(page), '1280 px').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await overflowing(page), '390 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('a line of prose has 65 to 80 characters, counted on the page', async ({page, open}) => {
  await open('/learn/features/diagram-basics/paper');
  const lengths = await page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('.markdown > p')].flatMap((paragraph) => {
      const length = paragraph.textContent.length;
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.bottom / 10))).size;
      return lines > 2 ? [length / lines] : [];
    });
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(lengths.length).toBeGreaterThan(3);
  expect(average).toBeGreaterThan(60);
  expect(average).toBeLessThan(85);
});

test('something that sticks out is found', async ({page, open}) => {
  await open('/glossary');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p style="min-width:3000px">Too wide.</p>'),
  );
  expect(await overflowing(page)).toContainEqual(expect.stringMatching(/^p.*Too wide/));
});

import type {Page} from '@playwright/test';
import {expect, settled, test} from '../support/test';
import {overflowing} from '../walk/overflowing';

/** A word that no line of a narrow window has room for, and an address and a name as long. */
const words = {
  word: 'diagram'.repeat(40),
  address: `https://example.com/${'a/'.repeat(20)}${'path'.repeat(60)}?q=${'x'.repeat(80)}`,
  name: `dia.${'Element'.repeat(40)}.prototype`,
};

/** Where a writer may put such a word, by the elements that hold text there. */
const places = {
  'the main heading': 'h1',
  'a heading': '.markdown h2',
  'a lower heading': '.markdown h3',
  'a paragraph': '.markdown > p',
  'a link': '.markdown p a',
  'an item of a list': '.markdown li',
  'a cell of a table': '.markdown td',
  'a head of a table': '.markdown th',
  'inline code': '.markdown p code',
  'code in a cell': '.markdown td code',
  'the title of an admonition': '.theme-admonition [class*=admonitionHeading]',
  'the text of an admonition': '.theme-admonition p',
  'a line of code': 'figure pre code',
  'an entry of the breadcrumbs': '.breadcrumbs__item:last-child *',
  'the link to the next page': '.pagination-nav__label',
} as const;

/** Writes the word into each place that the page has, and returns the places. */
const plant = (page: Page, word: string): Promise<string[]> =>
  page.evaluate(
    ([text, all]) =>
      Object.entries(all).flatMap(([name, selector]) => {
        const found = [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
        found.slice(0, 2).forEach((element) => element.append(` ${text} `));
        return found.length > 0 ? [name] : [];
      }),
    [word, places] as const,
  );

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(1000, 0);
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(window.scrollX, scrollWidth - clientWidth);
  });

/** Boxes that cut text off and do not scroll. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main article *')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          getComputedStyle(element).clipPath === 'none' &&
          element.scrollWidth > element.clientWidth + 1 &&
          /hidden|clip/.test(getComputedStyle(element).overflowX) &&
          element.checkVisibility() &&
          !element.closest('.live-demo, svg'),
      )
      .map((element) => `${element.tagName} ${element.className}`),
  );

const pages = ['/learn/help-center/faq', '/learn/features/diagram-basics/cells', '/api/dia/Graph'];

for (const width of [320, 390, 1280]) {
  test(`very long words in an article wrap or scroll in their box, ${width} px wide`, async ({page, open}) => {
    await page.setViewportSize({width, height: 844});
    const seen = new Set<string>();
    for (const path of pages) {
      for (const [kind, word] of Object.entries(words)) {
        await open(path);
        await settled(page);
        (await plant(page, word)).forEach((name) => seen.add(name));
        expect.soft(await overflowing(page), `${kind} on ${path}`).toEqual([]);
        expect.soft(await sideways(page), `${kind} on ${path}`).toBeLessThanOrEqual(0);
        expect.soft(await cut(page), `${kind} on ${path}`).toEqual([]);
      }
    }
    expect(Object.keys(places).filter((name) => !seen.has(name))).toEqual([]);
  });
}

test('a word that does not wrap is found', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 844});
  await open('/glossary');
  await plant(page, words.word);
  await page.addStyleTag({content: '.markdown p {overflow-wrap: normal !important}'});
  expect(await overflowing(page)).not.toEqual([]);
  expect(await sideways(page)).toBeGreaterThan(0);
});

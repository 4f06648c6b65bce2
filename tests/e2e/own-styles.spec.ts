import type {Page} from '@playwright/test';
import {expect, settled, test} from '../support/test';

/** A page of each kind. */
const pages = [
  '/',
  '/learn/features/diagram-basics/cells',
  '/learn/features/performance/',
  '/learn/demos/shapes/css',
  '/learn/recipes',
  '/learn/applications/flowchart',
  '/learn/integration/react',
  '/learn/help-center/faq',
  '/api/',
  '/api/dia/Paper',
  '/api/ui/Halo',
  '/api/map',
  '/api/changes',
  '/glossary',
  '/search',
  '/no-such-page',
  '/4.0/learn/quickstart/',
  '/4.0/api/dia/Graph',
];

/** Keeps the app away: nothing is loaded but what the HTML names. */
const withoutApp = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/js\/boot\./, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));

/** What is compared of an element: where an order of rules, a layer or a custom property would show. */
const properties = [
  ...['display', 'position', 'width', 'height', 'margin', 'padding', 'top', 'left', 'transform', 'z-index'],
  ...['color', 'background-color', 'background-image', 'border', 'border-radius', 'box-shadow', 'opacity'],
  ...['font', 'letter-spacing', 'text-decoration', 'overflow', 'visibility', 'gap', 'fill', 'stroke', 'content'],
];

/**
 * Adds the whole style sheet, as the app does.
 *
 * @param extra - rules that the sheet has besides
 * @returns selectors of rules that the page lacked although they can match something in it, and elements that look
 *   different now, each with the property and its values before and after
 */
async function changesByWholeSheet(page: Page, extra = ''): Promise<{lacked: string[]; changed: string[]}> {
  return page.evaluate(
    async ([rules, names]) => {
      // Styles are compared as they are in the end, not on the way there.
      document.head.append(
        Object.assign(document.createElement('style'), {
          textContent: '*, *::before, *::after { animation: none !important; transition: none !important }',
        }),
      );
      const shown = [...document.querySelectorAll('html, body, body *:not(script, style, svg svg *)')];
      const look = (): string[][] =>
        shown.flatMap((element) =>
          [undefined, '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part);
            return part && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
          }),
        );
      /** Each selector of a sheet after the conditions that it stands in. */
      const selectorsOf = (list: CSSRuleList, around = ''): [around: string, selector: string][] =>
        [...list].flatMap((rule) =>
          rule instanceof CSSStyleRule
            ? rule.selectorText.split(/,(?![^(]*\))/).map((text): [string, string] => [around, text.trim()])
            : rule instanceof CSSGroupingRule
              ? selectorsOf(rule.cssRules, `${around}${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`)
              : [],
        );
      const own = new Set([...document.styleSheets].flatMap(({cssRules}) => selectorsOf(cssRules).map(String)));
      await document.fonts.ready;
      const before = look();
      const styles = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles ?? '';
      const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: styles});
      await new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => reject(Error(`no ${styles}`));
        document.head.append(link);
      });
      const more = Object.assign(document.createElement('style'), {textContent: rules});
      document.head.append(more);
      const lacked = [link.sheet, more.sheet]
        .flatMap((sheet) => (sheet ? selectorsOf(sheet.cssRules) : []))
        .filter((selector) => !own.has(String(selector)))
        // Whatever state the element is in, and for its parts.
        .map(([, text]) => text.replace(/::?[a-z-]+(?![\w(-])/g, '').replace(/::?[a-z-]+\((?!.*\.).*?\)/g, ''))
        .filter((text) => /[.#a-z]/.test(text.replace(/\[.*?\]/g, '')))
        .filter((text) => {
          try {
            return document.querySelector(text) !== null;
          } catch {
            return false;
          }
        });
      const changed = look().flatMap((style, index) => {
        const element = shown[Math.floor(index / 3)];
        const where = `${element?.tagName}.${element?.getAttribute('class')}${['', '::before', '::after'][index % 3]}`;
        return names.flatMap((name, i) =>
          style[i] === before[index]?.[i] ? [] : [`${where} ${name}: ${before[index]?.[i]} -> ${style[i]}`],
        );
      });
      return {lacked, changed: changed.slice(0, 10)};
    },
    [extra, properties] as const,
  );
}

for (const path of pages) {
  test(`what the HTML of ${path} styles is all that it shows`, async ({page}) => {
    await withoutApp(page);
    // A page with status 404 would be an error in the console.
    await page.route('**/no-such-page', async (route) => route.fulfill({response: await route.fetch(), status: 200}));
    await page.goto(path);
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
    expect(await changesByWholeSheet(page)).toEqual({lacked: [], changed: []});
  });
}

test('a rule that the HTML of a page lacks is found', async ({page}) => {
  await withoutApp(page);
  await page.goto('/glossary');
  const {lacked, changed} = await changesByWholeSheet(page, '@media all { h1:not(.x) { letter-spacing: 3px } }');
  expect(lacked).toEqual(['h1:not(.x)']);
  expect(changed).toContainEqual(expect.stringMatching(/^H1\..* letter-spacing: normal -> 3px$/));
});

test('the whole style sheet is there as soon as the app is', async ({page}) => {
  await page.goto('/glossary');
  await settled(page);
  const sheet = page.locator('link[rel=stylesheet]');
  await expect(sheet).toHaveCount(1);
  expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length)).toBeGreaterThan(100);
});

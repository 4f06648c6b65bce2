import type {Page, Route} from '@playwright/test';
import {bootScript, mainScript} from '../support/app';
import {expect, settled, test} from '../support/test';

/** A page of each kind, and those with parts that others lack. */
const kinds = [
  '/',
  '/glossary',
  '/api/',
  '/api/dia/Graph',
  '/api/connectors',
  '/api/changes/',
  '/api/map/',
  '/api/ui/Halo',
  '/learn/',
  '/learn/quickstart/paper',
  '/learn/features/diagram-basics/cells',
  '/learn/demos/',
  '/learn/demos/graph/undo',
  '/learn/integration/react',
  '/learn/recipes',
  '/learn/release-notes/4.1.0',
  '/4.0/learn/features/labels',
  '/nowhere',
] as const;

/** What a reader sees of an element. */
const seen = [
  ...['display', 'visibility', 'opacity', 'position', 'color', 'backgroundColor', 'backgroundImage'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'textDecorationLine', 'textAlign', 'whiteSpace'],
  ...['borderTopWidth', 'borderTopColor', 'borderRadius', 'outlineStyle', 'boxShadow', 'overflowX', 'maskImage'],
] as const;

/** How each element of the page looks: its box, and what is seen of it and of what stands before and after it. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((properties) => {
    const of = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      return style.content === 'none' && pseudo ? '' : properties.map((name) => style[name as 'color']).join('|');
    };
    return Object.fromEntries(
      [...document.body.querySelectorAll('*')].map((element, index) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        const box = [x, y, width, height].map((length) => Math.round(length)).join();
        return [name, [box, of(element), of(element, '::before'), of(element, '::after')].join(' / ')];
      }),
    );
  }, seen);

/** Elements that look otherwise in the second list, with both looks. */
const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.entries(before).flatMap(([name, look]) =>
    after[name] === look ? [] : [`${name}: ${look} became ${after[name] ?? 'nothing'}`],
  );

/** Opens a page whose style sheet and app are held back, and lets the style sheet come in the end. */
async function openWithoutSheet(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\.css$/, (route) => void held.push(route));
  await page.route(mainScript, (route) => route.abort());
  // Fonts come when they like, and change boxes.
  await page.route(/\.woff2$/, (route) => route.abort());
  // A style sheet that has not come holds the load event back.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await expect.poll(() => held.length).toBe(1);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await expect.poll(() => page.evaluate(() => [...document.styleSheets].some(({href}) => href))).toBe(true);
    await settled(page);
  };
}

test.describe('a page before its style sheet', () => {
  // The app never comes here.
  test.use({expectedConsole: /Failed to load resource|preloaded using link preload/, reducedMotion: 'reduce'});

  for (const [width, mode] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    for (const path of kinds) {
      test(`looks as it does with it: ${path}, ${width} px wide, ${mode}`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        const release = await openWithoutSheet(page, `${path}?docusaurus-theme=${mode}`);
        const before = await looks(page);
        expect(Object.keys(before).length).toBeGreaterThan(50);
        await release();
        expect(changed(before, await looks(page))).toEqual([]);
      });
    }
  }

  test('a rule that it lacks is found', async ({page}) => {
    await page.route('/glossary', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const without = html.replace(/(?<=[}])\.footer\{[^}]*\}/g, '');
      expect(without).not.toBe(html);
      await route.fulfill({response, body: without});
    });
    const release = await openWithoutSheet(page, '/glossary');
    const before = await looks(page);
    await release();
    expect(changed(before, await looks(page)).join('\n')).toContain('footer.');
  });
});

test('the style sheet comes after the first view, from the boot script, and the app waits for it', async ({page}) => {
  const held: Route[] = [];
  await page.route(/\.css$/, (route) => void held.push(route));
  await page.goto('/learn/quickstart/paper', {waitUntil: 'domcontentloaded'});
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  expect(await page.locator('head > link[rel=stylesheet]').count()).toBe(1);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 0), {timeout: 2000})),
  );
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await held[0]?.continue();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the style sheet is named by the page', async ({page}) => {
    const sheet = page.waitForResponse(/\.css$/);
    await page.goto('/learn/quickstart/paper');
    expect((await sheet).ok()).toBe(true);
  });
});

test.describe('without the boot script', () => {
  test.use({expectedConsole: /Failed to load resource/});

  test('without the boot script, what the page brings along is enough to read it', async ({page}) => {
    await page.route(bootScript, (route) => route.abort());
    await page.goto('/api/dia/Graph');
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  });
});

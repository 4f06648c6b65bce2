import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {running} from '../demos/open-demo';
import {sites} from '../support/sites';
import {boxOf, scrollPage} from '../support/place';
import {expect, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const widths = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .filter({visible: true})
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));

const measure = 44 * 16;

for (const [width, least] of [
  [1440, 800],
  [1920, 950],
] as const) {
  test(`at ${width} px code is wider than text, and text keeps its measure`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open('/learn/features/diagram-basics/cells');
    const code = await widths(page, '.markdown figure:has(> div > pre):not(li *, .live-demo *)');
    expect(code.length).toBeGreaterThan(2);
    expect(Math.min(...code)).toBeGreaterThan(least);
    expect(Math.max(...code)).toBeLessThanOrEqual(60 * 16);
    expect(Math.max(...(await widths(page, '.markdown p')))).toBeLessThanOrEqual(measure);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const name of ['/learn/', '/learn/quickstart/', '/learn/features/']) {
  test(`${name} has an outline`, async ({page, open}) => {
    await open(name);
    const outline = page.getByRole('navigation', {name: 'On this page'}).or(page.locator('.theme-doc-toc-desktop'));
    const links = outline.first().getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    await expect(links.first()).toBeVisible();
  });
}

// The steps of the quickstart have the stage where other guides have the outline, the list of demos has its topics.
test('every guide with three sections has an outline, or what stands for it', () => {
  const files = fs
    .readdirSync(sites.main.buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(?:4\.0\/)?learn\/.*index\.html$/.test(file))
    .map((file) => [file, fs.readFileSync(path.join(sites.main.buildDir, file), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(100);
  const without = files
    .filter(
      ([, html]) =>
        (html.match(/<h2 [^>]*\banchor/g) ?? []).length >= 3 &&
        !/theme-doc-toc-desktop|class=(?:program-step|list-filter)/.test(html),
    )
    .map(([file]) => file);
  expect(without).toEqual([]);
});

test('the page of a demo has diagram and code on the first screen', async ({page, open}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const name of ['graph/events', 'interaction/validate-connection', 'links/routers']) {
    await open(`/learn/demos/${name}`);
    // What stands for the demo gives way to it at some moment.
    await running(page);
    const stage = await boxOf(page.locator('.live-demo__stage'));
    const code = await boxOf(page.getByRole('tabpanel'));
    expect(code.x, name).toBeGreaterThanOrEqual(stage.x + stage.width);
    expect(Math.min(stage.width, code.width), name).toBeGreaterThan(500);
    expect(Math.min(900, code.y + code.height) - code.y, `lines of ${name}`).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(1440);
  }
});

test('headings have the sizes of the tokens', async ({page, open}) => {
  await open('/learn/features/diagram-basics/cells');
  const sizes = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return ['h1', 'h2', 'h3'].map((name) => ({
      token: parseFloat(root.getPropertyValue(`--ifm-${name}-font-size`)) * 16,
      shown: parseFloat(
        getComputedStyle(document.querySelector(`.markdown ${name}:not(:has(> code))`) as Element).fontSize,
      ),
    }));
  });
  expect(sizes.map(({shown}) => shown)).toEqual(sizes.map(({token}) => token));
});

test('at 1440 px the two ways to begin stand beside each other', async ({page, open}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open('/');
  const links = page.locator('.home-hero > p > a');
  await expect(links).toHaveCount(2);
  const [first, second] = [await boxOf(links.first()), await boxOf(links.last())];
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
  expect(second.y).toBeLessThan(first.y + first.height);
});

test('the button that leads to the top covers no entry of the list of members', async ({page, open}) => {
  await open('/api/dia/Graph');
  await settled(page);
  await scrollPage(page, 3000);
  await settled(page);
  await scrollPage(page, -200);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  await settled(page);
  const list = await boxOf(page.locator('.navigator'));
  expect(list.y + list.height).toBeLessThanOrEqual((await boxOf(button)).y);
});

/** The lines of text of which the button covers a part. The lines behind its whole width go on behind it, as behind the bar. */
const partlyCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.theme-back-to-top-button')?.getBoundingClientRect() ?? new DOMRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const parent = texts.currentNode.parentElement;
      // Text for screen readers only is as long as it is, and seen nowhere.
      if (!parent?.closest('main') || !parent.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') {
        continue;
      }
      for (const {left, right, top, bottom} of range.getClientRects()) {
        const isBehind = bottom > button.top && top < button.bottom && right > button.left && left < button.right;
        if (isBehind && (left < button.left || right > button.right)) {
          found.push(range.toString());
        }
      }
    }
    return found;
  });

for (const [width, path] of [
  [320, '/glossary'],
  [390, '/api/dia/Graph'],
  [800, '/learn/help-center/faq'],
  [1280, '/glossary'],
] as const) {
  test(`the button that leads to the top covers no part of a line of ${path}, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(path);
    await scrollPage(page, 3000);
    await settled(page);
    // In some of these places a line is where the button is, wherever the fonts put it.
    for (let step = 0; step < 4; step += 1) {
      await scrollPage(page, -150);
      await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
      await settled(page);
      expect(await partlyCovered(page)).toEqual([]);
    }
  });
}

/** The texts beside the article of which any part is behind the button. */
const coveredBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.theme-back-to-top-button')?.getBoundingClientRect() ?? new DOMRect();
    const beside = document.querySelectorAll('main :is(.theme-doc-toc-desktop, .program-step, .list-filter) *');
    return [...beside].flatMap((element) => {
      // What a list that scrolls hides is behind nothing.
      const list = element.closest('.thin-scrollbar')?.getBoundingClientRect();
      const {left, right, top, bottom, width} = element.getBoundingClientRect();
      const end = Math.min(bottom, list?.bottom ?? bottom);
      const isCovered =
        width > 0 && end > button.top && top < button.bottom && right > button.left && left < button.right;
      return isCovered && element.children.length === 0 ? [element.textContent || element.tagName] : [];
    });
  });

for (const [width, height] of [
  [1000, 800],
  [1000, 500],
  [1280, 800],
] as const) {
  test(`the button that leads to the top covers nothing beside the article, ${width} x ${height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height});
    for (const path of [
      '/learn/features/diagram-basics/cells',
      '/api/dia/Graph',
      '/learn/quickstart/paper',
      '/learn/demos',
    ]) {
      await open(path);
      await scrollPage(page, 2000);
      await settled(page);
      await scrollPage(page, -200);
      await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
      await settled(page);
      expect.soft(await coveredBeside(page), path).toEqual([]);
    }
    await open('/learn/features/diagram-basics/cells');
    await page.addStyleTag({content: '.theme-doc-toc-desktop {max-height: none !important}'});
    await scrollPage(page, 2000);
    await settled(page);
    await scrollPage(page, -200);
    await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
    await settled(page);
    expect(await coveredBeside(page), 'an outline that is too long').not.toEqual([]);
  });
}

test('a round button over the end of a line is found, and none lies over the sheet of the outline', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open('/learn/features/diagram-basics/cells');
  await scrollPage(page, 3000);
  await settled(page);
  await scrollPage(page, -200);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  await page.locator('details[data-narrow-contents] summary').click();
  await expect(button).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button).toBeVisible();
  await page.addStyleTag({
    content:
      '.theme-back-to-top-button { inset: 0 1rem 0 auto !important; width: 50% !important; height: auto !important; }',
  });
  expect(await partlyCovered(page)).not.toEqual([]);
});

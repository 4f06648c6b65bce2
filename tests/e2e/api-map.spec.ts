import type {Locator, Page} from '@playwright/test';
import {violations} from '../support/axe';
import {expect, test} from '../support/test';

const path = '/api/map/';
const map = (page: Page): Locator => page.getByRole('group', {name: 'Map of the classes'});
const box = (page: Page, name: RegExp): Locator => map(page).getByRole('link', {name});

// Colors are looked at when they have settled, not on their way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a box leads to its page, by pointer and by keyboard', async ({page, open}) => {
  await open(path);
  await box(page, /^dia\.ElementView draws one element/).click();
  await expect(page).toHaveURL(/\/api\/dia\/ElementView$/);
  await open(path);
  await box(page, /^dia\.Graph /).focus();
  await page.keyboard.press('Tab');
  await expect(box(page, /^dia\.SearchGraph /)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page, /^dia\.Cell /)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/dia\/Cell$/);
});

test('a box leads to a section, and in 4.0 to the page of 4.0', async ({page, open}) => {
  await open(`/4.0${path}`);
  await expect(box(page, /^dia\.SearchGraph /)).toHaveCount(0);
  await box(page, /^ports /).click();
  await expect(page).toHaveURL(/\/4\.0\/api\/dia\/Element#ports$/);
});

test('the box with the focus has a frame of its own', async ({page, open}) => {
  await open(path);
  const frame = box(page, /^dia\.Paper /).locator('rect');
  const width = (): Promise<string> => frame.evaluate((rect) => getComputedStyle(rect).strokeWidth);
  expect(await frame.evaluate((rect) => getComputedStyle(rect).stroke)).toBe('none');
  await page.keyboard.press('Tab');
  await box(page, /^dia\.Paper /).focus();
  await expect.poll(width).toBe('3px');
});

/** The lowest contrast of a text of the map with what it stands on; axe does not look at text in drawings. */
function lowestContrast(svg: Element): number {
  const channels = (color: string): number[] => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrasts = [...svg.querySelectorAll('text')].map((text) => {
    const ground = text.closest('[class*=class-map__box]')?.querySelector(':scope > rect');
    const behind = ground ? getComputedStyle(ground).fill : getComputedStyle(svg.parentElement!).backgroundColor;
    const [dark = 0, light = 0] = [getComputedStyle(text).fill, behind].map(luminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
  return Math.min(...contrasts);
}

for (const colorMode of ['light', 'dark']) {
  test(`the map is accessible and has contrast, ${colorMode}`, async ({page, open}) => {
    await open(`${path}?docusaurus-theme=${colorMode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
    expect(await violations(page)).toEqual([]);
    expect(await map(page).evaluate(lowestContrast)).toBeGreaterThan(4.5);
  });
}

test('each name fits its box, and the lists say what the lines do', async ({page, open}) => {
  await open(path);
  await page.evaluate(() => document.fonts.ready);
  const free = await map(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const [text, rect] = [link.querySelector('text')!, link.querySelector('rect')!];
        return rect.getBBox().width - text.getBBox().width;
      }),
    );
  expect(free.length).toBeGreaterThan(25);
  expect(Math.min(...free)).toBeGreaterThan(4);
  const item = page.locator('.theme-doc-markdown > ul > li').filter({hasText: 'dia.LinkView draws one link'});
  await expect(item.getByRole('listitem').first()).toHaveText('Extends dia.CellView.');
  await expect(item.getByRole('listitem').filter({hasText: 'Uses routers.'})).toHaveCount(1);
});

test('index, glossary and guide lead to the map', async ({page, open}) => {
  for (const address of ['/api/', '/glossary', '/learn/features/diagram-basics/']) {
    await open(address);
    await expect(page.locator('article').getByRole('link', {name: 'map of the classes'})).toHaveAttribute('href', path);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the map scrolls in a box with a name, its text can be read, and a tap opens a page', async ({page, open}) => {
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const region = page.getByRole('region', {name: 'Map of the classes'});
    await expect(region).toHaveAttribute('tabindex', '0');
    const scale = await map(page).evaluate(
      (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
    );
    expect(13 * scale).toBeGreaterThanOrEqual(11);
    await box(page, /^mvc\.View /).tap();
    await expect(page).toHaveURL(/\/api\/mvc\/View$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the boxes are links all the same', async ({page}) => {
    await page.goto(path);
    await box(page, /^dia\.Link /).click();
    await expect(page).toHaveURL(/\/api\/dia\/Link$/);
  });
});

test('with forced colors, boxes and lines have the colors of the system', async ({page, open}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(path);
  const fills = await map(page)
    .locator('[class*=class-map__box] > rect')
    .evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill));
  expect(new Set(fills).size).toBe(1);
  expect(await map(page).evaluate(lowestContrast)).toBeGreaterThan(4.5);
});

test('the Markdown of the page has the lists', async ({page, open}) => {
  await open(path);
  const address = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href');
  const text = await (await page.request.get(address ?? '')).text();
  expect(text).toContain('*Drawing: Map of the classes*');
  expect(text).toMatch(/`dia\.Graph`\]\(.+\) holds the data of a diagram/);
  expect(text).toContain('A paper shows one graph and follows its changes.');
});

import type {Locator, Page} from '@playwright/test';
import {chip, countOn, fieldOf, listFilterTests, results} from '../support/list-filter';
import {expect, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const path = '/learn/demos';
const field = (page: Page): Locator => fieldOf(page, 'Filter demos');
const cards = (page: Page): Locator => page.locator('.demo-cards > li').filter({visible: true});
const titles = (page: Page): Promise<string[]> => cards(page).locator('strong').allTextContents();

/** How many cards stand beside one another in a list. */
const columnsOf = (list: Locator): Promise<number> =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

for (const [width, columns] of [
  [1280, 3],
  [1440, 4],
] as const) {
  test(`at ${width} px, ${columns} cards stand in a row, none of them higher than half of the window`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(path);
    expect(await columnsOf(page.locator('.demo-cards').nth(1))).toBeGreaterThanOrEqual(columns);
    expect(await columnsOf(page.locator('.demo-cards').nth(1))).toBeLessThanOrEqual(4);
    expect(await columnsOf(page.locator('.demo-cards--large'))).toBeGreaterThanOrEqual(3);
    const heights = cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...(await heights))).toBeLessThan(450);
  });
}

test('complete applications come first', async ({page, open}) => {
  await open(path);
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('Applications');
  const first = await cards(page).first().getByRole('link').getAttribute('href');
  expect(first).toMatch(/\/demos\/applications\//);
});

test('a card shows the diagram in the form of the card', async ({page, open}) => {
  await open(path);
  const pictures = cards(page).locator('img:visible');
  await expect(pictures.first()).toHaveJSProperty('complete', true);
  const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => !/-card-\d+\.[0-9a-f]+\.webp$/.test(source))).toEqual([]);
  const {width, height} = await pictures.first().evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return {width: image.naturalWidth, height: image.naturalHeight};
  });
  expect(width / height).toBeCloseTo(1.6, 1);
});

test('words leave the demos that have them, by what readers call them and by the names in the program', async ({
  page,
  open,
}) => {
  await open(path);
  const all = await cards(page).count();
  await field(page).fill('undo');
  await expect(results(page)).toContainText(/^\d+ of \d+ demos/);
  expect((await titles(page))[0]).toMatch(/undo/i);
  expect(await cards(page).count()).toBeLessThan(all / 2);
  await field(page).fill('getNeighbors');
  await expect.poll(() => titles(page)).toContain('Successors, predecessors, neighbors');
});

test('topics and other choices are worked with keys, and each leaves as many as it says', async ({page, open}) => {
  await open(path);
  const [links, ports] = [await countOn(page, /^Links/), await countOn(page, /^Ports/)];
  await chip(page, /^Links/).focus();
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(links);
  await chip(page, /^Ports/).focus();
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(links + ports);
  await chip(page, /^Links/).uncheck();
  await chip(page, /^Ports/).uncheck();
  await chip(page, /^new in 4\.1/).check();
  await expect(cards(page)).toHaveCount(await countOn(page, /^new in 4\.1/));
});

test('the version that has nothing new does not offer it', async ({page, open}) => {
  await open(`/4.0${path}`);
  await expect(chip(page, /^tested with keys/)).toHaveCount(1);
  await expect(chip(page, /^new in/)).toHaveCount(0);
});

test('the address has what is asked for, and shows it to another reader, and after a way there and back', async ({
  page,
  open,
}) => {
  await open(path);
  await field(page).fill('drag');
  await chip(page, /^Interaction/).check();
  await expect(page).toHaveURL(`${path}?filter=drag&group=interaction`);
  await expect(chip(page, /^Interaction/)).toBeFocused();
  const found = await titles(page);
  expect(found.length).toBeGreaterThan(0);
  await open(`${path}?filter=drag&group=interaction`);
  await expect.poll(() => titles(page)).toEqual(found);
  await expect(field(page)).toHaveValue('drag');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/learn\/demos\/interaction\//);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(found);
  // The page is kept in the browser; its filter is not.
  await cards(page).first().getByRole('link').click();
  await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Live demos', exact: true}).click();
  await expect(page).toHaveURL(path);
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('the count is said once the reader pauses', async ({page, open}) => {
  await open(path);
  await settled(page);
  const said = page.locator('body > [role=status]');
  await field(page).pressSequentially('minimap');
  await expect(said).toHaveText(/^\d+ of \d+ demos$/);
  await field(page).fill('');
  await expect(said).toHaveText(/^\d+ demos$/);
});

test('where nothing matches, one button leads back to all', async ({page, open}) => {
  await open(path);
  const all = await cards(page).count();
  await field(page).fill('zeppelin');
  await expect(results(page)).toContainText('No demo matches.');
  await page.getByRole('button', {name: `Show all ${all} demos`}).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(path);
});

listFilterTests({path, field: 'Filter demos', chip: /^Graph/, items: cards, atLeast: 50});

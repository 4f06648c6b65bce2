import type {Locator, Page} from '@playwright/test';
import {boxOf, expectAt, unseen} from '../support/place';
import {expect, testInOneContext} from '../support/test';

const test = testInOneContext();

test.use({viewport: {width: 390, height: 844}});

const guide = '/learn/features/diagram-basics/cells';
const outline = (page: Page): Locator => page.locator('details[data-narrow-contents]');
const bar = (page: Page): Locator => outline(page).locator('summary');

test('the outline of a guide stays below the bar, and says what is read', async ({page, open}) => {
  await open(guide);
  await expect(bar(page)).toHaveText('On this page');
  const heading = page.locator('.markdown h2').nth(2);
  await heading.evaluate((element) => element.scrollIntoView({block: 'start'}));
  await expect(bar(page)).toContainText(
    `On this page › ${((await heading.textContent()) ?? '').replace('\u200b', '')}`,
  );
  const bottomOf = async (target: Locator) => {
    const {y, height} = await boxOf(target);
    return y + height;
  };
  const gap = async () => Math.abs((await boxOf(bar(page))).y - (await bottomOf(page.locator('.navbar'))));
  await expect.poll(gap, 'px between the bars').toBeLessThan(unseen);
  const below = async () => (await boxOf(heading)).y - (await bottomOf(bar(page)));
  await expect.poll(below, 'the heading is not behind it').toBeGreaterThanOrEqual(0);
});

test('it opens as a sheet over the page, which does not move, and a choice closes it', async ({page, open}) => {
  await open(guide);
  const before = await boxOf(page.locator('h1'));
  await bar(page).click();
  const list = outline(page).getByRole('list').first();
  await expect(list).toBeInViewport();
  await expectAt(page.locator('h1'), before);
  const toTheEnd = async () => {
    const {y, height} = await boxOf(list);
    return Math.abs(y + height - 844);
  };
  await expect.poll(toTheEnd, 'px between the sheet and the end of the window').toBeLessThan(unseen);
  const last = outline(page).getByRole('link').last();
  await last.click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/#./);
});

test('Escape and a press on the page behind it close it', async ({page, open}) => {
  await open(guide);
  await bar(page).click();
  await page.keyboard.press('Escape');
  await expect(outline(page)).not.toHaveAttribute('open');
  await expect(bar(page)).toBeFocused();
  await bar(page).click();
  await expect(outline(page)).toHaveAttribute('open');
  await page.mouse.click(190, 160);
  await expect(outline(page)).not.toHaveAttribute('open');
});

for (const width of [320, 390, 996]) {
  test(`at ${width} px the version is one press away`, async ({page, open}) => {
    await page.setViewportSize({width, height: 844});
    await open(guide);
    await page.getByRole('button', {name: /^Version 4\.1/}).click();
    const other = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^4\.0/});
    await expect(other).toBeInViewport();
    const menu = await page.locator('.navbar .dropdown__menu').first().boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await other.click();
    await expect(page).toHaveURL(/\/4\.0\//);
  });
}

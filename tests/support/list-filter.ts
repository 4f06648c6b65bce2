import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';

/** What a filter has found, in place of its list. */
export const results = (page: Page): Locator => page.locator('.list-filter__found');

/** The field of a filter, by its label. */
export const fieldOf = (page: Page, name: string): Locator => page.getByRole('searchbox', {name});

/** A box of a filter, by what stands beside it. */
export const chip = (page: Page, name: RegExp): Locator => page.getByRole('checkbox', {name});

const chipText = (page: Page, name: RegExp): Locator => page.locator('.list-filter label').filter({hasText: name});

/** The count that stands on a chip. */
export async function countOn(page: Page, name: RegExp): Promise<number> {
  return Number(/\d+$/.exec((await chipText(page, name).textContent()) ?? '')?.[0]);
}

/** A page with a list and its filter. */
type FilteredList = {
  path: string;
  /** The label of the field. */
  field: string;
  /** A chip of it. */
  chip: RegExp;
  /** The shown items. */
  items: (page: Page) => Locator;
  /** How many there are at least. */
  atLeast: number;
};

/** What every list with a filter does. */
export function listFilterTests({path, field, chip: name, items, atLeast}: FilteredList): void {
  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('chips are tapped, and nothing is wider than the window', async ({page, open}) => {
      await open(path);
      await chipText(page, name).tap();
      await expect(items(page)).toHaveCount(await countOn(page, name));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the list is whole, and offers no filter', async ({page}) => {
      await page.goto(path);
      await expect(fieldOf(page, field)).toBeHidden();
      expect(await items(page).count()).toBeGreaterThan(atLeast);
    });
  });
}

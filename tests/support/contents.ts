import type {Locator, Page} from '@playwright/test';

/** The list of what a page of the API describes, beside the article. */
export const contentsOf = (page: Page): Locator => page.getByRole('navigation', {name: 'On this page'});

/** The entry of an anchor in that list; its group is opened if it is closed. */
export async function contentsEntry(page: Page, id: string): Promise<Locator> {
  const link = `a[href="#${id}"]`;
  const entry = contentsOf(page).locator(link);
  if (!(await entry.isVisible())) {
    await contentsOf(page).locator(`.navigator__list > li:has(${link}) > button`).click();
  }
  return entry;
}

import {type Locator, type Page, expect} from '@playwright/test';

export const searchButton = (page: Page): Locator => page.locator('.navbar').getByRole('button', {name: /^Search/});
export const modal = (page: Page): Locator => page.locator('.DocSearch-Modal');
export const box = (page: Page): Locator => modal(page).getByRole('combobox');

/** The results of the modal, or its recent and favorite searches. */
export const hits = (page: Page): Locator => modal(page).locator('.DocSearch-Hit');

/** The result that Enter opens. */
export const activeHit = (page: Page): Locator => modal(page).locator('.DocSearch-Hit[aria-selected=true]');

/** The results below one heading, or the searches below "Recent" or "Favorite". */
export const group = (page: Page, title: string): Locator =>
  modal(page)
    .locator('.DocSearch-Hits')
    .filter({has: page.locator('.DocSearch-Hit-source').getByText(title, {exact: true})});

/** Opens the modal and waits until it takes keys. */
export async function openModal(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(box(page)).toBeFocused();
}

/** A query that no title, keyword or ask answers: the titles file alone has nothing for it, the text has. */
export const onlyInText = 'chromium';

/** The link at the end of the results; it is there when a query is answered. */
export const seeAll = (page: Page): Locator => modal(page).locator('.DocSearch-HitsFooter a');

/** Types a query into the modal and waits for its first results, which a better answer may replace. */
export async function askEarly(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(seeAll(page)).toHaveAttribute(
    'href',
    new RegExp(`[?&]q=${escapeRegExp(encodeURIComponent(query))}(&|$)`),
  );
}

/** Waits until no better answer replaces the results any more. */
export const answeredWhole = (page: Page): Promise<void> => expect(seeAll(page)).not.toHaveAttribute('data-early');

/** Types a query into the modal and waits for its results, those of the whole index. */
export async function ask(page: Page, query: string): Promise<void> {
  await askEarly(page, query);
  await answeredWhole(page);
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The paths that links lead to, in their order. */
export const pathsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));

/** Is the element with this id in view? */
export async function expectInView(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

/** Lets the time pass after which a search counts as stalled, 300 ms; needs `page.clock.install()`. */
export const stallTimePassed = (page: Page): Promise<void> => page.clock.fastForward(1000);

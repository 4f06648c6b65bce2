import type {Locator, Page} from '@playwright/test';
import {expectTop, scrollPage, scrolled, unseen} from '../support/place';
import {expect, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const guide = '/learn/features/diagram-basics/graph';
const longPage = '/api/dia/Graph';

const sidebarLink = (page: Page, name: string): Locator =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true});

/** The first link of the article to a section of another page. */
const sectionLink = (page: Page, start: string): Locator =>
  page.locator(`.markdown a[href^="${start}"][href*="#"]`).first();

const idOf = async (link: Locator): Promise<string> =>
  decodeURIComponent((await link.getAttribute('href'))?.split('#')[1] ?? '');

const heading = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

type ReadPlace = {id: string; top: number};

/** The heading nearest to the top of the window, and where it is. */
const placeOf = (page: Page): Promise<ReadPlace> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('.markdown > :is(h2, h3)[id]')];
    const places = headings.map(({id}) => ({id, top: document.getElementById(id)?.getBoundingClientRect().top ?? 0}));
    return places.sort((a, b) => Math.abs(a.top) - Math.abs(b.top))[0] ?? {id: '', top: 0};
  });

/** Heights that were estimated may have changed: what counts is what the reader sees. */
const expectPlace = (page: Page, {id, top}: ReadPlace): Promise<void> => expectTop(heading(page, id), top);

/** How far a heading is from where anchors land, in px. */
const missBy = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const {scrollPaddingTop} = getComputedStyle(document.documentElement);
    const {scrollMarginTop} = getComputedStyle(element);
    return element.getBoundingClientRect().top - parseFloat(scrollPaddingTop) - parseFloat(scrollMarginTop);
  });

/** Notes what live regions say, and on which elements a mark begins. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [said, marked] = [[] as string[], [] as string[]];
    Object.assign(window, {said, marked});
    document.addEventListener('animationstart', ({target}) => marked.push((target as Element).id));
    new MutationObserver((records) => {
      for (const {target} of records) {
        const region = target instanceof Element ? target.closest('[role=status], [aria-live]') : null;
        if (region?.textContent) {
          said.push(region.textContent);
        }
      }
    }).observe(document, {childList: true, subtree: true});
  });
}
const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as {said: string[]}).said);
const marks = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as {marked: string[]}).marked);

test.describe('after a navigation', () => {
  test('the focus is on the title of the page, which screen readers say, and once', async ({page, open}) => {
    await listen(page);
    await open('/learn/quickstart/paper');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await sidebarLink(page, '4. Add links').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Add a link');
    await expect(page.locator('h1')).toBeFocused();
    await settled(page);
    await expect(page.locator('h1')).toBeFocused();
    expect(await heard(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const inArticle = page.locator('article :focus');
    await expect(inArticle).toHaveCount(1);
  });

  for (const [from, start] of [
    [guide, '/api/dia/Paper#'],
    [guide, '/api/dia/Graph#'],
    [longPage, '/learn/features/diagram-basics/events#'],
    ['/api/dia/Paper', '/api/dia/'],
  ] as const) {
    test(`the focus is on the section that a link names, right below the bars: ${start}`, async ({page, open}) => {
      await listen(page);
      await open(from);
      const link = sectionLink(page, start);
      const id = await idOf(link);
      await link.click();
      await expect(heading(page, id)).toBeFocused();
      await settled(page);
      await expect(heading(page, id)).toBeFocused();
      await expect.poll(async () => Math.abs(await missBy(heading(page, id)))).toBeLessThan(unseen);
      await expect.poll(() => marks(page)).toContain(id);
      await expect.poll(() => heard(page)).toEqual([await page.locator('h1').innerText()]);
    });
  }

  test('the focus is on a section of the same page', async ({page, open}) => {
    await open(guide);
    const link = page.locator('.theme-doc-toc-desktop a').nth(4);
    const id = await idOf(link);
    await link.click();
    await expect(heading(page, id)).toBeFocused();
    await page.keyboard.press('Tab');
    const isBelow = () =>
      heading(page, id).evaluate(
        (element) =>
          (element.compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 ||
          element.contains(document.activeElement),
      );
    await expect.poll(isBelow).toBe(true);
  });

  test('a query that is typed keeps the focus where it is', async ({page, open}) => {
    await open('/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('halo');
    await expect(page).toHaveURL(/q=halo/);
    await expect(page.locator('.search-result').first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('the focus leaves the side panel for the title of the page', async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/learn/quickstart/paper');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: '4. Add links', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await expect(page.locator('h1')).toBeFocused();
  });
});

test.describe('a reader who goes back, and forward', () => {
  for (const path of [guide, `${guide}#save-and-load`, longPage, `${longPage}#getNeighbors`]) {
    test(`finds place and focus again: ${path}`, async ({page, open}) => {
      await open(path);
      await settled(page);
      await scrollPage(page, 900);
      await settled(page);
      const link = page.locator('.pagination-nav__link').last();
      const to = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
      await link.evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
      const before = await placeOf(page);
      expect(await scrolled(page)).toBeGreaterThan(500);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(to);
      await expect(page.locator('h1')).toBeFocused();
      await settled(page);
      await scrollPage(page, 400);
      await settled(page);
      const other = await placeOf(page);
      await page.goBack();
      await expect(link).toBeFocused();
      await settled(page);
      await expectPlace(page, before);
      await page.goForward();
      await expect(page).toHaveURL(to);
      await settled(page);
      await expectPlace(page, other);
      await expect(page.locator('h1')).toBeFocused();
    });
  }
});

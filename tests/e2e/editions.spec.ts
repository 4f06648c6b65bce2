import type {Locator, Page} from '@playwright/test';
import {gotoWithoutApp, holdApp} from '../support/app';
import {violations} from '../support/axe';
import {expectTop, topOf} from '../support/place';
import {ask, hits, openModal} from '../support/search';
import {expect, hydrated, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
const coreOnly = (page: Page): Locator => sidebar(page).getByRole('switch', {name: 'Core only'});
const entry = (page: Page, name: string | RegExp): Locator => sidebar(page).getByRole('link', {name});
const pager = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs pages'});
const isOn = (page: Page): Promise<boolean> => page.evaluate(() => 'coreOnly' in document.documentElement.dataset);

/** As of a reader who has turned the switch on before. */
const remember = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // The frames of demos have no storage.
    if (window === window.top) {
      localStorage.setItem('core-only', 'true');
    }
  });

test.describe('the switch', () => {
  test('hides what stands for JointJS+ in the sidebar, and shows it again', async ({page, open}) => {
    await open('/api/dia/Graph');
    await expect(entry(page, /^ui\s*, JointJS\+/)).toBeVisible();
    await expect(sidebar(page).getByText('User interface', {exact: true})).toBeVisible();
    await expect(coreOnly(page)).not.toBeChecked();
    await coreOnly(page).click();
    await expect(coreOnly(page)).toBeChecked();
    await expect(entry(page, /^ui\s*, JointJS\+/)).toBeHidden();
    await expect(entry(page, /JointJS\+/)).toHaveCount(0);
    // All pages of this group are about JointJS+, and those of the other one are not.
    await expect(sidebar(page).getByText('User interface', {exact: true})).toBeHidden();
    await expect(sidebar(page).getByText('Shapes', {exact: true})).toBeVisible();
    await expect(entry(page, 'Paper')).toBeVisible();
    await coreOnly(page).click();
    await expect(entry(page, /^ui\s*, JointJS\+/)).toBeVisible();
    await expect(coreOnly(page)).not.toBeChecked();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('core-only'))).toBeNull();
  });

  test('says what it has done, with the number of entries', async ({page, open}) => {
    await open('/api/dia/Graph');
    await coreOnly(page).click();
    const status = page.getByRole('status').filter({hasText: 'JointJS+'});
    await expect(status).toHaveText(/^Pages of JointJS\+ are hidden\. \d+ entries in the sidebar\.$/);
    const said = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
    expect(said).toBe(await sidebar(page).locator('.menu__link:visible').count());
    await coreOnly(page).click();
    await expect(status).toHaveText(/^Pages of JointJS\+ are shown\./);
  });

  test('works with the keyboard, keeps the focus, and is large enough', async ({page, open}) => {
    await open('/api/dia/Graph');
    await coreOnly(page).focus();
    await page.keyboard.press('Space');
    await expect(coreOnly(page)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(coreOnly(page)).not.toBeChecked();
    await expect(coreOnly(page)).toBeFocused();
    const box = await coreOnly(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('is remembered over a reload, on other pages and in another version', async ({page, open}) => {
    await open('/api/dia/Graph');
    await coreOnly(page).click();
    await expect(coreOnly(page)).toBeChecked();
    await page.reload();
    await hydrated(page);
    await expect(coreOnly(page)).toBeChecked();
    await expect(entry(page, /JointJS\+/)).toHaveCount(0);
    // Another sidebar is a new one for React.
    await page.locator('.navbar').getByRole('link', {name: 'Learn', exact: true}).click();
    await expect(page).toHaveURL(/\/learn\//);
    await expect(coreOnly(page)).toBeChecked();
    await open('/4.0/api/dia/Graph');
    await expect(coreOnly(page)).toBeChecked();
    await expect(entry(page, /JointJS\+/)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test.describe('without storage', () => {
    test.use({expectedConsole: /browser storage is not available/});

    test('works for the page', async ({page, open}) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The storage is blocked.', 'SecurityError');
          },
        }),
      );
      await open('/api/dia/Graph');
      await coreOnly(page).click();
      await expect(coreOnly(page)).toBeChecked();
      await expect(entry(page, /JointJS\+/)).toHaveCount(0);
    });
  });

  test('stands in the menu of narrow windows', async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/api/dia/Graph');
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: /^ui\s*, JointJS\+/})).toBeVisible();
    await menu.getByRole('switch', {name: 'Core only'}).click();
    await expect(menu.getByRole('switch', {name: 'Core only'})).toBeChecked();
    await expect(menu.getByRole('link', {name: /^ui\s*, JointJS\+/})).toBeHidden();
    const box = await menu.getByRole('switch').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('when the switch is on', () => {
  test.beforeEach(({page}) => remember(page));

  test('the first paint lacks the entries, before the app is there, and the switch says so', async ({page}) => {
    const letAppCome = await holdApp(page);
    await gotoWithoutApp(page, '/api/dia/Graph');
    await expect(entry(page, 'Paper')).toBeVisible();
    await expect(entry(page, /JointJS\+/)).toHaveCount(0);
    await expect(coreOnly(page)).toBeChecked();
    await letAppCome();
    await hydrated(page);
    await expect(coreOnly(page)).toBeChecked();
    await expect(entry(page, /JointJS\+/)).toHaveCount(0);
  });

  test('a page of JointJS+ is shown with its entry, and nothing else of JointJS+', async ({page, open}) => {
    await open('/api/ui/Halo');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Halo/);
    await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Halo');
    await expect(entry(page, /JointJS\+/)).toHaveText(['ui', 'Halo']);
    await expect(sidebar(page).getByText('User interface', {exact: true})).toBeVisible();
    await expect(sidebar(page).getByText('Import, export and storage', {exact: true})).toBeHidden();
  });

  test('cards of pages of JointJS+ leave no gap', async ({page, open}) => {
    await open('/api/elementTools/');
    const cards = page.locator('main article[class*=col]');
    const shown = cards.locator('visible=true');
    expect(await shown.count()).toBeLessThan(await cards.count());
    await expect(shown.filter({hasText: 'JointJS+'})).toHaveCount(0);
    await expectTop(shown.nth(1), await topOf(shown.first()), 'px from the row of the card before');
    // A section counts the pages that are shown.
    await open('/api/shapes/');
    const standard = page.locator('main article[class*=col]').filter({hasText: 'standard'});
    await expect(standard.locator('[class*=count]:visible')).toHaveText('16 pages');
  });

  test('the pager leads to the nearest pages of the core', async ({page, open}) => {
    const isOfPlus = async (path: string): Promise<boolean> =>
      /data-edition="?plus/.test(await (await page.request.get(path)).text());
    await open('/api/highlighters');
    const next = pager(page).locator('.pagination-nav__link--next:visible');
    await expect(next).toHaveCount(1);
    const path = (await next.getAttribute('href')) ?? '';
    expect(await isOfPlus(path)).toBe(false);
    // The way back skips the same pages.
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const previous = pager(page).locator('.pagination-nav__link--prev:visible');
    await expect(previous).toHaveCount(1);
    await expect(previous).toHaveAttribute('href', '/api/highlighters');
  });

  test('the search has no hits of JointJS+, and as many hits as before', async ({page, open}) => {
    await open('/api/dia/Graph');
    await openModal(page);
    await ask(page, 'halo');
    await expect(hits(page).first()).toBeVisible();
    await expect(hits(page).locator('.search-badge--plus')).toHaveCount(0);
    await open('/search?q=toolbar');
    await expect(page.locator('.search-page__status')).toHaveText(/results? in 4\.1, without pages of JointJS\+$/);
    await expect(page.locator('.search-result .search-badge--plus')).toHaveCount(0);
  });

  test('axe finds nothing', async ({page, open}) => {
    await open('/api/elementTools/');
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('when the switch is off', () => {
  test('the pager, the cards and the search have pages of JointJS+', async ({page, open}) => {
    await open('/api/highlighters');
    await expect(pager(page).locator('.pagination-nav__link--next:visible')).toHaveAttribute('href', '/api/ui/');
    await open('/api/elementTools/');
    await expect(page.locator('main article[class*=col]:visible').filter({hasText: 'JointJS+'})).not.toHaveCount(0);
    await openModal(page);
    await ask(page, 'halo');
    await expect(hits(page).locator('.search-badge--plus').first()).toBeVisible();
    await open('/search?q=toolbar');
    await expect(page.locator('.search-result .search-badge--plus').first()).toBeVisible();
    await expect(page.locator('.search-page__status')).toHaveText(/in 4\.1$/);
    expect(await isOn(page)).toBe(false);
  });
});

import type {Locator, Page} from '@playwright/test';
import {scrolled, unseen} from '../support/place';
import {expect, settled, test} from '../support/test';

const box = (page: Page): Locator => page.locator('.DocSearch-Container');

/** Presses a key that an input method takes: as most browsers tell it, and as Safari does at the end. */
async function compose(field: Locator, key: string): Promise<void> {
  await field.evaluate((element, pressed) => {
    for (const signs of [{isComposing: true}, {keyCode: 229}]) {
      element.dispatchEvent(new KeyboardEvent('keydown', {key: pressed, bubbles: true, cancelable: true, ...signs}));
    }
  }, key);
}

test.describe('the search', () => {
  const others = ['Control+/', 'Alt+/', 'Meta+/', 'Control+Shift+K', 'Control+Alt+K', 'Meta+Shift+K', 'Control+Meta+K'];

  for (const isLoaded of [false, true]) {
    test(`opens with its own keys only, ${isLoaded ? 'also once it has been open' : 'at first'}`, async ({
      page,
      open,
    }) => {
      await open('/learn/quickstart/');
      if (isLoaded) {
        await page.keyboard.press('Control+K');
        await expect(box(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(box(page)).toHaveCount(0);
        await page.locator('main h1').click();
      }
      for (const keys of others) {
        await page.keyboard.press(keys);
      }
      await settled(page);
      await expect(box(page)).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(box(page)).toBeVisible();
      await page.keyboard.press('Meta+K');
      await expect(box(page)).toHaveCount(0);
    });
  }

  test('keeps its keys out of a text that is being composed', async ({page, open}) => {
    await open('/learn/quickstart/');
    await page.keyboard.press('/');
    const input = page.locator('.DocSearch-Input');
    await input.fill('paper');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await compose(input, 'Escape');
    await compose(input, 'Enter');
    await expect(box(page)).toBeVisible();
    await expect(page).toHaveURL('/learn/quickstart/');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });
});

test('the filter of members keeps its keys out of a text that is being composed', async ({page, open}) => {
  await open('/api/dia/Paper');
  await page.keyboard.press('f');
  const field = page.locator('[data-filter-members]');
  await expect(field).toBeFocused();
  await field.fill('scale');
  await expect(page.locator('.navigator__best')).toHaveCount(1);
  await compose(field, 'Escape');
  await compose(field, 'Enter');
  await expect(field).toHaveValue('scale');
  await expect(page).toHaveURL('/api/dia/Paper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#.*scale/i);
});

test('keys in a field of a custom element are its own', async ({page, open}) => {
  await open('/api/dia/Paper');
  await page.evaluate(() => {
    const host = document.createElement('div');
    document.querySelector('main')?.prepend(host);
    const field = document.createElement('input');
    host.attachShadow({mode: 'open'}).append(field);
    field.id = 'own-field';
    field.focus();
  });
  await page.keyboard.type('f/');
  await expect(page.locator('#own-field')).toHaveValue('f/');
  await expect(box(page)).toHaveCount(0);
});

test('arrow keys on the closed version button lead into its list', async ({page, open}) => {
  await open('/learn/quickstart/');
  await page.getByRole('button', {name: /^Version /}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.navbar .dropdown__menu a').first()).toBeFocused();
});

test.describe('the menu of narrow windows', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('takes the focus, keeps it and gives it back', async ({page, open}) => {
    await open('/learn/quickstart/');
    const toggle = page.locator('.navbar__toggle');
    const menu = page.locator('.navbar-sidebar');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator('.navbar-sidebar__close')).toBeFocused();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('.navbar-sidebar'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu.locator('.navbar-sidebar__close')).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.locator('.navbar-sidebar__close').click();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.locator('.navbar-sidebar__close')).toBeFocused();
    await page.mouse.click(380, 400);
    await expect(menu.locator('.navbar-sidebar__close')).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test('only blocks of code that scroll are stops, and say what they are', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open('/learn/quickstart/installation');
  const blocks = page.locator('.markdown figure > div > pre:visible');
  const count = await blocks.count();
  expect(count).toBeGreaterThan(2);
  const kinds = new Set<boolean>();
  for (let index = 0; index < count; index += 1) {
    const block = blocks.nth(index);
    await block.scrollIntoViewIfNeeded();
    const scrolls = await block.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    kinds.add(scrolls);
    if (scrolls) {
      await expect(block).toHaveAttribute('tabindex', '0');
      await expect(block).toHaveAttribute('aria-label', /^The code/);
    } else {
      await expect(block).not.toHaveAttribute('tabindex');
    }
  }
  expect([...kinds].sort()).toEqual([false, true]);
  await open('/learn/quickstart/');
  await expect(page.locator('.live-demo__file pre').first()).toBeAttached();
  await expect(page.locator('.live-demo__file pre[tabindex]')).toHaveCount(0);
});

test('the focus goes up into the bar, and the page stays where it is', async ({page, open}) => {
  await open('/learn/quickstart/');
  await page.evaluate(() => {
    window.scrollTo({top: 900, behavior: 'instant'});
    const bar = document.querySelector('.navbar');
    const isBehind = (link: Element) =>
      bar && bar.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING && link.checkVisibility();
    [...document.querySelectorAll<HTMLElement>('a[href]')].find(isBehind)?.focus({preventScroll: true});
  });
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  let inBar = 0;
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.navbar') !== null)) {
      inBar += 1;
      const moves = async () => Math.abs((await scrolled(page)) - 900);
      await expect.poll(moves, 'px that the page moves').toBeLessThan(unseen);
    }
  }
  expect(inBar).toBeGreaterThan(3);
});

for (const path of [
  '/learn/features/diagram-basics/cells',
  '/learn/help-center/faq',
  '/api/dia/Paper',
  '/api/routers',
]) {
  test(`the entry that is clicked is marked, also at the end of ${path}`, async ({page, open}) => {
    await open(path);
    const links = page.locator(':is(.theme-doc-toc-desktop, .navigator__list) a.table-of-contents__link:visible');
    const count = await links.count();
    for (const index of [count - 1, count - 2, count - 1]) {
      const link = links.nth(index);
      await link.click();
      await expect(link).toHaveClass(/table-of-contents__link--active/);
      await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
    }
  });
}

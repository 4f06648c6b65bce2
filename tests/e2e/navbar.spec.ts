import type {Page} from '@playwright/test';
import {contentsEntry} from '../support/contents';
import {scrollPage} from '../support/place';
import {origin} from '../support/sites';
import {expect, settled, test} from '../support/test';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const isHidden = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().bottom <= 0);

test.describe('navigation bar', () => {
  /** Opens pages, and expects the items of the bar that are marked as active there. */
  async function expectActive(
    page: Page,
    open: (path: string) => Promise<void>,
    places: readonly (readonly [path: string, active: readonly string[]])[],
  ): Promise<void> {
    for (const [path, active] of places) {
      await open(path);
      await expect(bar(page).locator('.navbar__items a.navbar__link--active'), path).toHaveText([...active]);
    }
  }

  test('the item of the section is active', {tag: '@smoke'}, async ({page, open}) => {
    await expectActive(page, open, [
      ['/', ['Learn']],
      ['/learn/quickstart/paper', ['Learn']],
      ['/api/dia/Graph', ['API Reference']],
      ['/glossary', ['Glossary']],
      ['/4.0/', ['Learn']],
      ['/4.0/api/routers', ['API Reference']],
      ['/4.0/learn/features/halo', ['Learn']],
      ['/4.0/glossary', ['Glossary']],
      ['/learn/demos/', ['Learn']],
    ]);
  });

  test.describe('on a path without a page', () => {
    test.use({expectedConsole: /status of 404/});

    test('the item of its section is active, if there is one', async ({page, open}) => {
      await expectActive(page, open, [
        ['/learn/nowhere', ['Learn']],
        ['/api/nowhere', ['API Reference']],
        ['/4.0/api/nowhere', ['API Reference']],
        ['/nowhere', []],
      ]);
    });

    test('the addresses are those of its version', async ({page, open}) => {
      await open('/4.0/nowhere');
      await expect(bar(page).getByRole('link', {name: 'Glossary'})).toHaveAttribute('href', '/4.0/glossary');
      await expect(bar(page).getByRole('link', {name: 'API Reference'})).toHaveAttribute('href', '/4.0/api/');
    });
  });

  test('the first stop of the keyboard skips to the main content', {tag: '@smoke'}, async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('it stays however far the page is scrolled', async ({page, open}) => {
    await open('/api/dia/Graph');
    await settled(page);
    await scrollPage(page, 3000);
    await settled(page);
    expect(await isHidden(page)).toBe(false);
    await (await contentsEntry(page, 'toJSON')).click();
    await expect(page.locator('[id="toJSON"]')).toBeInViewport();
    await settled(page);
    expect(await isHidden(page)).toBe(false);
  });

  test('the sidebar shows the sections, collapses the others, and cannot be hidden', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await expect(sidebar.getByRole('link', {name: 'Create a paper'})).toBeVisible();
    await sidebar.getByRole('button', {name: /'Features'/}).click();
    await expect(sidebar.getByRole('link', {name: 'Create a paper'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  });

  test('a section of the sidebar opens the slower the taller it is, in 1 ms under reduced motion', async ({
    page,
    open,
  }) => {
    await open('/learn/quickstart/paper');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    /** Opens a section. Returns its height in px and the duration of its animation in ms. */
    const openSection = async (name: string) => {
      const caret = sidebar.getByRole('button', {name: `Expand sidebar category '${name}'`});
      await caret.click();
      const items = sidebar
        .locator('> li', {has: page.getByRole('button', {name: `category '${name}'`})})
        .locator('> ul');
      const transition = () => items.evaluate((element) => element.style.transition);
      await expect.poll(transition).toMatch(/^height [\d.]+m?s/);
      const [, value, unit] = /^height ([\d.]+)(m?s)/.exec(await transition()) ?? [];
      const height = await items.evaluate((element) => element.scrollHeight);
      return {height, duration: Number(value) * (unit === 's' ? 1000 : 1)};
    };
    const [small, tall] = [await openSection('Release notes'), await openSection('Features')].sort(
      (a, b) => a.height - b.height,
    );
    expect(tall?.height).toBeGreaterThan(small?.height ?? 0);
    expect(tall?.duration).toBeGreaterThan(small?.duration ?? 0);
    expect(small?.duration).toBeGreaterThan(50);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect((await openSection('Quickstart')).duration).toBe(1);
  });

  test('the table of contents covers the levels 2 and 3', async ({page, open}) => {
    await open('/api/dia/Graph');
    const targets = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) =>
        links.map(
          (link) => document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.tagName,
        ),
      );
    expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
  });

  test('the footer has columns of links and a copyright line', async ({page, open}) => {
    await open('/');
    const footer = page.locator('footer.footer');
    await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'API Reference', 'Community', 'More']);
    await expect(footer.locator('.footer__copyright')).toHaveText('Text: CC BY 4.0. Code: MIT.');
    await expect(footer.getByRole('link', {name: 'Report a page'})).toHaveCount(0);
  });
});

for (const [width, isNarrow] of [
  [996, true],
  [997, false],
] as const) {
  test(`${width} px are a ${isNarrow ? 'narrow' : 'wide'} screen, to styles and scripts alike`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open('/learn/quickstart/paper');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({visible: isNarrow});
    await expect(bar(page).getByRole('link', {name: 'API Reference'})).toBeVisible({visible: !isNarrow});
    await expect(page.locator('.theme-doc-sidebar-menu').first()).toBeVisible({visible: !isNarrow});
    // Only where scripts take the screen for narrow, they load the panel when its button is pressed.
    if (isNarrow) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    }
    await expect(page.locator('.navbar-sidebar')).toHaveCount(isNarrow ? 1 : 0);
  });
}

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  const panel = (page: Page) => page.locator('.navbar-sidebar');
  const isOpen = (page: Page) =>
    page.locator('.navbar').evaluate((element) => element.classList.contains('navbar-sidebar--show'));

  test('the side panel holds the sidebar of the page and, one step back, the main menu', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await expect(bar(page).getByRole('link', {name: 'API Reference'})).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(panel(page).getByRole('link', {name: 'Create a paper'})).toBeVisible();
    await panel(page)
      .getByRole('button', {name: /Back to main menu/})
      .click();
    await panel(page).getByRole('link', {name: 'API Reference'}).click();
    await expect(page).toHaveURL(/\/api\/$/);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('it closes on going back, without leaving the page', async ({page, open}) => {
    await open('/learn/quickstart/');
    await page.locator('article a', {hasText: 'Create a paper'}).first().click();
    await expect(page).toHaveURL(/\/learn\/quickstart\/paper$/);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.evaluate(() => history.back());
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect(page).toHaveURL(/\/learn\/quickstart\/paper$/);
  });

  test('it closes when the window grows', async ({page, open}) => {
    await open('/learn/quickstart/paper');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.setViewportSize({width: 1280, height: 900});
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test(
    'the versions of the side panel are open on a page of one, and lead to the others',
    {tag: '@smoke'},
    async ({page, open}) => {
      await open('/learn/quickstart/paper');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await panel(page)
        .getByRole('button', {name: /Back to main menu/})
        .click();
      const toggle = panel(page).getByRole('button', {name: 'Version 4.1'});
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await panel(page).getByRole('link', {name: '4.0', exact: true}).click();
      await expect(page).toHaveURL(/\/4\.0\/learn\/quickstart\/paper$/);
      await expect.poll(() => isOpen(page)).toBe(false);
    },
  );
});

test.describe('items of other kinds', () => {
  test.use({baseURL: origin('variant')});

  test('each kind of item is shown, on its side; the default side is the right one', async ({page, open}) => {
    await open('/sub/path/');
    const left = page.locator('.navbar__items:not(.navbar__items--right)');
    const right = page.locator('.navbar__items--right');
    await expect(left.getByRole('link', {name: 'Pages'})).toBeVisible();
    await expect(left.getByRole('link', {name: 'Version'})).toBeVisible();
    await expect(left.locator('.raw-html')).toHaveText('Raw');
    await expect(right.getByRole('link', {name: 'No position'})).toBeVisible();
    await expect(right.getByRole('button', {name: 'English'})).toBeVisible();
    await expect(right.getByRole('button', {name: /Search/})).toBeVisible();
  });

  test('a doc that is a draft is left out, one that is not listed is shown only while it is read', async ({
    page,
    open,
  }) => {
    await open('/sub/path/');
    await expect(bar(page).getByRole('link', {name: 'Pages'})).toBeVisible();
    await expect(bar(page).getByRole('link', {name: 'Draft page'})).toHaveCount(0);
    await expect(bar(page).getByRole('link', {name: 'Unlisted page'})).toHaveCount(0);
    await open('/sub/path/unlisted');
    await expect(bar(page).getByRole('link', {name: 'Unlisted page'})).toBeVisible();
  });

  test('with a single version there is a link, or a dropdown with the other items around it', async ({page, open}) => {
    await open('/sub/path/');
    const link = bar(page).locator('.navbar__items > a', {hasText: '4.1'});
    await expect(link.last()).toHaveAttribute('href', '/sub/path/');
    const dropdown = page.locator('.navbar__item.dropdown', {
      has: page.getByRole('button', {name: 'Version 4.1, choose another'}),
    });
    await dropdown.getByRole('button').click();
    await expect(dropdown.getByRole('listitem')).toHaveText(['Raw', '4.1', /^Elsewhere/]);
    await expect(dropdown.locator('li.raw-item > b.raw-version')).toHaveText('Raw');
    await expect(dropdown.getByRole('link')).toHaveCount(2);
    const elsewhere = dropdown.getByRole('link', {name: 'Elsewhere'});
    await expect(elsewhere).toHaveAttribute('href', 'https://example.com/old');
    await expect(elsewhere).toHaveClass(/(?:^| )dropdown__link(?: .*)? old-version|old-version(?: .*)? dropdown__link/);
  });

  test('an item is active where its path or its pattern says so', async ({page, open}) => {
    const active = () => bar(page).locator('.dropdown__link--active', {hasText: /^By /});
    await open('/sub/path/');
    await expect(active()).toHaveCount(0);
    await open('/sub/path/second');
    await expect(active()).toHaveText(['By path', 'By pattern']);
  });

  test('the bar is dark; its logo has the configured address and target', async ({page, open}) => {
    await open('/sub/path/');
    await expect(bar(page)).toHaveClass(/(?:^| )navbar--dark(?: |$)/);
    // Readable on the dark bar, and in the light menu below it.
    await expect(bar(page).getByRole('link', {name: 'Pages'})).toHaveCSS('color', 'rgb(92, 200, 208)');
    await expect(bar(page).locator('.raw-version')).toHaveCSS('color', 'rgb(28, 36, 48)');
    const logo = bar(page).locator('a.navbar__brand');
    await expect(logo.getByRole('img', {name: 'Variant logo'}).first()).toBeVisible();
    await expect(logo).toHaveAttribute('target', '_self');
    await logo.click();
    await expect(page).toHaveURL(/\/sub\/path\/second$/);
  });

  test('the footer has a logo and a simple row of links', async ({page, open}) => {
    await open('/sub/path/');
    const footer = page.locator('footer.footer');
    await expect(footer.locator('.footer__links .footer__link-item')).toHaveText(['Home', 'Second']);
    await expect(footer.locator('.footer__title')).toHaveCount(0);
    const logo = footer.getByRole('link', {name: 'Footer logo'});
    await expect(logo).toHaveAttribute('href', 'https://example.com/');
    await expect(logo.getByRole('img').first()).toBeVisible();
  });

  test('a dropdown opens on hover and on Enter, and closes on a press, a touch or focus elsewhere', async ({
    page,
    open,
  }) => {
    await open('/sub/path/');
    const dropdown = page.locator('.navbar__item.dropdown', {hasText: 'Menu'});
    const item = dropdown.getByRole('link', {name: 'Second'});
    await expect(item).toBeHidden();
    await dropdown.hover();
    await expect(item).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(item).toBeHidden();
    await dropdown.getByRole('button', {name: 'Menu'}).focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.mouse.click(640, 600);
    await expect(item).toBeHidden();
    await dropdown.getByRole('button', {name: 'Menu'}).focus();
    await page.keyboard.press('Enter');
    await expect(dropdown).toHaveClass(/dropdown--show/);
    await page.locator('main').first().dispatchEvent('touchstart');
    await expect(dropdown).not.toHaveClass(/dropdown--show/);
  });

  test('the locale switch keeps path, query and hash', async ({page, open}) => {
    await open('/sub/path/second?a=b#a-heading');
    const german = page.locator('.navbar a[lang="de"]').first();
    await expect(german).toHaveAttribute('href', /\/sub\/path\/de\/second\?a=b#a-heading$/);
  });

  test.describe('where the bar is configured to hide', () => {
    /** A page of many screens. */
    const openLong = async (page: Page, open: (path: string) => Promise<void>) => {
      await open('/sub/path/second');
      await page.addStyleTag({content: '.markdown > :is(h2, h3) { margin-top: 2000px; }'});
    };

    test('it hides on scrolling down and returns on scrolling up', async ({page, open}) => {
      await openLong(page, open);
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => isHidden(page)).toBe(true);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => isHidden(page)).toBe(false);
    });

    test('it stays while the page is scrolled by less than its height, and returns near the top', async ({
      page,
      open,
    }) => {
      await openLong(page, open);
      const scrollTo = async (top: number) => {
        await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      };
      const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
      for (const top of [10, 20, height - 10]) {
        await scrollTo(top);
      }
      await expect.poll(() => isHidden(page)).toBe(false);
      await scrollTo(300);
      await scrollTo(600);
      await expect.poll(() => isHidden(page)).toBe(true);
      await scrollTo(height - 10);
      await expect.poll(() => isHidden(page)).toBe(false);
    });

    test('it hides when a link leads to an anchor of the page', async ({page, open}) => {
      await openLong(page, open);
      await page.locator('.table-of-contents a').last().click();
      await expect.poll(() => isHidden(page)).toBe(true);
    });

    test('it stays hidden while a long page is laid out on the way, until the reader scrolls up', async ({
      page,
      open,
    }) => {
      await openLong(page, open);
      await page.locator('.table-of-contents a').last().click();
      await expect.poll(() => isHidden(page)).toBe(true);
      await settled(page);
      // What is above turns out lower than it was taken for, twice: the window moves up to stay at its place.
      for (const height of [1500, 1000]) {
        const before = await page.evaluate(() => window.scrollY);
        await page.addStyleTag({content: `.markdown > :is(h2, h3) { margin-top: ${height}px !important; }`});
        await page.evaluate(() => window.scrollBy({top: -400, behavior: 'instant'}));
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
        await settled(page);
      }
      expect(await isHidden(page)).toBe(true);
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => isHidden(page)).toBe(false);
    });
  });

  test('on a narrow screen a dropdown is collapsed unless it holds the page', async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/sub/path/crash#mended');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const panel = page.locator('.navbar-sidebar');
    await expect(panel.getByRole('button', {name: 'Menu', exact: true})).toBeVisible();
    await expect(panel.getByRole('link', {name: 'Second'})).toBeHidden();
    await open('/sub/path/second');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await panel.getByRole('button', {name: /Back to main menu/}).click();
    const main = panel.locator('.navbar-sidebar__item').first();
    await expect(main.getByRole('link', {name: 'Second'})).toBeVisible();
  });
});

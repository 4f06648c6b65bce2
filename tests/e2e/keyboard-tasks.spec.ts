import type {Page} from '@playwright/test';
import {button} from '../demos/edit-demo';
import {demoOn, running} from '../demos/open-demo';
import {expectPassing, stopClock} from '../support/clock';
import {expectFocusSeen, faultOfFocus, press, tabTo} from '../support/keyboard';
import {activeHit, ask, box, searchButton} from '../support/search';
import {expect, settled, test} from '../support/test';

const page3 = '/learn/quickstart/elements';

/** Passes over the bars: the first stop of each page leads to its article. */
async function skipToContent(page: Page): Promise<void> {
  await press(page, 'Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await press(page, 'Enter');
}

// What is asserted is where the focus is, not how the window moves there.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('with the keyboard alone, a reader', () => {
  test('closes the announcement', async ({page, open}) => {
    await open('/glossary');
    const bar = page.getByRole('region', {name: 'Announcement'});
    await tabTo(page, bar.getByRole('button', {name: 'Close'}));
    await press(page, 'Enter');
    await expect(bar).toHaveCount(0);
    await expect(page.locator('.navbar__brand')).toBeFocused();
    await expectFocusSeen(page);
  });

  test('searches and opens a hit', async ({page, open}) => {
    await open('/glossary');
    await tabTo(page, searchButton(page));
    await press(page, 'Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('addCells');
    await expect(activeHit(page)).toContainText('addCells');
    await press(page, 'ArrowDown');
    await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/api\/dia\/Graph#addCells$/);
    await expect(page.locator('#addCells')).toBeFocused();
    await expectFocusSeen(page);
  });

  test('leaves the search, and is back on its button', async ({page, open}) => {
    await open('/glossary');
    await tabTo(page, searchButton(page));
    await press(page, 'Enter');
    await ask(page, 'graph');
    await press(page, 'Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await expectFocusSeen(page);
  });

  test('switches the version', async ({page, open}) => {
    await open(page3);
    const versions = page.getByRole('button', {name: /^Version 4\.1/});
    await tabTo(page, versions);
    await press(page, 'Enter');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowDown');
    await expect(page.locator(':focus')).toHaveText('4.1');
    await settled(page);
    await press(page, 'ArrowDown');
    await expect(page.locator(':focus')).toHaveText('4.0');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/4.0${page3}`);
    await expect(page.getByRole('button', {name: /^Version 4\.0/})).toBeVisible();
    await expectFocusSeen(page);
  });

  test('opens and closes a category of the sidebar', async ({page, open}) => {
    await open(page3);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await tabTo(page, sidebar.getByRole('button', {name: "Expand sidebar category 'Features'"}));
    await press(page, 'Enter');
    const category = sidebar.getByRole('button', {name: "Collapse sidebar category 'Features'"});
    await expect(category).toBeFocused();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Tab');
    expect(await page.locator(':focus').getAttribute('href')).toContain('/learn/features/');
    await press(page, 'Shift+Tab');
    await press(page, 'Space');
    await expect(sidebar.getByRole('button', {name: "Expand sidebar category 'Features'"})).toBeFocused();
    await expectFocusSeen(page);
  });

  test('goes to a section by the table of contents', async ({page, open}) => {
    await open('/learn/features/undo-redo');
    await skipToContent(page);
    const entry = page.locator('.table-of-contents a').nth(2);
    const target = (await entry.getAttribute('href')) ?? '';
    expect(target).toMatch(/^#./);
    await tabTo(page, entry, 'Tab', 150);
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(target)).toBeFocused();
    await expect(page.locator(target)).toBeInViewport();
    await press(page, 'Tab');
    const isBehind = await page.locator(target).evaluate((heading) => {
      const place = heading.compareDocumentPosition(document.activeElement ?? heading);
      return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) > 0;
    });
    expect(isBehind).toBe(true);
  });

  test('copies a block of code', async ({page, open, context}) => {
    await page.clock.install();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/learn/quickstart/installation');
    await skipToContent(page);
    const copy = page.locator('[data-copy-code]:visible').first();
    await tabTo(page, copy);
    await stopClock(page);
    await press(page, 'Enter');
    await expectPassing(page, copy.filter({hasText: 'Copied'}));
    await expect(copy).toBeFocused();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(5);
  });

  test('switches the color mode', async ({page, open}) => {
    await open('/glossary');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await tabTo(page, toggle);
    const modes: (string | null)[] = [];
    for (const key of ['Enter', 'Space']) {
      await press(page, key);
      modes.push(await page.locator('html').getAttribute('data-theme'));
      await expect(toggle).toBeFocused();
    }
    expect(modes.sort()).toEqual(['dark', 'light']);
  });

  test('edits a demo and resets it', async ({page, open}) => {
    await open('/learn/quickstart/');
    const frame = await running(page);
    await skipToContent(page);
    await tabTo(page, button(page, 'Edit code'));
    await press(page, 'Enter');
    const code = demoOn(page).locator('.cm-content');
    await expect(code).toBeVisible();
    if (!(await code.evaluate((element) => element === document.activeElement))) {
      await tabTo(page, code);
    }
    await press(page, 'ControlOrMeta+End');
    await page.keyboard.insertText("\nhello.attr('label/text', 'Edited');");
    await expect(frame.locator('[model-id=hello]')).toContainText('Edited');
    await tabTo(page, button(page, 'Reset'), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(frame.locator('[model-id=hello]')).toContainText('Hello');
    await expect(code).not.toContainText('Edited');
    await expectFocusSeen(page);
  });

  test('finds a member in the list beside the page', async ({page, open}) => {
    await open('/api/dia/Paper');
    await page.keyboard.press('f');
    await expectFocusSeen(page);
    await page.keyboard.type('snapLi');
    await expect(page.locator('.navigator__best')).toHaveCount(1);
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#options\.snapLinks$/);
    await expect(page.locator('[id="options.snapLinks"]')).toBeFocused();
    await expectFocusSeen(page);
  });

  test.describe('of a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('opens the menu and a page in it', async ({page, open}) => {
      await open(page3);
      await tabTo(page, page.getByRole('button', {name: 'Toggle navigation bar'}));
      await press(page, 'Enter');
      const entry = page.locator('.navbar-sidebar').getByRole('link', {name: '4. Add links'});
      await tabTo(page, entry);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/learn/quickstart/link');
      await expect(entry).toBeHidden();
      await expectFocusSeen(page);
    });
  });
});

test('a focus that is lost, without a mark, covered or out of sight is found', async ({page, open}) => {
  await open('/glossary');
  expect(await faultOfFocus(page)).toBe('nothing has the focus');
  await tabTo(page, searchButton(page));
  const plant = async (css: string): Promise<string> => {
    await page.evaluate((text) => {
      document.querySelector('#planted')?.remove();
      document.head.insertAdjacentHTML('beforeend', `<style id="planted">${text}</style>`);
    }, css);
    return faultOfFocus(page);
  };
  expect(await plant('')).toBe('');
  expect(await plant(':focus-visible {outline: none !important; box-shadow: none !important}')).toMatch(
    /^without a mark/,
  );
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="cover"></div>'));
  expect(await plant('#cover {position: fixed; inset: 0; z-index: 999}')).toMatch(/^covered/);
  expect(await plant('.navbar {transition: none !important; transform: translateY(-300px) !important}')).toMatch(
    /^out of sight/,
  );
  await plant('.navbar {visibility: hidden}');
  await expect.poll(() => faultOfFocus(page)).toMatch(/^hidden|nothing has the focus/);
});

import type {Page} from '@playwright/test';
import {violations} from '../support/axe';
import {contentsEntry, contentsOf} from '../support/contents';
import {boxOf, scrollPage, scrolled, unseen} from '../support/place';
import {expect, settled, test} from '../support/test';

const longPage = '/api/dia/Paper';
const filter = (page: Page) => page.getByRole('searchbox', {name: 'Filter the entries of this page'});
const group = (page: Page, name: string) =>
  contentsOf(page).locator(`.navigator__list > li:has(> a:text-is("${name}"))`);
const active = (page: Page) => contentsOf(page).locator('[aria-current]');
const opener = (page: Page) => page.locator('.place-bar__open');
const heading = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const scrollTo = (page: Page, id: string) => heading(page, id).evaluate((element) => element.scrollIntoView());
const sheet = (page: Page) => page.getByRole('dialog', {name: 'On this page'});

/** The texts of the entries that are shown. */
const shown = (page: Page): Promise<string[]> =>
  contentsOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.textContent));

test.describe('the list of members', () => {
  test('begins with closed groups and their sizes; a group can be opened and closed', async ({page, open}) => {
    await open(longPage);
    const options = group(page, 'Options');
    const members = options.locator('li');
    await expect(options.locator('.navigator__count')).toHaveText(String(await members.count()));
    expect(await members.count()).toBeGreaterThan(50);
    await expect(members.first()).toBeHidden();
    const button = options.getByRole('button');
    await button.click();
    await expect(members.first()).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(members.first()).toBeHidden();
  });

  test('is open where it is short', async ({page, open}) => {
    await open('/api/setTheme');
    await expect(contentsOf(page).locator('[aria-expanded=false]')).toHaveCount(0);
    await open('/api/connectors');
    await expect(contentsOf(page).getByRole('link').last()).toBeVisible();
  });

  test('keeps the entry of what is read in view, in a group that is open', async ({page, open}) => {
    await open(longPage);
    for (const id of ['event:element:mousewheel', 'options.guard', 'updateViews']) {
      await scrollTo(page, id);
      await expect(active(page)).toHaveAttribute('href', `#${id}`);
      await expect
        .poll(async () => {
          const [box, entry] = [
            await contentsOf(page).locator('.navigator__list').boundingBox(),
            await active(page).boundingBox(),
          ];
          return box && entry && entry.y >= box.y && entry.y + entry.height <= box.y + box.height + 1;
        })
        .toBe(true);
      await expect(contentsOf(page).locator('[aria-expanded=true]')).toHaveCount(1);
    }
  });

  test('does not close a group that the reader has opened', async ({page, open}) => {
    await open(longPage);
    await group(page, 'Types').getByRole('button').click();
    await scrollTo(page, 'options.guard');
    await expect(active(page)).toHaveAttribute('href', '#options.guard');
    await scrollTo(page, 'updateViews');
    await expect(active(page)).toHaveAttribute('href', '#updateViews');
    await expect(group(page, 'Types').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Options').getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });

  test('breaks long names between their words only', async ({page, open}) => {
    await open('/api/dia/Graph');
    const pieces = await contentsOf(page)
      .locator('a[href="#findElementsUnderElement"] code')
      .evaluate((code) => [...code.childNodes].map((node) => node.textContent).filter(Boolean));
    expect(pieces).toEqual(['find', 'Elements', 'Under', 'Element']);
    await contentsEntry(page, 'findElementsUnderElement');
    const sticksOut = await contentsOf(page)
      .locator('.navigator__list')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(sticksOut, 'px that stick out').toBeLessThan(unseen);
  });

  test('says of what kind a member is, and strikes through what is deprecated', async ({page, open}) => {
    await open(longPage);
    const mark = (id: string) =>
      contentsOf(page)
        .locator(`a[href="#${id}"]`)
        .evaluate((link) => getComputedStyle(link, '::before').content);
    expect(await mark('options.guard')).toContain('"O"');
    expect(await mark('freeze')).toContain('"M"');
    expect(await mark('event:blank:pointerdown')).toContain('"E"');
    await expect(heading(page, 'freeze')).toHaveAttribute('data-kind', 'method');
    await open('/api/dia/Graph');
    const deprecated = page.locator('h3[data-deprecated]').first();
    const entry = contentsOf(page).locator(`a[href="#${await deprecated.getAttribute('id')}"]`);
    await expect(entry.locator('s')).toHaveCount(1);
    await expect(entry).toContainText('deprecated');
  });
});

test.describe('the filter', () => {
  test('leads with `f`, a few letters and Enter to a member', async ({page, open}) => {
    await open(longPage);
    await page.keyboard.press('f');
    await expect(filter(page)).toBeFocused();
    await page.keyboard.type('snapLi');
    await expect(contentsOf(page).getByRole('status')).toHaveText(/^3 of \d+ entries$/);
    await expect
      .poll(() => shown(page))
      .toEqual(['Options', 'snapLinks', 'snapLinksSelf', 'Types', 'SnapLinksOptions']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#options\.snapLinks$/);
    await expect(heading(page, 'options.snapLinks')).toBeInViewport();
    await expect(heading(page, 'options.snapLinks')).toBeFocused();
    await expect(active(page)).toHaveAttribute('href', '#options.snapLinks');
    await expect(filter(page)).toHaveValue('');
  });

  test('works when it is used before the app is there', async ({page}) => {
    await page.goto(longPage, {waitUntil: 'commit'});
    await filter(page).waitFor();
    await expect(async () => {
      await page.keyboard.press('f');
      await expect(filter(page)).toBeFocused({timeout: 100});
    }).toPass();
    await filter(page).fill('snapLi');
    await expect(contentsOf(page).getByRole('status')).toHaveText(/^3 of/);
  });

  test('can be walked with the arrow keys, and is cleared with Escape', async ({page, open}) => {
    await open(longPage);
    await filter(page).fill('pointerdown');
    await expect(contentsOf(page).getByRole('status')).toHaveText(/entries$/);
    await page.keyboard.press('ArrowDown');
    await expect(contentsOf(page).locator('.navigator__best')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const focused = contentsOf(page).locator('a:focus');
    await expect(focused).toContainText('pointerdown');
    await filter(page).focus();
    await page.keyboard.press('Escape');
    await expect(filter(page)).toHaveValue('');
    await expect.poll(() => shown(page)).not.toContain('element:pointerdown');
  });

  test('says when nothing matches', async ({page, open}) => {
    await open(longPage);
    await filter(page).fill('qqq');
    await expect(contentsOf(page).getByRole('status')).toHaveText('No entry matches');
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test('leaves the key to fields', async ({page, open}) => {
    await open(longPage);
    await page.keyboard.press('/');
    const search = page.locator('.DocSearch-Input');
    await expect(search).toBeFocused();
    await page.keyboard.type('f');
    await expect(search).toHaveValue('f');
  });
});

test.describe('the bar above the article', () => {
  test('says what is read, and copies its address', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${longPage}#options.interactive`);
    const place = page.getByRole('navigation', {name: 'Place on the page'});
    await expect(place.getByRole('link')).toHaveText(['dia.Paper', 'Options', 'interactive']);
    await settled(page);
    const top = await scrolled(page);
    await place.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Copy link'})).toBeFocused();
    const moves = async () => Math.abs((await scrolled(page)) - top);
    await expect.poll(moves, 'the focus moves, the page does not').toBeLessThan(unseen);
    await page.keyboard.press('Enter');
    await expect(page.locator('body > [role=status]')).toHaveText('Copied');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await scrollTo(page, 'freeze');
    await expect(place.getByRole('link')).toHaveText(['dia.Paper', 'Methods', 'freeze']);
    await place.getByRole('link', {name: 'dia.Paper'}).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(place).toBeHidden();
  });

  test('does not cover what an anchor leads to', async ({page, open}) => {
    for (const id of ['options.interactive', 'methods', 'SnapLinksOptions']) {
      await open(`${longPage}#${id}`);
      await expect(active(page)).toHaveAttribute('href', `#${id}`);
      await settled(page);
      const below = async () => {
        const bar = await boxOf(page.locator('.place-bar'));
        return (await boxOf(heading(page, id))).y - bar.y - bar.height;
      };
      await expect.poll(below, `${id}, px below the bar`).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('a heading that the reader has landed on is marked for a moment', () => {
  /** Notes the ids of all elements that an animation begins on. */
  async function noteMarks(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const marked: string[] = [];
      Object.assign(window, {marked});
      document.addEventListener('animationstart', ({target}) => marked.push((target as Element).id));
    });
  }
  const marks = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as {marked: string[]}).marked);
  const animations = (page: Page, id: string): Promise<number> =>
    heading(page, id).evaluate((element) => element.getAnimations().length);

  test('after a link of the page, and after one of another page', async ({page, open}) => {
    await noteMarks(page);
    await open('/api/dia/Graph');
    await page.locator('.markdown a[href="#addCells"]').first().click();
    await expect.poll(() => marks(page)).toContain('addCells');
    await expect.poll(() => animations(page, 'addCells')).toBe(0);
    const link = page.locator('.markdown a[href^="/api/dia/Paper#"]').last();
    const id = decodeURIComponent((await link.getAttribute('href'))?.split('#')[1] ?? '');
    await link.click();
    await expect.poll(() => marks(page)).toContain(id);
    await expect.poll(() => animations(page, id)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('two taps and a few letters lead to a member', async ({page, open}) => {
    await open(longPage);
    await opener(page).tap();
    await expect(filter(page)).toBeFocused();
    await page.keyboard.type('snapLi');
    await sheet(page).getByRole('link', {name: 'snapLinks', exact: true}).tap();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#options\.snapLinks$/);
    await expect(heading(page, 'options.snapLinks')).toBeInViewport();
    await expect(opener(page)).toHaveText('dia.Paper › Options › snapLinks');
    await expect(opener(page)).toBeInViewport();
  });

  test('the sheet keeps the focus, closes on Escape, and gives the focus back', async ({page, open}) => {
    await open(longPage);
    await opener(page).tap();
    await expect(filter(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(sheet(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).tap();
    await page.mouse.click(195, 20);
    await expect(sheet(page)).toHaveCount(0);
  });

  test('the sheet is accessible, also while it is filtered', async ({page, open}) => {
    await open(longPage);
    await opener(page).tap();
    await expect(filter(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await filter(page).fill('pointer');
    await expect(contentsOf(page).getByRole('status')).toHaveText(/entries$/);
    expect(await violations(page)).toEqual([]);
  });

  test('a wider window takes the list back', async ({page, open}) => {
    await open(longPage);
    await opener(page).tap();
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({width: 1280, height: 844});
    await expect(sheet(page)).toHaveCount(0);
    await expect(contentsOf(page)).toBeVisible();
  });
});

test('nothing of it is loaded before it is used', async ({page, open}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(longPage);
  await settled(page);
  const isClient = (url: string) => /member-navigator\.\w+\.js$/.test(url);
  expect(scripts.filter(isClient)).toEqual([]);
  await scrollPage(page, 500);
  await expect.poll(() => scripts.filter(isClient).length).toBe(1);
});

for (const width of [1280, 390]) {
  test.describe(`without JavaScript, ${width} px wide`, () => {
    test.use({javaScriptEnabled: false, viewport: {width, height: 900}});

    test('the list is plain, and all of it is there', async ({page}) => {
      await page.goto(longPage);
      if (width === 390) {
        await page.getByRole('link', {name: 'On this page'}).click();
      }
      await expect(filter(page)).toBeHidden();
      const entry = contentsOf(page).locator('a[href="#SnapLinksOptions"]');
      await entry.scrollIntoViewIfNeeded();
      await entry.click();
      await expect(heading(page, 'SnapLinksOptions')).toBeInViewport();
    });
  });
}

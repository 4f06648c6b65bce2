import type {Locator, Page} from '@playwright/test';
import {contentsEntry} from '../support/contents';
import {layOutAll} from '../support/lay-out-all';
import {boxOf, expectAt, expectTop, movedBy, topOf, unseen} from '../support/place';
import {expect, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const longPage = '/api/dia/Paper';
/** Members from the first to the last quarter. */
const members = ['options.defaultRouter', 'findViewsFromPoint', 'event:element:mousewheel', 'AfterRenderCallback'];

const heading = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

/** How far below the top of the window a heading lands. */
const landingOf = (page: Page, id: string): Promise<number> =>
  heading(page, id).evaluate(
    (element) =>
      parseFloat(getComputedStyle(element).scrollMarginTop) +
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );

/** Is the text below a heading laid out? */
const isLaidOut = (page: Page, id: string): Promise<boolean> =>
  page
    .locator(`[id="${id}"] + .deferred > :first-child`)
    .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

declare global {
  interface Window {
    /** How far below the top of the window a heading was in each painted frame that showed it, by its anchor. */
    seenAt?: Record<string, number[]>;
  }
}

/** From the next page on, notes where the heading of the address is, as soon as the window shows it. */
const watchLandings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seenAt: Record<string, number[]> = (window.seenAt = {});
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      if (top >= 0 && top < window.innerHeight) {
        (seenAt[id] ??= []).push(top);
      }
    };
    const next = () => {
      // What a message finds has been painted.
      port2.postMessage('');
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** How far from its landing a heading was in the frame in which it was farthest, of all that showed it. */
async function worstMiss(page: Page, id: string): Promise<number> {
  const landing = await landingOf(page, id);
  const tops = await page.evaluate((key) => window.seenAt?.[key] ?? [], id);
  expect(tops, `frames that showed ${id}`).not.toEqual([]);
  return Math.max(...tops.map((top) => Math.abs(top - landing)));
}

/** Expects that a heading lands below the bar, nowhere else before, and stays there. The page needs `watchLandings`. */
async function expectLanding(page: Page, id: string): Promise<void> {
  await expect(heading(page, id)).toBeInViewport();
  const bar = await boxOf(page.locator('.navbar'));
  expect(await landingOf(page, id)).toBeGreaterThanOrEqual(bar.y + bar.height);
  await settled(page);
  await expectTop(heading(page, id), await landingOf(page, id), `px from where ${id} should land`);
  expect(await worstMiss(page, id), `px from where ${id} should be at first and stay`).toBeLessThan(unseen);
}

/** The part by which the fonts of a machine may make a page longer or shorter. */
const roughly = 0.1;

for (const width of [1280, 390]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('only what is near the window is laid out', async ({page, open}) => {
      await open(longPage);
      await settled(page);
      expect(await isLaidOut(page, 'AfterRenderCallback')).toBe(false);
      await heading(page, 'AfterRenderCallback').scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page, 'AfterRenderCallback')).toBe(true);
      expect(await isLaidOut(page, 'findViewsFromPoint')).toBe(false);
    });

    test('the estimated height of the page is about right', async ({page, open}) => {
      await open(longPage);
      await settled(page);
      const height = async () => (await boxOf(page.locator('.markdown'))).height;
      const estimated = await height();
      const ofOther = width === 1280 ? '--hm' : '--h';
      const faulty = await page.addStyleTag({
        content: `html .markdown > .deferred { --height: var(${ofOther}); }`,
      });
      const mistaken = await height();
      await faulty.evaluate((element) => element.parentNode?.removeChild(element));
      await layOutAll(page);
      const real = await height();
      expect(Math.abs(estimated / real - 1)).toBeLessThan(roughly);
      expect(Math.abs(mistaken / real - 1), 'a planted fault: the heights of another width').toBeGreaterThan(roughly);
    });

    test('the address of a member leads to it', async ({page, open}) => {
      await watchLandings(page);
      for (const id of members) {
        // Else it is a step within the page.
        await page.goto('about:blank');
        await open(`${longPage}#${id}`);
        await expectLanding(page, id);
      }
    });
  });
}

for (const path of [longPage, '/learn/features/diagram-basics/links', '/learn/release-notes/4.1.0']) {
  test(`boxes do not change how ${path} looks`, async ({page, open}) => {
    await open(path);
    await layOutAll(page);
    await settled(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.markdown :is(h2, h3, h4, p, li, pre, td, figure, details, svg)')]
          // A tab that is not chosen is laid out when the browser likes.
          .filter((element) => !element.closest('[hidden]'))
          .map((element) => {
            const {x, y, width, height} = element.getBoundingClientRect();
            const name = `${element.localName} ${element.closest('[id]')?.id ?? ''} ${element.textContent.slice(0, 30)}`;
            return {name, x, y: y + window.scrollY, width, height};
          }),
      );
    const inBoxes = await places();
    expect(inBoxes.length).toBeGreaterThan(100);
    /** What is somewhere else, by more than what is rounded. */
    const moved = async () => {
      const now = await places();
      expect(now).toHaveLength(inBoxes.length);
      return now.filter((box, index) => movedBy(box, inBoxes[index]!) > 0.5);
    };
    const faulty = await page.addStyleTag({
      content: 'html .markdown > .deferred > :last-child { margin-bottom: 1px !important; }',
    });
    await expect.poll(moved, 'a planted fault').not.toEqual([]);
    await faulty.evaluate((element) => element.parentNode?.removeChild(element));
    await page.evaluate(() =>
      document.querySelectorAll('.deferred').forEach((box) => box.replaceWith(...box.childNodes)),
    );
    await expect.poll(moved).toEqual([]);
  });
}

test.describe('anchors', () => {
  test('a link of the table of contents leads to its heading', async ({page, open}) => {
    await watchLandings(page);
    await open(longPage);
    for (const id of members) {
      await (await contentsEntry(page, id)).click();
      await expectLanding(page, id);
      await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute('href', `#${id}`);
    }
  });

  test('a link of another page leads to the member', async ({page, open}) => {
    await watchLandings(page);
    await open('/api/dia/Graph');
    await page.locator('.markdown a[href^="/api/dia/Paper#"]').last().click();
    await expect(page.locator('h1')).toHaveText('dia.Paper');
    await expectLanding(page, decodeURIComponent(new URL(page.url()).hash.slice(1)));
  });

  test('a former anchor leads to the member', async ({page, open}) => {
    await watchLandings(page);
    await open(`${longPage}#dia.Paper.prototype.findViewsFromPoint`);
    await expectLanding(page, 'findViewsFromPoint');
  });

  test('a landing that is mended in the next frame would not be missed', async ({page, open}) => {
    const id = 'findViewsFromPoint';
    await watchLandings(page);
    await open(`${longPage}#${id}`);
    await expectLanding(page, id);
    await page.evaluate(async () => {
      window.scrollBy({top: -30, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.scrollBy({top: 30, behavior: 'instant'});
    });
    await expectTop(heading(page, id), await landingOf(page, id));
    expect(await worstMiss(page, id)).toBeGreaterThan(unseen);
  });

  test('without a browser that keeps the place, they would miss', async ({page, open}) => {
    await open(longPage);
    // How far depends on the estimates, so all of them are wrong.
    await page.addStyleTag({
      content: `.theme-doc-sidebar-container { overflow-anchor: auto !important; }
        html .markdown > .deferred { contain-intrinsic-height: auto 40px !important; }`,
    });
    const misses: number[] = [];
    for (const id of members) {
      await (await contentsEntry(page, id)).click();
      await settled(page);
      misses.push(Math.abs((await topOf(heading(page, id))) - (await landingOf(page, id))));
    }
    expect(Math.max(...misses)).toBeGreaterThan(unseen);
  });
});

test.describe('what is not laid out yet', () => {
  const late = 'AfterRenderCallback';
  const text = (page: Page): Promise<string> =>
    page
      .locator(`[id="${late}"] + .deferred > p`)
      .first()
      .evaluate((element) => element.textContent.slice(0, 40));

  test('is found in the page', async ({page, open}) => {
    await open(longPage);
    await settled(page);
    expect(await isLaidOut(page, late)).toBe(false);
    const wanted = await text(page);
    const find = (words: string) => (window as unknown as {find(words: string): boolean}).find(words);
    expect(await page.evaluate(find, wanted)).toBe(true);
    await expect(page.locator(`[id="${late}"] + .deferred > p`).first()).toBeInViewport();
  });

  test('is reached with the keyboard', async ({page, open}) => {
    await open(longPage);
    await heading(page, late)
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
    await page.keyboard.press('Tab');
    const focused = page.locator(`[id="${late}"] + .deferred :focus`);
    await expect(focused).toBeInViewport();
  });

  test('is part of what is selected', async ({page, open}) => {
    await open(longPage);
    await settled(page);
    const selected = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('.markdown') ?? document.body);
      return getSelection()?.toString();
    });
    expect(selected).toContain((await text(page)).slice(0, 20));
  });

  test('is printed', async ({page, open}) => {
    await open(longPage);
    await page.emulateMedia({media: 'print'});
    expect(await isLaidOut(page, late)).toBe(true);
  });
});

test('a demo in a box fills the window in full width', async ({page, open}) => {
  await open(longPage);
  const demo = page.locator('.deferred .live-demo').first();
  await demo.scrollIntoViewIfNeeded();
  const button = demo.getByRole('button', {name: 'Full width'});
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const window = {x: 0, y: 0, width: 1280, height: 900};
  await expectAt(demo, window);
  await page.addStyleTag({content: '.deferred { content-visibility: auto !important; }'});
  await expect.poll(async () => movedBy(await boxOf(demo), window), 'a planted fault').toBeGreaterThan(unseen);
});

import type {Locator, Page} from '@playwright/test';
import {boxOf, expectAt} from '../support/place';
import {expect, settled, testInOneContext} from '../support/test';

const test = testInOneContext();

const steps = ['installation', 'paper', 'elements', 'link'];
const drawn = {installation: 3, paper: 0, elements: 3, link: 6};

const stage = (page: Page): Locator => page.locator('.program-step .demo-stage');
const progress = (page: Page): Locator => page.getByRole('navigation', {name: 'Steps of the quickstart'});
const ticks = (page: Page): Promise<string[]> =>
  progress(page)
    .locator('li[data-done]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-step') ?? ''));

for (const root of ['/learn/quickstart/', '/4.0/learn/quickstart/']) {
  test(`${root}: the stage of each step shows what its program draws`, async ({page, open}) => {
    for (const [index, step] of steps.entries()) {
      await open(`${root}${step}`);
      await expect(progress(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
      await stage(page).scrollIntoViewIfNeeded();
      const frame = stage(page).frameLocator('iframe');
      // No cell is there before the program runs, either.
      await expect(frame.locator('.joint-paper > svg')).toBeVisible();
      await expect(frame.locator('.joint-cell'), step).toHaveCount(drawn[step as keyof typeof drawn]);
      if (step !== 'installation') {
        await frame.locator('#paper').click({position: {x: 20, y: 140}});
        await expect(frame.locator('.joint-type-standard-circle')).toHaveCount(1);
      }
      const texts = await frame.locator('.joint-element text').allTextContents();
      const code = page.locator('.program-step pre').first();
      for (const text of texts.filter((one) => one !== '')) {
        await expect(code).toContainText(`'${text}'`);
      }
    }
  });
}

test('lines that a step adds are marked, and only these', async ({page, open}) => {
  await open('/learn/quickstart/elements');
  const pre = page.locator('.program-step pre').first();
  const marked = await pre.locator('.line.highlighted').allTextContents();
  expect(marked[0]).toContain('const draft');
  expect(marked.at(-1)).toContain('graph.addCells');
  await open('/learn/quickstart/paper');
  await expect(page.locator('.program-step pre .line.highlighted')).toHaveCount(0);
});

test('ticks are remembered, also elsewhere in the quickstart, and can be taken back', async ({page, open}) => {
  await open('/learn/quickstart/paper');
  await expect.poll(() => ticks(page)).toEqual([]);
  const done = page.getByRole('button', {name: 'Step 2 done'});
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ticks(page)).toEqual(['paper']);
  await expect(progress(page).getByRole('listitem').nth(1)).toContainText(', done');
  await page.reload();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await open('/4.0/learn/quickstart/');
  await expect.poll(() => ticks(page)).toEqual(['paper']);
  await open('/learn/quickstart/paper');
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await settled(page);
  await expect.poll(() => ticks(page)).toEqual([]);
});

test('by keyboard: the tick, then the link, which ticks off its step and leads on', async ({page, open}) => {
  await open('/learn/quickstart/paper');
  await settled(page);
  await page.getByRole('button', {name: 'Step 2 done'}).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => ticks(page)).toEqual(['paper']);
  await page.keyboard.press('Enter');
  await expect.poll(() => ticks(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Continue: Add elements'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/quickstart\/elements$/);
  await expect(progress(page)).toContainText('Step 3 of 4');
  await expect.poll(() => ticks(page)).toEqual(['paper']);
});

test('a tick moves nothing', async ({page, open}) => {
  await open('/learn/quickstart/link');
  await settled(page);
  const button = page.getByRole('button', {name: 'Step 4 done'});
  await button.scrollIntoViewIfNeeded();
  const next = page.locator('.step-end > a');
  const [progressBefore, nextBefore] = [await boxOf(progress(page)), await boxOf(next)];
  await button.click();
  await expect.poll(() => ticks(page)).toEqual(['link']);
  await expectAt(progress(page), progressBefore);
  await expectAt(next, nextBefore);
});

test.describe('storage', () => {
  test.use({expectedConsole: /storage/i});

  test('without storage, ticks hold for the page', async ({page, open}) => {
    await page.addInitScript(() => {
      if (window === window.top) {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open('/learn/quickstart/paper');
    await settled(page);
    await page.getByRole('button', {name: 'Step 2 done'}).click();
    await expect.poll(() => ticks(page)).toEqual(['paper']);
  });
});

test('on a wide window, the diagram stays beside the program while it is read', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open('/learn/quickstart/link');
  const code = page.locator('.program-step figure').first();
  const [left, right] = [await boxOf(code), await boxOf(stage(page))];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  await code.locator('.line').last().scrollIntoViewIfNeeded();
  await expect(stage(page)).toBeInViewport({ratio: 1});
});

test('on a phone, the diagram comes before its program, and is whole', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open('/learn/quickstart/link');
  const code = page.locator('.program-step figure').first();
  const [above, below] = [await boxOf(stage(page)), await boxOf(code)];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  const frame = stage(page).frameLocator('iframe');
  await expect(frame.locator('.joint-element')).toHaveCount(3);
  for (const element of await frame.locator('.joint-element').all()) {
    const box = await boxOf(element);
    expect(box.x + box.width).toBeLessThanOrEqual(above.x + above.width);
  }
});

test('pitfalls and variations are closed, and open by keyboard', async ({page, open}) => {
  await open('/learn/quickstart/paper');
  await expect(page.locator('article details.fold[open]')).toHaveCount(0);
  const pitfall = page.locator('details.fold').filter({has: page.getByText('The paper has no height.', {exact: true})});
  await pitfall.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(pitfall.getByText("a share of the parent's height")).toBeVisible();
});

/** How far down a core step ends, from the top of its page, in px. */
const longestStep = 2600;

const lengthOf = async (page: Page): Promise<number> => {
  const {y, height} = await boxOf(page.locator('.step-end'));
  // The notice of an old version is no part of the step.
  const notice = await page
    .locator('.theme-doc-version-banner')
    .evaluateAll((boxes) => boxes.reduce((sum, box) => sum + box.getBoundingClientRect().height, 0));
  return y + height - notice + (await page.evaluate(() => scrollY));
};

for (const root of ['/learn/quickstart/', '/4.0/learn/quickstart/']) {
  test(`${root}: no core step is too long`, async ({page, open}) => {
    const lengths: Record<string, number> = {};
    for (const step of steps) {
      await open(`${root}${step}`);
      lengths[step] = await lengthOf(page);
    }
    expect(Object.values(lengths).every((length) => length > 800)).toBe(true);
    expect(Object.entries(lengths).filter(([, length]) => length > longestStep)).toEqual([]);
  });
}

test('a step that shows the whole program is too long', async ({page, open}) => {
  await open('/learn/quickstart/link');
  await page.locator('.code-fold > summary').click();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(longestStep);
});

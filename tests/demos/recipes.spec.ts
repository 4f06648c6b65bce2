import type {FrameLocator, Locator, Page} from '@playwright/test';
import {readPage} from '../../src/build/content/pages';
import type {Effect} from '../../src/site/demos/demo';
import {hasHappened, perform, read} from '../../src/tools/demos/try/perform';
import {project} from '../support/sites';
import {expect, test} from '../support/test';
import {type Pull, type RecipeCheck, recipeChecks} from './recipe-checks';

const page41 = '/learn/recipes';

/** How long an effect may take, and how long what must not happen is waited for, in ms. */
const [patience, moment] = [15_000, 300];

/** A recipe by the anchor of its heading. */
const recipeAt = (page: Page, id: string): Locator => page.locator(`h3#${id}`).locator('xpath=following::figure[1]');

const runButton = (recipe: Locator): Locator => recipe.locator('[data-run-code]');

/** Where an element is once it rests: the page may still be on its way to the stage. */
async function resting(page: Page, target: Locator): Promise<{x: number; y: number}> {
  const placeOf = async () => (await target.boundingBox()) ?? {x: 0, y: 0};
  let place = await placeOf();
  await expect(async () => {
    const before = place;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    place = await placeOf();
    expect([place.x, place.y]).toEqual([before.x, before.y]);
  }).toPass({intervals: [0]});
  return place;
}

async function pull(page: Page, frame: FrameLocator, {pull: selector, from, by, to, at = [0, 0]}: Pull): Promise<void> {
  const start = await resting(page, frame.locator(selector).first());
  const end = to ? await resting(page, frame.locator(to).first()) : {x: start.x + from[0], y: start.y + from[1]};
  const [dx, dy] = by ?? at;
  await page.mouse.move(start.x + from[0], start.y + from[1]);
  await page.mouse.down();
  await page.mouse.move(end.x + dx, end.y + dy, {steps: 8});
  await page.mouse.up();
}

/** What an effect is about, as it is now. */
async function look(recipe: Locator, frame: FrameLocator, {of, what, becomes}: Effect): Promise<string> {
  if (of === 'console') {
    return (await recipe.locator('.live-demo__messages, .live-demo__console-toggle').allTextContents()).join('\n');
  }
  if (what.startsWith('css:')) {
    const style = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
    return frame.locator(of).first().evaluate(style, what.slice(4));
  }
  return read(frame, {of, what, becomes});
}

/** Runs a recipe as it is on the page, and does what its check says; returns what is to be seen. */
async function tryRecipe(page: Page, recipe: Locator, {steps = [], see}: RecipeCheck, was?: string): Promise<string> {
  await runButton(recipe).click();
  const frame = recipe.frameLocator('iframe');
  const appears = see.what === 'appears';
  const appearance = appears
    ? frame
        .locator(see.of)
        .waitFor({state: 'attached', timeout: 30_000})
        .then(
          () => 'yes',
          () => 'no',
        )
    : undefined;
  const failed = recipe.locator('.live-demo [data-level=error], .live-demo__notice').first();
  await Promise.race([
    frame.locator('html[data-recipe=done]').waitFor({state: 'attached', timeout: 30_000}),
    failed.waitFor({timeout: 30_000}),
  ]);
  const stage = recipe.locator('.live-demo__stage');
  await stage.scrollIntoViewIfNeeded();
  await resting(page, stage);
  for (const step of steps) {
    await ('pull' in step ? pull(page, frame, step) : perform(page, frame, step));
  }
  let now = '';
  if (appearance) {
    now = was === undefined ? 'no' : await appearance;
  } else if (was === undefined) {
    // What comes later makes no recipe fail: it is only what the recipe is compared with.
    // eslint-disable-next-line playwright/no-wait-for-timeout -- A stopped clock would hide errors of the program.
    await page.waitForTimeout(moment);
    now = await look(recipe, frame, see);
  } else {
    const isSeen = async () => {
      now = await look(recipe, frame, see);
      return hasHappened(see, was, now);
    };
    await expect
      .poll(isSeen, {timeout: patience, intervals: [50]})
      .toBe(true)
      .catch(() => undefined);
  }
  const errors = await recipe.locator('.live-demo [data-level=error], .live-demo__notice').allTextContents();
  await runButton(recipe).click();
  await expect(recipe.locator('iframe')).toHaveCount(0);
  return [now, ...errors.map((text) => `error: ${text}`)].join('\n');
}

/** Takes the code out of a recipe and of the style sheet below it: what it does then must not be what it does with it. */
const emptied = (recipe: Locator): Promise<void> =>
  recipe.evaluate((figure) => {
    const next = figure.nextElementSibling;
    const style = next?.matches('figure[data-language=CSS]') ? next : null;
    for (const line of [figure, style].flatMap((block) => [...(block?.querySelectorAll('.line') ?? [])])) {
      line.setAttribute('data-code', line.innerHTML);
      line.replaceChildren();
    }
  });

const restored = (page: Page): Promise<void> =>
  page.locator('.line[data-code]').evaluateAll((lines) => {
    lines.forEach((line) => (line.innerHTML = line.getAttribute('data-code') ?? ''));
    lines.forEach((line) => line.removeAttribute('data-code'));
  });

/** What is wrong with a recipe. */
async function problemsOf(page: Page, id: string, check: RecipeCheck): Promise<string[]> {
  const recipe = recipeAt(page, id);
  await emptied(recipe);
  const was = await tryRecipe(page, recipe, check);
  await restored(page);
  const now = await tryRecipe(page, recipe, check, was);
  const errors = [was, now].filter((text) => text.includes('error: '));
  const seen = hasHappened(check.see, was, now) ? [] : [`without the recipe ${was}, with it ${now}`];
  return [...errors, ...seen].map((text) => `${id}: ${text}`);
}

const ids = Object.keys(recipeChecks);
const size = 8;
const groups = Array.from({length: Math.ceil(ids.length / size)}, (_, index) =>
  ids.slice(index * size, (index + 1) * size),
);

test('every recipe that runs has a check, and every check its recipe', async ({page, open}) => {
  await open(page41);
  const marked = await page.locator('[data-run-code]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const headings = [...document.querySelectorAll('h3[id]')];
      const before = headings.filter(
        (one) => (one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
      return before.at(-1)?.id ?? '';
    }),
  );
  expect(marked.length).toBeGreaterThanOrEqual(40);
  expect([...marked].sort()).toEqual([...ids].sort());
  const fences = readPage('docs/learn/recipes.mdx', project).content.fences.filter(({meta}) => /\brun="/.test(meta));
  expect(fences).toHaveLength(marked.length);
});

for (const group of groups) {
  test(`run without an error, and do what they say: ${group.join(', ')}`, async ({page, open}) => {
    test.slow();
    await open(page41);
    const problems: string[] = [];
    for (const id of group) {
      problems.push(...(await problemsOf(page, id, recipeChecks[id]!)));
    }
    expect(problems).toEqual([]);
  });
}

test.describe('a planted fault is found:', () => {
  test.use({expectedConsole: /atr is not a function/});

  const check = recipeChecks['change-look']!;
  const setCode = (page: Page, code: string) =>
    recipeAt(page, 'change-look').evaluate((figure, text) => {
      const [first, ...others] = figure.querySelectorAll('.line');
      others.forEach((line) => line.replaceChildren());
      first?.replaceChildren(text);
    }, code);

  for (const [name, code, problem] of [
    ['an error', "element.atr('label/text', 'Approved');", 'error: recipe.ts:1 TypeError'],
    ['code that does something else', "element.attr('label/text', 'Rejected');", 'with it Rejected'],
    ['code that does not parse', "element.attr('label/text';", 'error: '],
  ] as const) {
    test(name, async ({page, open}) => {
      await open(page41);
      await setCode(page, code);
      expect((await problemsOf(page, 'change-look', check)).join('\n')).toContain(problem);
    });
  }
});

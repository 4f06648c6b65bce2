import type {Page} from '@playwright/test';
import {addressOf, otherWays, popularTasks} from '../../src/site/components/SearchBar/popular-tasks';
import {ask, box, hits, modal, onlyInText, openModal} from '../support/search';
import {expect, test} from '../support/test';

const hitOf = (page: Page, path: string) => hits(page).filter({has: page.locator(`a[href$="${path}"]`)});

test.describe('a hit', () => {
  test('says what it is, and of a member what it takes', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, onlyInText);
    await ask(page, 'addCells');
    const member = hitOf(page, '/api/dia/Graph#addCells');
    await expect(member.locator('.search-kind')).toHaveText('Method');
    await expect(member.locator('.search-hit__signature')).toHaveText('(cells, opt?)');
    await ask(page, 'batch');
    await expect(hitOf(page, '/glossary#batch').locator('.search-kind')).toHaveText('Glossary');
  });

  test('shows a sentence from its beginning', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, onlyInText);
    await ask(page, 'zoom with the mouse wheel');
    const texts = await modal(page).locator('.search-hit__text').allTextContents();
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.startsWith('…'))).toEqual([]);
  });

  test('says each thing once', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, onlyInText);
    for (const query of ['port', 'select elements']) {
      await ask(page, query);
      const lines = await hits(page).evaluateAll((all) =>
        all.map((hit) =>
          [...hit.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path, .search-hit__text')].map(
            ({textContent}) => textContent,
          ),
        ),
      );
      expect(lines.filter((texts) => texts.length > 1).length).toBeGreaterThan(5);
      expect(lines.filter((texts) => new Set(texts).size < texts.length)).toEqual([]);
    }
  });

  test('of the core and of the version that is searched has no badge', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'addCells');
    await expect(hitOf(page, '/api/dia/Graph#addCells').locator('.search-badge')).toHaveCount(0);
  });

  test('is the message of an error', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'List: item must be an SVGElement');
    const error = hits(page)
      .filter({has: page.locator('.search-kind--error')})
      .first();
    await expect(error).toContainText('List: item must be an SVGElement');
    await expect(error.locator('a')).toHaveAttribute('href', /\/api\/highlighters#errors$/);
  });

  test('is first the section that explains an error that is pasted from the console', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, onlyInText);
    await ask(page, 'Uncaught Error: dia.Paper: Unknown layer "acme"');
    await expect(hits(page).first().locator('a')).toHaveAttribute('href', /\/diagram-basics\/paper#layers$/);
  });

  test('leads the focus to its heading, here and on another page', async ({page, open}) => {
    await open('/glossary');
    for (const [query, id] of [
      ['addCells', 'addCells'],
      ['removeCells', 'removeCells'],
    ] as const) {
      await openModal(page);
      await ask(page, query);
      await page.keyboard.press('Enter');
      await expect(page.locator(`h3[id="${id}"]`)).toBeFocused();
    }
  });

  test('can be told apart when the reader chooses the colors', async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open('/glossary');
    await openModal(page);
    await ask(page, 'addCells');
    const [chosen, other] = [hits(page).first(), hits(page).nth(1)];
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const outline = (element: Element) => getComputedStyle(element).outlineStyle;
    await expect.poll(() => chosen.locator('a').evaluate(outline)).toBe('solid');
    await expect.poll(() => other.locator('a').evaluate(outline)).toBe('none');
    expect(
      await chosen
        .locator('mark')
        .first()
        .evaluate((mark) => getComputedStyle(mark).forcedColorAdjust),
    ).toBe('none');
  });
});

test.describe('the box', () => {
  test('is a combobox that says whether it has a list, and which hit is chosen', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await ask(page, 'addCells');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const chosen = await box(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${chosen}"]`)).toHaveAttribute('aria-selected', 'true');
    const lists = (await box(page).getAttribute('aria-controls'))?.split(' ') ?? [];
    await expect(page.locator(`[id="${lists[0]}"]`)).toHaveAttribute('role', 'listbox');
  });

  test('has the number of results read out', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    const count = modal(page).locator('.search-count[role=status]');
    await ask(page, 'addCells');
    await expect(count).toHaveText(/^\d+ results$/);
    await box(page).fill('zzqqxx');
    await expect(count).toHaveText('No results');
  });

  for (const prefix of ['', '/4.0']) {
    test(`offers tasks as long as it is empty, and other ways when nothing is found, from ${prefix}/`, async ({
      page,
      open,
    }) => {
      await open(`${prefix}/glossary`);
      await openModal(page);
      const tasks = modal(page).getByRole('navigation', {name: 'Popular tasks'});
      const ways = modal(page).getByRole('navigation', {name: 'Other ways to find it'});
      await expect(tasks.getByRole('link')).toHaveCount(popularTasks.length);
      await expect(ways).toHaveCount(0);
      await box(page).fill('zzqqxx');
      await expect(ways.getByRole('link')).toHaveCount(otherWays.length);
      await expect(tasks).toHaveCount(0);
      for (const task of [...popularTasks, ...otherWays]) {
        const address = addressOf(task, {path: `${prefix}/`, isLast: prefix === ''});
        const [path = '', anchor] = address.split('#');
        const response = await page.request.get(path);
        expect(response.status(), address).toBe(200);
        expect(await response.text(), address).toMatch(anchor ? new RegExp(`id="?${anchor}[" >]`) : /<article/);
      }
    });
  }

  test('arrow keys lead from the box to the tasks, and around', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    const tasks = modal(page).getByRole('navigation', {name: 'Popular tasks'}).getByRole('link');
    await page.keyboard.press('ArrowUp');
    await expect(tasks.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(tasks.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(tasks.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await ask(page, 'addCells');
    await page.keyboard.press('ArrowDown');
    await expect(box(page)).toBeFocused();
    await box(page).fill('zzqqxx');
    const ways = modal(page).getByRole('navigation', {name: 'Other ways to find it'}).getByRole('link');
    await expect(ways.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(ways.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
  });

  test('leads to a task', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await modal(page).getByRole('link', {name: 'Save and load'}).click();
    await expect(page).toHaveURL(/\/graph#save-and-load$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('h2[id="save-and-load"]')).toBeFocused();
  });
});

test('nothing moves when the results of the search page arrive', async ({page, open}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as unknown as {value: number}).value)),
    ).observe({type: 'layout-shift', buffered: true});
  });
  await open('/search?q=graph');
  await expect(page.locator('.search-result').nth(19)).toBeVisible();
  await expect(page.locator('.search-result .search-kind').first()).toBeVisible();
  const sum = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((all, shift) => all + shift, 0),
  );
  expect(sum).toBeLessThan(0.05);
});

import type {Page} from '@playwright/test';
import {
  activeHit,
  ask,
  box,
  expectInView,
  group,
  hits,
  modal,
  onlyInText,
  openModal,
  pathsOf,
  seeAll,
} from '../support/search';
import {expect, settled, test} from '../support/test';

const links = (page: Page) => hits(page).locator('a');

test.describe('results', () => {
  const questions = [
    ['the exact name of a member', 'addCells', '/api/dia/Graph#addCells$'],
    ['a title', 'ui.Halo', '/api/ui/Halo'],
    ['a part of a name', 'resetcell', '/api/dia/Graph#resetCells$'],
    ['a typo', 'grpah', '/api/dia/Graph'],
    [
      "a reader's word",
      'edge',
      '/(glossary#link$|api/dia/Link$|learn/quickstart/link$|learn/features/diagram-basics/links)',
    ],
    ['an old name', 'findModelsFromPoint', '/api/dia/Graph#findElementsAtPoint$'],
    ['an event', 'element:pointerclick', '/api/dia/Paper#event:element:pointerclick$'],
    [
      'an error message',
      'Could not find cell constructor for type',
      '/learn/features/customizing-shapes/cell-namespaces#could-not-find-cell-constructor$',
    ],
  ] as const;
  test('answer each kind of question', {tag: '@smoke'}, async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    for (const [kind, query, place] of questions) {
      await ask(page, query);
      await expect
        .configure({soft: true})
        .poll(async () => (await pathsOf(links(page))).slice(0, 3).map(decodeURI), `${kind}: ${query}`)
        .toContainEqual(expect.stringMatching(new RegExp(`^${place}`)));
    }
  });

  test('stand in groups of at most 5, and all groups of the answer are there', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    const sizes = await modal(page)
      .locator('.DocSearch-Hits')
      .evaluateAll((groups) => groups.map((each) => each.querySelectorAll('.DocSearch-Hit').length));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBe(5);
    await expect(group(page, 'API Reference: dia').locator('a').first()).toHaveAttribute('href', '/api/dia/Graph');
    for (const path of await pathsOf(group(page, 'API Reference: dia').locator('a'))) {
      expect(path).toMatch(/^\/api\/dia\//);
    }
  });

  test('below a page are tied to its hit', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    const basics = group(page, 'Learn: Diagram basics').locator('.DocSearch-Hit');
    const children = basics.and(page.locator('.DocSearch-Hit--Child'));
    await expect(children.first()).toBeVisible();
    const parent = basics.filter({has: page.locator('a[href="/learn/features/diagram-basics/graph"]')});
    await expect(parent).not.toHaveClass(/Child/);
    for (const child of await children.all()) {
      await expect(child.locator('.DocSearch-Hit-Tree')).toBeVisible();
      await expect(child.locator('.DocSearch-Hit-path')).toHaveText('Graph');
    }
  });

  test('show matches, and the edition where it is not the core', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'halo');
    const hit = group(page, 'API Reference: ui').locator('.DocSearch-Hit').first();
    await expect(hit.locator('mark').first()).toHaveText('Halo');
    await expect(hit.locator('.search-badge')).toHaveText(['JointJS+']);
    const both = group(page, 'Learn: Release notes').locator('.DocSearch-Hit').first();
    await expect(both.locator('.search-badge')).toHaveText(['Core and JointJS+']);
  });

  test('say how many there are, and lead to all of them', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    // The first query can be answered before the text is loaded; this one needs it.
    await ask(page, onlyInText);
    await ask(page, 'element');
    const text = (await seeAll(page).textContent()) ?? '';
    const count = Number(/^See all (\d+) results$/.exec(text)?.[1]);
    expect(count).toBeGreaterThan(await hits(page).count());
    await seeAll(page).click();
    await expect(page).toHaveURL(/\/search\?q=element&version=4\.1$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByText(`${count} results in 4.1`)).toBeVisible();
  });

  test('lead to all of them in the version of the page, whichever version the reader prefers', async ({page, open}) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '4.0'));
    await open('/glossary');
    await openModal(page);
    // The first query can be answered before the text is loaded; this one needs it.
    await ask(page, onlyInText);
    await ask(page, 'highlighter');
    const text = (await seeAll(page).textContent()) ?? '';
    await seeAll(page).click();
    await expect(page.getByText(`${/\d+/.exec(text)?.[0]} results in 4.1`)).toBeVisible();
    // Without a version in the address it is the preferred one, with another count.
    await open('/search?q=highlighter');
    await expect(page.getByText('results in 4.0')).toBeVisible();
    await expect(page.getByText(`${/\d+/.exec(text)?.[0]} results`)).toHaveCount(0);
  });

  test('snippets have 10 words, and 5 in windows up to 768 px', async ({page, open}) => {
    await open('/glossary');
    for (const [width, words] of [
      [1280, 10],
      [769, 10],
      [768, 5],
      [390, 5],
    ] as const) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({width, height: 844});
        await openModal(page);
        // The titles can answer the next query, before the text is loaded; this one needs it.
        await ask(page, onlyInText);
        await ask(page, 'cell namespace registers constructors');
        const snippets = modal(page).locator('.search-hit__text').filter({hasText: '…'});
        await expect(snippets.first()).toBeVisible();
        const counts = (await snippets.allTextContents()).map(
          (text) => text.replaceAll('…', '').trim().split(/\s+/).length,
        );
        expect(Math.max(...counts)).toBe(words);
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
      });
    }
  });
});

test.describe('the version that is searched', () => {
  for (const [start, prefix] of [
    ['/4.0/glossary', /^\/4\.0\//],
    ['/glossary', /^\/(?!4\.0\/)/],
  ] as const) {
    test(`from ${start} is its own`, async ({page, open}) => {
      await open(start);
      await openModal(page);
      for (const query of ['graph', 'findElementsInArea', 'halo']) {
        await ask(page, query);
        const paths = await pathsOf(links(page));
        expect(paths.length).toBeGreaterThan(2);
        expect(paths.filter((path) => !prefix.test(path))).toEqual([]);
      }
    });
  }

  test('a member that is new in 4.1 is not found in 4.0', async ({page, open}) => {
    const member = /#findElementsInArea$/;
    await open('/glossary');
    await openModal(page);
    await ask(page, 'findElementsInArea');
    expect((await pathsOf(links(page)))[0]).toMatch(member);
    await open('/4.0/glossary');
    await openModal(page);
    await ask(page, 'findElementsInArea');
    expect((await pathsOf(links(page))).filter((path) => member.test(path))).toEqual([]);
    await expect(hits(page).locator('.search-badge', {hasText: '4.1'})).toHaveCount(0);
    await expect(seeAll(page)).toHaveAttribute('href', /\/search\?q=findElementsInArea&version=4\.0$/);
  });

  test('changes with the page', {tag: '@smoke'}, async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: /choose another/}).click();
    await page.locator('.navbar').getByRole('link', {name: /4\.0/}).first().click();
    await expect(page).toHaveURL(/\/4\.0\/glossary$/);
    // The page that comes takes the focus.
    await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
    await openModal(page);
    await ask(page, 'graph');
    // The titles may answer first; with the text of the pages, the order may be another.
    await expect(modal(page).locator('a[href="/4.0/api/dia/Graph"]')).toBeVisible();
    expect((await pathsOf(links(page))).filter((path) => !path.startsWith('/4.0/'))).toEqual([]);
  });
});

test.describe('keys', () => {
  test('the arrows move around the results, and wrap around', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await expect(activeHit(page)).toHaveCount(1);
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(activeHit(page)).toHaveCount(1);
  });

  for (const start of ['/glossary', '/api/dia/Graph']) {
    test(`Enter opens a result from ${start}, at its heading`, {tag: '@smoke'}, async ({page, open}) => {
      await open(start);
      await openModal(page);
      // Its first answer is the same with the text of the pages and without.
      await ask(page, 'addCells');
      const path = '/api/dia/Graph#addCells';
      await expect(activeHit(page).locator('a')).toHaveAttribute('href', path);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(modal(page)).toHaveCount(0);
      await expectInView(page, 'addCells');
      // It stays there.
      await settled(page);
      await expectInView(page, 'addCells');
    });
  }

  test('Ctrl, Command or Shift with Enter or a click opens another tab or window', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'resetCells');
    for (const [name, act] of [
      ['Ctrl+Enter', () => page.keyboard.press('Control+Enter')],
      ['Command+Enter', () => page.keyboard.press('Meta+Enter')],
      ['Shift+Enter', () => page.keyboard.press('Shift+Enter')],
      ['Ctrl and a click', () => activeHit(page).click({modifiers: ['Control']})],
      ['Shift and a click', () => activeHit(page).click({modifiers: ['Shift']})],
    ] as const) {
      await test.step(name, async () => {
        const opened = page.context().waitForEvent('page');
        await act();
        const other = await opened;
        await expect(other).toHaveURL(/\/api\/dia\/Graph#resetCells$/);
        await expect(page).toHaveURL(/\/glossary$/);
        await expect(modal(page)).toBeVisible();
        await other.close();
      });
    }
  });

  test('Ctrl or Shift and a click on a task or on "See all" leave the box open', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    const task = modal(page).getByRole('navigation', {name: 'Popular tasks'}).getByRole('link').first();
    for (const modifier of ['Control', 'Shift'] as const) {
      for (const [name, link, query] of [
        ['task', task, ''],
        ['See all', seeAll(page), 'resetCells'],
      ] as const) {
        await test.step(`${modifier}, ${name}`, async () => {
          await (query ? ask(page, query) : box(page).fill(query));
          const opened = page.context().waitForEvent('page');
          await link.click({modifiers: [modifier]});
          await (await opened).close();
          await settled(page);
          await expect(modal(page)).toBeVisible();
          await expect(page).toHaveURL(/\/glossary$/);
        });
      }
    }
    await seeAll(page).click();
    await expect(modal(page)).toHaveCount(0);
  });

  test('a click on a result opens it', {tag: '@smoke'}, async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'resetCells');
    await activeHit(page).click();
    await expect(page).toHaveURL(/\/api\/dia\/Graph#resetCells$/);
    await expectInView(page, 'resetCells');
  });
});

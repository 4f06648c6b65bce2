import type {Page} from '@playwright/test';
import {stopClock} from '../support/clock';
import {boxOf, expectAt} from '../support/place';
import {routed} from '../support/routed';
import {
  activeHit,
  answeredWhole,
  ask,
  askEarly,
  box,
  group,
  hits,
  modal,
  openModal,
  pathsOf,
  searchButton,
  seeAll,
} from '../support/search';
import {expect, settled, test} from '../support/test';

const noResults = (page: Page) => modal(page).locator('.DocSearch-NoResults');

/** Holds back scripts that are asked for from now on. Returns the way to let them go. */
async function holdScripts(page: Page): Promise<() => void> {
  await settled(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await routed(page);
  return release;
}

test.describe('no results', () => {
  test('says so, and offers up to 3 suggestions which lead to results', {tag: '@smoke'}, async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await box(page).fill('zzqqxx');
    await expect(noResults(page)).toContainText('No results for "zzqqxx"');
    await expect(noResults(page)).toContainText('Try searching for:');
    const suggestions = noResults(page).getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    const suggestion = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(box(page)).toHaveValue(`${suggestion.toLowerCase()} `);
    await expect(box(page)).toBeFocused();
    await expect(hits(page).first()).toBeVisible();
  });

  test('at first there is nothing to suggest', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await box(page).fill('zzqqxx');
    await expect(noResults(page)).toContainText('No results for "zzqqxx"');
    await expect(noResults(page)).not.toContainText('Try searching for');
  });

  test('cannot be reported without a repository', async ({page, open}) => {
    await open('/4.0/glossary');
    await openModal(page);
    await box(page).fill('zzqqxx');
    await expect(noResults(page)).toContainText('No results for "zzqqxx"');
    await expect(noResults(page)).not.toContainText('Let us know');
  });
});

test.describe('leaving', () => {
  test('one Escape closes the modal: empty, with results, and with none', async ({page, open}) => {
    await page.addInitScript(() => {
      addEventListener('keydown', (event) => document.documentElement.setAttribute('data-code', event.code));
    });
    await open('/glossary');
    for (const query of ['', 'graph', 'zzqqxx']) {
      await test.step(`"${query}"`, async () => {
        await openModal(page);
        await box(page).fill(query);
        await expect(query === 'graph' ? hits(page).first() : box(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
        await expect(searchButton(page)).toBeFocused();
        // The event is that of a real key.
        await expect(page.locator('html')).toHaveAttribute('data-code', 'Escape');
      });
    }
  });

  test('after Escape the modal opens empty again', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await openModal(page);
    await expect(box(page)).toHaveValue('');
    await expect(modal(page)).toContainText('No recent searches');
  });

  test('an Escape that only the box gets first closes the panel, then clears the query', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    // Keys of some virtual keyboards have no code.
    const escape = () => box(page).dispatchEvent('keydown', {key: 'Escape', code: ''});
    await expect(box(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await escape();
    await expect(activeHit(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('graph');
    await escape();
    await expect(box(page)).toHaveValue('');
    await expect(modal(page)).toContainText('No recent searches');
  });

  test('"Clear the query" empties the box and keeps the modal open', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    const clear = modal(page).getByRole('button', {name: 'Clear the query'});
    await expect(clear).toBeHidden();
    await ask(page, 'graph');
    await expect(clear).toHaveAttribute('title', 'Clear the query');
    await clear.click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(modal(page)).toContainText('No recent searches');
  });

  test('"Cancel" closes the modal on a narrow screen', async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/glossary');
    await openModal(page);
    await modal(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(modal(page)).toHaveCount(0);
  });

  test('a press beside the modal closes it', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await page.mouse.click(20, 500);
    await expect(modal(page)).toHaveCount(0);
  });
});

test.describe('what is typed while DocSearch is loading', () => {
  for (const [name, start] of [
    ['after Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['after a slash', (page: Page) => page.keyboard.press('/')],
    ['after a click', (page: Page) => searchButton(page).click()],
    ['on the focused button', (page: Page) => searchButton(page).focus()],
  ] as const) {
    test(`${name} goes into the box`, async ({page, open}) => {
      await open('/glossary');
      const release = await holdScripts(page);
      await start(page);
      await page.keyboard.type('grr');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('aph.js');
      await expect(modal(page)).toHaveCount(0);
      release();
      await expect(box(page)).toHaveValue('graph.js');
      await page.keyboard.type(' now');
      await expect(box(page)).toHaveValue('graph.js now');
    });
  }

  test('no key is lost in the moment of the swap', async ({page, open}) => {
    await open('/glossary');
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('graph');
    release();
    await page.keyboard.type(' paper element link', {delay: 15});
    await expect(box(page)).toHaveValue('graph paper element link');
    await expect(seeAll(page)).toHaveAttribute('href', /q=graph%20paper%20element%20link&version=4\.1$/);
  });

  test('is cut to 64 characters', async ({page, open}) => {
    await open('/glossary');
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a'.repeat(70));
    release();
    await expect(box(page)).toHaveValue('a'.repeat(64));
  });
});

test.describe('input', () => {
  test('takes 64 characters', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await page.keyboard.type('graph '.repeat(12));
    await expect(box(page)).toHaveValue('graph '.repeat(12).slice(0, 64));
  });

  const odd = {
    whitespace: '   ',
    emoji: '👩‍👩‍👧 🎉',
    HTML: '<img src=x onerror=alert(1)>',
    quotes: `"'\`"`,
    'characters of regular expressions': '.*+?^${}()|[]\\',
    'percent signs': '%E0%A4%A %',
    'the same letter, 64 times': 'g'.repeat(64),
    'other scripts': 'диаграмма 図形 رسم',
    'names of object members': '__proto__ constructor toString',
  };
  test('that is odd is answered without an error', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    for (const [name, query] of Object.entries(odd)) {
      await test.step(name, async () => {
        await ask(page, 'graph');
        await box(page).fill(query);
        // The next query waits for its turn: when it is answered, the odd one has been.
        await expect(noResults(page).or(seeAll(page).and(page.locator(':not([href*="q=graph&"])')))).toBeVisible();
        await expect(modal(page)).not.toContainText('Unable to fetch results');
        await expect(modal(page).locator('img')).toHaveCount(0);
        await ask(page, 'halo');
        await expect(group(page, 'API Reference: ui')).toBeVisible();
      });
    }
  });

  test('with the signs of code: hits have no elements but marks in their texts', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    for (const query of ['Array<Cell', 'foreignObject', 'dia.Graph.ExploreOptions', 'findElementsUnderElement<']) {
      await ask(page, query);
      const texts = modal(page).locator('.DocSearch-Hit-title, .DocSearch-Hit-path');
      const names = await texts.locator('*').evaluateAll((elements) => elements.map(({tagName}) => tagName));
      expect(new Set(names), query).toEqual(new Set(['MARK']));
    }
  });
});

test.describe('waiting', () => {
  test('a search that lasts over 300 ms is marked as stalled', async ({page, open}) => {
    await page.clock.install();
    await open('/glossary');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route('**/assets/search/*-titles.*', async (route) => {
      await released;
      await route.continue();
    });
    await openModal(page);
    const container = page.locator('.DocSearch-Container');
    await stopClock(page);
    await box(page).fill('graph');
    await page.clock.runFor(290);
    await expect(container).not.toContainClass('DocSearch-Container--Stalled');
    await page.clock.runFor(20);
    await expect(container).toContainClass('DocSearch-Container--Stalled');
    await expect(modal(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
    release();
    await page.clock.resume();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    await expect(modal(page).locator('.DocSearch-LoadingIndicator')).toBeHidden();
  });
});

test.describe('before the answer', () => {
  const contentFile = '**/assets/search/*-content.*.json';

  test('Enter waits, and opens no hit of the query before', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'zoom');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('dia.Graph');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/dia/Graph');
    await expect(modal(page)).toHaveCount(0);
  });

  test('a key after Enter takes it back', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'zoom');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('dia.Grap');
    await page.keyboard.press('Enter');
    await page.keyboard.press('h');
    await expect(seeAll(page)).toHaveAttribute('href', /q=dia\.Graph/);
    await settled(page);
    await expect(page).toHaveURL('/glossary');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/dia/Graph');
  });

  for (const hasMoved of [false, true]) {
    test(`of the whole index, an early one is shown${hasMoved ? ', and stays when another hit is chosen' : ''}`, async ({
      page,
      open,
      context,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await context.route(contentFile, async (route) => {
        await released;
        await route.continue();
      });
      await open('/glossary');
      await openModal(page);
      await askEarly(page, 'zoom');
      await expect(seeAll(page)).toHaveAttribute('data-early');
      const early = await pathsOf(hits(page).locator('a'));
      if (hasMoved) {
        await page.keyboard.press('ArrowDown');
      }
      release();
      await answeredWhole(page);
      if (hasMoved) {
        expect(await pathsOf(hits(page).locator('a'))).toEqual(early);
        await page.keyboard.press('ArrowUp');
      }
      const shown = await pathsOf(hits(page).locator('a'));
      await ask(page, 'halo');
      await ask(page, 'zoom');
      await expect.poll(() => pathsOf(hits(page).locator('a'))).not.toEqual(early);
      const whole = await pathsOf(hits(page).locator('a'));
      expect(shown).toEqual(hasMoved ? early : whole);
    });
  }
});

test.describe('in a low window', () => {
  for (const [width, height] of [
    [844, 390],
    [853, 480],
    [1280, 500],
    [390, 400],
  ] as const) {
    test(`all of the box is in sight, and each hit that is chosen: ${width} x ${height}`, async ({page, open}) => {
      await page.setViewportSize({width, height});
      await open('/glossary');
      await openModal(page);
      await ask(page, 'paper');
      const isInSight = (selector: string) =>
        page.locator(selector).evaluate((part) => {
          const {top, bottom} = part.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        });
      await expect.poll(() => isInSight('.DocSearch-Modal')).toBe(true);
      await expect.poll(() => isInSight('.DocSearch-Footer')).toBe(true);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => isInSight('.DocSearch-Hit[aria-selected=true]')).toBe(true);
      }
    });
  }

  test('in a high one, it is as high and as far from the top as it was', async ({page, open}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'paper');
    const box = await boxOf(modal(page));
    await expectAt(modal(page), {...box, y: 60, height: 602});
  });
});

test.describe('without a network', () => {
  // Docusaurus prefetches the pages that links in view lead to.
  test.use({expectedConsole: /ERR_INTERNET_DISCONNECTED/});

  test('the search answers, once it is loaded', async ({page, open, context}) => {
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await settled(page);
    await context.setOffline(true);
    await ask(page, 'halo');
    await expect(group(page, 'API Reference: ui')).toBeVisible();
    await ask(page, 'registers constructors');
    await expect(hits(page).first()).toBeVisible();
  });
});

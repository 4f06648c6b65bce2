import {expect, test} from '@playwright/test';
import {findOverflowing} from '../../walk/overflowing';
import {findFaultOfFocus} from '../keyboard';
import {type OtherBrowser, programsOf, skipReason} from './installed';
import {type Target, Reader} from './reader';
import type {StartedBrowser} from './tab';

const searchBox = '.DocSearch-Modal [role=combobox]';
const activeHit = '.DocSearch-Hit[aria-selected=true]';
const modeSwitch: Target = ['.navbar button', 'dark and light mode'];
const versionButton: Target = ['.navbar button', 'choose another'];
const panel = '.navbar-sidebar';
const demo = 'section[aria-label^="Live demo: "]';
const contents = 'nav[aria-label="On this page"]';
const longPage = '/api/dia/Paper';
/** Members of the long page, from the first to the last quarter. */
const members = ['options.defaultRouter', 'findViewsFromPoint', 'event:element:mousewheel', 'AfterRenderCallback'];

/**
 * How exact the addresses of a long page are, in px. When its files are in the cache,
 * Firefox lays out the box above the heading after the jump, and does not make up for it.
 */
const exactness = {firefox: 12, webkit: 1.5};

/** Every feature of the site once, with what the browser's driver can do. One browser runs all of it. */
export function smokeTests(
  browser: OtherBrowser,
  start: (programs: readonly string[]) => Promise<StartedBrowser>,
): void {
  const programs = programsOf(browser);
  test.skip(!programs, skipReason(browser));
  // One after the other, in one browser.
  test.describe.configure({mode: 'default'});

  let started: StartedBrowser | undefined;
  let reader: Reader;

  test.beforeAll(async () => {
    started = await start(programs ?? []);
    reader = new Reader(started.tab);
  });

  test.afterAll(() => started?.close());

  test.beforeEach(async () => {
    await reader.tab.resize(1280, 900);
    await reader.tab.goto(`${reader.tab.origin}/glossary`);
    await reader.tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await reader.tab.takeNoise();
  });

  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern before the information.
  test.afterEach(async ({}, information) => {
    if (!information.annotations.some(({type}) => type === 'fault')) {
      expect(await reader.tab.takeNoise(), 'errors and warnings in the console').toEqual([]);
    }
  });

  /** What only this document has: it is gone after a full load. */
  const mark = () => reader.tab.evaluate(() => void Object.assign(window, {isSameDocument: true}));
  const isSameDocument = () => reader.tab.evaluate(() => 'isSameDocument' in window);

  async function openSearch(): Promise<void> {
    await reader.press('Control', 'k');
    await reader.expectFocused(searchBox);
  }

  /** What pasting brings: no page may read the clipboard unasked. */
  async function pasted(): Promise<string> {
    await openSearch();
    await reader.press('Control', 'v');
    await expect.poll(async () => (await reader.look(searchBox))?.value).not.toBe('');
    return (await reader.see(searchBox)).value;
  }

  for (const [path, title] of [
    ['/', 'Diagrams that people can edit'],
    ['/learn/quickstart/', 'Quickstart'],
    ['/api/dia/Graph', 'dia.Graph'],
    ['/learn/demos', 'demos'],
    ['/search', 'Search'],
    ['/4.0/api/dia/Paper', 'dia.Paper'],
  ] as const) {
    test(`${path} loads, and the app takes it over`, async () => {
      await reader.open(path);
      await reader.expectText('h1', title);
      expect(await reader.tab.evaluate(() => document.fonts.check('16px "Geist Variable"'))).toBe(true);
    });
  }

  test('links lead on without a full load, and back and forward return', async () => {
    await reader.open('/learn/quickstart/');
    await mark();
    await reader.click(['.navbar a', 'API Reference']);
    await reader.expectAddress('/api/');
    await reader.click(['.markdown a[href="/api/dia/"]', '']);
    await reader.expectAddress('/api/dia/');
    await reader.tab.evaluate(() => history.back());
    await reader.expectAddress('/api/');
    await reader.expectText('h1', 'API');
    await reader.tab.evaluate(() => history.forward());
    await reader.expectAddress('/api/dia/');
    await reader.expectText('h1', 'dia');
    expect(await isSameDocument()).toBe(true);
  });

  test('the search box is worked with keys, and Enter lands on the section', async () => {
    await reader.open('/glossary');
    await openSearch();
    await reader.type('toJSON');
    await reader.expectText(activeHit, 'toJSON');
    const first = await reader.see(`${activeHit} a`);
    await reader.press('ArrowDown');
    await expect.poll(async () => (await reader.look(`${activeHit} a`))?.href).not.toBe(first.href);
    await reader.press('ArrowUp');
    await expect.poll(async () => (await reader.look(`${activeHit} a`))?.href).toBe(first.href);
    await reader.press('Enter');
    await reader.expectAddress('/api/dia/Graph#toJSON');
    await reader.expectLanding('toJSON');
    await reader.press('/');
    await reader.expectFocused(searchBox);
    await reader.press('Escape');
    await reader.expectGone(searchBox);
  });

  test('the search page answers, and follows its field', async () => {
    await reader.open('/search?q=ui.Halo');
    await reader.expectText('.search-result h2', 'ui.Halo');
    await reader.expectText('main [role=status]', /^\d+ results in 4\.1$/);
    await reader.click('main input[type=search]');
    await reader.press('Control', 'a');
    await reader.type('minimap');
    await reader.expectAddress(/q=minimap/);
    await reader.click('.search-result h2 a');
    await reader.expectAddress(/^\/(?:api|learn)\//);
  });

  test('the version dropdown keeps the page', async () => {
    await reader.open('/api/dia/Graph');
    await reader.click(versionButton);
    await reader.expectAttribute(versionButton, 'aria-expanded', 'true');
    await reader.click(['.navbar .dropdown__menu a', '4.0']);
    await reader.expectAddress('/4.0/api/dia/Graph');
    await reader.see('.theme-doc-version-banner');
    await reader.tab.evaluate(() =>
      document.querySelector<HTMLElement>('.navbar [aria-label*="choose another"]')?.focus(),
    );
    await reader.press('Enter');
    await reader.see(['.navbar .dropdown__menu a', '4.1']);
    await reader.press('ArrowDown');
    await reader.expectFocused(['.navbar .dropdown__menu a', '4.1']);
    await reader.press('Escape');
    await reader.expectGone('.navbar .dropdown__menu');
  });

  test('the color mode is switched and kept', async () => {
    const colors = () =>
      reader.tab.evaluate(() => [
        document.documentElement.dataset.theme,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    await reader.open('/glossary');
    const light = await colors();
    expect(light[0]).toBe('light');
    await reader.click(modeSwitch);
    await expect.poll(async () => (await colors())[0]).toBe('dark');
    await expect.poll(async () => (await colors())[1]).not.toBe(light[1]);
    const dark = await colors();
    await reader.open('/learn/quickstart/');
    expect(await colors()).toEqual(dark);
  });

  test('categories of the sidebar open and close', async () => {
    await reader.open('/learn/quickstart/paper');
    const entry: Target = ['.theme-doc-sidebar-menu a', 'Create a paper'];
    const category = (words: string): Target => ['.theme-doc-sidebar-menu button', words];
    await reader.see(entry);
    await reader.click(category("Expand sidebar category 'Features'"));
    await reader.see(category("Collapse sidebar category 'Features'"));
    await reader.expectGone(entry);
    await reader.click(category("Collapse sidebar category 'Features'"));
    await reader.see(category("Expand sidebar category 'Features'"));
  });

  test('at 390 px, the menu is a side panel', async () => {
    await reader.tab.resize(390, 844);
    expect(await reader.tab.evaluate(() => window.innerWidth)).toBe(390);
    await reader.open('/learn/quickstart/paper');
    await reader.expectGone(['.navbar__items a', 'API Reference']);
    await reader.click(['.navbar button', 'Toggle navigation bar']);
    await reader.see([`${panel} a`, 'Create a paper']);
    await reader.click([`${panel} button`, 'Back to main menu']);
    await reader.click([`${panel} a`, 'API Reference']);
    await reader.expectAddress('/api/');
    await reader.expectGone([`${panel} a`, 'API Reference']);
  });

  for (const path of ['/', '/learn/quickstart/', '/api/dia/Graph', '/learn/demos', '/glossary', '/search?q=paper']) {
    test(`at 390 px, nothing of ${path} is wider than the window`, async () => {
      await reader.tab.resize(390, 844);
      await reader.open(path);
      expect(await reader.tab.evaluate(findOverflowing)).toEqual([]);
      const {scrollWidth, clientWidth} = await reader.tab.evaluate(() => {
        const root = document.documentElement;
        return {scrollWidth: root.scrollWidth, clientWidth: root.clientWidth};
      });
      expect(scrollWidth).toBe(clientWidth);
    });
  }

  test('the table of contents leads to headings, and says what is read', async () => {
    await reader.open('/learn/features/diagram-basics/cells');
    const links = await reader.tab.evaluate(() =>
      [...document.querySelectorAll('.table-of-contents a')].map((link) => link.getAttribute('href') ?? ''),
    );
    expect(links.length).toBeGreaterThan(3);
    const second = links[2] ?? '';
    await reader.click(`.table-of-contents a[href="${second}"]`);
    await reader.expectAddress(`/learn/features/diagram-basics/cells${second}`);
    await reader.expectLanding(second.slice(1));
    await reader.expectAttribute('.table-of-contents__link--active', 'href', second);
  });

  test('tabs are worked with pointer and keys', async () => {
    await reader.open('/learn/quickstart/installation');
    await reader.click(['[role=tab]', 'Yarn']);
    await reader.expectAttribute(['[role=tab]', 'Yarn'], 'aria-selected', 'true');
    await reader.expectText('[role=tabpanel] pre', 'yarn');
    await reader.press('ArrowRight');
    await reader.expectFocused(['[role=tab]', 'pnpm']);
    await reader.press('Enter');
    await reader.expectText('[role=tabpanel] pre', 'pnpm');
  });

  test('code is copied', async () => {
    await reader.open('/learn/quickstart/installation');
    const code = (await reader.see('[role=tabpanel] pre')).text;
    await reader.point('[role=tabpanel] pre');
    await reader.click('[role=tabpanel] [data-copy-code]');
    await reader.expectText('[role=tabpanel] [data-copy-code]', 'Copied');
    expect(code).toContain((await pasted()).slice(0, 20));
  });

  test('a demo runs, and what is typed into its program runs', async () => {
    await reader.open('/learn/quickstart/');
    await reader.point(demo);
    await reader.see(`${demo} iframe.live-demo__frame:not(.live-demo__frame--waiting)`);
    const texts = () =>
      reader.tab.evaluateInFrame('section[aria-label^="Live demo: "] iframe', () =>
        [...document.querySelectorAll('.joint-element')].map((element) => {
          const {width, height} = element.getBoundingClientRect();
          return `${element.textContent}${width > 20 && height > 20 ? '' : ' (not drawn)'}`;
        }),
      );
    await expect.poll(texts).toHaveLength(2);
    expect(String(await texts())).not.toContain('not drawn');
    await reader.click([`${demo} button`, 'Edit code']);
    await reader.click(`${demo} .cm-content`);
    await reader.press('Control', 'End');
    await reader.press('Enter');
    await reader.type("console.log('Typed in ' + 'here.');");
    await reader.expectText(demo, 'Typed in here.');
    await reader.click([`${demo} button`, 'Reset']);
    await expect.poll(async () => (await reader.look(demo))?.text).not.toContain('Typed in');
  });

  test('a step of the quickstart runs, and its tick is remembered', async () => {
    await reader.open('/learn/quickstart/elements');
    await reader.point('.program-step .demo-stage');
    await reader.see('.program-step .demo-stage iframe');
    const count = () =>
      reader.tab.evaluateInFrame(
        '.program-step .demo-stage iframe',
        () => document.querySelectorAll('.joint-cell').length,
      );
    await expect.poll(count).toBe(3);
    const tick: Target = ['button', 'Step 3 done'];
    await reader.click(tick);
    await reader.expectAttribute(tick, 'aria-pressed', 'true');
    await reader.open('/learn/quickstart/elements');
    await reader.expectAttribute(tick, 'aria-pressed', 'true');
  });

  test('the list of members is filtered, and Enter leads to the first that is left', async () => {
    await reader.open(longPage);
    await reader.press('f');
    await reader.expectFocused(`${contents} input[type=search]`);
    await reader.type('snapLi');
    await reader.expectText(`${contents} [role=status]`, /^3 of \d+ entries$/);
    await reader.press('Enter');
    await reader.expectAddress(`${longPage}#options.snapLinks`);
    await reader.expectLanding('options.snapLinks');
  });

  test('a link of the API has a card', async () => {
    await reader.open('/api/dia/Graph');
    await reader.point('.theme-doc-markdown a[href="#addCell"]');
    await reader.expectText('[role=tooltip]', 'dia.Graph · method');
    await reader.press('Escape');
    await reader.expectGone('[role=tooltip]');
  });

  test('the gallery is filtered', async () => {
    const cards = () =>
      reader.tab.evaluate(
        () => [...document.querySelectorAll('.demo-cards > li')].filter((card) => card.checkVisibility()).length,
      );
    await reader.open('/learn/demos');
    const all = await cards();
    await reader.click('input[type=search][aria-label="Filter demos"], .list-filter input[type=search]');
    await reader.type('undo');
    await reader.expectText('.list-filter__found', /^\d+ of \d+ demos/);
    const left = await cards();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all / 2);
    await reader.expectText('.demo-cards > li', /undo/i);
  });

  test('a page is copied and shown as Markdown', async () => {
    const menu = '[role=group][aria-label="This page as Markdown"]';
    await reader.open('/glossary');
    await reader.click([`${menu} button`, 'Copy as Markdown']);
    await reader.see([`${menu} button`, 'Copied']);
    expect(await pasted()).toMatch(/^(?:---|#|>)/);
    await reader.press('Escape');
    await reader.expectGone(searchBox);
    await reader.click([`${menu} a`, 'View as Markdown']);
    await reader.expectAddress('/glossary.md');
    await reader.expectText('body', '# Glossary');
  });

  test('a closed announcement stays closed', async () => {
    const bar = '[role=region][aria-label=Announcement], section[aria-label=Announcement]';
    await reader.open('/');
    await reader.see(bar);
    await reader.click(`:is(${bar}) button`);
    await reader.expectGone(bar);
    await reader.open('/glossary');
    await reader.expectGone(bar);
  });

  test('a wrong address leads to the page that was meant', async () => {
    await reader.open('/api/dia/Grpah');
    await reader.expectText('h1', 'Page not found');
    await reader.click(['nav[aria-labelledby=nearest-pages] a', 'dia.Graph']);
    await reader.expectAddress('/api/dia/Graph');
    await reader.expectText('h1', 'dia.Graph');
  });

  test('anchors of a long page lead to their headings, from its address and from its list', async () => {
    for (const id of members) {
      await reader.tab.goto('about:blank');
      await reader.open(`${longPage}#${id}`);
      await reader.expectLanding(id, exactness[browser]);
    }
    for (const id of members) {
      const link = `${contents} a[href="#${id}"]`;
      // The group of the place where the reader is opens by itself, perhaps just before the press that would close it.
      await expect(async () => {
        if (!(await reader.look(link))) {
          await reader.click(`${contents} .navigator__list > li:has(a[href="#${id}"]) > button`);
        }
        await expect.poll(() => reader.look(link), {timeout: 2_000}).not.toBeNull();
      }).toPass();
      await reader.click(link);
      await reader.expectLanding(id);
    }
  });

  test('the focus is seen on each stop of the keyboard', async () => {
    await reader.open('/learn/quickstart/paper');
    await reader.press('Tab');
    await reader.expectFocused(['a', 'Skip to main content']);
    for (let stop = 0; stop < 25; stop += 1) {
      await reader.press('Tab');
      await expect.poll(() => reader.tab.evaluate(findFaultOfFocus), {message: `stop ${stop}`}).toBe('');
    }
  });

  test('the smoke finds planted faults', async () => {
    test
      .info()
      .annotations.push({type: 'fault', description: 'errors, a covered button, a wide box, a heading that moves'});
    await reader.open('/learn/features/diagram-basics/cells');
    await reader.tab.evaluate(() => {
      console.error('planted error');
      setTimeout(() => {
        throw new Error('planted exception');
      });
    });
    const noise: string[] = [];
    await expect
      .poll(async () => noise.push(...(await reader.tab.takeNoise())) && noise.join('\n'), {message: 'errors'})
      .toMatch(/planted error[^]*planted exception/);
    await reader.tab.evaluate(() => {
      const cover = document.createElement('div');
      cover.id = 'planted-cover';
      cover.style.cssText = 'position: fixed; inset: 0; z-index: 10000';
      document.body.append(cover);
      const wide = document.createElement('section');
      wide.style.cssText = 'width: 3000px; height: 1px';
      document.querySelector('.markdown')?.append(wide);
    });
    expect((await reader.see(modeSwitch)).coveredBy).toContain('planted-cover');
    expect(await reader.tab.evaluate(findOverflowing)).toEqual([expect.stringMatching(/^section/)]);
    await reader.tab.evaluate(() => document.getElementById('planted-cover')?.remove());
    await reader.click('.table-of-contents a');
    const id = (await reader.address()).split('#')[1] ?? '';
    await reader.expectLanding(id);
    await reader.tab.evaluate(() => window.scrollBy({top: -20, behavior: 'instant'}));
    expect(await reader.missOf(id)).toBeGreaterThan(1.5);
  });
}

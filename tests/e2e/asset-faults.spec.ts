import type {Locator, Page, Route} from '@playwright/test';
import {algolia} from '../../src/build/config/search';
import {append, button, edit} from '../demos/edit-demo';
import {demoOn, running} from '../demos/open-demo';
import {mainScript} from '../support/app';
import {faultNames, faults, whileFailing} from '../support/asset-faults';
import {expectPassing, stopClock} from '../support/clock';
import {boxOf} from '../support/place';
import {routed} from '../support/routed';
import {ask, box, hits, modal, onlyInText, openModal, searchButton} from '../support/search';
import {origin} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

const guide = '/learn/quickstart/paper';
const hello = '/learn/quickstart/';
const scripts = /\/assets\/js\//;

const notice = (page: Page): Locator => page.locator('.boot-notice');
const partFailed = (page: Page): Locator => alert(page, 'This part of the page could not be loaded.');
const colorButton = (page: Page): Locator => page.locator('.navbar').getByRole('button', {name: /dark and light mode/});
const sidebarLink = (page: Page, name: string): Locator =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});

/** What browsers and the site say of a file that fails. */
const ofFiles =
  /Failed to load resource|SyntaxError|Unexpected|Unterminated|Invalid or unexpected|missing . after|preloaded using link preload/;
const ofChunks = /ChunkLoadError|Loading (?:CSS )?chunk|could not be loaded/;
const noise = new RegExp(
  `${ofFiles.source}|${ofChunks.source}|Failed to (?:fetch|decode)|MIME type|OTS parsing|JSON|There is no module|^Error: /`,
);

test.use({expectedConsole: noise});

test.describe('the first load', () => {
  test('a script fails: the text is there, an act is told, and "Try again" carries it out', async ({page}) => {
    for (const [name, script] of [
      ['the runtime', /\/js\/runtime~main\./],
      ['a shared script', /\/js\/77\d\.\w+\.js/],
      ['the main script', mainScript],
    ] as const) {
      for (const fault of ['is missing', 'is cut off', 'is a page'] as const) {
        const failure = `${name} ${fault}`;
        await whileFailing(page, script, fault, async () => {
          await page.goto(guide);
          await expect(page.locator('h1')).toHaveText('Create a paper');
          await colorButton(page).click();
          await expect(notice(page), failure).toContainText('could not be loaded');
        });
        await notice(page).getByRole('button', {name: 'Try again'}).click();
        await expect(page.locator('html'), failure).toHaveAttribute('data-theme', 'dark');
        await expect(notice(page)).toBeHidden();
        await page.evaluate(() => localStorage.clear());
      }
    }
  });

  for (const [name, files] of [
    ['the boot script', /\/js\/boot\./],
    ['fonts', /\.woff2$/],
    ['pictures', /\.(?:webp|svg|png)$/],
  ] as const) {
    test(`${name} fail: the text is there, and links lead on`, async ({page}) => {
      for (const fault of faultNames) {
        await whileFailing(page, files, fault, async () => {
          await page.goto(guide);
          await expect(page.locator('article')).toContainText('new dia.Paper');
          await expect(page.locator('h1')).toBeVisible();
          if (name !== 'the boot script') {
            await hydrated(page);
          }
          await page.locator('.pagination-nav__link--next').click();
          await expect(page.locator('h1'), fault).toHaveText('Add elements');
        });
      }
    });
  }
});

type Feature = {
  name: string;
  path: string;
  width?: number;
  /** The reader uses it. */
  act: (page: Page) => Promise<void>;
  /** What is said when its script fails. Where nothing is said, the reader loses nothing. */
  told?: (page: Page) => Locator;
  /** The reader uses it again; `act` unless given. */
  again?: (page: Page) => Promise<void>;
  works: (page: Page) => Locator;
};

const main = (page: Page): Locator => page.getByRole('main');
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({hasText: text});
const filterApi = async (page: Page, text: string): Promise<void> =>
  page.getByLabel('Filter classes and members').pressSequentially(text);
const copyPage = (page: Page): Locator => page.getByRole('group', {name: 'This page as Markdown'}).getByRole('button');
const recipe = 'Change text and color';

const stillLoading = (page: Page): Locator =>
  page.getByRole('status').filter({hasText: 'Still loading. What you asked for will follow.'});

/** Holds files back. Returns the way to let them come. */
async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: Promise<void>[] = [];
  const handler = (route: Route): void => void held.push(released.then(() => route.continue()));
  await page.route(files, handler);
  await routed(page);
  return async () => {
    release();
    await Promise.all(held);
    await page.unroute(files, handler);
  };
}

/** The next page begins as on a first visit. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

const features: Feature[] = [
  {
    name: 'the search',
    path: '/glossary',
    act: (page) => searchButton(page).click(),
    told: (page) => alert(page, 'The search could not be loaded'),
    works: box,
  },
  {
    name: 'the filter of the API',
    path: '/api/',
    act: (page) => filterApi(page, 'p'),
    told: (page) => alert(page, 'The list of names could not be loaded'),
    again: (page) => page.getByLabel('Filter classes and members').fill('paper'),
    works: (page) => page.locator('.api-index__results a').first(),
  },
  {
    name: 'the filter of a list of members',
    path: '/api/dia/Graph',
    act: (page) => page.getByLabel('Filter the entries of this page').pressSequentially('a'),
    told: partFailed,
    works: (page) => page.locator('.navigator--filtering'),
  },
  {
    name: 'the groups of a list of members',
    path: '/api/dia/Graph',
    act: (page) => page.getByRole('button', {name: 'Entries of methods'}).click(),
    told: partFailed,
    works: (page) => page.locator('.navigator button[aria-expanded=true]'),
  },
  {
    name: 'a closed category of the sidebar',
    path: guide,
    act: (page) =>
      page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('button', {name: /category 'Features'/})
        .click(),
    told: partFailed,
    works: (page) => sidebarLink(page, 'Diagram basics'),
  },
  {
    name: 'the menu of a narrow window',
    path: guide,
    width: 390,
    act: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    told: partFailed,
    works: (page) => page.locator('.navbar-sidebar').getByRole('link', {name: 'Create a paper'}),
  },
  {
    name: 'the copy of the page as Markdown',
    path: '/glossary',
    act: (page) => copyPage(page).click(),
    told: partFailed,
    works: (page) => copyPage(page).filter({hasText: 'Copied'}),
  },
  {
    name: 'a tick of the quickstart',
    path: guide,
    act: (page) => page.getByRole('button', {name: 'Step 2 done'}).click(),
    told: partFailed,
    works: (page) => page.locator('button[data-step][aria-pressed=true]'),
  },
  {
    name: 'a recipe that runs',
    path: '/learn/recipes',
    act: (page) => page.getByRole('button', {name: `Run the code of ${recipe}`}).click(),
    told: partFailed,
    works: (page) => page.getByRole('button', {name: `Stop the code of ${recipe}`}),
  },
  {
    name: 'the card of a link to the API',
    path: '/learn/features/undo-redo',
    act: async (page) => {
      await page.getByRole('heading', {level: 1}).hover();
      await main(page).locator('a[href="/api/dia/CommandManager"]').first().hover();
    },
    works: (page) => page.getByRole('tooltip'),
  },
];

test.describe('a script that is loaded late', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const isTold of [true, false]) {
    const some = features.filter(({told}) => Boolean(told) === isTold);
    test(`fails: ${isTold ? 'it is said' : 'nothing is lost'}, and the next use works`, async ({page, open}) => {
      for (const {name, path, width = 1280, act, told, works, again = act} of some) {
        await test.step(name, async () => {
          await page.setViewportSize({width, height: 900});
          await open(path);
          await settled(page);
          for (const fault of faultNames) {
            const failure = `${name} ${fault}`;
            await whileFailing(page, scripts, fault, async () => {
              await act(page);
              if (told) {
                await expect(told(page), failure).toBeVisible();
              }
              await settled(page);
              await expect(works(page), failure).toHaveCount(0);
            });
          }
          await again(page);
          await expect(works(page), name).toBeVisible();
          await expect(notice(page).filter({visible: true}), name).toHaveCount(0);
          if (told) {
            await expect(told(page).filter({visible: true}), name).toHaveCount(0);
          }
          await expect(page.locator('h1')).not.toContainText('crashed');
          await forget(page);
        });
      }
    });
  }

  test('takes long: it is said, and what the reader asked for follows', async ({page, open}) => {
    for (const {name, path, width = 1280, act, told, works} of features.filter((feature) => feature.told)) {
      await test.step(name, async () => {
        await page.setViewportSize({width, height: 900});
        await open(path);
        await settled(page);
        const release = await hold(page, scripts);
        await act(page);
        await expect(stillLoading(page), name).toBeVisible();
        await expect(works(page), name).toHaveCount(0);
        await expect(page.locator('h1'), name).toBeVisible();
        await release();
        await expect(works(page), name).toBeVisible();
        await expect(stillLoading(page), name).toHaveCount(0);
        await expect(told?.(page) ?? page.getByRole('alert'), name).toHaveCount(0);
        await forget(page);
      });
    }
  });

  test('of the editor of a demo takes long: it is said, and the editor follows', async ({page, open}) => {
    await open(hello);
    const frame = await running(page);
    const release = await hold(page, scripts);
    await button(page, 'Edit code').click();
    await expect(stillLoading(page)).toBeVisible();
    await expect(frame.locator('.joint-element')).toHaveCount(2);
    await release();
    await expect(demoOn(page).locator('.cm-editor')).toBeVisible();
    await expect(stillLoading(page)).toHaveCount(0);
  });

  test('a failure that nobody tells is found', async ({page, open}) => {
    await page.route(mainScript, async (route) => {
      const script = await (await route.fetch()).text();
      expect(script).toContain('This part of the page');
      await route.fulfill({
        contentType: 'text/javascript',
        body: script.replaceAll('"This part of the page"', '""'),
      });
    });
    await open(guide);
    await settled(page);
    await whileFailing(page, scripts, 'does not come', async () => {
      await page.getByRole('button', {name: 'Step 2 done'}).click();
      await settled(page);
      await expect(notice(page).filter({visible: true})).toHaveCount(0);
    });
  });

  test('of the pages near a wrong address fails: the search is still offered', async ({page}) => {
    await page.route(/nearest-pages|not-found-paths/, faults['is missing']);
    await page.goto('/api/dia/Grpah');
    await hydrated(page);
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await page.getByRole('button', {name: 'Search the documentation'}).click();
    await expect(box(page)).toBeVisible();
  });

  test('of the editor of a demo fails: it is said, and the next press works', async ({page, open}) => {
    await open(hello);
    await running(page);
    for (const fault of faultNames) {
      await whileFailing(page, scripts, fault, async () => {
        await button(page, 'Edit code').click();
        await expect(demoOn(page).getByRole('alert'), fault).toContainText('The editor could not be loaded');
      });
    }
    await button(page, 'Edit code').click();
    await expect(demoOn(page).locator('.cm-editor')).toBeVisible();
  });
});

test.describe('a file of data', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('of a demo fails: it is said, and "Try again" runs it', async ({page, open}) => {
    for (const [name, files, text] of [
      ['the script of a demo', /\/js\/live-demo\./, 'The demo could not be loaded.'],
      ['a demo', /\/demos\/4\.1\/start-hello\.\w+\.json/, 'The demo could not be loaded.'],
      ['the library of a demo', /\/demos\/joint-core-/, 'What the demo runs with could not be loaded.'],
      ['the frame of a demo', /\/demos\/frame\./, 'What the demo runs with could not be loaded.'],
    ] as const) {
      const [first = 'is missing', ...others] = faultNames.filter(
        (fault) => fault !== 'is cut off' || /script|\.json/.test(`${name} ${files.source}`),
      );
      const failure = demoOn(page).getByRole('alert').filter({hasText: text});
      await whileFailing(page, files, first, async () => {
        await open(hello);
        await demoOn(page).scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 1);
        await expect(failure, `${name} ${first}`).toBeVisible();
        await expect(demoOn(page)).toContainText("from '@joint/core'");
      });
      for (const fault of others) {
        await whileFailing(page, files, fault, async () => {
          await demoOn(page).getByRole('button', {name: 'Try again'}).click();
          await settled(page);
          await expect(failure, `${name} ${fault}`).toBeVisible();
        });
      }
      await demoOn(page).getByRole('button', {name: 'Try again'}).click();
      await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
    }
  });

  test('of a demo takes long: the demo says so, its program can be read, and then it runs', async ({page, open}) => {
    const slow = demoOn(page).getByRole('status').filter({hasText: 'The demo is still loading.'});
    for (const [name, files] of [
      ['the script of a demo', /\/js\/live-demo\./],
      ['a demo', /\/demos\/4\.1\/start-hello\.\w+\.json/],
      ['the library of a demo', /\/demos\/joint-core-/],
      ['the frame of a demo', /\/demos\/frame\./],
    ] as const) {
      const release = await hold(page, files);
      await open(hello);
      const {height} = await boxOf(demoOn(page));
      await demoOn(page).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 1);
      await expect(slow, name).toBeVisible();
      await expect(demoOn(page), name).toContainText("from '@joint/core'");
      await expect(demoOn(page).locator('img').filter({visible: true}), name).toHaveCount(1);
      expect((await boxOf(demoOn(page))).height, `${name}: nothing moves`).toBeCloseTo(height, 0);
      await release();
      await expect((await running(page)).locator('.joint-element'), name).toHaveCount(2);
      await expect(slow, name).toHaveCount(0);
    }
  });

  test('of a recipe takes long: it is said, and then the recipe runs', async ({page, open}) => {
    await open('/learn/recipes');
    await settled(page);
    const release = await hold(page, /\/demos\/.*\.json/);
    await page.getByRole('button', {name: `Run the code of ${recipe}`}).click();
    await expect(stillLoading(page)).toBeVisible();
    await release();
    await expect(main(page).frameLocator('iframe').first().locator('.joint-element').first()).toBeVisible();
    await expect(stillLoading(page)).toHaveCount(0);
  });

  test('the library of a demo is cut off: the demo says that its program has failed', async ({page, open}) => {
    await page.route(/\/demos\/joint-core-/, faults['is cut off']);
    await open(hello);
    await demoOn(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1);
    await expect(demoOn(page).getByRole('button', {name: /Console \(/})).toBeVisible();
    await expect(demoOn(page).getByRole('log')).toContainText('There is no module "@joint/core" here.');
    await expect(demoOn(page)).toContainText("from '@joint/core'");
  });

  test('the demo of a stage fails: its picture stays', async ({page, open}) => {
    for (const fault of faultNames) {
      await whileFailing(page, /\/demos\/.*\.json|live-demo\.stage/, fault, async () => {
        await open(guide);
        await page.mouse.wheel(0, 1);
        await settled(page);
        await expect(page.locator('.demo-stage img').filter({visible: true}), fault).not.toHaveCount(0);
      });
    }
  });

  test('of the search fails: it is said, and the next query is answered', async ({page, open, context}) => {
    for (const [name, files] of [
      ['the manifest', '**/assets/search/manifest.json'],
      ['the titles', '**/assets/search/*-titles.*.json'],
      ['the text', '**/assets/search/*-content.*.json'],
    ] as const) {
      for (const [index, fault] of faultNames.entries()) {
        await whileFailing(context, files, fault, async () => {
          if (index === 0) {
            await open('/glossary');
            await openModal(page);
          }
          // The message of the fault before goes with its query.
          await box(page).fill('');
          await expect(modal(page)).toContainText('No recent searches');
          await box(page).fill(`${onlyInText}${' '.repeat(index)}${'x'.repeat(index)}`);
          await expect(modal(page), `${name} ${fault}`).toContainText('Unable to fetch results');
        });
      }
      await ask(page, onlyInText);
      await expect(hits(page).first(), name).toBeVisible();
    }
  });

  test('the page as Markdown fails: the button says so, and the next press copies', async ({page, open, context}) => {
    await page.clock.install();
    await open('/glossary');
    await stopClock(page);
    for (const fault of ['is missing', 'does not come', 'is a page'] as const) {
      await whileFailing(context, '**/glossary.md', fault, async () => {
        await copyPage(page).click();
        await expectPassing(page, copyPage(page).filter({hasText: /^Copy failed$/}), fault);
        await page.clock.runFor(2000);
      });
    }
    await copyPage(page).click();
    await expectPassing(page, copyPage(page).filter({hasText: /^Copied$/}));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('\n# Glossary\n');
  });

  test('the page behind a card fails: no card, and the link is followed', async ({page, open}) => {
    const link = main(page).locator('a[href="/api/dia/CommandManager"]').first();
    const article = ({pathname}: URL): boolean => pathname === '/api/dia/CommandManager';
    await open('/learn/features/undo-redo');
    await page.route(article, faults['is a page']);
    const answered = page.waitForResponse((response) => article(new URL(response.url())));
    await link.hover();
    await answered;
    await settled(page);
    await expect(page.getByRole('tooltip').filter({visible: true})).toHaveCount(0);
    await page.unroute(article);
    await link.click();
    await expect(page.locator('h1')).toHaveText('dia.CommandManager');
  });
});

/** Lets the app fail to get the text of a page; what the browser loads as a document comes. */
async function failArticle(page: Page, path: string, handler: (route: Route) => Promise<void>): Promise<() => unknown> {
  const isPage = ({pathname}: URL): boolean => pathname === path;
  await page.route(isPage, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : handler(route),
  );
  return () => page.unroute(isPage);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, {isSameDocument: true}));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameDocument' in window);

/** What tells another deployment: hashes of the main script and of the styles. */
const hashOfStyles = /(?<=data-styles=)[0-9a-f]{8}/g;
const mainAndStyles = /(?<=\/main\.|data-styles=)[0-9a-f]{8}/g;

/** A page of the site as another deployment has it: with other hashes. */
async function asDeployedAnew(route: Route, hashes = mainAndStyles, html?: string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({response, body: (html ?? (await response.text())).replaceAll(hashes, '00000000')});
}

test.describe('the text of the next page', () => {
  test('does not come as it is: the browser loads the page in full', async ({page, open}) => {
    for (const [name, handler] of [
      ['is missing', faults['is missing']],
      ['is the page of a host', faults['is a page']],
      [
        'is another page',
        async (route: Route) => route.fulfill({response: await route.fetch({url: `${origin('main')}/glossary`})}),
      ],
      [
        'ends before the article',
        async (route: Route) => {
          const html = await (await route.fetch()).text();
          await route.fulfill({contentType: 'text/html', body: html.slice(0, html.indexOf('data-page') + 100)});
        },
      ],
    ] as const) {
      await open(guide);
      await mark(page);
      const failed: string[] = [];
      const mend = await failArticle(page, '/learn/quickstart/link', (route) => {
        failed.push(name);
        return handler(route);
      });
      await sidebarLink(page, '4. Add links').click();
      await expect(page.locator('h1'), name).toHaveText('Add a link');
      await expect(page).toHaveURL(/\/learn\/quickstart\/link$/);
      expect(await isMarked(page), name).toBe(false);
      expect(failed, name).not.toEqual([]);
      await mend();
    }
  });

  test('never comes and the reader chooses another link: that page is shown', async ({page, open}) => {
    await open(guide);
    await page.route(
      ({pathname}) => pathname === '/learn/quickstart/link',
      () => undefined,
    );
    await sidebarLink(page, '4. Add links').click();
    await page.locator('.navbar').getByRole('link', {name: 'Glossary'}).click();
    await expect(page.locator('h1')).toHaveText('Glossary');
    await expect(page).toHaveURL(/\/glossary$/);
  });
});

test.describe('two deployments at once', () => {
  const next = '/learn/quickstart/link';
  const isNew = (url: URL): boolean => /\.00000000\./.test(url.pathname);

  /** The new files are those of this build; the old ones are gone. */
  async function deploy(page: Page, gone: boolean, hashes?: RegExp, island = ''): Promise<string[]> {
    const asked: string[] = [];
    await page.route(
      ({pathname}) => pathname === next || pathname === '/glossary',
      async (route) => {
        // The new app knows the island; these tests have only the old one, so what the browser loads itself lacks it.
        const isFull = route.request().resourceType() === 'document';
        const html = isFull ? undefined : await (await route.fetch()).text();
        await asDeployedAnew(route, hashes, html?.replace(/<h1\b/, `${island}$&`));
      },
    );
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('[data-app]')].flatMap(
        (script) => script.getAttribute('data-app')?.split(' ') ?? [],
      ),
    );
    const former = (url: URL): string =>
      names.find((name) => name.split('.')[0] === url.pathname.split('.')[0]) ?? url.pathname;
    await page.route(isNew, async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.pathname);
      await route.fulfill({response: await route.fetch({url: `${url.origin}${former(url)}`})});
    });
    if (gone) {
      // Scripts of the first view that are the same in both.
      const isSame = ({pathname}: URL): boolean =>
        /\/boot\./.test(pathname) || (names.includes(pathname) && !mainScript.test(pathname));
      const isGone = (url: URL): boolean => /\/assets\/js\//.test(url.pathname) && !isNew(url) && !isSame(url);
      await page.route(isGone, faults['is missing']);
    }
    return asked;
  }

  test('a link leads to the new page with its own scripts and styles', async ({page, open}) => {
    await open(guide);
    await settled(page);
    await mark(page);
    const asked = await deploy(page, true);
    await sidebarLink(page, '4. Add links').click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Add a link');
    expect([...new Set(asked)]).toEqual([expect.stringContaining('/main.00000000.')]);
    await colorButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('only the styles have changed: the page is loaded in full', async ({page, open}) => {
    await open(guide);
    await settled(page);
    await mark(page);
    await deploy(page, false, hashOfStyles);
    await sidebarLink(page, '4. Add links').click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(page.locator('h1')).toHaveText('Add a link');
  });

  for (const [what, island] of [
    ['an island that the old app does not know', '<section data-island=NewPart data-props="{}"></section>'],
    ['an island whose data does not fit the old app', '<section data-island=LiveDemo data-props="{}"></section>'],
  ] as const) {
    test(`only a script that is loaded late has changed, for ${what}: the page is loaded in full, once`, async ({
      page,
      open,
    }) => {
      await open(guide);
      await settled(page);
      await mark(page);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
          documents.push(request.url());
        }
      });
      const asked = await deploy(page, false, /(?<=\/runtime~main\.)[0-9a-f]{8}/g, island);
      await sidebarLink(page, '4. Add links').click();
      await expect(page.locator('h1')).toHaveText('Add a link');
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await hydrated(page);
      await settled(page);
      await expect(page.locator('h1')).toHaveText('Add a link');
      expect(documents).toEqual([expect.stringMatching(/\/learn\/quickstart\/link$/)]);
      expect([...new Set(asked)]).toEqual([expect.stringContaining('/runtime~main.00000000.')]);
    });
  }

  test('what is loaded late from the old one is told, and the reader has lost nothing', async ({page, open}) => {
    await open(guide);
    await settled(page);
    await deploy(page, true);
    await searchButton(page).click();
    await expect(alert(page, 'The search could not be loaded')).toBeVisible();
    await page.getByRole('button', {name: 'Step 2 done'}).click();
    await expect(notice(page).filter({hasText: 'This part of the page could not be loaded.'})).toBeVisible();
    await page.locator('.navbar').getByRole('link', {name: 'Glossary'}).click();
    await expect(page.locator('h1')).toHaveText('Glossary');
  });

  test('a page of the same deployment is shown without loading it in full', async ({page, open}) => {
    await open(guide);
    await mark(page);
    await sidebarLink(page, '4. Add links').click();
    await expect(page.locator('h1')).toHaveText('Add a link');
    expect(await isMarked(page)).toBe(true);
  });
});

/** All keys that the site writes, with what a reader's own choices look like. */
const stored = {
  localStorage: {
    theme: 'dark',
    'docusaurus.announcement.id': 'some-id',
    'docusaurus.announcement.dismiss': 'true',
    'docs-preferred-version-default': '4.0',
    'docusaurus.tab.npm2yarn': 'pnpm',
    'quickstart.paper': 'done',
    'search-hosts-TESTAPP': '{}',
    [`__DOCSEARCH_RECENT_SEARCHES__${algolia.indexName}`]: '[]',
    [`__DOCSEARCH_FAVORITE_SEARCHES__${algolia.indexName}`]: '[]',
  },
  sessionStorage: {
    'sidebar-place': `${guide} 40`,
    [`demo-edits ${hello} /learn/demos/start/hello`]: '{"files":[],"hash":""}',
  },
} as const;

/** What a reader does that is kept, and what the page then shows. */
async function useAll(page: Page): Promise<void> {
  await colorButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Step 2 done'}).click();
  await expect(page.locator('button[data-step]').first()).toHaveAttribute('aria-pressed', 'true');
  await openModal(page);
  await ask(page, 'graph');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await page.goto('/learn/quickstart/installation');
  await hydrated(page);
  const tab = main(page).getByRole('tab', {name: 'pnpm'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Edits a demo, which is kept, too. */
async function editDemo(page: Page): Promise<void> {
  await page.goto(hello);
  await hydrated(page);
  await running(page);
  await edit(page, "console.log('Mine.');");
  await expect(demoOn(page)).toContainText('Mine.');
}

test.describe('the storage', () => {
  test('has what the site never wrote in every key: the site works', async ({page, open}) => {
    for (const [index, [name, value]] of (
      [
        ['an empty text', ''],
        ['null', 'null'],
        ['an object', '{"a":{}}'],
        ['a long text', 'x'.repeat(100_000)],
        ['HTML', '"><img src=x onerror="document.title=\'ran\'">'],
      ] as const
    ).entries()) {
      await test.step(name, async () => {
        await page.addInitScript(
          ([keys, text, turn]) => {
            // Frames of demos have none. Scripts of former turns run before this one, and find their number.
            if (window === window.top && Number(sessionStorage.getItem('damaged') ?? -1) < turn) {
              localStorage.clear();
              sessionStorage.clear();
              Object.keys(keys.localStorage).forEach((key) => localStorage.setItem(key, text));
              Object.keys(keys.sessionStorage).forEach((key) => sessionStorage.setItem(key, text));
              sessionStorage.setItem('damaged', String(turn));
            }
          },
          [stored, value, index] as const,
        );
        await open(guide);
        expect(await page.evaluate(() => sessionStorage.getItem('damaged')), name).toBe(String(index));
        await expect(page.locator('h1'), name).toHaveText('Create a paper');
        expect(await page.title()).not.toBe('ran');
        if ((await page.locator('html').getAttribute('data-theme')) === 'dark') {
          await colorButton(page).click();
        }
        await useAll(page);
        if (name === 'HTML') {
          await editDemo(page);
        }
      });
    }
  });

  test.describe('is full or blocked', () => {
    test.use({expectedConsole: /storage|denied|full/i});

    test('all works for as long as the page is open', async ({page, open}) => {
      // What is blocked cannot be reached, whether it was full or not.
      for (const kind of ['full', 'blocked'] as const) {
        await test.step(kind, async () => {
          await page.addInitScript((isFull) => {
            if (window !== window.top) {
              return;
            }
            if (isFull) {
              Storage.prototype.setItem = () => {
                throw new DOMException('The storage is full.', 'QuotaExceededError');
              };
            } else {
              for (const name of ['localStorage', 'sessionStorage']) {
                Object.defineProperty(window, name, {
                  get: () => {
                    throw new DOMException('denied', 'SecurityError');
                  },
                });
              }
            }
          }, kind === 'full');
          await open(guide);
          await useAll(page);
          await editDemo(page);
        });
      }
    });
  });

  test('keys that the site writes are all in this list', async ({page, open}) => {
    const known = Object.values(stored).flatMap((keys) => Object.keys(keys));
    await open(guide);
    await useAll(page);
    await editDemo(page);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.length).toBeGreaterThan(4);
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });
});

const markup = '<img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>';

test.describe('hostile addresses', () => {
  test('the search page works with each of them as its query', async ({page, open}) => {
    for (const query of [
      encodeURIComponent(markup),
      'x'.repeat(6000),
      '%E0%A4%A',
      'paper&q=graph&q[]=1&__proto__[x]=1',
      '%F0%9F%92%A9%E2%80%AE',
    ]) {
      await open(`/search?q=${query}`);
      const field = main(page).getByRole('searchbox');
      await expect(field, query).toBeVisible();
      await settled(page);
      expect(await page.title(), query).not.toBe('ran');
      await field.fill('paper');
      await expect(main(page).getByRole('link').filter({hasText: 'Paper'}).first(), query).toBeVisible();
    }
  });

  const hostile = [
    `?docusaurus-theme=${encodeURIComponent('"><script>')}`,
    `?docusaurus-data-has-hydrated=true&docusaurus-data-theme=${encodeURIComponent(markup)}`,
    `?docusaurus-data-%20=1&docusaurus-data-=2`,
    `?${'a=b&'.repeat(1500)}`,
    '?%E0%A4%A=%',
    `#${markup}`,
    '#%',
    '#%E0%A4%A',
    '#"]',
    '#*, :not(#a) > [href="',
    '#:~:text=paper',
    '#paper:~:text=no%20such%20text',
    '#__proto__',
    `#${'x'.repeat(10_000)}`,
  ];
  test('a page with each of them works, and leads on', async ({page, open}) => {
    for (const address of hostile) {
      // From another page: all of it is loaded, even if only the fragment differs from the last.
      await open(`${guide}${address}`);
      // An address can say that the app is there before it is.
      await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
      await settled(page);
      await expect(page.locator('h1'), address).toHaveText('Create a paper');
      expect(await page.title()).not.toBe('ran');
      await mark(page);
      await sidebarLink(page, '4. Add links').click();
      await expect(page.locator('h1'), address).toHaveText('Add a link');
      expect(await isMarked(page), address).toBe(true);
    }
  });

  test('other pages work with theirs', async ({page, open}) => {
    for (const address of [
      // Neighbors differ in more than their fragments, so that each is loaded.
      `${hello}#program=%%%`,
      `/learn/demos?id=${encodeURIComponent(markup)}`,
      `${hello}#program=${'A'.repeat(5000)}`,
      `/learn/demos?q=${encodeURIComponent(markup)}&topic=__proto__`,
      `/api/dia/Graph#${encodeURIComponent('[id="x"] , *')}`,
    ]) {
      await open(address);
      await settled(page);
      expect(await page.title(), address).not.toBe('ran');
      await expect(page.locator('h1'), address).toBeVisible();
      await openModal(page);
      await forget(page);
    }
  });
});

test.describe('offline in the middle', () => {
  test('a link that cannot be followed loses nothing: back leads to the edited demo', async ({page, open, context}) => {
    await open(hello);
    await running(page);
    await edit(page, "console.log('Mine.');");
    await expect(demoOn(page)).toContainText('Mine.');
    await context.setOffline(true);
    await append(page, "console.log('Offline.');");
    await expect(demoOn(page)).toContainText('Offline.');
    await page.locator('.navbar').getByRole('link', {name: 'Glossary'}).click();
    await expect.poll(() => page.url()).toContain('chrome-error:');
    await context.setOffline(false);
    await page.goBack();
    await running(page);
    await expect(demoOn(page)).toContainText('Offline.');
    await expect(demoOn(page).getByText('Edited', {exact: true})).toBeVisible();
  });

  test('the search that is open answers, and a page that was read before comes back', async ({page, open, context}) => {
    await open(guide);
    await sidebarLink(page, '4. Add links').click();
    await expect(page.locator('h1')).toHaveText('Add a link');
    await openModal(page);
    await ask(page, onlyInText);
    await context.setOffline(true);
    await ask(page, 'halo');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Create a paper');
    await context.setOffline(false);
  });
});

/** What extensions do with a page: attributes, elements of their own, texts in other elements, nodes that go. */
function editPage(): void {
  document.documentElement.setAttribute('data-extension', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(Object.assign(document.createElement('div'), {className: 'extension'}));
  document.body.append(document.createElement('extension-root'));
  for (const place of document.querySelectorAll('.navbar__items, main, .theme-doc-sidebar-menu, h1, .footer')) {
    place.prepend(Object.assign(document.createElement('span'), {className: 'extension'}));
  }
  for (const word of document.querySelectorAll('.navbar__link, main p')) {
    const [text] = word.childNodes;
    if (text instanceof Text) {
      const highlight = document.createElement('mark');
      text.replaceWith(highlight);
      highlight.append(text);
    }
  }
  document.querySelectorAll('main img').forEach((image) => image.remove());
}

test.describe('an extension that edits the page', () => {
  // React says that it has found other elements, and makes them anew.
  test.use({expectedConsole: /Minified React error|hydration/i});

  for (const when of ['before', 'after'] as const) {
    test(`${when} the app is there: the text stays, and controls, search and links work`, async ({page}) => {
      if (when === 'before') {
        await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${editPage.toString()})`);
      }
      await page.goto(guide);
      await hydrated(page);
      if (when === 'after') {
        await page.evaluate(editPage);
      }
      await expect(page.locator('h1')).toContainText('Create a paper');
      await expect(page.locator('article')).toContainText('new dia.Paper');
      await colorButton(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await openModal(page);
      await ask(page, 'graph');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await sidebarLink(page, '4. Add links').click();
      await expect(page.locator('h1')).toContainText('Add a link');
      await expect(page.locator('h1')).toHaveCount(1);
      await page.goBack();
      await expect(page.locator('h1')).toContainText('Create a paper');
      await expect(page.locator('article')).toContainText('new dia.Paper');
    });
  }
});

test('very long words of a query, a filter and a demo fit the window', async ({page, open}) => {
  const word = 'diagram'.repeat(120);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize({width: 390, height: 844});
  await open(`/search?q=${word}`);
  await settled(page);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await open(`/learn/demos?q=${word}`);
  await settled(page);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await open('/api/');
  await page.getByLabel('Filter classes and members').fill(word);
  await expect(page.locator('.api-index__status')).toContainText('No name contains');
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

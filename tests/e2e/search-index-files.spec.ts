import fs from 'node:fs';
import path from 'node:path';
import type {Page, Request, Route} from '@playwright/test';
import {readCanonicalPaths} from '../../src/build/hosting/canonical-paths';
import {formatVersion, manifestFile} from '../../src/site/search/engine/index-format';
import {scrollPage} from '../support/place';
import {ask, box, hits, modal, onlyInText, openModal, searchButton, stallTimePassed} from '../support/search';
import {sites} from '../support/sites';
import {expect, settled, test} from '../support/test';

const manifest = `**/${manifestFile}`;
const titles = '**/assets/search/*-titles.*.json';
const content = '**/assets/search/*-content.*.json';

/** The files of the search that are asked for from now on, by their last names. */
function searchFiles(page: Page): string[] {
  const files: string[] = [];
  page.context().on('request', (request: Request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/search/')) {
      files.push(pathname.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}\./, '.'));
    }
  });
  return files;
}

/** The script in which the engine runs: the one that says when an index file is damaged. */
function workerScript(): string {
  const folder = path.join(sites.main.buildDir, 'assets/js');
  const found = fs
    .readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.js') && fs.readFileSync(path.join(folder, name), 'utf8').includes('expected a list "indexes"'),
    );
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

const expectError = async (page: Page) => {
  await expect(modal(page)).toContainText('Unable to fetch results');
  await expect(modal(page)).toContainText('You might want to check your network connection.');
};

test.describe('the files of the index', () => {
  for (const [intent, act, isOpen] of [
    ['hover', (page: Page) => searchButton(page).hover(), false],
    ['focus', (page: Page) => searchButton(page).focus(), false],
    ['touch', (page: Page) => searchButton(page).dispatchEvent('touchstart'), false],
    ['a slash', (page: Page) => page.keyboard.press('/'), true],
  ] as const) {
    test(`are loaded on ${intent} with the modal, and not before`, async ({page, open}) => {
      const files = searchFiles(page);
      await open('/glossary');
      await settled(page);
      await page.mouse.move(600, 600);
      await scrollPage(page, 500);
      await settled(page);
      expect(files).toEqual([]);
      const scripts: string[] = [];
      page.on('request', (request) => request.url().includes('/assets/js/') && scripts.push(request.url()));
      await act(page);
      await expect
        .poll(() => files)
        .toEqual(['manifest.json', 'docs-default-current-en-titles.json', 'docs-default-current-en-content.json']);
      expect(scripts.length).toBeGreaterThan(0);
      await expect(modal(page)).toHaveCount(isOpen ? 1 : 0);
    });
  }

  test('are those of the version of the page, each loaded once', async ({page, open}) => {
    const files = searchFiles(page);
    await open('/4.0/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await ask(page, 'halo');
    await settled(page);
    expect(files).toEqual(['manifest.json', 'docs-default-4.0-en-titles.json', 'docs-default-4.0-en-content.json']);
  });

  test('are cached for good and compressed; the manifest is asked for each time', async ({request}) => {
    const accept = {headers: {'accept-encoding': 'br'}};
    const list = await request.get(`/${manifestFile}`, accept);
    expect(list.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    const {indexes} = (await list.json()) as {indexes: {titles: string; content: string}[]};
    expect(indexes).toHaveLength(2);
    for (const file of indexes.flatMap((index) => [index.titles, index.content])) {
      const response = await request.get(`/${file}`, accept);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers()['content-encoding']).toBe('br');
      expect(response.headers()['content-type']).toContain('application/json');
    }
  });
});

test.describe('when a file is missing or broken', () => {
  test.use({expectedConsole: /Failed to load resource/});

  const json = (body: string) => (route: Route) => route.fulfill({contentType: 'application/json', body});
  // Files that do not come, are cut off or are a page of the host: asset-faults.spec.ts.
  const faults: [name: string, file: string, handlers: ((route: Route) => Promise<void>)[]][] = [
    [
      'a manifest of another format, a server error',
      manifest,
      [
        json('{"format":99,"indexes":[]}'),
        (route) => route.fulfill({status: 503, contentType: 'application/json', body: '{}'}),
      ],
    ],
    [
      'titles of another format, titles without pages',
      titles,
      [json('{"format":99,"groups":[],"pages":[]}'), json(`{"format":${formatVersion},"groups":[]}`)],
    ],
    [
      'content of other titles',
      content,
      [json(`{"format":${formatVersion},"docusaurus_tag":"docs-default-3.9","pages":[]}`)],
    ],
  ];
  for (const [name, file, handlers] of faults) {
    test(`${name}: the error screen, and the next query recovers`, async ({page, open, context}) => {
      await page.clock.install();
      await open('/glossary');
      for (const [index, handler] of handlers.entries()) {
        let answers = 0;
        await context.route(file, async (route) => {
          await handler(route);
          answers += 1;
        });
        if (index === 0) {
          await openModal(page);
        }
        // A query of its own for each fault: the message of the one before goes with its query.
        await box(page).fill('');
        await expect(modal(page)).toContainText('No recent searches');
        await box(page).fill(`${onlyInText}${' '.repeat(index)}`);
        await expectError(page);
        expect(answers).toBeGreaterThan(0);
        // It stays, also when the search would have been stalled by now.
        await stallTimePassed(page);
        await expectError(page);
        await context.unroute(file);
      }
      await ask(page, 'graph');
      await expect(hits(page).first()).toBeVisible();
      await ask(page, onlyInText);
      await expect(hits(page).first()).toBeVisible();
    });
  }

  test('without the content, what the titles know is answered', async ({page, open, context}) => {
    await context.route(content, (route) => route.abort());
    await open('/glossary');
    await openModal(page);
    await ask(page, 'addCells');
    await expect(hits(page).locator('a').first()).toHaveAttribute('href', '/api/dia/Graph#addCells');
  });

  test('no worker: the error screen, and the next query recovers', async ({page, open, context}) => {
    const worker = `**/assets/js/${workerScript()}`;
    await context.route(worker, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await open('/glossary');
    await openModal(page);
    await box(page).fill('graph');
    await expectError(page);
    await context.unroute(worker);
    await ask(page, 'halo');
    await expect(hits(page).first()).toBeVisible();
  });

  test('the error screen gives way to the start screen when the query is cleared', async ({page, open, context}) => {
    await context.route(manifest, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await open('/glossary');
    await openModal(page);
    await box(page).fill('graph');
    await expectError(page);
    await box(page).fill('');
    await expect(modal(page)).toContainText('No recent searches');
  });
});

test.describe('other hosts', () => {
  test('none is asked, announced or given scripts to run', async ({page, open}) => {
    const others: string[] = [];
    page.context().on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).host !== `localhost:${sites.main.port}`) {
        others.push(request.url());
      }
    });
    await open('/glossary');
    await openModal(page);
    await ask(page, 'graph');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await settled(page);
    expect(others).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((src) => !src?.startsWith('/assets/'))).toEqual([]);
  });

  test('no page of the site announces one', async ({request}) => {
    const paths = readCanonicalPaths(sites.main.buildDir);
    expect(paths.length).toBeGreaterThan(25);
    for (const path of [...paths, '/search']) {
      expect(await (await request.get(path)).text(), path).not.toMatch(
        /rel="?(?:preconnect|dns-prefetch)|algolia\.net/,
      );
    }
  });
});

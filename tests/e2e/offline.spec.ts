import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {notFoundFile, offlineListFile, type OfflineList} from '../../src/common/offline-files';
import {type OfferedVersion, writeOfflineFiles} from '../../src/build/delivery/offline';
import {versions} from '../../src/common/versions';
import {running} from '../demos/open-demo';
import {copyBuild, type Deployment, Host} from '../support/host';
import {ask, hits, modal, onlyInText, openModal} from '../support/search';
import {projectDir, sites, variantSettings} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

const offlinePage = '/learn/help-center/offline';
const guide = '/learn/quickstart/paper';
const main: Deployment = {buildDir: sites.main.buildDir, baseUrl: '/'};

/** What browsers and the site say of a site that is out of reach. */
test.use({
  expectedConsole: /Failed to load resource|Failed to fetch|ERR_|Loading (?:CSS )?chunk|ChunkLoadError|Not found/,
});

const panel = (page: Page) => page.getByRole('region', {name: 'Offline reading'});
const act = (page: Page, name: RegExp) => panel(page).getByRole('button', {name});
const status = (page: Page) => panel(page).getByRole('status');

/** What the browser has of offline reading: caches, and service workers. */
const stored = (page: Page): Promise<{caches: string[]; workers: number}> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const nothing = {caches: [], workers: 0};

const copies = async (page: Page): Promise<string[]> =>
  (await stored(page)).caches.filter((name) => !name.endsWith('notes'));

async function visit(page: Page, host: Host, address: string): Promise<void> {
  await page.goto(host.origin + address);
  await hydrated(page);
}

async function keep(page: Page, host: Host, address = offlinePage): Promise<void> {
  await visit(page, host, address);
  await act(page, /^Keep version/).click();
  await expect(status(page)).toContainText('has been kept for offline reading', {timeout: 120_000});
}

const listOf = (buildDir: string): OfflineList =>
  JSON.parse(fs.readFileSync(path.join(buildDir, offlineListFile('current')), 'utf8')) as OfflineList;

/** Writes the site as it is published next: its app has another name, and pages say so. Tests beside this one have their own. */
async function writeNext(): Promise<Deployment> {
  const nextDir = path.join(projectDir, `.cache/offline-next-${test.info().parallelIndex}`);
  const scripts = fs.readdirSync(path.join(main.buildDir, 'assets/js'));
  const app = scripts.find((name) => /^main\..*\.js$/.test(name)) ?? '';
  copyBuild(main.buildDir, nextDir, (_, html) =>
    html.replaceAll(app, 'main.00000000.js').replaceAll('Create a paper', 'Create a new paper'),
  );
  for (const name of scripts.filter((script) => script.startsWith(app))) {
    const renamed = name.replace(app, 'main.00000000.js');
    fs.renameSync(path.join(nextDir, 'assets/js', name), path.join(nextDir, 'assets/js', renamed));
  }
  fs.rmSync(path.join(nextDir, 'assets/offline'), {recursive: true});
  const offered = versions.map(({name, label, path: own}): OfferedVersion => {
    const list = JSON.parse(fs.readFileSync(path.join(main.buildDir, offlineListFile(name)), 'utf8')) as OfflineList;
    const pages = list.files.map(([file]) => file).filter((file) => !/^(?:assets|img)\//.test(file));
    return {
      version: name,
      label,
      path: own,
      pages: pages.filter((file) => file !== notFoundFile).map((file) => `/${file}`),
      tag: `docs-default-${name}`,
    };
  });
  await writeOfflineFiles({outDir: nextDir, baseUrl: '/'}, offered);
  return {buildDir: nextDir, baseUrl: '/'};
}

/** The scripts of the app that a page runs with: each deployment has its own. */
const appOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((name) => name.includes('/main.')),
    ),
  ]);
const newApp = '/assets/js/main.00000000.js';

test.describe('a reader who keeps nothing', () => {
  test('has no worker and no cache, and is told the size before', async ({page, open}) => {
    await open(offlinePage);
    const {wire} = listOf(main.buildDir);
    await expect(act(page, /^Keep version/)).toContainText(`${(wire / 1_000_000).toFixed(1)} MB`);
    await expect(status(page)).toContainText('Version 4.1 is not kept.');
    await open(guide);
    await settled(page);
    expect(await stored(page)).toEqual(nothing);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    expect(files.filter((name) => name.includes('offline'))).toEqual([]);
  });

  test('and whose browser gives no room is told so, before or while it loads, and nothing stays', async ({page}) => {
    const host = await Host.start(main);
    try {
      await visit(page, host, offlinePage);
      const estimate = (quota: number): Promise<void> =>
        page.evaluate((bytes) => {
          navigator.storage.estimate = () => Promise.resolve({quota: bytes, usage: 0});
        }, quota);
      await estimate(2_000_000);
      host.asked.length = 0;
      await act(page, /^Keep version/).click();
      await expect(panel(page).getByRole('alert')).toContainText('not enough room');
      expect(host.asked.filter((name) => !name.includes('/offline/'))).toEqual([]);
      // A browser that promises more than it has.
      await estimate(1e12);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', {origin: host.origin, quotaSize: 2_000_000});
      await act(page, /^Keep version/).click();
      await expect.poll(() => host.asked.length).toBeGreaterThan(10);
      await expect(panel(page).getByRole('alert')).toContainText('not enough room');
      await expect.poll(() => copies(page)).toEqual([]);
      await expect.poll(async () => (await stored(page)).workers).toBe(0);
    } finally {
      host.stop();
    }
  });
});

test('what is kept is read, searched and run without a network, and is gone when it is removed', async ({page}) => {
  const host = await Host.start(main);
  try {
    await visit(page, host, offlinePage);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    host.fault = (name) => (name.startsWith('/learn/features') ? held : undefined);
    await act(page, /^Keep version/).click();
    const bar = panel(page).getByRole('progressbar');
    await expect(bar).toBeVisible();
    await expect(status(page)).toContainText('is being loaded');
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    release();
    await expect(status(page)).toContainText('has been kept for offline reading', {timeout: 120_000});
    await expect(bar).toHaveCount(0);
    host.isDown = true;

    await visit(page, host, guide);
    await expect(page.locator('h1')).toHaveText('Create a paper');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('Add elements');

    await visit(page, host, '/api/dia/Graph/?some=query#addCells');
    await expect(page).toHaveURL(`${host.origin}/api/dia/Graph?some=query#addCells`);
    await expect(page.locator('h1')).toHaveText('dia.Graph');
    await openModal(page);
    await ask(page, onlyInText);
    await expect(hits(page).first()).toBeVisible();

    await visit(page, host, '/search?q=graph');
    await expect(page.locator('main a[href*="/api/dia/Graph"]').first()).toBeVisible();

    await visit(page, host, '/learn/quickstart/index.html');
    await expect(page).toHaveURL(`${host.origin}/learn/quickstart/`);
    await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
    const demo = page.locator('iframe.live-demo__frame');
    await expect(demo).toHaveAttribute('sandbox', 'allow-scripts');
    const frame = page.frames().find((each) => each.url().includes('/frame.'));
    expect(await frame?.evaluate(() => window.origin)).toBe('null');

    const missing = await page.goto(`${host.origin}/api/dia/Grpah`);
    expect(missing?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page not found');

    const other = await page.goto(`${host.origin}/4.0/api/dia/Graph`);
    expect(other?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('Version 4.0 is not kept for offline reading');
    await page.getByRole('link', {name: 'Version 4.1'}).click();
    await expect(page).toHaveURL(`${host.origin}/`);

    await visit(page, host, offlinePage);
    await expect(status(page)).toContainText('The site cannot be reached');
    await act(page, /^Remove version/).click();
    await expect(status(page)).toContainText('is not kept');
    await expect.poll(() => stored(page)).toEqual(nothing);
    await expect(page.goto(`${host.origin}${guide}`)).rejects.toThrow(/ERR_/);
  } finally {
    host.stop();
  }
});

test('a new deployment never mixes with the old one, and an update that breaks off changes nothing', async ({page}) => {
  const next = await writeNext();
  const host = await Host.start(main);
  const second = await page.context().newPage();
  try {
    await keep(page, host);
    const [oldCopy] = await copies(page);

    // Published anew: who is online gets all of the new one, who is not all of the old one.
    host.publish(next);
    await visit(page, host, guide);
    await expect(page.locator('h1')).toHaveText('Create a new paper');
    expect(await appOf(page)).toEqual([newApp]);
    host.isDown = true;
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Create a paper');
    const [oldApp, ...others] = await appOf(page);
    expect(others).toEqual([]);
    expect(oldApp).not.toBe(newApp);

    // The network is back: a page of the copy goes on with the copy.
    host.isDown = false;
    host.asked.length = 0;
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('Add elements');
    await openModal(page);
    await ask(page, onlyInText);
    await expect(hits(page).first()).toBeVisible();
    // The browser looks for a new worker by itself.
    expect(host.asked.filter((name) => name !== '/offline-worker.js')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);

    // An update that breaks off.
    await visit(second, host, offlinePage);
    await expect(status(second)).toContainText('The site has changed since.');
    let left = 40;
    host.fault = (name) => (name.includes('/offline/') || left-- > 0 ? undefined : 'cut');
    await act(second, /^Update/).click();
    await expect(panel(second).getByRole('alert')).toContainText('The network failed.');
    host.isDown = true;
    await visit(second, host, guide);
    await expect(second.locator('h1')).toHaveText('Create a paper');
    expect(await appOf(second)).toEqual([oldApp]);

    // It goes on, and loads only what is new.
    host.isDown = false;
    host.fault = () => undefined;
    await visit(second, host, offlinePage);
    host.asked.length = 0;
    await act(second, /^Continue the update/).click();
    await expect(status(second)).toContainText('Nothing has changed on the site since.', {timeout: 120_000});
    expect(host.asked.filter((name) => /\.(?:webp|woff2|json)$/.test(name) && !name.includes('/offline/'))).toEqual([]);
    host.isDown = true;
    await visit(second, host, guide);
    await expect(second.locator('h1')).toHaveText('Create a new paper');
    expect(await appOf(second)).toEqual([newApp]);

    // The page that was open all the time still has the old copy, which goes with it.
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('Add a link');
    expect(await appOf(page)).toEqual([oldApp]);
    expect(await copies(second)).toContain(oldCopy);
    await page.close();
    await expect(async () => {
      await visit(second, host, '/');
      await expect.poll(() => copies(second), {timeout: 2000}).not.toContain(oldCopy);
    }).toPass();
    await expect.poll(() => copies(second)).toHaveLength(1);
  } finally {
    host.stop();
  }
});

test('a list and files of two deployments are not taken together', async ({page}) => {
  const next = await writeNext();
  const host = await Host.start(main);
  try {
    await visit(page, host, offlinePage);
    host.fault = (name) => {
      if (name === '/learn/') {
        host.publish(next);
      }
      return undefined;
    };
    await act(page, /^Keep version/).click();
    await expect(panel(page).getByRole('alert')).toContainText('was published anew');
    await expect.poll(async () => (await stored(page)).workers).toBe(0);
    host.fault = () => undefined;
    await act(page, /^(?:Continue|Keep)/).click();
    await expect(status(page)).toContainText('has been kept for offline reading', {timeout: 120_000});
    await expect.poll(() => copies(page)).toHaveLength(1);
  } finally {
    host.stop();
  }
});

test('a site below a path keeps what is below it', async ({page}) => {
  const {buildDir, baseUrl} = sites.variant;
  const host = await Host.start({buildDir, baseUrl, settings: variantSettings});
  try {
    await keep(page, host, `${baseUrl}unlisted`);
    host.isDown = true;
    await visit(page, host, `${baseUrl}second/`);
    await expect(page).toHaveURL(`${host.origin}${baseUrl}second`);
    await page.goto(`${host.origin}${baseUrl}nowhere`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page not found');
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname),
    );
    expect(scopes).toEqual([baseUrl]);
  } finally {
    host.stop();
  }
});

import type {Locator, Page} from '@playwright/test';
import {violations} from '../support/axe';
import {type Deployment, Host} from '../support/host';
import {chip, fieldOf, results} from '../support/list-filter';
import {sites} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

const main: Deployment = {buildDir: sites.main.buildDir, baseUrl: '/'};

// Colors are looked at when they have settled, not on their way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const colorMode of ['light', 'dark']) {
  const inMode = (path: string): string => `${path}?docusaurus-theme=${colorMode}`;

  test(`the changes of a page are accessible when they are open, ${colorMode}`, async ({page, open}) => {
    for (const path of ['/api/dia/Paper', '/api/layout/ForceDirected']) {
      await open(inMode(path));
      await page.locator('details.api-changes > summary').click();
      await expect(page.locator('details.api-changes li').first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });

  test(`the comparison is accessible while it filters, and when nothing matches, ${colorMode}`, async ({
    page,
    open,
  }) => {
    await open(inMode('/api/changes/'));
    await chip(page, /^Changed/).check();
    await fieldOf(page, 'Filter changes').fill('paper');
    await expect(results(page)).toContainText(/^\d+ of/);
    expect(await violations(page), 'some match').toEqual([]);
    await fieldOf(page, 'Filter changes').fill('zeppelin');
    await expect(page.getByRole('button', {name: /^Show all/})).toBeVisible();
    expect(await violations(page), 'none matches').toEqual([]);
  });

  test(`a recipe that runs is accessible, ${colorMode}`, async ({page, open}) => {
    await open(inMode('/learn/recipes'));
    await page.getByRole('button', {name: 'Run the code of Change text and color'}).click();
    await page
      .locator('.recipe-run')
      .getByRole('link', {name: /^Edit in the playground/})
      .waitFor();
    await page.frameLocator('.recipe-run iframe').locator('html[data-recipe=done]').waitFor({state: 'attached'});
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('offline reading', () => {
  test.use({expectedConsole: /Failed to load resource|Failed to fetch|ERR_|Not found/});

  const panel = (page: Page): Locator => page.getByRole('region', {name: 'Offline reading'});
  const status = (page: Page): Locator => panel(page).getByRole('status');
  const offlinePage = '/learn/help-center/offline';

  test('is accessible before, while it loads, when it fails, when a version is kept, and for one that is not', async ({
    page,
  }) => {
    test.slow();
    const host = await Host.start(main);
    const visit = async (path: string): Promise<void> => {
      await page.goto(host.origin + path);
      await hydrated(page);
    };
    try {
      await visit(offlinePage);
      const keep = panel(page).getByRole('button', {name: /^(?:Keep version|Continue)/});
      await expect(keep).toBeVisible();
      expect(await violations(page), 'before').toEqual([]);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      host.fault = (name) => (name.startsWith('/learn/features') ? held : undefined);
      await keep.click();
      await expect(panel(page).getByRole('progressbar')).toBeVisible();
      expect(await violations(page), 'while it loads').toEqual([]);
      host.fault = (name) => (name.startsWith('/learn/features') ? 'cut' : undefined);
      release();
      await expect(panel(page).getByRole('alert')).toBeVisible();
      expect(await violations(page), 'when it fails').toEqual([]);
      host.fault = () => undefined;
      await visit(offlinePage);
      await keep.click();
      await expect(status(page)).toContainText('has been kept for offline reading', {timeout: 120_000});
      expect(await violations(page), 'when it is kept').toEqual([]);
      host.isDown = true;
      await page.goto(`${host.origin}/4.0/api/dia/Graph`);
      await expect(page.locator('h1')).toHaveText('Version 4.0 is not kept for offline reading');
      expect(await violations(page), 'a version that is not kept').toEqual([]);
      // A control without a name is found here, too.
      host.isDown = false;
      await visit(offlinePage);
      await panel(page)
        .getByRole('button')
        .first()
        .evaluate((control) => control.replaceChildren());
      expect((await violations(page)).join()).toContain('button-name');
    } finally {
      host.stop();
    }
  });
});

import type {Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {expect, settled, test} from '../support/test';

/** Puts other elements in place of all texts but those that are left alone, as browsers do that translate. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('[translate=no], script, style')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.innerHTML = '<font></font>';
      outer.firstElementChild?.append(`~${text.data}`);
      text.replaceWith(outer);
    }
  });

test.describe('a translated page', () => {
  test('filters the API', async ({page, open}) => {
    await open('/api/');
    const field = page.getByLabel('Filter classes and members');
    const status = page.locator('.api-index__status');
    await field.fill('p');
    await expect(status).toContainText('These are the best');
    await translate(page);
    await field.fill('zzzz');
    await expect(status).toHaveText('No name contains “zzzz”.');
    await translate(page);
    await field.fill('paper');
    await expect(status).toContainText('names');
    await translate(page);
    await field.fill('');
    await expect(status).toHaveCount(0);
    await expect(page.locator('h1')).toContainText('~');
  });

  test('resets a demo that has said something', async ({page, open}) => {
    await open('/learn/quickstart/');
    await running(page);
    const toggle = demoOn(page).getByRole('button', {name: /Console/});
    await expect(toggle).toContainText('Console (1)');
    await translate(page);
    await toggle.click();
    await expect(demoOn(page).getByRole('log')).toContainText('The paper shows 3 cells.');
    await demoOn(page).getByRole('button', {name: 'Reset'}).click();
    await running(page);
    await expect(toggle).toHaveText(/^▾ Console \(1\)/);
  });

  test('leaves texts out that React takes away and puts elsewhere', async ({page, open}) => {
    await open('/');
    await page.getByRole('button', {name: 'Search'}).click();
    await page.locator('.DocSearch-Input').fill('paper');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await translate(page);
    await page.locator('.DocSearch-Input').fill('link');
    await page.locator('.DocSearch-Input').fill('zzzz');
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
  });
});

test('no code is translated', async ({page, open}) => {
  for (const path of ['/learn/quickstart/', '/api/dia/Paper', '/api/routers', '/glossary']) {
    await open(path);
    const translated = page.locator(':is(.markdown, .navigator) :is(code, pre):not([translate=no], [translate=no] *)');
    expect(await page.locator('code').count()).toBeGreaterThan(0);
    expect(await translated.evaluateAll((nodes) => nodes.map((node) => node.outerHTML.slice(0, 200)))).toEqual([]);
  }
});

test.describe('under the address of a service that translates pages', () => {
  const elsewhere = '/translate?u=quickstart';

  test.beforeEach(async ({page}) => {
    await page.clock.install();
    await page.route(elsewhere, async (route) => {
      const response = await route.fetch({url: new URL('/learn/quickstart/', route.request().url()).href});
      await route.fulfill({response});
    });
    await page.goto(elsewhere);
  });

  test('the text stays, also when the browser is idle', async ({page}) => {
    // Longer than the page waits for an idle moment.
    await page.clock.fastForward(5000);
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Quickstart');
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test('a button that needs the app says that it is not there', async ({page}) => {
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.locator('.boot-notice')).toContainText('Search and buttons could not be loaded.');
    await expect(page.locator('h1')).toHaveText('Quickstart');
  });
});

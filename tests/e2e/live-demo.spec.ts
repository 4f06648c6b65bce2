import type {Locator, Page} from '@playwright/test';
import {append, button, edit} from '../demos/edit-demo';
import {demoOn, running} from '../demos/open-demo';
import {expectPassing, stopClock} from '../support/clock';
import {recordCopies} from '../support/copies';
import {expectAt} from '../support/place';
import {expect, test} from '../support/test';

const hello = '/learn/quickstart/';

/** The number of lines of the program that is being edited; the editor draws only those in view. */
async function lineCount(page: Page): Promise<number> {
  return Number(await demoOn(page).locator('.cm-lineNumbers .cm-gutterElement').last().textContent());
}

const messages = (page: Page): Locator => demoOn(page).getByRole('log').getByRole('listitem');

test('what an edited demo shows, runs and copies is one program, also when editing is done', async ({page, open}) => {
  await page.clock.install();
  const copied = await recordCopies(page);
  await open(hello);
  await running(page);
  await edit(page, "console.log('Changed.');");
  await expect(demoOn(page)).toContainText('Changed.');
  await button(page, 'Done').click();
  const shown = demoOn(page).locator('.cm-content');
  await expect(shown).toContainText('Changed.');
  await expect(demoOn(page).getByText('Edited', {exact: true})).toBeVisible();
  await shown.click();
  await page.keyboard.insertText('Typed.');
  await expect(shown).not.toContainText('Typed.');
  await stopClock(page);
  await button(page, 'Copy').click();
  await expectPassing(page, button(page, 'Copied'));
  await page.clock.resume();
  expect(await copied()).toMatch(/^import \{dia, shapes\}[^]*\nconsole\.log\('Changed\.'\);$/);
  await button(page, 'Reset').click();
  await expect(shown).toHaveCount(0);
  await expect(demoOn(page).getByRole('tabpanel').first()).not.toContainText('Changed.');
  await expect(demoOn(page).getByText('Edited', {exact: true})).toHaveCount(0);
});

test.describe('a demo', () => {
  test('runs, follows the color mode, and logs below itself', {tag: '@smoke'}, async ({page, open}) => {
    await open(hello);
    const frame = await running(page);
    await expect(frame.locator('.joint-element')).toHaveCount(2);
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light');
    const body = frame.locator('body');
    const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(body).not.toHaveCSS('background-color', light);
    await expect(demoOn(page)).toContainText('Console (1)');
    await expect(demoOn(page)).toContainText('The paper shows 3 cells.');
    await demoOn(page)
      .getByRole('button', {name: /Console/})
      .click();
    await expect(messages(page)).toHaveText(['The paper shows 3 cells.']);
  });

  test('runs in a page of 4.0 with the release of that version', async ({page, open}) => {
    const libraries: string[] = [];
    page.on('request', (request) => libraries.push(...(/joint-core-\d+\.\d+\.\d+/.exec(request.url()) ?? [])));
    await open(`/4.0${hello}`);
    await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
    expect(libraries).toEqual([expect.stringMatching(/^joint-core-4\.0\.\d+$/)]);
  });

  /** Whether a text of a demo is as wide as the same text in the site's font, and not as in another. */
  async function isInSiteFont(page: Page): Promise<boolean> {
    const label = (await running(page)).locator('.joint-element text').first();
    const [text, size, width] = await label.evaluate((node) => {
      const element = node as SVGTextElement;
      return [element.textContent, getComputedStyle(element).fontSize, element.getComputedTextLength()] as const;
    });
    const widthIn = (family: string) =>
      page.evaluate(
        ([content, font]) => {
          const context = document.createElement('canvas').getContext('2d');
          return context ? Object.assign(context, {font}).measureText(content).width : 0;
        },
        [text, `${size} ${family}`] as const,
      );
    expect(text.length).toBeGreaterThan(3);
    expect(Math.abs((await widthIn('Geist')) - (await widthIn('monospace')))).toBeGreaterThan(1);
    return Math.abs(width - (await widthIn('Geist'))) < 0.5;
  }

  test('is drawn in the font of the site, whatever fonts the machine has', async ({page, open}) => {
    await open(hello);
    expect(await isInSiteFont(page)).toBe(true);
  });

  test('that cannot have the font still runs, and the difference is measured', async ({page}) => {
    await page.addInitScript(() => {
      const fetchAny = window.fetch.bind(window);
      window.fetch = (input, init) =>
        typeof input === 'string' && input.endsWith('.woff2')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetchAny(input, init);
    });
    await page.goto(hello);
    expect(await isInSiteFont(page)).toBe(false);
  });

  test('has files in tabs, by pointer and arrow keys', {tag: '@smoke'}, async ({page, open}) => {
    await open('/api/routers');
    await running(page);
    const tabs = demoOn(page).getByRole('tab');
    await expect(tabs).toHaveText(['index.ts', 'index.html', 'style.css']);
    await expect(demoOn(page).getByRole('tabpanel', {name: 'index.ts'})).toContainText("from '@joint/core'");
    await tabs.nth(2).click();
    await expect(demoOn(page).getByRole('tabpanel', {name: 'style.css'})).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await expect(demoOn(page).getByRole('tabpanel', {name: 'index.ts'})).toBeVisible();
    await expect(demoOn(page).getByRole('tabpanel', {name: 'style.css'})).toBeHidden();
  });

  test('fills the window and comes back with Escape, without starting anew', async ({page, open}) => {
    await open(hello);
    const frame = await running(page);
    await frame.locator('body').evaluate((body) => body.setAttribute('data-seen', ''));
    await button(page, 'Full width').click();
    await expect(button(page, 'Full width')).toHaveAttribute('aria-pressed', 'true');
    await expectAt(demoOn(page).locator('figure'), {x: 0, y: 0, width: 1280, height: 900});
    const behind = page.locator('.navbar a[href="/glossary"]');
    await behind.focus();
    await expect(behind).not.toBeFocused();
    await expect(frame.locator('body[data-seen]')).toBeVisible();
    await button(page, 'Full width').focus();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Full width')).toHaveAttribute('aria-pressed', 'false');
    await expect(button(page, 'Full width')).toBeFocused();
    await behind.focus();
    await expect(behind).toBeFocused();
  });

  test('opens in a tab of its own, and can be taken along', async ({page, open, context}) => {
    await open(hello);
    await running(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      demoOn(page).getByRole('link', {name: 'Open in a new tab'}).click(),
    ]);
    await expect(tab).toHaveURL(/\/learn\/demos\/start\/hello\?alone$/);
    await expect((await running(tab)).locator('.joint-element')).toHaveCount(2);
    // It is alone there, until the reader asks for its page.
    const isCovered = () =>
      tab.evaluate(() =>
        [
          [1, 1],
          [innerWidth - 1, innerHeight - 1],
        ].every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[aria-label^="Live demo: "]')),
      );
    await expect.poll(isCovered).toBe(true);
    await demoOn(tab).getByRole('button', {name: 'Close'}).click();
    await expect.poll(isCovered).toBe(false);
    await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      demoOn(page).getByRole('link', {name: 'Download'}).click(),
    ]);
    expect(download.suggestedFilename()).toBe('start-hello.zip');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('source, picture and links remain', async ({page}) => {
    await page.goto('/api/routers');
    const demo = demoOn(page);
    await expect(demo.getByText("from '@joint/core'")).toBeVisible();
    await expect(demo.locator('.live-demo__file')).toHaveCount(3);
    for (const file of await demo.locator('.live-demo__file').all()) {
      await expect(file).toBeVisible();
    }
    const picture = demo.locator('img.live-demo__picture--light');
    await expect(picture).toBeVisible();
    await expect(demo.locator('img.live-demo__picture--dark')).toBeHidden();
    await expect(demo.getByRole('link', {name: 'Download'})).toHaveAttribute('href', /\.zip$/);
  });
});

test.describe('edited', () => {
  test('it runs when the reader pauses, and Reset restores it', {tag: '@smoke'}, async ({page, open}) => {
    await open(hello);
    const frame = await running(page);
    await edit(page, "hello.attr('label/text', 'Edited' as string);");
    await expect(frame.locator('[model-id=hello]')).toContainText('Edited');
    await button(page, 'Reset').click();
    await expect(frame.locator('[model-id=hello]')).toContainText('Hello');
    await expect(demoOn(page).locator('.cm-content')).not.toContainText('Edited');
    await append(page, "hello.attr('label/text', 'Again');");
    await expect(frame.locator('[model-id=hello]')).toContainText('Again');
    await button(page, 'Reset').click();
    await button(page, 'Done').click();
    await expect(demoOn(page).locator('.cm-editor')).toHaveCount(0);
  });

  test('Ctrl and Enter run it at once; Tab leaves the editor', async ({page, open}) => {
    await open(hello);
    const frame = await running(page);
    await edit(page, "document.body.dataset.ran = '';");
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(frame.locator('body[data-ran]')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(demoOn(page).locator('.cm-content')).not.toBeFocused();
  });

  test(
    'syntax that is wrong is reported with its line, and the last run stays',
    {tag: '@smoke'},
    async ({page, open}) => {
      await open(hello);
      const frame = await running(page);
      await edit(page, 'const broken = ;');
      const lines = await lineCount(page);
      await expect(demoOn(page).getByRole('alert')).toHaveText(new RegExp(`^index\\.ts:${lines} `));
      await expect(demoOn(page).locator('.cm-error-line')).toContainText('const broken = ;');
      await expect(frame.locator('.joint-element')).toHaveCount(2);
    },
  );

  test.describe('errors', () => {
    test.use({expectedConsole: /graph\.nope is not a function|late failure|Stopped in line/});

    test('of the program are reported with their line, at once and later', async ({page, open}) => {
      await open(hello);
      await running(page);
      await edit(page, 'graph.nope();');
      const line = await lineCount(page);
      await expect(demoOn(page).getByRole('alert')).toHaveText(
        `index.ts:${line} TypeError: graph.nope is not a function`,
      );
      await demoOn(page)
        .getByRole('button', {name: /Console/})
        .click();
      await expect(messages(page).last()).toHaveText(`index.ts:${line} TypeError: graph.nope is not a function`);
      await button(page, 'Reset').click();
      await append(page, "setTimeout(() => {\n  throw new Error('late failure');\n}, 10);");
      await expect(demoOn(page).getByRole('alert')).toHaveText(`index.ts:${line + 1} Error: late failure`);
      await button(page, 'Reset').click();
      await append(page, "void Promise.reject(new Error('late failure'));");
      await expect(demoOn(page).getByRole('alert')).toContainText('Error: late failure');
    });

    for (const [name, code] of [
      ['a loop without an end', 'while (true) {\n  hello.position();\n}'],
      ['promises without a pause', 'void (async () => {\n  for (;;) await null;\n})();'],
      [
        'a recursion that takes too long',
        'const count = (n: number): number => (n < 2 ? 1 : count(n - 1) + count(n - 2));\ncount(80);',
      ],
    ] as const) {
      test(`${name} is stopped, and the page stays`, async ({page, open}) => {
        await open(hello);
        await running(page);
        await edit(page, code);
        await expect(demoOn(page).getByRole('alert')).toContainText(/ran for \d s without a pause/);
        await button(page, 'Reset').click();
        await expect(demoOn(page).getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('what no guard can stop is given up, and the page stays', async ({page, open}) => {
    await open(hello);
    await running(page);
    await edit(page, `/^(a+)+$/.test('${'a'.repeat(60)}!');`);
    const notice = demoOn(page).getByText(/it did not answer for \d+ seconds/);
    await expect(notice).toBeVisible();
    await expect(demoOn(page).locator('iframe')).toHaveCount(0);
    await demoOn(page).locator('.live-demo__notice').getByRole('button', {name: 'Reset'}).click();
    await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
  });

  test('it works offline once it has run', async ({page, open, context}) => {
    await open(hello);
    const frame = await running(page);
    await button(page, 'Edit code').click();
    await expect(demoOn(page).locator('.cm-editor')).toBeVisible();
    await context.setOffline(true);
    await append(page, "hello.attr('label/text', 'Offline');");
    await expect(frame.locator('[model-id=hello]')).toContainText('Offline');
    await button(page, 'Reset').click();
    await expect(frame.locator('[model-id=hello]')).toContainText('Hello');
  });
});

test.describe('the list of demos', () => {
  test('leads to the page of a demo, and back to the list', async ({page, open}) => {
    await open('/learn/demos');
    const card = page.locator('.demo-cards').getByRole('link', {name: /^Hello, diagram/});
    await expect(card.locator('img:visible')).toHaveCount(1);
    await card.click();
    await expect(page).toHaveURL(/\/learn\/demos\/start\/hello$/);
    await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
    await page.goBack();
    await expect(demoOn(page)).toHaveCount(0);
    await expect(card).toBeVisible();
  });

  test('says when the version has no such demo', async ({page, open}) => {
    await open('/4.0/learn/demos?id=graph/search');
    await expect(page.getByRole('alert')).toContainText('This version has no demo “graph/search”');
  });
});

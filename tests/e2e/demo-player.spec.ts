import type {Locator, Page} from '@playwright/test';
import {button, edit} from '../demos/edit-demo';
import {demoOn, running} from '../demos/open-demo';
import {expectPassing, stopClock} from '../support/clock';
import {refuseCopies} from '../support/copies';
import {boxOf, expectAt} from '../support/place';
import {expect, settled, test} from '../support/test';

const hello = '/learn/demos/start/hello';
const main = (page: Page): Locator => demoOn(page).locator('.live-demo__main');

test('the open console lies over the stage, and nothing moves', async ({page, open}) => {
  await open(hello);
  await running(page);
  const box = await boxOf(main(page));
  await demoOn(page)
    .getByRole('button', {name: /Console/})
    .click();
  await expect(demoOn(page).getByRole('log')).toBeInViewport();
  await expectAt(main(page), box);
});

test('the keys of a demo come when the reader uses the keyboard, and with a further run', async ({page, open}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(hello);
  const frame = await running(page);
  const stops = frame.locator('[data-keys]');
  await settled(page);
  expect(fetched.filter((url) => /\/keyboard\./.test(url))).toEqual([]);
  await expect(stops).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(stops).toHaveCount(2);
  await edit(page, "console.log('Runs.');");
  await expect(demoOn(page)).toContainText('Runs.');
  await expect(stops).toHaveCount(2);
});

test.describe('an error', () => {
  test.use({expectedConsole: /graph\.nope is not a function/});

  test('is shown once, below its line, and nothing moves', async ({page, open}) => {
    await open(hello);
    await running(page);
    await edit(page, "console.log('Runs.');");
    await expect(demoOn(page)).toContainText('Runs.');
    const box = await boxOf(main(page));
    await page.keyboard.insertText('\ngraph.nope();');
    const text = demoOn(page).locator('.cm-error-line + .cm-error-text');
    await expect(text).toContainText('TypeError: graph.nope is not a function');
    await expect(text).toBeInViewport();
    await expect(demoOn(page).getByRole('log')).toHaveCount(0);
    await expectAt(main(page), box);
    await expect(demoOn(page).getByRole('alert')).toContainText('graph.nope');
  });
});

test.describe('in full width', () => {
  test('Escape within the frame leaves, unless the program uses it', async ({page, open}) => {
    await open(hello);
    const frame = await running(page);
    await button(page, 'Full width').click();
    await frame.locator('body').evaluate((body) => {
      body.tabIndex = -1;
      body.focus();
      body.addEventListener('keydown', (event) => event.preventDefault(), {once: true});
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(button(page, 'Full width')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Full width')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a button closes it', async ({page, open}) => {
    await open(hello);
    await running(page);
    await expect(button(page, 'Close')).toHaveCount(0);
    await button(page, 'Full width').click();
    await expect(button(page, 'Close')).toBeInViewport();
    await button(page, 'Close').click();
    await expect(button(page, 'Full width')).toHaveAttribute('aria-pressed', 'false');
    await expect(button(page, 'Full width')).toBeFocused();
  });
});

test('an edited program can be shared as an address, which runs and shows it', async ({page, open, context}) => {
  await page.clock.install();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(hello);
  await running(page);
  await expect(button(page, 'Share')).toHaveCount(0);
  await edit(page, "hello.attr('label/text', 'Hallo ✓');");
  await stopClock(page);
  await button(page, 'Share').click();
  await expectPassing(page, button(page, 'Link copied'));
  await page.clock.resume();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/learn\/demos\/start\/hello#program=[\w-]+$/);
  expect(page.url()).toBe(address);
  const other = await context.newPage();
  await other.goto(address);
  await expect((await running(other)).locator('[model-id=hello]')).toContainText('Hallo ✓');
  // The editor draws only the lines near those in view.
  await demoOn(other).locator('.cm-content').press('ControlOrMeta+End');
  await expect(demoOn(other).locator('.cm-content')).toContainText('Hallo ✓');
  await expect(demoOn(other).getByText('Edited', {exact: true})).toBeVisible();
  await button(other, 'Reset').click();
  await expect((await running(other)).locator('[model-id=hello]')).toContainText('Hello');
});

test('a shared address that is opened on the page of the demo runs, too', async ({page, context, open}) => {
  await open(hello);
  await running(page);
  await edit(page, "hello.attr('label/text', 'Once');");
  await button(page, 'Share').click();
  await expect.poll(() => page.url()).toContain('#program=');
  const {hash} = new URL(page.url());
  // This tab keeps the edits; another one has the demo as it was shipped.
  const other = await context.newPage();
  await other.goto(hello);
  await expect((await running(other)).locator('[model-id=hello]')).toContainText('Hello');
  await other.evaluate((program) => window.location.assign(program), hash);
  await expect((await running(other)).locator('[model-id=hello]')).toContainText('Once');
});

for (const [path, answer] of [
  [hello, 'Link is in the address bar'],
  ['/learn/features/shape-tools', 'Link could not be copied'],
] as const) {
  test(`without a clipboard, the button of ${path} says what became of the link`, async ({page, open}) => {
    await refuseCopies(page);
    await open(path);
    await demoOn(page).scrollIntoViewIfNeeded();
    await running(page);
    await edit(page, '// Edited.');
    await button(page, 'Share').click();
    await expect(button(page, answer)).toBeVisible();
  });
}

test('an address whose program cannot be read shows the demo as it is', async ({page, open}) => {
  await open(`${hello}#program=AAAA`);
  await expect((await running(page)).locator('[model-id=hello]')).toContainText('Hello');
  await expect(demoOn(page).getByText('Edited', {exact: true})).toHaveCount(0);
});

test.describe('with fingers', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('the page scrolls over a demo until the reader taps into it', async ({page, open}) => {
    await open(hello);
    await running(page);
    const gate = button(page, 'Tap to use the diagram');
    const stage = demoOn(page).locator('.live-demo__stage');
    const topmost = () =>
      stage.evaluate((element) => {
        const {x, y} = element.getBoundingClientRect();
        return document.elementFromPoint(x + 20, y + 20)?.tagName;
      });
    await expect.poll(topmost).toBe('BUTTON');
    await gate.tap();
    await expect.poll(topmost).toBe('IFRAME');
    await button(page, 'Scroll the page').tap();
    await expect.poll(topmost).toBe('BUTTON');
    await gate.tap();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(stage).not.toBeInViewport();
    await expect(gate).toHaveCount(1);
  });

  test('the button for that covers nothing of the demo, before and after the tap', async ({page, open}) => {
    await open('/learn/demos/interaction/validate-connection');
    const line = (await running(page)).locator('output');
    await expect(line).toBeVisible();
    const {y, height} = await boxOf(line);
    for (const name of ['Tap to use the diagram', 'Scroll the page']) {
      const text = button(page, name).locator('span');
      expect((await boxOf(text)).y, name).toBeGreaterThanOrEqual(y + height);
      expect((await boxOf(button(page, 'Edit code'))).y, name).toBeGreaterThan((await boxOf(text)).y);
      await text.tap();
    }
    await expect(button(page, 'Tap to use the diagram')).toBeVisible();
  });

  test('a code box scrolls only once the reader has tapped into it', async ({page, open}) => {
    await open(hello);
    await running(page);
    const code = demoOn(page).getByRole('tabpanel').first();
    await expect(code).toHaveCSS('overflow-y', 'hidden');
    await code.tap();
    await expect(code).toHaveCSS('overflow-y', 'auto');
  });
});

test.describe('edits of a demo', () => {
  const change = "console.log('Mine.');";
  const source = (page: Page): Locator => demoOn(page).locator('.cm-content');

  /** The program that the demo holds; the editor draws only the lines in view. */
  async function expectProgram(page: Page, text: string): Promise<void> {
    await expect(source(page)).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = (copied) => Promise.resolve(void Object.assign(window, {copied}));
    });
    await button(page, 'Copy').click();
    await expect.poll(() => page.evaluate(() => (window as {copied?: string}).copied)).toContain(text);
  }

  test('are there again when the page is loaded again, and when the reader comes back', async ({page, open}) => {
    await open(hello);
    await running(page);
    await edit(page, change);
    await expect(demoOn(page)).toContainText('Mine.');
    await page.reload();
    await running(page);
    await expectProgram(page, change);
    await page.locator('.navbar').getByRole('link', {name: 'Glossary'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await page.goBack();
    await running(page);
    await expectProgram(page, change);
    await button(page, 'Reset').click();
    await expect(source(page)).toHaveCount(0);
    await page.reload();
    await running(page);
    await settled(page);
    await expect(source(page)).toHaveCount(0);
  });

  test('are given up when something else stands in their place', async ({page, open}) => {
    await open(hello);
    await running(page);
    await edit(page, change);
    const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('demo-edits ')));
    await expect.poll(keys).toHaveLength(1);
    const [key = ''] = await keys();
    for (const damaged of ['no JSON', '7', '{"files":"x","hash":""}', '{"files":[null,{"name":1}],"hash":""}']) {
      await page.evaluate(([name = '', value = '']) => sessionStorage.setItem(name, value), [key, damaged]);
      await page.reload();
      await expect((await running(page)).locator('[model-id=hello]')).toContainText('Hello');
      await settled(page);
      await expect(source(page)).toHaveCount(0);
    }
  });

  test('come along into a new tab', async ({page, open, context}) => {
    await open(hello);
    await running(page);
    const link = demoOn(page).getByRole('link', {name: 'Open in a new tab'});
    await expect(link).toHaveAttribute('href', `${hello}?alone`);
    await edit(page, change);
    await expect(link).toHaveAttribute('href', /\?alone#program=/);
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await running(tab);
    await expectProgram(tab, change);
    await expect(demoOn(tab)).toContainText('Mine.');
  });

  test('of a shared program win over the program of the address, until it is another one', async ({page, open}) => {
    await open(hello);
    await running(page);
    await edit(page, change);
    const link = demoOn(page).getByRole('link', {name: 'Open in a new tab'});
    await expect(link).toHaveAttribute('href', /#program=/);
    const {hash} = new URL((await link.getAttribute('href')) ?? '', page.url());
    await button(page, 'Reset').click();
    await open(`${hello}?shared${hash}`);
    await running(page);
    await expectProgram(page, change);
    await edit(page, "console.log('Both.');");
    await page.reload();
    await running(page);
    await expectProgram(page, "console.log('Both.');");
    await page.evaluate((other) => (window.location.hash = other), `${hash}A`);
    await page.reload();
    await running(page);
    await settled(page);
    await expect(source(page)).toHaveCount(0);
  });
});

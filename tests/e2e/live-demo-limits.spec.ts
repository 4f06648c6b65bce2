import type {Page} from '@playwright/test';
import {append, button, edit} from '../demos/edit-demo';
import {demoOn, running} from '../demos/open-demo';
import {longestText} from '../../src/site/demos/frame/limits';
import {expect, test} from '../support/test';

// What an edited demo says to the page, or does with its history and focus, leaves the page as it was.

const hello = '/learn/quickstart/';

/** More than a message between processes may have. */
const long = "'xy '.repeat(5e7)";

async function editHello(page: Page, open: (path: string) => Promise<void>, code: string): Promise<void> {
  await open(hello);
  await running(page);
  await edit(page, code);
}

/** The program as shipped runs again. */
async function reset(page: Page): Promise<void> {
  await button(page, 'Reset').first().click();
  await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
}

test.describe('a text of many million characters', () => {
  // One after the other: each passes hundreds of megabytes from process to process.
  test.describe.configure({mode: 'default'});
  test.use({expectedConsole: /xy xy/});

  for (const [name, code] of [
    ['thrown', `throw new Error(${long});`],
    ['thrown later', `setTimeout(() => {\n  throw new Error(${long});\n}, 10);`],
    ['thrown as it is', `setTimeout(() => {\n  throw ${long};\n}, 10);`],
    ['rejected', `void Promise.reject(new Error(${long}));`],
    ['logged', `console.error(${long});`],
    ['sent past the console', `parent.postMessage({type: 'error', text: ${long}}, '*');`],
  ] as const) {
    test(`${name}, is cut, and the page stays`, async ({page, open}) => {
      await open(hello);
      await running(page);
      // As on a hidden page, nobody waits for the program: a slow machine moves such a text in more than 5 seconds.
      await page.evaluate(() => Object.defineProperty(document, 'hidden', {value: true}));
      await edit(page, code);
      const alert = demoOn(page).getByRole('alert');
      await expect(alert).toContainText('xy xy xy');
      expect((await alert.innerText()).length).toBeLessThan(longestText + 100);
      await reset(page);
    });
  }
});

test.describe('an odd value', () => {
  test.use({expectedConsole: /^(?:\{\}|Object)/});

  test('that is thrown ends the wait for the demo', async ({page, open}) => {
    await editHello(page, open, 'throw Object.create(null);');
    await expect(demoOn(page).getByRole('alert')).toContainText('{}');
    await running(page);
  });
});

for (const [name, code] of [
  // With a clock that stands: a slow machine has fewer messages in a second.
  [
    'lines of the console',
    'performance.now = () => 0;\nsetInterval(() => {\n  for (let i = 0; i < 500; i += 1) console.log(i);\n}, 20);',
  ],
  [
    'messages',
    "setInterval(() => {\n  for (let i = 0; i < 5e3; i += 1) parent.postMessage({type: 'pong'}, '*');\n}, 20);",
  ],
] as const) {
  test(`a flood of ${name} ends the run, which is said`, async ({page, open}) => {
    await editHello(page, open, code);
    await expect(demoOn(page).getByText('it sent more than 5,000 messages in a second')).toBeVisible();
    await expect(demoOn(page).locator('iframe')).toHaveCount(0);
    await demoOn(page).locator('.live-demo__notice').getByRole('button', {name: 'Reset'}).click();
    await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
  });
}

test('a comment without an end is reported with its line', async ({page, open}) => {
  await open('/api/routers');
  await running(page);
  await button(page, 'Edit code').click();
  await demoOn(page).getByRole('tab', {name: 'index.html'}).click();
  await append(page, '<!-- begins');
  await expect(demoOn(page).getByRole('alert')).toHaveText(/^index\.html:\d+ <!-- has no end/);
});

test('a demo whose styles hide all of it runs', async ({page, open}) => {
  await open('/api/routers');
  await running(page);
  await button(page, 'Edit code').click();
  await demoOn(page).getByRole('tab', {name: 'style.css'}).click();
  await append(page, 'html { display: none; }');
  const frame = demoOn(page).frameLocator('iframe');
  await expect(frame.locator('html')).toHaveCSS('display', 'none');
  await expect(frame.locator('.joint-element').first()).toBeAttached();
});

test('a demo adds no steps to the history, and its links lead nowhere else', async ({page, open}) => {
  await editHello(
    page,
    open,
    `for (const address of ['#below', '/glossary', '', 'https://example.com/']) {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  history.pushState(null, '');
}
document.body.dataset.done = '';`,
  );
  const frame = demoOn(page).frameLocator('iframe');
  await expect(frame.locator('body[data-done]')).toBeAttached();
  const length = await page.evaluate(() => history.length);
  await expect(demoOn(page)).toContainText('the link leads to https://example.com/');
  await frame.locator('a').first().dispatchEvent('click');
  await expect(frame.locator('.joint-element')).toHaveCount(2);
  expect(await page.evaluate(() => history.length)).toBe(length);
  expect(length).toBe(2);
});

test('a demo does not take the focus from the reader', async ({page, open}) => {
  await editHello(
    page,
    open,
    `document.body.tabIndex = -1;
let tries = 0;
setInterval(() => {
  window.focus();
  document.body.focus();
  tries += 1;
  if (tries === 20) {
    console.log('Has tried.');
  }
}, 20);`,
  );
  // Nothing is asked of the frame: Playwright does so as if the reader had pressed something in it.
  await expect(demoOn(page)).toContainText('Has tried.');
  await expect(demoOn(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.type('// typed');
  await expect(demoOn(page).locator('.cm-content')).toContainText('// typed');
});

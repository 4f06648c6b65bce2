import type {Locator, Page, Route} from '@playwright/test';
import {violations} from '../support/axe';
import {routed} from '../support/routed';
import {expect, settled, test} from '../support/test';

const bench = (page: Page): Locator => page.locator('.playground__bench');
const editor = (page: Page): Locator => bench(page).locator('.cm-content');
const tab = (page: Page, name: string): Locator => bench(page).getByRole('tab', {name, exact: true});
const types = (page: Page): Locator => bench(page).locator('.playground__types');
const problems = (page: Page): Locator => types(page).getByRole('listitem');
const completion = (page: Page, name: string): Locator =>
  page.getByRole('listbox').getByRole('option').filter({hasText: name});

/** What belongs to types. */
const typeFiles = /\/assets\/demos\/types\/|\/api\.json$/;

/** Opens the playground with the first demo. */
async function openPlay(page: Page, open: (path: string) => Promise<void>, query = ''): Promise<void> {
  await open(`/play${query}`);
  await editor(page).waitFor();
}

/** Types at the end of the file that is shown. */
async function append(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n${code}`);
}

/** Waits until the program is checked. A busy machine needs its time to read the declarations. */
async function checked(page: Page): Promise<void> {
  await expect(types(page).locator('summary')).toBeVisible({timeout: 60_000});
}

/** Waits until the program is checked, and opens the list of its problems. */
async function listed(page: Page): Promise<void> {
  await checked(page);
  await types(page).locator('summary').click();
}

/** What programs with problems fail with when they run. */
test.use({expectedConsole: /is not a function/});

test.describe.configure({timeout: 120_000});

// To read the declarations costs more than all the rest: what can be seen of one program is looked at in one page.

test('types are loaded when the reader edits, keep history and cursor, and describe the chosen version', async ({
  page,
  open,
}) => {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await openPlay(page, open);
  await editor(page).click();
  await page.keyboard.press('ArrowDown');
  await settled(page);
  expect(requested.filter((url) => typeFiles.test(url))).toEqual([]);
  await append(page, '// Kept');
  await checked(page);
  const names = ['editor', 'worker', 'shared', '4\\.1'].map((name) => new RegExp(`/types/${name}\\.[0-9a-f]{8}\\.js`));
  for (const name of names) {
    expect(requested.filter((url) => name.test(url))).toHaveLength(1);
  }
  await expect(editor(page)).toBeFocused();
  await page.keyboard.insertText('!');
  await expect(editor(page)).toContainText('// Kept!');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).not.toContainText('// Kept');
  await test.step('members are completed while the reader types, with kind, type and description', async () => {
    await append(page, 'const paper = new dia.Paper({model: graph});');
    await checked(page);
    await append(page, 'paper.');
    await page.keyboard.type('dumpV');
    // No program of a demo has this name.
    const option = completion(page, 'dumpViews');
    await expect(option).toBeVisible();
    await expect(option.locator('.cm-completionIcon-method')).toBeVisible();
    await expect(option.locator('.cm-completionDetail')).toHaveText(/^\(opt\?: .*…$/);
    await expect(page.locator('.cm-completionInfo')).toContainText('(method) dia.Paper.dumpViews(');
    await page.keyboard.press('Enter');
    await expect(editor(page)).toContainText('paper.dumpViews');
  });
  await test.step('a pointer on a name shows what it is, and where the reference describes it', async () => {
    await append(page, 'graph.getCells();');
    await checked(page);
    const name = bench(page).locator('.cm-line', {hasText: /^graph\.getCells\(\);$/});
    const box = await name.locator('span', {hasText: 'getCells'}).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
    await page.mouse.move((box?.x ?? 0) + 24, (box?.y ?? 0) + 8);
    const tooltip = page.locator('.cm-tooltip-hover');
    await expect(tooltip).toContainText('(method) dia.Graph');
    await expect(tooltip).toContainText('.getCells(): dia.Cell');
    await expect(tooltip.locator('p')).toHaveText(/^Returns .*\.$/);
    await expect(tooltip.getByRole('link', {name: 'Reference'})).toHaveAttribute('href', '/api/dia/Graph#getCells');
  });
  await test.step('the version that is chosen decides which members there are', async () => {
    await append(page, 'graph.findCellsAtPoint({x: 1, y: 1});');
    await checked(page);
    await expect(types(page)).toContainText('No problems with types');
    await bench(page).getByRole('combobox', {name: 'Version'}).selectOption('4.0');
    await expect(types(page)).toContainText('One problem with types', {timeout: 60_000});
    await listed(page);
    await expect(problems(page)).toHaveText([/Property 'findCellsAtPoint' does not exist on type 'Graph/], {
      timeout: 60_000,
    });
    await bench(page).getByRole('combobox', {name: 'Version'}).selectOption('4.1');
    await checked(page);
    await expect(types(page)).toContainText('No problems with types', {timeout: 60_000});
  });
});

test('Ctrl and Space loads types and lists names; completions and problems are accessible', async ({page, open}) => {
  await openPlay(page, open, '?docusaurus-theme=light');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Control+Space');
  await expect(completion(page, 'graph').first()).toBeVisible({timeout: 60_000});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(editor(page), 'Tab leaves the editor').not.toBeFocused();
  await append(page, 'const unused = 1;\ngraph.addCels([]);');
  await listed(page);
  for (const colorMode of ['light', 'dark']) {
    if (colorMode === 'dark') {
      await page
        .locator('.navbar')
        .getByRole('button', {name: /dark and light mode/})
        .click();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
    await expect(problems(page)).toHaveCount(2);
    await append(page, 'graph.');
    await page.keyboard.type('add');
    await expect(completion(page, 'addCells')).toBeVisible();
    expect(await violations(page), colorMode).toEqual([]);
    // A member that there is: no other problem.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('a wrong member is underlined and named with its line, the list leads to it, and files know each other', async ({
  page,
  open,
}) => {
  await openPlay(page, open);
  await bench(page).getByRole('button', {name: 'Check types'}).click();
  await listed(page);
  await expect(types(page)).toContainText('No problems with types');
  await append(page, 'graph.addCels([]);');
  await expect(problems(page)).toHaveCount(1);
  await expect(problems(page)).toHaveText(/^index\.ts:\d+ Property 'addCels' does not exist on type .*'addCells'\?$/);
  await expect(bench(page).locator('.cm-lintRange-error')).toHaveText('addCels');
  await page.keyboard.press('ControlOrMeta+Home');
  await problems(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(editor(page)).toContainText('graph.ddCels');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(bench(page).locator('.cm-lintRange-error')).toHaveText('addCels');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  await page.keyboard.insertText('addCells');
  await expect(editor(page)).toContainText('graph.addCells([]);');
  await expect(types(page)).toContainText('No problems with types');
  await test.step('files know each other', async () => {
    await bench(page).getByRole('button', {name: 'Add file'}).click();
    await page.keyboard.press('Enter');
    await editor(page).fill('export const size: number = 3;\n');
    await tab(page, 'index.ts').click();
    await append(page, "import {size} from './module';\nsize.toFixed();\nsize.trim();");
    await expect(problems(page)).toHaveText([/^index\.ts:\d+ Property 'trim' does not exist on type 'number'\.$/]);
    await tab(page, 'module.ts').click();
    await editor(page).fill("export const size = '3';\nexport const other: string = 4;\n");
    await expect(problems(page)).toHaveText([
      /^index\.ts:\d+ Property 'toFixed' does not exist/,
      /^module\.ts:2 Type 'number' is not assignable to type 'string'\.$/,
    ]);
    await problems(page).first().getByRole('button').click();
    await expect(tab(page, 'index.ts')).toHaveAttribute('aria-selected', 'true');
    await expect(bench(page).locator('.cm-lintRange-error')).toHaveText('toFixed');
  });
});

test.describe('without a network', () => {
  test.use({expectedConsole: /Failed to load resource|net::ERR/});

  test('the editor works as before, and types come later, whichever file fails', async ({page, open, context}) => {
    const label = (text: string) => bench(page).frameLocator('iframe').locator('[model-id=hello]').getByText(text);
    const again = types(page).getByRole('button', {name: 'Try again'});
    await openPlay(page, open);
    // In the order in which they are asked for: that one fails shows that those before it have come.
    for (const [index, name] of ['editor', 'worker', 'shared', '4.1'].entries()) {
      await test.step(name, async () => {
        const files = `**/assets/demos/types/${name}.*`;
        let refused = 0;
        const refuse = (route: Route): Promise<void> => {
          refused += 1;
          return route.abort();
        };
        await context.route(files, refuse);
        if (index > 0) {
          await routed(page);
          await again.click();
        }
        await append(page, `hello.attr('label/text', 'Changed ${index}');`);
        await expect.poll(() => refused, {message: name, timeout: 60_000}).toBeGreaterThan(0);
        await expect(types(page).getByRole('status')).toContainText('Types could not be loaded', {timeout: 60_000});
        await expect(again).toBeVisible();
        await expect(label(`Changed ${index}`)).toBeVisible();
        await page.keyboard.insertText(` // Goes on ${index}`);
        await expect(editor(page)).toContainText(`// Goes on ${index}`);
        await context.unroute(files, refuse);
      });
    }
    await again.click();
    await checked(page);
  });
});

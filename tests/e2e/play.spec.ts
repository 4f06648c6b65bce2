import type {FrameLocator, Locator, Page} from '@playwright/test';
import {violations} from '../support/axe';
import {recordCopies, refuseCopies} from '../support/copies';
import {boxOf, unseen} from '../support/place';
import {expect, hydrated, settled, test} from '../support/test';

const bench = (page: Page): Locator => page.locator('.playground__bench');
const button = (page: Page, name: string): Locator => bench(page).getByRole('button', {name, exact: true});
const tab = (page: Page, name: string): Locator => bench(page).getByRole('tab', {name, exact: true});
const editor = (page: Page): Locator => bench(page).locator('.cm-content');
const version = (page: Page): Locator => bench(page).getByRole('combobox', {name: 'Version'});
const log = (page: Page): Locator => bench(page).getByRole('log', {name: 'Console'});
const notes = (page: Page): Locator => bench(page).locator('.playground__notes');

/** Waits until a program has run, and returns the inside of its frame. */
async function running(page: Page): Promise<FrameLocator> {
  await expect(bench(page).locator('iframe.live-demo__frame:not(.live-demo__frame--waiting)')).toBeVisible();
  return bench(page).frameLocator('iframe');
}

/** Types at the end of the file that is shown. */
async function append(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n${code}`);
}

const change = "hello.attr('label/text', 'Changed ✓');";

async function expectChanged(page: Page): Promise<void> {
  await expect((await running(page)).locator('[model-id=hello]')).toContainText('Changed ✓');
}

/** What programs of these tests fail with. */
test.use({expectedConsole: /Planted\.|There is no module "\.\/words" here\./});

test('begins with a program that runs, and shows what it logs', async ({page, open}) => {
  await open('/play');
  const frame = await running(page);
  await expect(frame.locator('.joint-element')).toHaveCount(2);
  await expect(log(page)).toContainText('The paper shows 3 cells.');
  // The rest of the page begins below the window.
  const toTheEnd = async () => {
    const {y, height} = await boxOf(bench(page));
    return Math.abs(y + height - 900);
  };
  await expect.poll(toTheEnd, 'px between the bench and the end of the window').toBeLessThan(unseen);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Playground');
  await expect(button(page, 'Reset')).toBeDisabled();
});

test('the diagram follows the edits, which outlast a reload until they are reset', async ({page, open}) => {
  await open('/play');
  await running(page);
  await append(page, change);
  await expectChanged(page);
  await page.reload();
  await hydrated(page);
  await expectChanged(page);
  await expect(notes(page)).toContainText('Your edits are still here.');
  await button(page, 'Reset').click();
  await expect((await running(page)).locator('[model-id=hello]')).toContainText('Hello');
  await expect(notes(page)).toHaveCount(0);
  await button(page, 'Undo').click();
  await expectChanged(page);
  await button(page, 'Reset').click();
  await expect(button(page, 'Reset')).toBeDisabled();
  await page.reload();
  await hydrated(page);
  await expect((await running(page)).locator('[model-id=hello]')).toContainText('Hello');
  await expect(notes(page)).toHaveCount(0);
});

test('an error is shown at its line, while parsing and while running', async ({page, open}) => {
  await open('/play');
  await running(page);
  await append(page, "throw new Error('Planted.');");
  await expect(bench(page).locator('.cm-error-line')).toHaveText("throw new Error('Planted.');");
  await expect(log(page)).toContainText(/index\.ts:\d+ Error: Planted\./);
  await append(page, 'const broken = ;');
  await expect(bench(page).locator('.cm-error-line')).toHaveText('const broken = ;');
  await expect(bench(page).getByRole('alert')).toContainText(/index\.ts:\d+ Unexpected token/);
});

test('opens the demo of an address, with all of its files, and another one from the list', async ({page, open}) => {
  await open('/play?demo=applications/flowchart&version=4.1');
  await running(page);
  expect(await bench(page).getByRole('tab').count()).toBeGreaterThan(3);
  await button(page, 'Open demo…').click();
  const dialog = page.getByRole('dialog', {name: 'Demos of 4.1'});
  await dialog.getByRole('searchbox').fill('hello');
  await dialog.getByRole('link').first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/play\?demo=start\/hello&version=4\.1$/);
  await expect((await running(page)).locator('[model-id=hello]')).toContainText('Hello');
  await append(page, change);
  await expectChanged(page);
  await page.goBack();
  await expect(tab(page, 'style.css')).toBeVisible();
  await page.goForward();
  await expectChanged(page);
});

test('says that there is no such demo or version, and shows another', async ({page, open}) => {
  await open('/play?demo=none/such&version=9.9');
  await running(page);
  await expect(notes(page)).toContainText('There is no version "9.9" here. This is 4.1.');
  await expect(notes(page)).toContainText('There is no demo "none/such" in 4.1. Here is the first demo instead.');
});

test('a block of code that is a whole program opens, with its page and its version', async ({page, open}) => {
  await open('/4.0/api/connectors');
  // Fragments have such a link, too; theirs names the fragment.
  const links = page.getByRole('link', {name: /^Playground\s+with the code/});
  const link = links.and(page.locator('[href*="program="]')).first();
  const code = await page.locator('figure').filter({has: link}).locator('code').textContent();
  const [play] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect((await running(play)).locator('.joint-link').first()).toBeVisible();
  await expect(bench(play).getByRole('link', {name: 'connectors', exact: true})).toHaveAttribute(
    'href',
    '/4.0/api/connectors',
  );
  await expect(version(play)).toHaveValue('4.0');
  expect((await editor(play).innerText()).replace(/\s+/g, '')).toContain(code?.slice(0, 200).replace(/\s+/g, ''));
  // What another version lacks is taken along.
  await version(play).selectOption('4.1');
  await expect(play).toHaveURL(/version=4\.1#code=/);
  await expect((await running(play)).locator('.joint-link').first()).toBeVisible();
});

/** Opens a block of a page that has these words, with the keyboard. */
async function openFragment(page: Page, words: string): Promise<Page> {
  const block = page
    .locator('figure')
    .filter({has: page.locator('pre').filter({hasText: words})})
    .first();
  const link = block.getByRole('link', {name: /^Playground\s+with the code of .+, in a new tab$/});
  await link.focus();
  const [play] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  return play;
}

for (const {path, words, drawn, said, label} of [
  {path: '/api/mvc/Model', words: "element.get('position');", drawn: 'element', label: '4.1'},
  {path: '/api/g/Curve', words: 'degrees at', said: 'degrees at', label: '4.1'},
  {path: '/4.0/api/mvc/Model', words: "element.get('position');", drawn: 'element', label: '4.0'},
]) {
  test(`a fragment of ${path} opens beside a diagram, with its version`, async ({page, open}) => {
    await open(path);
    const play = await openFragment(page, words);
    const frame = await running(play);
    if (drawn !== undefined) {
      await expect(frame.locator(`[model-id=${drawn}]`)).toBeVisible();
      await tab(play, 'diagram.ts').click();
      await expect(editor(play)).toContainText('export const paper = new dia.Paper({');
      await tab(play, 'index.ts').click();
    }
    if (said !== undefined) {
      await expect(log(play)).toContainText(said);
    }
    await expect(editor(play)).toContainText('// The code of the page begins here.');
    await expect(editor(play)).toContainText(words);
    await expect(bench(play).getByRole('alert')).toHaveCount(0);
    await expect(version(play)).toHaveValue(label);
    await expect(bench(play).locator('.playground__title a')).toHaveAttribute('href', path);
  });
}

test('a block that asks a server is not offered', async ({page, open}) => {
  await open('/learn/features/export-import/svg');
  const block = page.locator('figure').filter({has: page.locator('pre').filter({hasText: 'fetch('})});
  await expect(block.getByRole('button', {name: /^Copy/}).first()).toBeVisible();
  await expect(block.getByRole('link', {name: /^Playground/})).toHaveCount(0);
});

test('says that a page no longer has the code of a link', async ({page, open}) => {
  await open('/play?fragment=0123456789&version=4.0');
  await running(page);
  await expect(notes(page)).toContainText(
    'The pages of 4.0 no longer have the code of the link. Here is the first demo instead.',
  );
});

test('says that a page no longer has the program of a link', async ({page, open}) => {
  await open('/play?program=0123456789&version=4.1');
  await running(page);
  await expect(notes(page)).toContainText(
    'The pages of 4.1 no longer have the program of the link. Here is the first demo instead.',
  );
});

test('a program runs with the version that is chosen, and keeps its edits', async ({page, open}) => {
  const libraries: string[] = [];
  page.on('request', (request) => libraries.push(...(/joint-core-\d+\.\d+\.\d+/.exec(request.url()) ?? [])));
  await open('/play');
  await running(page);
  await append(page, change);
  await expectChanged(page);
  await version(page).selectOption('4.0');
  await expect(page).toHaveURL(/\/play\?version=4\.0$/);
  await expectChanged(page);
  await expect(version(page)).toHaveValue('4.0');
  expect(libraries.map((name) => name.replace(/\.\d+$/, ''))).toEqual(['joint-core-4.1', 'joint-core-4.0']);
});

test('a link carries the program to another tab, which says where it runs', async ({page, open, context}) => {
  const copied = await recordCopies(page);
  await open('/play?version=4.0');
  await running(page);
  await append(page, change);
  await expectChanged(page);
  await button(page, 'Share').click();
  await expect(bench(page).getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  const address = await copied();
  expect(address).toMatch(/\/play#code=[\w-]+$/);
  const other = await context.newPage();
  await other.goto(address);
  await expectChanged(other);
  await expect(version(other)).toHaveValue('4.0');
  await expect(notes(other)).toContainText('It runs in a sandbox');
  await expect(button(other, 'Reset')).toBeDisabled();
});

test('without a clipboard, the link can be copied by hand', async ({page, open}) => {
  await refuseCopies(page);
  await open('/play');
  await running(page);
  await button(page, 'Share').click();
  await expect(bench(page).getByRole('textbox', {name: 'Link to the program'})).toHaveValue(/\/play#code=[\w-]+$/);
});

test('says that the program of an address cannot be read', async ({page, open}) => {
  for (const hash of ['#code=AAAA', '#code=%E0%A4%A', '#code=']) {
    // Otherwise only the fragment changes, and the page is not loaded.
    await page.goto('about:blank');
    await open(`/play${hash}`);
    await running(page);
    await expect(notes(page), hash).toContainText('The link is damaged, so its program cannot be read.');
  }
});

test('an edited demo of a page goes on in the playground', async ({page, open}) => {
  await open('/learn/quickstart/');
  const demo = page.locator('section[aria-label^="Live demo: "]').first();
  await demo.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await demo.getByRole('button', {name: 'Edit code', exact: true}).click();
  await demo.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n${change}`);
  const link = demo.getByRole('link', {name: 'Open in the playground'});
  await expect(link).toHaveAttribute('href', /\/play\?demo=start\/hello&version=4\.1#program=/);
  await link.click();
  await expectChanged(page);
  await button(page, 'Reset').click();
  await expect((await running(page)).locator('[model-id=hello]')).toContainText('Hello');
});

test('files are added, imported, renamed and deleted', async ({page, open}) => {
  await open('/play');
  await running(page);
  await button(page, 'Add file').click();
  const name = bench(page).getByRole('textbox', {name: 'Name of the new file'});
  await name.fill('Index.ts');
  await name.press('Enter');
  await expect(bench(page).getByRole('alert')).toContainText('Use lowercase letters');
  await name.fill('words.ts');
  await name.press('Enter');
  await expect(tab(page, 'words.ts')).toHaveAttribute('aria-selected', 'true');
  await editor(page).fill("export const word = 'Changed ✓';");
  await tab(page, 'index.ts').click();
  await append(page, "import {word} from './words';\nhello.attr('label/text', word);");
  await expectChanged(page);
  await tab(page, 'words.ts').click();
  await button(page, 'Rename').click();
  await bench(page).getByRole('textbox', {name: 'New name of words.ts'}).fill('texts.ts');
  await button(page, 'Save').click();
  await expect(tab(page, 'texts.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(log(page)).toContainText('There is no module "./words" here.');
  await button(page, 'Delete').click();
  await expect(tab(page, 'texts.ts')).toHaveCount(0);
  await expect(button(page, 'Delete'), 'the program begins in index.ts').toBeDisabled();
  await button(page, 'Undo').click();
  await expect(tab(page, 'texts.ts')).toBeVisible();
});

test('a program loads the libraries that it imports now', async ({page, open}) => {
  await open('/play');
  await running(page);
  await append(
    page,
    "import {DirectedGraph} from '@joint/layout-directed-graph';\nconsole.log(typeof DirectedGraph.layout);",
  );
  await expect(log(page)).toContainText('function');
});

test('all of it can be used with the keyboard, and Tab leaves the editor', async ({page, open}) => {
  await open('/play');
  await running(page);
  await tab(page, 'index.ts').focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n${change}`);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectChanged(page);
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await editor(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'index.ts')).toBeFocused();
  await button(page, 'Add file').focus();
  await page.keyboard.press('Enter');
  await expect(bench(page).getByRole('textbox')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Add file')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'module.ts'), 'the suggested name').toHaveAttribute('aria-selected', 'true');
  await expect(button(page, 'Add file')).toBeFocused();
  await button(page, 'Delete').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'module.ts')).toBeVisible();
  await expect(bench(page).getByRole('region', {name: 'Program'})).toBeFocused();
});

for (const width of [1280, 390]) {
  test(`is accessible and fits, ${width} px`, async ({page, open}) => {
    await page.setViewportSize({width, height: 844});
    for (const colorMode of ['light', 'dark']) {
      await open(`/play?docusaurus-theme=${colorMode}`);
      await running(page);
      await editor(page).waitFor();
      expect(await violations(page), `running, ${colorMode}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBe(width);
      await append(page, 'const broken = ;');
      await bench(page).locator('.cm-error-line').waitFor();
      await button(page, 'Add file').click();
      expect(await violations(page), `with an error and a question, ${colorMode}`).toEqual([]);
      await button(page, 'Open demo…').click();
      expect(await violations(page), `with the list of demos, ${colorMode}`).toEqual([]);
      // The edit is not to be there in the other color mode.
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test.describe('without a network', () => {
  test.use({expectedConsole: /Failed to load resource|net::ERR/});

  test('says that the library could not be loaded, and tries again', async ({page, open, context}) => {
    await context.route('**/assets/demos/joint-core-*', (route) => route.abort());
    await open('/play');
    const notice = bench(page).getByRole('alert');
    await expect(notice).toContainText('What the program runs with could not be loaded.');
    await context.unroute('**/assets/demos/joint-core-*');
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect((await running(page)).locator('.joint-element')).toHaveCount(2);
  });

  test('says that the demo could not be loaded, and tries again', async ({page, open, context}) => {
    await context.route('**/assets/demos/4.1/*.json', (route) => route.abort());
    await open('/play');
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('The program could not be loaded.');
    await context.unroute('**/assets/demos/4.1/*.json');
    await notice.getByRole('button', {name: 'Try again'}).click();
    await running(page);
  });
});

test('other pages lead to it and back', async ({page, open}) => {
  await open('/glossary');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Playground'}).click();
  await running(page);
  await page.reload();
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Playground'})).toBeVisible();
});

test('other pages load nothing of the playground', async ({page, open, request}) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.add(sent.url()));
  const ofPlayground = async (): Promise<string[]> => {
    const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
    return [...scripts].filter((_, i) => texts[i]?.includes('playground__bench'));
  };
  await open('/learn/quickstart/');
  await settled(page);
  expect(scripts.size).toBeGreaterThan(1);
  expect(await ofPlayground()).toEqual([]);
  await open('/play');
  await running(page);
  expect(await ofPlayground()).toHaveLength(1);
});

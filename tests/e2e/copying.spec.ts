import {readDemos} from '../../src/build/demos/bundle-demos';
import {readBaseCss} from '../../src/build/demos/frame';
import {oneHtmlFile} from '../../src/site/demos/one-html-file';
import {edit} from '../demos/edit-demo';
import {demoOn, running} from '../demos/open-demo';
import {recordCopies} from '../support/copies';
import {projectDir} from '../support/sites';
import {expect, test} from '../support/test';

const hello = '/learn/quickstart/';

test('a selection across blocks and demos copies no labels of buttons', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, code] of [
    [hello, "from '@joint/core'"],
    ['/learn/integration/javascript', 'npm'],
  ] as const) {
    await open(path);
    if (path === hello) {
      await running(page);
    }
    await page.evaluate(() =>
      document.getSelection()?.selectAllChildren(document.querySelector('.markdown') as Element),
    );
    await page.keyboard.press('ControlOrMeta+C');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(code);
    expect(text).not.toMatch(/(?:Copy|Wrap lines) the code|^(?:Copy|Shell|TypeScript)$|Edit code|Open in a new tab/m);
  }
});

test('without a clipboard, buttons say that nothing was copied', async ({page, open}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined}));
  await open('/learn/quickstart/installation');
  const button = page.locator('[data-copy-code]').first();
  await button.click();
  await expect(button).toContainText('Copy failed');
  await open(hello);
  await running(page);
  await demoOn(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(demoOn(page).getByRole('button', {name: 'Copy failed'})).toBeVisible();
  await open('/api/dia/Paper');
  await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copy failed'})).toBeVisible();
});

test('a demo that runs in the dark mode is light on paper', async ({page, open}) => {
  await open(`${hello}?docusaurus-theme=dark`);
  const body = (await running(page)).locator('body');
  const light = 'rgb(255, 255, 255)';
  await expect(body).not.toHaveCSS('background-color', light);
  await page.emulateMedia({media: 'print'});
  await expect(body).toHaveCSS('background-color', light);
});

test('a demo of several files can be copied as one HTML file, also after an edit', async ({page, open}) => {
  const copied = await recordCopies(page);
  const all = () => demoOn(page).getByRole('button', {name: 'Copy as one HTML file'});
  await open('/learn/demos/graph/undo');
  await running(page);
  const demo = readDemos(projectDir, 'current').find(({id}) => id === 'graph/undo');
  await all().click();
  await expect.poll(copied).toBe(oneHtmlFile(demo?.title ?? '', demo?.files ?? [], readBaseCss()));
  await edit(page, "console.log('Changed.');");
  await demoOn(page).getByRole('button', {name: 'Copied'}).waitFor({state: 'detached'});
  await all().click();
  await expect.poll(copied).toContain("console.log('Changed.');\n</script>");
  await open('/learn/quickstart/');
  await running(page);
  await expect(all()).toHaveCount(0);
});

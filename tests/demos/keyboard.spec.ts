import {type FrameLocator, type Page, expect, test} from '@playwright/test';
import {versionDemosFolder} from '../../src/build/demos/bundle-demos';
import {readDemo} from '../../src/build/demos/read-demo';
import type {Demo} from '../../src/site/demos/demo';
import {show} from '../../src/tools/demos/try/show';
import {boxOf, expectAt} from '../support/place';
import {projectDir} from '../support/sites';

const demoOf = (id: string): Demo => readDemo(versionDemosFolder(projectDir, 'current'), id, projectDir);

/** Runs a demo, its program changed if a text to put in place of another is given. */
async function run(page: Page, id: string, [before, after]: [string, string] = ['', '']): Promise<FrameLocator> {
  const demo = demoOf(id);
  const files = demo.files.map((file) => ({...file, text: file.text.replace(before, after)}));
  expect(files.some(({text}, i) => text !== demo.files[i]?.text)).toBe(before !== '');
  expect(await show(page, projectDir, 'current', {...demo, files}, 'light')).toEqual([]);
  return page.frameLocator('iframe');
}

const stops = (frame: FrameLocator) => frame.locator('[data-keys]');
const focused = (frame: FrameLocator) => frame.locator(':focus');

test.describe('without a pointer', () => {
  test('Tab goes from cell to cell, arrow keys move them, and a hint says so', async ({page}) => {
    const frame = await run(page, 'start/hello');
    await expect(stops(frame)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(focused(frame)).toHaveAccessibleName('Hello');
    await expect(focused(frame)).toHaveAccessibleDescription('Arrow keys move.');
    await expect(frame.locator('#keys-hint')).toBeVisible();
    const before = await boxOf(frame.locator('[model-id=hello]'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expectAt(frame.locator('[model-id=hello]'), {...before, x: before.x + 10, y: before.y + 10});
    await page.keyboard.press('Tab');
    await expect(focused(frame)).toHaveAccessibleName('World');
  });

  test("the program's own rules hold", async ({page}) => {
    const frame = await run(page, 'start/hello', [
      'model: graph,',
      'model: graph,\n  restrictTranslate: () => ({x: 40, y: 40, width: 140, height: 56}),',
    ]);
    await page.keyboard.press('Tab');
    const left = async () => (await frame.locator('[model-id=hello]').boundingBox())!.x;
    const before = await left();
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect.poll(async () => Math.round((await left()) - before)).toBe(20);
  });

  test('Enter clicks', async ({page}) => {
    const frame = await run(page, 'highlighters/custom');
    const badge = frame.locator('.joint-cells-layer, .joint-front-layer').getByText('3', {exact: true});
    await expect(badge).toHaveCount(0);
    await stops(frame).first().focus();
    await page.keyboard.press('Enter');
    await expect(badge).toHaveCount(1);
    await expect(focused(frame)).toHaveAccessibleName(/Support/);
  });

  test('tools are stops, too; when a cell is removed, the focus goes on', async ({page}) => {
    const frame = await run(page, 'tools/element-tools');
    await frame.locator('[model-id=ship]').focus();
    await page.keyboard.press('Enter');
    const remove = frame.getByRole('button', {name: 'remove'});
    await expect(remove).toHaveCount(1);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('[model-id=ship]')).toHaveCount(0);
    await expect(focused(frame)).toHaveAttribute('data-keys', /./);
  });

  test('a click on a link shows its tools, and arrow keys move a vertex', async ({page}) => {
    const frame = await run(page, 'links/tools');
    await frame.locator('#vertices').check();
    await frame.locator('.joint-link[model-id=road]').focus();
    await page.keyboard.press('Enter');
    const vertex = frame.locator('.joint-marker-vertex').first();
    await expect(vertex).toHaveAttribute('data-keys', 'move');
    const top = async () => (await vertex.boundingBox())!.y;
    const before = await top();
    await vertex.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(top).toBeLessThan(before);
  });

  test('a program with keys of its own keeps them, and large diagrams have no stops', async ({page}) => {
    expect(await stops(await run(page, 'interaction/keyboard')).count()).toBe(0);
    const many = [
      'graph.addCells([hello, world, link]);',
      'graph.addCells([hello, world, link]);\nfor (let i = 0; i < 70; i += 1) hello.clone().addTo(graph);',
    ];
    await page.goto('about:blank');
    expect(await stops(await run(page, 'start/hello', many as [string, string])).count()).toBe(0);
  });

  test('a diagram that does nothing has no stops', async ({page}) => {
    const frame = await run(page, 'start/hello', ['model: graph,', 'model: graph,\n  interactive: false,']);
    await expect(frame.locator('.joint-cell')).toHaveCount(3);
    expect(await stops(frame).count()).toBe(0);
  });
});

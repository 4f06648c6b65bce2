import {type FrameLocator, type Page, expect, test} from '@playwright/test';
import {type Plugin, build} from 'esbuild';
import {versionDemosFolder} from '../../src/build/demos/bundle-demos';
import {libraryFolder} from '../../src/build/demos/libraries';
import {readDemo} from '../../src/build/demos/read-demo';
import type {Demo} from '../../src/site/demos/demo';
import {perform} from '../../src/tools/demos/try/perform';
import {show} from '../../src/tools/demos/try/show';
import {projectDir} from '../support/sites';

const demo = (): Demo => readDemo(versionDemosFolder(projectDir, 'current'), 'applications/data-flow', projectDir);

async function run(page: Page): Promise<[FrameLocator, string[]]> {
  const noise = await show(page, projectDir, 'current', demo(), 'light');
  return [page.frameLocator('iframe'), noise];
}

const dotOf = (node: string, port: string): string => `[model-id=${node}] [port=${port}] [joint-selector=dot]`;

test('a drag closes no circle', async ({page}) => {
  const [frame, noise] = await run(page);
  await frame.locator('[model-id=count-product] [joint-selector=wrapper]').click();
  await frame.locator('#remove').click();
  await frame.locator('#kind').selectOption('add');
  await frame.locator('#add').click();
  await frame.locator('#input-a').selectOption('product');
  const added = (await frame.locator('.joint-element[aria-selected=true]').getAttribute('model-id')) ?? '';
  await expect(frame.locator('.joint-link')).toHaveCount(4);
  await perform(page, frame, {
    drag: `[model-id="${added}"] [port=out] [joint-selector=dot]`,
    to: dotOf('product', 'b'),
  });
  await expect(frame.locator('.joint-link')).toHaveCount(4);
  await perform(page, frame, {drag: dotOf('count', 'out'), to: dotOf('product', 'b')});
  await expect(frame.locator('.joint-link')).toHaveCount(5);
  expect(noise).toEqual([]);
});

test('neither a drag nor the form connects another type', async ({page}) => {
  const [frame] = await run(page);
  await frame.locator('[model-id=total] [joint-selector=title]').click();
  await frame.locator('#input-label').selectOption('');
  await expect(frame.locator('.joint-link')).toHaveCount(3);
  await expect(frame.locator('#input-label option')).toHaveText(['not connected', 'Label']);
  await perform(page, frame, {drag: dotOf('price', 'out'), to: dotOf('total', 'label')});
  await expect(frame.locator('.joint-link')).toHaveCount(3);
  await perform(page, frame, {drag: dotOf('label', 'out'), to: dotOf('total', 'label')});
  await expect(frame.locator('.joint-link')).toHaveCount(4);
});

test('a finger draws a link from an output to an input', async ({page}) => {
  const [frame] = await run(page);
  await frame.locator('[model-id=count-product] [joint-selector=wrapper]').click();
  await frame.locator('#remove').click();
  await expect(frame.locator('.joint-link')).toHaveCount(3);
  const [from, to] = await Promise.all(
    [dotOf('count', 'out'), dotOf('product', 'b')].map(
      async (selector) => (await frame.locator(selector).boundingBox())!,
    ),
  );
  await perform(page, frame, {swipe: dotOf('count', 'out'), by: [to!.x - from!.x, to!.y - from!.y]});
  await expect(frame.locator('.joint-link')).toHaveCount(4);
});

test('in a field, Ctrl+Z is the undo of the browser', async ({page}) => {
  const [frame] = await run(page);
  const [name, steps] = [frame.locator('#name'), frame.locator('output')];
  await frame.locator('[model-id=price] [joint-selector=body]').click();
  await perform(page, frame, {press: 'Alt+ArrowDown'});
  await name.press('End');
  await name.press('s');
  await expect(frame.locator('[model-id=price] [joint-selector=title]')).toHaveText('Prices');
  await expect(steps).toContainText('2 to undo');
  await name.press('Control+z');
  await expect(frame.locator('[model-id=price] [joint-selector=title]')).toHaveText('Price');
  await expect(steps).toContainText('1 to undo');
});

test('each time in a field is a step, and so is typing after an undo', async ({page}) => {
  const [frame] = await run(page);
  await frame.locator('[model-id=price] [joint-selector=body]').click();
  const [name, steps] = [frame.locator('#name'), frame.locator('output')];
  await name.fill('Cost');
  await name.blur();
  await name.fill('Costs');
  await expect(steps).toHaveText('2 to undo, 0 to redo');
  // Without the focus, as on a touch screen.
  await frame.locator('#undo').dispatchEvent('click');
  await expect(name).toHaveValue('Cost');
  await name.fill('Fee');
  await expect(steps).toHaveText('2 to undo, 0 to redo');
});

test('a form does not keep the focus or the text of the last node', async ({page}) => {
  const [frame] = await run(page);
  await frame.locator('[model-id=price] [joint-selector=body]').click();
  await frame.locator('#value').fill('-');
  // The copy has the same value, but not what is being typed.
  await frame.locator('#duplicate').dispatchEvent('click');
  await expect(frame.locator('#value')).toHaveValue('12.5');
  await frame.locator('#value').fill('-');
  await frame.locator('[model-id=count] [joint-selector=body]').click();
  await expect(frame.locator('#value')).toHaveValue('4');
  await expect(frame.locator('#value')).not.toBeFocused();
  await expect(frame.locator('.joint-paper svg').first()).toBeFocused();
});

test('keys do nothing during a drag', async ({page}) => {
  const [frame, noise] = await run(page);
  const {x, y} = (await frame.locator('[model-id=price] [joint-selector=title]').boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, {steps: 4});
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+d');
  await page.mouse.move(x + 60, y + 50, {steps: 4});
  await page.mouse.up();
  await expect(frame.locator('.joint-element')).toHaveCount(5);
  await expect(frame.locator('output')).toHaveText('1 to undo, 0 to redo');
  expect(noise).toEqual([]);
});

test('a drag on the empty paper moves the view', async ({page}) => {
  const [frame] = await run(page);
  const layers = frame.locator('.joint-layers');
  const before = (await layers.getAttribute('transform')) ?? '';
  const {x, y} = (await frame.locator('.joint-paper').boundingBox())!;
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 58, y + 38, {steps: 4});
  await page.mouse.up();
  const [left = 0, top = 0] = before
    .match(/[\d.]+/g)!
    .slice(-2)
    .map(Number);
  await expect(layers).toHaveAttribute('transform', `matrix(1,0,0,1,${left + 50},${top + 30})`);
});

test.describe('a faulty text changes nothing:', () => {
  const node = {id: 'a', kind: 'add', name: 'A', value: null, x: 0, y: 0};
  const link = {id: 'c', source: 'a', target: 'b', port: 'a'};
  const file = (change: object): string =>
    JSON.stringify({version: 2, nodes: [node, {...node, id: 'b'}], links: [link], ...change});
  for (const [name, text, message] of [
    ['no JSON', '{', 'JSON'],
    ['no object', 'null', 'This is no saved flow.'],
    ['a later version', file({version: 3}), 'Version 3'],
    ['a name that objects have', file({version: 'constructor'}), 'Version constructor'],
    ['an unknown kind', file({nodes: [{...node, kind: 'toString'}]}), 'unknown kind'],
    ['a value of another type', file({nodes: [{...node, kind: 'number', value: '1'}]}), 'value is not a number'],
    ['a place without an end', file({}).replace('"x":0', '"x":1e999'), 'x is not a number'],
    ['an id with spaces', file({nodes: [{...node, id: 'a b'}]}), 'id is not an id'],
    ['an id twice', file({nodes: [node, node]}), 'twice'],
    ['an end that is not there', file({links: [{...link, target: 'x'}]}), 'not in the diagram'],
    ['an unknown port', file({links: [{...link, port: 'constructor'}]}), 'no input constructor'],
    ['a taken input', file({links: [link, {...link, id: 'd'}]}), 'is taken'],
    ['a circle', file({links: [link, {...link, id: 'd', source: 'b', target: 'a'}]}), 'circle'],
  ] as [string, string, string][]) {
    test(name, async ({page}) => {
      const [frame, noise] = await run(page);
      await frame.locator('[model-id=price] [joint-selector=body]').click();
      await frame.locator('#name').fill('Cost');
      await frame.locator('#json').fill(text);
      await frame.locator('#load').click();
      await expect(frame.locator('[role=status]')).toContainText(message);
      await expect(frame.locator('.joint-element')).toHaveCount(5);
      await expect(frame.locator('output')).toHaveText('1 to undo, 0 to redo');
      await frame.locator('#json').fill(file({}));
      await frame.locator('#load').click();
      await expect(frame.locator('.joint-element')).toHaveCount(2);
      await expect(frame.locator('output')).toHaveText('0 to undo, 0 to redo');
      expect(noise).toEqual([]);
    });
  }
});

/** Runs the application with the build of React for development, in which StrictMode mounts twice. */
async function runInDevelopment(page: Page): Promise<string[]> {
  const {files} = demo();
  const own: Plugin = {
    name: 'own',
    setup(builder) {
      builder.onResolve({filter: /^\.\//}, ({path: name, importer, namespace}) =>
        namespace === 'own' || importer.endsWith('entry.ts') ? {path: name.slice(2), namespace: 'own'} : undefined,
      );
      builder.onLoad({filter: /./, namespace: 'own'}, ({path: name}) => ({
        contents: files
          .find((file) => file.name.replace(/\.tsx?$/, '') === name)
          ?.text.replace('const [isOpen', 'Object.assign(window, {flow});\n  const [isOpen'),
        loader: 'tsx',
        resolveDir: projectDir,
      }));
    },
  };
  const {outputFiles} = await build({
    stdin: {contents: "import './index';", resolveDir: projectDir, sourcefile: 'entry.ts', loader: 'ts'},
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"development"'},
    alias: {'@joint/core': libraryFolder(projectDir, 'current', '@joint/core')},
    write: false,
    logLevel: 'silent',
    plugins: [own],
  });
  const noise: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', ({message}) => noise.push(message));
  await page.setContent('<body><div id="paper" style="height: 600px"></div></body>');
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  await expect(page.locator('.joint-element').first()).toBeVisible();
  return noise;
}

type Listening = {flow: {graph: {_events: Record<string, unknown[]>}; listeners: Set<unknown>}};

test('StrictMode leaves one paper, and closing leaves no listener', async ({page}) => {
  const noise = await runInDevelopment(page);
  await expect(page.locator('.joint-paper')).toHaveCount(1);
  const listeners = () =>
    page.evaluate(() => {
      const {graph, listeners} = (window as unknown as Listening).flow;
      return [listeners.size, ...Object.values(graph._events).map((each) => each.length)].reduce((a, b) => a + b);
    });
  const open = await listeners();
  await page.locator('#close').click();
  await expect(page.locator('.joint-paper')).toHaveCount(0);
  const closed = await listeners();
  expect(closed).toBeLessThan(open);
  for (let time = 0; time < 3; time += 1) {
    await page.locator('#close').click();
    await expect(page.locator('.joint-paper')).toHaveCount(1);
    await expect.poll(listeners).toBe(open);
    await page.locator('#close').click();
    await expect.poll(listeners).toBe(closed);
  }
  expect(noise).toEqual([]);
});

test('the keys act once in StrictMode', async ({page}) => {
  const noise = await runInDevelopment(page);
  await page.locator('[model-id=label] [joint-selector=body]').click();
  await page.keyboard.press('Control+d');
  await expect(page.locator('.joint-element')).toHaveCount(6);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.joint-element')).toHaveCount(5);
  expect(noise).toEqual([]);
});

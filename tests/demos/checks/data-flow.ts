import {type Locator, expect} from '@playwright/test';
import {perform} from '../../../src/tools/demos/try/perform';
import {type Check, type Checks, type Run, latest} from './check';

const dotOf = (node: string, port: string): string => `[model-id=${node}] [port=${port}] [joint-selector=dot]`;

const node = {id: 'a', kind: 'add', name: 'A', value: null, x: 0, y: 0};
const link = {id: 'c', source: 'a', target: 'b', port: 'a'};
const file = (change: object): string =>
  JSON.stringify({version: 2, nodes: [node, {...node, id: 'b'}], links: [link], ...change});

const faultyTexts: [name: string, text: string, message: string][] = [
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
];

/** A faulty text is rejected with a message, and changes nothing. A right one can be loaded afterwards. */
const rejects = (text: string, message: string): Check => ({
  async judge({frame, noise, soon}) {
    await frame.locator('[model-id=price] [joint-selector=body]').click();
    await frame.locator('#name').fill('Cost');
    await frame.locator('#json').fill(text);
    await frame.locator('#load').click();
    await soon(frame.locator('[role=status]')).toContainText(message);
    await soon(frame.locator('.joint-element')).toHaveCount(5);
    await soon(frame.locator('output')).toHaveText('1 to undo, 0 to redo');
    await frame.locator('#json').fill(file({}));
    await frame.locator('#load').click();
    await soon(frame.locator('.joint-element')).toHaveCount(2);
    await soon(frame.locator('output')).toHaveText('0 to undo, 0 to redo');
    expect(noise).toEqual([]);
  },
});

type Listening = {flow: {graph: {_events: Record<string, unknown[]>}; listeners: Set<unknown>}};

/** Puts the flow of the application where the checks can reach it. */
export const exposed = {
  file: 'app.tsx',
  text: 'const [isOpen',
  replacement: 'Object.assign(window, {flow});\n  const [isOpen',
};

/** Closing the editor takes its listeners from the flow, and opening it again adds the same ones. */
export async function judgeListeners(root: Locator, {soon, limit}: Pick<Run, 'soon' | 'limit'>): Promise<void> {
  const [paper, close] = [root.locator('.joint-paper'), root.locator('#close')];
  await soon(paper).toHaveCount(1);
  const count = () =>
    root.evaluate(() => {
      const {graph, listeners} = (window as unknown as Listening).flow;
      return [listeners.size, ...Object.values(graph._events).map((each) => each.length)].reduce((a, b) => a + b);
    });
  const open = await count();
  await close.click();
  await soon(paper).toHaveCount(0);
  const closed = await latest(count, (now) => now < open, limit);
  expect(closed, 'listeners of the closed editor').toBeLessThan(open);
  for (let time = 0; time < 3; time += 1) {
    await close.click();
    await soon(paper).toHaveCount(1);
    expect(await latest(count, (now) => now === open, limit), 'listeners of the open editor').toBe(open);
    await close.click();
    await soon(paper).toHaveCount(0);
    expect(await latest(count, (now) => now === closed, limit), 'listeners of the closed editor').toBe(closed);
  }
}

export const dataFlowChecks: Checks = {
  'a drag closes no circle': {
    async judge({page, frame, noise, soon}) {
      await frame.locator('[model-id=count-product] [joint-selector=wrapper]').click();
      await frame.locator('#remove').click();
      await frame.locator('#kind').selectOption('add');
      await frame.locator('#add').click();
      await frame.locator('#input-a').selectOption('product');
      const added = (await frame.locator('.joint-element[aria-selected=true]').getAttribute('model-id')) ?? '';
      await soon(frame.locator('.joint-link')).toHaveCount(4);
      await perform(page, frame, {
        drag: `[model-id="${added}"] [port=out] [joint-selector=dot]`,
        to: dotOf('product', 'b'),
      });
      await soon(frame.locator('.joint-link')).toHaveCount(4);
      await perform(page, frame, {drag: dotOf('count', 'out'), to: dotOf('product', 'b')});
      await soon(frame.locator('.joint-link')).toHaveCount(5);
      expect(noise).toEqual([]);
    },
  },
  'neither a drag nor the form connects another type': {
    async judge({page, frame, soon}) {
      await frame.locator('[model-id=total] [joint-selector=title]').click();
      await frame.locator('#input-label').selectOption('');
      await soon(frame.locator('.joint-link')).toHaveCount(3);
      await soon(frame.locator('#input-label option')).toHaveText(['not connected', 'Label']);
      await perform(page, frame, {drag: dotOf('price', 'out'), to: dotOf('total', 'label')});
      await soon(frame.locator('.joint-link')).toHaveCount(3);
      await perform(page, frame, {drag: dotOf('label', 'out'), to: dotOf('total', 'label')});
      await soon(frame.locator('.joint-link')).toHaveCount(4);
    },
  },
  'a finger draws a link from an output to an input': {
    async judge({page, frame, soon}) {
      await frame.locator('[model-id=count-product] [joint-selector=wrapper]').click();
      await frame.locator('#remove').click();
      await soon(frame.locator('.joint-link')).toHaveCount(3);
      const [from, to] = await Promise.all(
        [dotOf('count', 'out'), dotOf('product', 'b')].map(
          async (selector) => (await frame.locator(selector).boundingBox())!,
        ),
      );
      await perform(page, frame, {swipe: dotOf('count', 'out'), by: [to!.x - from!.x, to!.y - from!.y]});
      await soon(frame.locator('.joint-link')).toHaveCount(4);
    },
  },
  'in a field, Ctrl+Z is the undo of the browser': {
    async judge({page, frame, soon}) {
      const [name, steps] = [frame.locator('#name'), frame.locator('output')];
      await frame.locator('[model-id=price] [joint-selector=body]').click();
      await perform(page, frame, {press: 'Alt+ArrowDown'});
      await name.press('End');
      await name.press('s');
      await soon(frame.locator('[model-id=price] [joint-selector=title]')).toHaveText('Prices');
      await soon(steps).toContainText('2 to undo');
      await name.press('Control+z');
      await soon(frame.locator('[model-id=price] [joint-selector=title]')).toHaveText('Price');
      await soon(steps).toContainText('1 to undo');
    },
  },
  'each time in a field is a step, and so is typing after an undo': {
    async judge({frame, soon}) {
      await frame.locator('[model-id=price] [joint-selector=body]').click();
      const [name, steps] = [frame.locator('#name'), frame.locator('output')];
      await name.fill('Cost');
      await name.blur();
      await name.fill('Costs');
      await soon(steps).toHaveText('2 to undo, 0 to redo');
      // Without the focus, as on a touch screen.
      await frame.locator('#undo').dispatchEvent('click');
      await soon(name).toHaveValue('Cost');
      await name.fill('Fee');
      await soon(steps).toHaveText('2 to undo, 0 to redo');
    },
  },
  'a form does not keep the focus or the text of the last node': {
    async judge({frame, soon}) {
      await frame.locator('[model-id=price] [joint-selector=body]').click();
      await frame.locator('#value').fill('-');
      // The copy has the same value, but not what is being typed.
      await frame.locator('#duplicate').dispatchEvent('click');
      await soon(frame.locator('#value')).toHaveValue('12.5');
      await frame.locator('#value').fill('-');
      await frame.locator('[model-id=count] [joint-selector=body]').click();
      await soon(frame.locator('#value')).toHaveValue('4');
      await soon(frame.locator('#value')).not.toBeFocused();
      await soon(frame.locator('.joint-paper svg').first()).toBeFocused();
    },
  },
  'keys do nothing during a drag': {
    async judge({page, frame, noise, soon}) {
      const {x, y} = (await frame.locator('[model-id=price] [joint-selector=title]').boundingBox())!;
      await page.mouse.move(x + 5, y + 5);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 40, {steps: 4});
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+d');
      await page.mouse.move(x + 60, y + 50, {steps: 4});
      await page.mouse.up();
      await soon(frame.locator('.joint-element')).toHaveCount(5);
      await soon(frame.locator('output')).toHaveText('1 to undo, 0 to redo');
      expect(noise).toEqual([]);
    },
  },
  'a drag on the empty paper moves the view': {
    async judge({page, frame, soon}) {
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
      await soon(layers).toHaveAttribute('transform', `matrix(1,0,0,1,${left + 50},${top + 30})`);
    },
  },
  'arrow keys select one after the other, in the order of the drawing': {
    async judge({frame, soon}) {
      const svg = frame.locator('.joint-paper > svg');
      for (const id of ['price', 'count', 'label', 'product', 'total', 'price-product']) {
        await svg.press('ArrowRight');
        const cell = frame.locator(`[model-id=${id}]`);
        await soon(cell, `the selection of ${id}`).toHaveAttribute('aria-selected', 'true');
        await soon(svg).toHaveAttribute('aria-activedescendant', (await cell.getAttribute('id')) ?? '');
      }
      await svg.press('ArrowLeft');
      await soon(frame.locator('[model-id=total]')).toHaveAttribute('aria-selected', 'true');
    },
  },
  'closing leaves no listener on the flow': {
    probe: [exposed],
    judge: ({frame, ...run}) => judgeListeners(frame.locator('body'), run),
  },
  ...Object.fromEntries(
    faultyTexts.map(([name, text, message]) => [`a faulty text changes nothing: ${name}`, rejects(text, message)]),
  ),
};

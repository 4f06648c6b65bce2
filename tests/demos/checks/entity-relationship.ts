import {type FrameLocator, type Locator, expect} from '@playwright/test';
import {perform} from '../../../src/tools/demos/try/perform';
import {type Checks, latest} from './check';

const rowOf = (frame: FrameLocator, table: string, row: string) =>
  frame.locator(`[model-id=${table}] [port=${row}] [joint-selector=row]`);

/** What the marker at an end of a line is made of: crow's feet, bars across the line, and circles. */
async function drawingOf(line: Locator, end: 'start' | 'end'): Promise<string> {
  return line.evaluate((element, name) => {
    const id = /#([^")]+)/.exec(element.getAttribute(`marker-${name}`) ?? '')?.[1] ?? '';
    const marker = document.getElementById(id);
    const d = [...(marker?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '').join(' ');
    const count = (letter: string): number => d.split(letter).length - 1;
    return `${count('L') / 2} feet, ${count('V')} bars, ${marker?.querySelectorAll('circle').length ?? 0} circles`;
  }, end);
}

/** The four ends. One without a circle follows one with a circle, which must not stay. */
const drawings = {
  'zero-many': '1 feet, 0 bars, 1 circles',
  one: '0 feet, 2 bars, 0 circles',
  'zero-one': '0 feet, 1 bars, 1 circles',
  'one-many': '1 feet, 1 bars, 0 circles',
};

export const entityRelationshipChecks: Checks = {
  'the Enter key that ends a composition leaves the field open': {
    async judge({frame, soon}) {
      await rowOf(frame, 'orders', 'status').dblclick();
      const field = frame.locator('.in-place');
      await field.dispatchEvent('keydown', {key: 'Enter', isComposing: true});
      await soon(field).toHaveCount(1);
      await field.press('Enter');
      await soon(field).toHaveCount(0);
    },
  },
  'a new name and the drag that ends the typing are two steps': {
    async judge({page, frame, soon}) {
      await frame.locator('[model-id=orders] [joint-selector=bar]').dblclick();
      await frame.locator('.in-place').fill('purchases');
      const table = frame.locator('[model-id=categories]');
      const before = await table.getAttribute('transform');
      await perform(page, frame, {drag: '[model-id=categories] [joint-selector=bar]', by: [0, 40]});
      await soon(table).not.toHaveAttribute('transform', before ?? '');
      await frame.locator('#undo').click();
      await soon(table).toHaveAttribute('transform', before ?? '');
      await soon(frame.locator('[model-id=orders]')).toHaveAttribute('aria-label', 'purchases');
    },
  },
  'a finger on another row of the table saves the name, and undo works after that': {
    async judge({page, frame, noise, soon}) {
      await rowOf(frame, 'orders', 'status').dblclick();
      await frame.locator('.in-place').fill('state');
      await perform(page, frame, {swipe: '[model-id=orders] [port=id] [joint-selector=row]', by: [0, 10]});
      const name = frame.locator('[model-id=orders] [port=status]');
      await soon(name).toContainText('state');
      await frame.locator('#undo').click();
      await soon(name).toContainText('status');
      expect(noise).toEqual([]);
    },
  },
  'while a name is edited, a drag from a dot of the same table draws a relation': {
    async judge({page, frame, soon}) {
      await rowOf(frame, 'orders', 'status').dblclick();
      await frame.locator('.in-place').fill('renamed');
      const table = frame.locator('[model-id=orders]');
      const before = await table.getAttribute('transform');
      await perform(page, frame, {
        drag: '[model-id=orders] [port=placed_at] [joint-selector=right]',
        to: '[model-id=categories] [port=name] [joint-selector=row]',
      });
      await soon(frame.locator('.joint-link')).toHaveCount(5);
      await soon(table).toHaveAttribute('transform', before ?? '');
      await soon(frame.locator('[model-id=orders] [port=status]')).toContainText('renamed');
    },
  },
  'zooming saves the name': {
    async judge({page, frame, soon}) {
      await rowOf(frame, 'orders', 'status').dblclick();
      await frame.locator('.in-place').fill('state');
      await perform(page, frame, {wheel: '[model-id=orders]', by: [0, -120], with: 'Control'});
      await soon(frame.locator('.in-place')).toHaveCount(0);
      await soon(frame.locator('[model-id=orders] [port=status]')).toContainText('state');
    },
  },
  'keys do nothing during a drag': {
    async judge({page, frame, noise, soon}) {
      await frame.locator('[model-id=orders] [joint-selector=bar]').click();
      const {x, y} = (await frame.locator('[model-id=orders] [joint-selector=bar]').boundingBox())!;
      await page.mouse.move(x + 20, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 40, {steps: 4});
      await frame.locator('.joint-paper svg').press('Delete');
      await frame.locator('.joint-paper svg').press('Control+z');
      await page.mouse.move(x + 80, y + 50, {steps: 4});
      await page.mouse.up();
      await soon(frame.locator('.joint-element')).toHaveCount(5);
      expect(noise).toEqual([]);
    },
  },
  'a click on the empty paper ends Relate': {
    async judge({frame, soon}) {
      await rowOf(frame, 'orders', 'status').click();
      await frame.locator('#relate').click();
      await frame.locator('.joint-paper').click({position: {x: 5, y: 5}});
      await rowOf(frame, 'customers', 'name').click();
      await soon(frame.locator('.joint-link')).toHaveCount(4);
    },
  },
  'two editors with the same tables have no id in common': {
    probe: [
      {
        file: 'index.ts',
        text: 'let close = host && open(host);',
        replacement: 'if (host) open(host);\nlet close = host && open(host);',
      },
    ],
    async judge({frame, soon}) {
      await soon(frame.locator('.joint-paper')).toHaveCount(2);
      await soon(frame.locator('[model-id=orders] [port=id][id]')).toHaveCount(2);
      const ids = await frame
        .locator('.joint-paper [role=option]')
        .evaluateAll((nodes) => nodes.map(({id}) => id).filter(Boolean));
      expect(ids.length).toBeGreaterThan(20);
      expect(new Set(ids).size).toBe(ids.length);
    },
  },
  'the four ends of a relation have four drawings, at each side': {
    async judge({frame, limit, soon}) {
      await frame.locator('.joint-paper svg').press('End');
      const line = frame.locator('.joint-link[aria-selected=true] [joint-selector=line]');
      await soon(line).toHaveCount(1);
      for (const [select, side, other] of [
        ['#source', 'start', 'end'],
        ['#target', 'end', 'start'],
      ] as const) {
        for (const [end, drawing] of Object.entries(drawings)) {
          const opposite = await drawingOf(line, other);
          await frame.locator(select).selectOption(end);
          const drawn = await latest(
            () => drawingOf(line, side),
            (now) => now === drawing,
            limit,
          );
          expect(drawn, `the drawing of the end ${end}`).toBe(drawing);
          expect(await drawingOf(line, other), 'the drawing of the other end').toBe(opposite);
        }
      }
    },
  },
};

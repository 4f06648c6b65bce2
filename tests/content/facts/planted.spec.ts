import type {Page as BrowserPage} from '@playwright/test';
import type * as Joint from 'joint-core-4.1';
import {Page, sectionSource} from '../../../src/build/content/page';
import {latestVersion} from '../../../src/common/versions';
import {type Fact, Libraries, expect, isStated, proofs, saysWhatChanged, test, words} from '../../support/facts';
import {tryProgram} from '../../support/page-programs';

type JointOfPage = typeof Joint;
type JointPage = {joint: JointOfPage};

const source = `---
title: x
---
It is new.

## Methods

### \`get\`

Returns a copy,
or \`null\`.

### \`set\`

Returns the cell.

## Events

### \`add\`

\`(cell)\`.

## Drawing order

By \`z\`.
`;
const page = new Page('docs/x.mdx', latestVersion, source);

test('finds the section that states a fact', () => {
  expect(isStated(page, {states: 'It is new.'})).toBe(true);
  expect(isStated(page, {member: 'get', states: 'a copy, or `null`'})).toBe(true);
  expect(isStated(page, {member: 'event:add', states: '`(cell)`.'})).toBe(true);
  expect(isStated(page, {member: 'drawing-order', states: 'By `z`.'})).toBe(true);
});

test('a fact that the section does not state is caught, wherever else it stands', () => {
  expect(isStated(page, {member: 'get', states: 'Returns the cell.'})).toBe(false);
  expect(isStated(page, {states: 'Returns the cell.'})).toBe(false);
  expect(() => sectionSource(page, 'add')).toThrow('it has no heading with the anchor "add"');
});

test('a section that does not say what changed is caught', () => {
  const says = (text: string): boolean =>
    saysWhatChanged(
      new Page('docs/x.mdx', latestVersion, `---\ntitle: x\n---\n\n## A\n\n${text}\n`),
      'a',
      '4.0',
      '4.1',
    );
  expect(['In 4.0, it threw.', 'Since 4.1, it returns.', 'It is new in 4.1.', 'Before 4.1, no.'].map(says)).toEqual(
    Array(4).fill(true),
  );
  expect(['It returns.', 'Works in 4.1.', 'In 14.0, no.', '\n## B\n\nIn 4.0, no.'].map(says)).toEqual(
    Array(4).fill(false),
  );
});

const untrue: Fact = {
  member: 'getCellsBBox',
  states: '`null` for an empty array',
  run: ({newGraph}) => newGraph().getCellsBBox([]),
  expected: {x: 0, y: 0, width: 0, height: 0},
};

test.describe('a fact that is not true', () => {
  test.fail();
  proofs('api/dia/Graph.mdx', [untrue]);
});

test.describe('a fact that no page states', () => {
  test.fail();
  words('api/dia/Graph.mdx', [{...untrue, states: '`null` for an array without a cell'}]);
});

test('a program on a page that does something else than the words beside it is caught', async ({library}) => {
  const tried = (code: string, states = 'It moves an element 10 px.') => {
    const text = `---\ntitle: x\n---\nIt moves an element 10 px.\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
    return tryProgram(
      new Page('docs/x.mdx', latestVersion, text),
      {
        states,
        words: 'export function move',
        run: ({page, graph, box}) => {
          const element = box('a', 0, 0).addTo(graph);
          page.move!(element);
          return element.position().x;
        },
        expected: 10,
      },
      library,
    );
  };
  const right = `import { dia } from '@joint/core';
export function move(element: dia.Element) { element.translate(10, 0); }`;
  await tried(right);
  await expect(tried(right.replace('10, 0', '0, 10'))).rejects.toThrow('toEqual');
  await expect(tried(right.replace('move', 'shift'))).rejects.toThrow('a block of code');
  await expect(tried(right, 'It turns an element.')).rejects.toThrow('toBe');
});

test.describe('a fact that changes the library', () => {
  const planted: [string, (joint: JointOfPage) => void][] = [
    ['adds a shape', (joint) => Object.assign(joint.shapes, {planted: {}})],
    ['adds a shape to a namespace', (joint) => Object.assign(joint.shapes.standard, {Planted: class {}})],
    ['replaces a method', (joint) => Object.assign(joint.dia.Graph.prototype, {clear: () => undefined})],
    ['changes a default', (joint) => Object.assign(joint.dia.Paper.prototype.options, {gridSize: 7})],
    ['removes a shape', (joint) => void Reflect.deleteProperty(joint.shapes, 'standard')],
    ['does so later', (joint) => void setTimeout(() => Object.assign(joint.shapes, {planted: {}}), 20)],
  ];
  /** What the planted changes can be seen by. */
  const seen = (page: BrowserPage) =>
    page.evaluate(() => {
      const {dia, shapes} = (window as unknown as JointPage).joint;
      const graph = new dia.Graph({}, {cellNamespace: shapes});
      graph.addCell({id: 'a', type: 'standard.Rectangle'});
      graph.clear();
      return [
        'planted' in shapes,
        'Planted' in shapes.standard,
        graph.getCells().length,
        dia.Paper.prototype.options.gridSize,
      ];
    });

  for (const [what, change] of planted) {
    test(`${what}: it is taken back before the next fact`, async ({browser}) => {
      const libraries = new Libraries(browser);
      const page = await libraries.of(latestVersion);
      const before = await seen(page);
      expect(await libraries.of(latestVersion)).toBe(page);
      const isLater = what === 'does so later';
      await page.evaluate(`(${change.toString()})(joint)`);
      await page.waitForFunction(
        (later) => !later || 'planted' in (window as unknown as JointPage).joint.shapes,
        isLater,
      );
      if (what !== 'removes a shape') {
        expect(await seen(page)).not.toEqual(before);
      }
      expect(await libraries.of(latestVersion)).toBe(page);
      expect(await seen(page)).toEqual(before);
      await libraries.close();
    });
  }

  test('for good: the next fact has a fresh one', async ({browser}) => {
    const libraries = new Libraries(browser);
    const page = await libraries.of(latestVersion);
    await page.evaluate(() => {
      Object.defineProperty((window as unknown as JointPage).joint.shapes, 'planted', {value: {}});
    });
    expect(await libraries.of(latestVersion)).not.toBe(page);
    await libraries.close();
  });

  test('one that only makes things leaves it as it is', async ({browser}) => {
    const libraries = new Libraries(browser);
    const page = await libraries.of(latestVersion);
    await page.evaluate(() => {
      const {joint} = window as unknown as JointPage;
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const el = document.createElement('div');
      document.body.append(el);
      const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, async: false});
      new joint.shapes.standard.Rectangle({size: {width: 10, height: 10}}).addTo(graph);
      paper.fitToContent();
    });
    expect(await libraries.of(latestVersion)).toBe(page);
    await libraries.close();
  });
});

import {Page, sectionSource} from '../../../src/build/content/page';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, isStated, saysWhatChanged, test} from '../../support/facts';
import {tryProgram} from '../../support/page-programs';

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

test.describe('a fact that is not true', () => {
  test.fail();
  facts('api/dia/Graph.mdx', [
    {
      member: 'getCellsBBox',
      states: '`null` for an empty array',
      run: ({newGraph}) => newGraph().getCellsBBox([]),
      expected: {x: 0, y: 0, width: 0, height: 0},
    },
  ]);
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

import {Page, sectionSource} from '../../../src/build/content/page';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, isStated, saysWhatChanged, test} from '../../support/facts';

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

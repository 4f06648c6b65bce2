import {expect, test} from '@playwright/test';
import {interleave, median} from '../../src/tools/performance/statistics';

test('the median is the figure in the middle, or between the two there', () => {
  expect(median([5, 1, 4])).toBe(4);
  expect(median([10, 9, 100, 2])).toBe(9.5);
  expect(() => median([])).toThrow('no figures');
});

test('subjects take turns, and each round begins with another', async () => {
  const order: string[] = [];
  const rows = await interleave(3, ['x', 'y'], (subject, run) => Promise.resolve(order.push(`${subject}${run}`)));
  expect(order).toEqual(['x0', 'y0', 'y1', 'x1', 'x2', 'y2']);
  expect(rows).toEqual([
    {subject: 'x', results: [1, 4, 5]},
    {subject: 'y', results: [2, 3, 6]},
  ]);
});

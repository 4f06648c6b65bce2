import {expect, test} from '@playwright/test';
import {measure} from '../../src/tools/performance/measure';
import {comparisons} from '../../src/tools/performance/setups';
import {projectDir} from '../support/sites';

test('a diagram is drawn as its setup says, and an element of it is dragged', async () => {
  const rows = comparisons.ways.rows.filter(({id}) => ['plain', 'viewport', 'batches'].includes(id));
  const results = await measure({elements: 200, rows}, 1, projectDir);
  const cells = Object.fromEntries(results.map((result) => [result.id, result.cells]));
  expect(cells.plain).toBe(400);
  expect(cells.batches).toBe(400);
  expect(cells.viewport).toBeLessThan(200);
  for (const {firstPaint, drawn, frame} of results) {
    expect(firstPaint).toBeGreaterThan(0);
    expect(drawn).toBeGreaterThan(0);
    expect(frame).toBeGreaterThan(0);
  }
});

test('a diagram without the element to drag has no figures', async () => {
  await expect(measure({elements: 20, rows: comparisons.ways.rows.slice(0, 1)}, 1, projectDir)).rejects.toThrow();
});

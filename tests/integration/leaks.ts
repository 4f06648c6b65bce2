import {type Page, expect} from '@playwright/test';

/** What a page holds in memory. */
export type Held = {
  /** `svg` elements, in the document or not: each paper that is still reachable has one. */
  svgs: number;
  /** Listeners that scripts have added to nodes. */
  listeners: number;
  /** Nodes of all kinds, in the document or not. */
  nodes: number;
};

/** Counts what a page holds after a collection of garbage. */
async function countHeld(page: Page): Promise<Held> {
  const client = await page.context().newCDPSession(page);
  try {
    await client.send('Performance.enable');
    await client.send('HeapProfiler.collectGarbage');
    const {result: prototype} = await client.send('Runtime.evaluate', {expression: 'SVGSVGElement.prototype'});
    const {objects} = await client.send('Runtime.queryObjects', {prototypeObjectId: prototype.objectId ?? ''});
    const {result: length} = await client.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length; }',
      objectId: objects.objectId,
      returnByValue: true,
    });
    await client.send('Runtime.releaseObject', {objectId: objects.objectId ?? ''});
    await client.send('HeapProfiler.collectGarbage');
    const {metrics} = await client.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
    return {svgs: length.value as number, listeners: metric('JSEventListeners'), nodes: metric('Nodes')};
  } finally {
    await client.detach();
  }
}

/**
 * Shows and hides a diagram ten times, and returns what the page then holds beyond what it
 * held before. Frameworks keep the last tree they have removed, so some rounds come first.
 */
export async function leakOf(page: Page, round: () => Promise<void>): Promise<Held> {
  for (let count = 0; count < 3; count++) {
    await round();
  }
  const before = await countHeld(page);
  for (let count = 0; count < 10; count++) {
    await round();
  }
  const after = await countHeld(page);
  expect(before.listeners).toBeGreaterThan(0);
  return {
    svgs: after.svgs - before.svgs,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
  };
}

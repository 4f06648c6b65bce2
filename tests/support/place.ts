import {type Locator, expect} from '@playwright/test';

/** By how much something may move, in px, before a reader sees it. Browsers round, and a line is six times as high. */
export const unseen = 4;

type Box = {x: number; y: number; width: number; height: number};

/** Where an element is in the window. */
export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`${target.toString()} takes no room.`);
  }
  return box;
}

const sidesOf = ({x, y, width, height}: Box): number[] => [x, y, x + width, y + height];

/** How far the side that has moved most is from where it was, in px. */
export function movedBy(now: Box, before: Box): number {
  const was = sidesOf(before);
  return Math.max(...sidesOf(now).map((side, index) => Math.abs(side - (was[index] ?? NaN))));
}

/** Expects that an element is where it was, and as large. */
export async function expectAt(target: Locator, before: Box, what = 'px from its place before'): Promise<void> {
  await expect.poll(async () => movedBy(await boxOf(target), before), what).toBeLessThan(unseen);
}

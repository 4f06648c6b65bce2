import {type Locator, type Page, expect} from '@playwright/test';

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

/** How far below the top of the window an element begins. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top);

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

/** Expects that an element begins as far below the top of the window as it should. */
export async function expectTop(target: Locator, top: number, what = 'px from its place'): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(target)) - top), what).toBeLessThan(unseen);
}

/** How far down the page is scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls the page, down or up, and waits for the end that the browser tells to all who listen. */
export const scrollPage = (page: Page, by: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.addEventListener('scrollend', () => resolve(), {once: true});
        window.scrollBy({top, behavior: 'instant'});
        if (window.scrollY === before) {
          resolve();
        }
      }),
    by,
  );

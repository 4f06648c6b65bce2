import {type FrameLocator, type Page, expect} from '@playwright/test';
import type {Demo, Interaction} from '../../../site/demos/demo';
import {hasHappened, perform, read} from './perform';

/**
 * Carries out an interaction of a running demo.
 *
 * @param patience - how long an effect may take, in ms: by default long enough for a loaded machine
 * @returns what did not happen; nothing when all effects came about
 */
export async function interact(
  page: Page,
  frame: FrameLocator,
  {steps, effects}: Interaction,
  patience = 30_000,
): Promise<string[]> {
  const before = await Promise.all(effects.map((effect) => read(frame, effect)));
  for (const step of steps) {
    await perform(page, frame, step);
  }
  let missing: string[] = [];
  const look = async (): Promise<number> => {
    const now = await Promise.all(effects.map((effect) => read(frame, effect)));
    missing = effects.flatMap((effect, index) => {
      const [was = '', is = ''] = [before[index], now[index]];
      return hasHappened(effect, was, is)
        ? []
        : [`${effect.what} of "${effect.of}" was ${JSON.stringify(was)} and is ${JSON.stringify(is)}`];
    });
    return missing.length;
  };
  // The caller says what is missing.
  await expect
    .poll(look, {timeout: patience, intervals: [50]})
    .toBe(0)
    .catch(() => undefined);
  return missing;
}

/** How many drawn things a demo shows: visible shapes, pictures and canvases. */
export function drawnCount(frame: FrameLocator): Promise<number> {
  return frame
    .locator('svg :is(path, rect, circle, ellipse, polygon, polyline, image, text, foreignObject), canvas')
    .evaluateAll(
      (shapes) =>
        shapes.filter((shape) => {
          const {width, height} = shape.getBoundingClientRect();
          return width + height > 4 && getComputedStyle(shape).visibility !== 'hidden' && !shape.closest('defs');
        }).length,
    );
}

/** A demo's name in the tests. */
export const nameOf = ({id, title}: Demo): string => `${id}: ${title}`;

import {type FrameLocator, type Locator, type Page, expect} from '@playwright/test';
import type {Effect, Step} from '../../../site/demos/demo';

type Point = {x: number; y: number};

async function boxOf(
  target: Locator,
  selector: string,
): Promise<{x: number; y: number; width: number; height: number}> {
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`"${selector}" is not to be seen.`);
  }
  return box;
}

/** The middle of an element, or a point in it, in the page. */
async function pointOf(frame: FrameLocator, selector: string, at?: [number, number]): Promise<Point> {
  const target = frame.locator(selector).first();
  await target.waitFor({state: 'visible', timeout: 30_000});
  const {x, y, width, height} = await boxOf(target, selector);
  return at ? {x: x + at[0], y: y + at[1]} : {x: x + width / 2, y: y + height / 2};
}

/**
 * Brings the pointer onto what is clicked next. A hand moves the pointer before it
 * presses, and the browser learns on the way that the pointer is over the frame. After
 * a right click, Chromium may give the first move to the page around the frame; a press
 * that followed at once would go there, too, and take the focus out of the frame.
 */
async function pointAt(target: Locator): Promise<void> {
  await expect(async () => {
    await target.hover({timeout: 30_000});
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass({timeout: 30_000, intervals: [20]});
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, {steps: 8});
  await page.mouse.up();
}

/** A finger that moves; `mouse` has no touch, so the browser's own protocol is used. */
async function swipe(page: Page, from: Point, [dx, dy]: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: points});
  await send('touchStart', [from]);
  for (let part = 1; part <= 8; part += 1) {
    await send('touchMove', [{x: from.x + (dx * part) / 8, y: from.y + (dy * part) / 8}]);
  }
  await send('touchEnd', []);
  await session.detach();
}

/** How long a finger rests, in ms: browsers and programs take from 500 ms on for a long press. */
const holdTime = 800;

/** A finger that rests on a point. Only time makes a press a long one. */
async function hold(page: Page, at: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [at]});
  await page.waitForTimeout(holdTime);
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await session.detach();
}

async function setValue(target: Locator, value: string | number | boolean): Promise<void> {
  const kind = await target.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === 'select') {
    await target.selectOption(String(value));
  } else if (kind === 'checkbox' || kind === 'radio') {
    await target.setChecked(Boolean(value));
  } else {
    await target.fill(String(value));
  }
}

/** Does one step of a demo's interaction. */
export async function perform(page: Page, frame: FrameLocator, step: Step): Promise<void> {
  if ('click' in step) {
    const modifiers = step.with ? [step.with as 'Shift'] : [];
    const target = frame.locator(step.click).first();
    await pointAt(target);
    await target.click({modifiers, timeout: 30_000});
  } else if ('doubleclick' in step) {
    await frame.locator(step.doubleclick).first().dblclick({timeout: 30_000});
  } else if ('hover' in step) {
    const {x, y} = await pointOf(frame, step.hover);
    await page.mouse.move(x, y, {steps: 3});
  } else if ('rightclick' in step) {
    await frame.locator(step.rightclick).first().click({button: 'right', timeout: 30_000});
  } else if ('hold' in step) {
    await hold(page, await pointOf(frame, step.hold));
  } else if ('drag' in step) {
    const from = await pointOf(frame, step.drag);
    const [dx, dy] = step.by ?? [0, 0];
    const to = step.to ? await pointOf(frame, step.to, step.at) : {x: from.x + dx, y: from.y + dy};
    if (step.with) {
      await page.keyboard.down(step.with);
    }
    await drag(page, from, to);
    if (step.with) {
      await page.keyboard.up(step.with);
    }
  } else if ('swipe' in step) {
    await swipe(page, await pointOf(frame, step.swipe), step.by);
  } else if ('press' in step) {
    if (step.on) {
      await frame.locator(step.on).first().press(step.press);
    } else {
      await page.keyboard.press(step.press);
    }
  } else if ('set' in step) {
    await setValue(frame.locator(step.set).first(), step.value);
  } else {
    const {x, y} = await pointOf(frame, step.wheel);
    await page.mouse.move(x, y);
    if (step.with) {
      await page.keyboard.down(step.with);
    }
    await page.mouse.wheel(...step.by);
    if (step.with) {
      await page.keyboard.up(step.with);
    }
  }
}

type Box = {x: number; y: number; width: number; height: number};

/** Is the middle of a box that of another, but for 2 px in each direction? */
export function isCentered(box: Box, around: Box): boolean {
  const miss = (start: 'x' | 'y', size: 'width' | 'height'): number =>
    Math.abs(box[start] + box[size] / 2 - around[start] - around[size] / 2);
  return miss('x', 'width') <= 2 && miss('y', 'height') <= 2;
}

/** What an effect is about, as it is now. */
export async function read(frame: FrameLocator, {of, what}: Effect): Promise<string> {
  const all = frame.locator(of);
  if (what === 'count') {
    return String(await all.count());
  }
  if ((await all.count()) === 0) {
    return 'absent';
  }
  const first = all.first();
  if (what === 'text') {
    return (await all.allTextContents()).join('\n').trim();
  }
  if (what === 'value') {
    return first.inputValue();
  }
  if (what === 'box') {
    const box = await first.boundingBox();
    return box ? [box.x, box.y, box.width, box.height].map((number) => Math.round(number)).join(' ') : 'hidden';
  }
  if (what === 'centered') {
    const [box, paper] = await Promise.all([first.boundingBox(), frame.locator('#paper').boundingBox()]);
    return box && paper && isCentered(box, paper) ? 'yes' : 'no';
  }
  return (await first.getAttribute(what)) ?? 'absent';
}

/** Whether a value that was `before` has become what the effect says. */
export function hasHappened({what, becomes}: Effect, before: string, now: string): boolean {
  if (before === now) {
    return false;
  }
  return becomes === undefined || (what === 'count' ? now === String(becomes) : now.includes(String(becomes)));
}

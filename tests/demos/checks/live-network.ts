import {type FrameLocator, expect} from '@playwright/test';
import {perform} from '../../../src/tools/demos/try/perform';
import {type Checks, latest} from './check';

type Timer = {ms: number; tick: () => void};
type Watched = {running: Map<number, Timer>};

/** Keeps the intervals that run. Runs in the frame, before the program. */
function countTimers(): void {
  const running = new Map<number, Timer>();
  const [set, clear] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  const count = (handler: () => void, ms = 0): number => {
    const id = set(handler, ms);
    running.set(id, {ms, tick: handler});
    return id;
  };
  const end = (id = 0): void => {
    clear(id);
    running.delete(id);
  };
  Object.assign(window, {running, setInterval: count, clearInterval: end});
}

const timers = (frame: FrameLocator): Promise<number> =>
  frame.locator('body').evaluate(() => (window as unknown as Watched).running.size);
const setHidden = (frame: FrameLocator, hidden: boolean): Promise<void> =>
  frame.locator('body').evaluate((_body, value) => {
    Object.defineProperty(document, 'hidden', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** The size of a label on the screen, in px. */
async function labelSize(frame: FrameLocator, id: string): Promise<number> {
  const transform = (await frame.locator('.joint-layers').getAttribute('transform')) ?? '';
  const scale = Number(/[\d.]+/.exec(transform)?.[0] ?? 1);
  const label = frame.locator(`[model-id=${id}] [joint-selector=label]`);
  const size = await label.evaluate((element) => getComputedStyle(element).fontSize);
  return Number.parseFloat(size) * scale;
}

export const liveNetworkChecks: Checks = {
  'the only timer runs while the feed is on and the page is visible': {
    before: (page) => page.addInitScript(countTimers),
    async judge({frame, soon}) {
      await soon.poll(() => timers(frame)).toBe(0);
      await frame.locator('#run').click();
      await soon.poll(() => timers(frame)).toBe(1);
      await setHidden(frame, true);
      await soon.poll(() => timers(frame), 'the timers of a hidden page').toBe(0);
      await setHidden(frame, false);
      await soon.poll(() => timers(frame)).toBe(1);
      await frame.locator('#run').click();
      await soon.poll(() => timers(frame)).toBe(0);
      await frame.locator('#run').click();
      await frame.locator('#close').click();
      await soon.poll(() => timers(frame), 'the timers after Close').toBe(0);
      await setHidden(frame, false);
      await soon.poll(() => timers(frame)).toBe(0);
    },
  },
  'a choice counts more than a later change of the system': {
    before: (page) => page.emulateMedia({reducedMotion: 'no-preference'}),
    async judge({page, frame, soon}) {
      const traffic = frame.locator('#traffic');
      await soon(traffic).toBeChecked();
      await page.emulateMedia({reducedMotion: 'reduce'});
      await soon(traffic).not.toBeChecked();
      await traffic.check();
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({reducedMotion});
        // The page hears of a change in its next frame.
        await frame
          .locator('body')
          .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      await frame.locator('#step').click();
      await soon(traffic).toBeChecked();
      await soon(frame.locator('.token')).not.toHaveCount(0);
    },
  },
  'the state changes each second, by the timer': {
    before: (page) => page.addInitScript(countTimers),
    async judge({frame}) {
      const [intervals, before, after] = await frame.locator('#run').evaluate((run: HTMLElement) => {
        const summary = () => document.getElementById('summary')?.textContent ?? '';
        const first = summary();
        run.click();
        const {running} = window as unknown as Watched;
        const all = [...running.values()].map(({ms}) => ms);
        running.forEach(({tick}) => tick());
        return [all, first, summary()] as const;
      });
      expect(intervals, 'the intervals of the feed, in ms').toEqual([1000]);
      expect([before, after], 'the states before and after a second').toEqual([
        expect.stringContaining('0 down'),
        expect.stringContaining('1 down'),
      ]);
    },
  },
  'labels keep their size on the screen when the diagram shrinks': {
    async judge({frame, limit}) {
      const before = await labelSize(frame, 'core');
      await frame.locator('#zoom-out').click();
      await frame.locator('#zoom-out').click();
      await frame.locator('#zoom-out').click();
      await frame.locator('#zoom-out').click();
      const isReadable = (size: number) => Math.abs(size - 12) < 0.5;
      const size = await latest(() => labelSize(frame, 'core'), isReadable, limit);
      expect(isReadable(size), `the size of a label on the screen was ${before} px and is ${size} px`).toBe(true);
    },
  },
  'a right click opens the menu at the pointer, with three actions': {
    async judge({page, frame, soon}) {
      const node = frame.locator('[model-id=berlin] [joint-selector=body]');
      const {x, y, width, height} = (await node.boundingBox())!;
      await perform(page, frame, {rightclick: '[model-id=berlin] [joint-selector=body]'});
      const menu = frame.locator('.menu');
      await soon(menu, 'the context menu').toBeVisible();
      await soon(menu.getByRole('menuitem')).toHaveText(['Pause node', 'Show neighbors', 'Copy address']);
      const box = (await menu.boundingBox())!;
      const [dx, dy] = [box.x - x - width / 2, box.y - y - height / 2];
      expect(Math.hypot(dx, dy), 'the distance of the menu from the pointer').toBeLessThan(12);
      // A press elsewhere closes it.
      await perform(page, frame, {click: '#summary'});
      await soon(menu).toBeHidden();
    },
  },
};

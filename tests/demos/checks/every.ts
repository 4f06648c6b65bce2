import {type FrameLocator, type Page, expect} from '@playwright/test';
import {type Check, type Checks, latest} from './check';

/** The scale of a paper, from the matrix of its layers. */
async function scaleOf(frame: FrameLocator): Promise<number> {
  const transform = (await frame.locator('.joint-layers').getAttribute('transform')) ?? '';
  return Number(/[\d.]+/.exec(transform)?.[0] ?? 1);
}

/** Two fingers on a paper that move apart. */
async function spread(page: Page, frame: FrameLocator): Promise<void> {
  const {x, y, width, height} = (await frame.locator('.joint-paper').boundingBox())!;
  const pair = (distance: number) =>
    [-distance, distance].map((dx, id) => ({id, x: x + width / 2 + dx, y: y + height / 2}));
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof pair>) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await send('touchStart', pair(40));
  for (const distance of [50, 60, 70, 80]) {
    await send('touchMove', pair(distance));
  }
  await send('touchEnd', []);
  await session.detach();
}

const twoFingers: Check = {
  async judge({page, frame, limit}) {
    const before = await scaleOf(frame);
    await spread(page, frame);
    const isLarger = (scale: number) => scale > before * 1.5;
    const after = await latest(() => scaleOf(frame), isLarger, limit);
    expect(isLarger(after), `two fingers enlarge: the scale was ${before} and is ${after}`).toBe(true);
  },
};

type Remains = {listeners: number; observers: number; timers: number; nodes: number};

/** Counts what a program has to end itself. Runs in the frame, before the program. */
function countRemains(): void {
  type Listener = {target: EventTarget; type: string; listener: unknown; capture: boolean};
  const [listeners, observers, timers] = [new Set<Listener>(), new Set<ResizeObserver>(), new Set<number>()];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the target
  const {addEventListener, removeEventListener} = EventTarget.prototype;
  const isCapture = (options: unknown): boolean =>
    typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options);
  const drop = (target: EventTarget, type: string, listener: unknown, capture: boolean): void => {
    for (const each of listeners) {
      if (each.target === target && each.type === type && each.listener === listener && each.capture === capture) {
        listeners.delete(each);
      }
    }
  };
  EventTarget.prototype.addEventListener = function add(
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = this ?? window;
    const capture = isCapture(options);
    const {once, signal} = typeof options === 'object' ? options : {};
    if (listener && !once && !signal?.aborted && !(target instanceof AbortSignal)) {
      drop(target, type, listener, capture);
      listeners.add({target, type, listener, capture});
      if (signal) {
        addEventListener.call(signal, 'abort', () => drop(target, type, listener, capture));
      }
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    drop(this ?? window, type, listener, isCapture(options));
    removeEventListener.call(this ?? window, type, listener, options);
  };
  window.ResizeObserver = class extends ResizeObserver {
    override observe(target: Element, options?: ResizeObserverOptions): void {
      observers.add(this);
      super.observe(target, options);
    }

    override disconnect(): void {
      observers.delete(this);
      super.disconnect();
    }
  };
  const [setInterval, clearInterval] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  const count = (handler: TimerHandler, ms?: number): number => {
    const id = setInterval(handler, ms);
    timers.add(id);
    return id;
  };
  const end = (id?: number): void => {
    timers.delete(id ?? 0);
    clearInterval(id);
  };
  const remains = (): Remains => ({
    listeners: [...listeners].filter(({target}) => !(target instanceof Node) || target.isConnected).length,
    observers: observers.size,
    timers: timers.size,
    nodes: document.querySelectorAll('*').length,
  });
  Object.assign(window, {setInterval: count, clearInterval: end, remains});
}

const nothingRemains: Check = {
  before: (page) => page.addInitScript(countRemains),
  async judge({frame, limit, soon}) {
    const [close, paper] = [frame.locator('#close'), frame.locator('.joint-paper')];
    const read = (): Promise<Remains> =>
      frame.locator('body').evaluate(() => (window as unknown as {remains: () => Remains}).remains());
    const open = await read();
    expect(open.listeners + open.observers, 'the open application listens').toBeGreaterThan(1);
    await close.click();
    await soon(paper).toHaveCount(0);
    const first = await read();
    for (let time = 0; time < 2; time += 1) {
      await close.click();
      await soon(paper).toHaveCount(1);
      // The paper draws in the next frame.
      await soon(frame.locator('.joint-cell').first()).toBeAttached();
      await close.click();
      await soon(paper).toHaveCount(0);
    }
    const isSame = (now: Remains) => JSON.stringify(now) === JSON.stringify(first);
    const last = await latest(read, isSame, limit);
    for (const what of ['listeners', 'observers', 'timers', 'nodes'] as const) {
      expect(last[what], `${what} that remain after Close`).toBe(first[what]);
    }
  },
};

/** What has to hold in each application. */
export const everyChecks: Checks = {
  'two fingers zoom': twoFingers,
  'after Close, nothing remains': nothingRemains,
};

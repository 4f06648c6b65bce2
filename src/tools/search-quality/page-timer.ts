/** From the last key to the first frame with results. */
export type Shown = {
  milliseconds: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
};

/** What {@link installTimer} puts into the page. */
type PageTimer = {
  /** A reader begins to search: tasks count from now on. */
  begin: () => number;
  /** Waits for the results of a query, which is typed next. */
  expect: (query: string) => void;
  shown: () => Promise<Shown>;
  /** The tasks over 50 ms since the beginning, in milliseconds. */
  longTasks: () => number[];
};

declare global {
  interface Window {
    searchTimer: PageTimer;
  }
}

/** Measures inside the page, so that the time of the browser's driver does not count. Uses nothing of this module. */
function installTimer(result: string): void {
  /** A query whose answer changes nothing on the page, such as one with the same results, is shown at once. */
  const unchangedAfter = 250;
  let wanted: string | undefined;
  let lastKey = 0;
  let isAnswered = false;
  let settle: (shown: Shown) => void = () => undefined;
  let shown = new Promise<Shown>(() => undefined);
  let begun = 0;
  const tasks: PerformanceEntry[] = [];

  const afterFrame = (then: (shown: Shown) => void) => {
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        port1.close();
        then({milliseconds: now - lastKey, at: performance.timeOrigin + now});
      };
      port2.postMessage(null);
    });
  };
  const done = (result: Shown) => {
    wanted = undefined;
    settle(result);
  };
  const check = () => {
    if (wanted !== undefined && isAnswered && document.querySelector(result)) {
      wanted = undefined;
      afterFrame(done);
    }
  };
  const hear = (data: unknown) => {
    const content = (data as {content?: unknown} | null)?.content;
    if (wanted !== undefined && typeof content === 'string' && content.includes(`"query":${JSON.stringify(wanted)}`)) {
      isAnswered = true;
      const query = wanted;
      afterFrame((frame) => setTimeout(() => wanted === query && done(frame), unchangedAfter));
    }
  };

  addEventListener('keydown', ({timeStamp}) => (lastKey = timeStamp), true);
  new MutationObserver(check).observe(document, {childList: true, characterData: true, subtree: true});
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({type: 'longtask', buffered: true});
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({data}) => hear(data));
    }
  };
  window.searchTimer = {
    begin: () => {
      begun = performance.now();
      return performance.timeOrigin + begun;
    },
    expect: (query) => {
      wanted = query;
      isAnswered = false;
      shown = new Promise((resolve) => (settle = resolve));
    },
    shown: () => shown,
    longTasks: () => tasks.filter(({startTime}) => startTime >= begun).map(({duration}) => duration),
  };
}

/**
 * The script that makes `window.searchTimer`, for a page to run before its own.
 *
 * @param result - matches a result that is there with its text
 */
export function timerScript(result: string): string {
  // tsx wraps named functions in `__name`, which the page does not have.
  return `globalThis.__name = (value) => value; (${installTimer.toString()})(${JSON.stringify(result)});`;
}

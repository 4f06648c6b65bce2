/** How long the browser has had nothing long to do when a page has become calm, in ms. */
const calmAfter = 5000;

/** How long an idle moment is waited for, in ms. */
const longestWait = 3000;

/**
 * What a reader does who is there. The boot script tells what was focused or pressed
 * before the app could listen.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'focusin'];

/** Browsers tell of a pointer that rests where a page appears as if it had moved. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), {once: true});
    }
  });

/** Safari has no `requestIdleCallback`. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), {timeout: longestWait});
    } else {
      setTimeout(resolve, 200);
    }
  });

/** The first act of the reader. */
function firstAct(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onSign = (event: Event): void => {
      if (!isAtRest(event)) {
        resolve();
      }
    };
    signs.forEach((sign) => window.addEventListener(sign, onSign, {capture: true, passive: true, signal}));
  });
}

/** The end of the work on the page: a while without a long task since it has been loaded. */
async function endOfWork(signal: AbortSignal): Promise<void> {
  await loaded();
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, calmAfter);
    const longTasks = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, calmAfter);
    });
    // Browsers that do not know the kind of entry warn in the console.
    if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
      longTasks.observe({type: 'longtask'});
    }
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      longTasks.disconnect();
    });
  });
}

async function actOrEndOfWork(): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([firstAct(waiting.signal), endOfWork(waiting.signal)]);
  waiting.abort();
}

/** Begins with the app: an act on a page without demos counts for the next page. The server waits for nothing. */
const isReaderFree = typeof window === 'undefined' ? Promise.resolve() : actOrEndOfWork();

/**
 * Waits until what is not needed for reading may begin: the page has loaded, the
 * browser is idle, and either the reader has done something or the page has been
 * calm for five seconds. Once that has been so, later pages wait for an idle
 * moment only.
 */
export async function whenCalm(): Promise<void> {
  await Promise.all([loaded(), isReaderFree]);
  await idle();
}

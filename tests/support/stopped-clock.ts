/** Moves a stopped clock on, in ms: what is due by then ends, in order. */
export type Pass = (ms: number) => void;

type Timer = {id: number; end: number; handler: () => void};

/**
 * Runs something in the browser on a stopped clock: for it, time passes by `pass` only. Needs nothing but its
 * argument, so that it can be handed to a page.
 */
export function onStoppedClock<Result>(run: (pass: Pass) => Result): Result {
  const {Date: RealDate} = window;
  const names = ['Date', 'setTimeout', 'clearTimeout'];
  const real = Object.fromEntries(names.map((name) => [name, Reflect.get(window, name) as unknown]));
  let now = RealDate.now();
  let lastId = 0;
  let timers: Timer[] = [];
  const pass: Pass = (ms) => {
    const until = now + ms;
    for (;;) {
      const [due] = timers.filter(({end}) => end <= until).sort((a, b) => a.end - b.end);
      if (!due) {
        break;
      }
      timers = timers.filter((timer) => timer !== due);
      now = due.end;
      due.handler();
    }
    now = until;
  };
  const stopped = {
    Date: new Proxy(RealDate, {
      construct: (target, args: unknown[]) => Reflect.construct(target, args.length > 0 ? args : [now]) as object,
      get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
    }),
    setTimeout: (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      lastId += 1;
      timers.push({id: lastId, end: now + ms, handler: () => handler(...args)});
      return lastId;
    },
    clearTimeout: (id: number) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
  };
  Object.assign(window, stopped);
  try {
    return run(pass);
  } finally {
    Object.assign(window, real);
  }
}

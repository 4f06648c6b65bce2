import type {Browser, Page} from '@playwright/test';

/** A task of the page's main thread. */
export type Task = {
  milliseconds: number;
  /** What took its time, longest first: `FunctionCall main.js 5.1 ms`. */
  parts: string[];
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: {data?: {type?: string; functionName?: string; url?: string}};
};

const categories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const begin = 'trace-begin';
const end = 'trace-end';
const shownParts = 4;

function labelOf({name, args}: TraceEvent): string {
  const {type, functionName, url} = args?.data ?? {};
  return [name, type, functionName, url?.split('/').at(-1)].filter(Boolean).join(' ');
}

/** The time of each event without that of the events inside it, by what it is. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string[] {
  const endOf = ({ts, dur = 0}: TraceEvent) => ts + dur;
  const inside = [task, ...events.filter((each) => each !== task && each.ts >= task.ts && endOf(each) <= endOf(task))];
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  for (const event of inside) {
    while (open.length > 0 && endOf(open.at(-1) as TraceEvent) <= event.ts) {
      open.pop();
    }
    const parent = open.at(-1);
    const add = (label: string, time: number) => own.set(label, (own.get(label) ?? 0) + time / 1000);
    add(labelOf(event), event.dur ?? 0);
    if (parent) {
      add(labelOf(parent), -(event.dur ?? 0));
    }
    open.push(event);
  }
  return [...own]
    .sort(([, a], [, b]) => b - a)
    .slice(0, shownParts)
    .map(([label, time]) => `${label} ${time.toFixed(1)} ms`);
}

/**
 * Records what the main thread of a page does.
 *
 * @param act - what the reader does meanwhile
 * @returns the tasks, longest first
 * @throws when the browser wrote no trace of the page
 */
export async function traceTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, {categories});
  await page.evaluate((name) => void performance.mark(name), begin);
  await act();
  await page.evaluate((name) => void performance.mark(name), end);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  const marks = [begin, end].map((name) => traceEvents.find((event) => event.name === name));
  const [first, last] = marks;
  if (!first || !last) {
    throw new Error(`Expected the marks ${begin} and ${end} in the trace of Chromium, found one or none of them.`);
  }
  const events = traceEvents
    .filter(
      ({ph, pid, tid, ts}) => ph === 'X' && pid === first.pid && tid === first.tid && ts > first.ts && ts < last.ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return events
    .filter(({name}) => name === 'RunTask')
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .map((task) => ({milliseconds: (task.dur ?? 0) / 1000, parts: partsOf(task, events)}));
}

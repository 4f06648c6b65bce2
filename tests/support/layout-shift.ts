import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {value: number; sources: {node?: Node}[]};

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Notes the layout shifts of the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const {value, startTime, sources} of list.getEntries() as Shift[]) {
        const moved = sources.map(({node}) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'something gone';
        });
        window.layoutShifts.push(`${value} after ${Math.round(startTime)} ms: ${moved.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The layout shifts so far: how much, when, and what moved. Shifts after an act of the reader count, too. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        // What has been recorded is handed over after the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts))),
      ),
  );

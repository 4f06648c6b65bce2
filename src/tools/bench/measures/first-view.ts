import type {Browser} from '@playwright/test';
import {openPhone} from './phone';

/** Bytes as they are transferred, compressed, without headers. */
export type Bytes = {
  html: number;
  css: number;
  fonts: number;
  /** Scripts that were requested before the page was parsed and the browser was idle for the first time. */
  jsBeforeIdle: number;
  /** All scripts but those that were prefetched. */
  js: number;
  /** What scripts fetched: JSON, parts of pages, and what live demos run with. */
  fetched: number;
  /** Images and what else there is. */
  other: number;
  /** Everything that was prefetched for pages to come. */
  prefetched: number;
  /** All of it but what was prefetched. */
  total: number;
};

/** A file that a page has loaded. */
export type LoadedFile = {
  url: string;
  /** What asked for it, as the browser says. */
  initiator: string;
  bytes: number;
  /** When it was asked for, in ms since the navigation. */
  start: number;
  isPrefetch: boolean;
};

function kindOf({url, initiator, isPrefetch}: LoadedFile): Exclude<keyof Bytes, 'jsBeforeIdle' | 'total'> {
  const {pathname} = new URL(url);
  if (isPrefetch) {
    return 'prefetched';
  }
  if (initiator === 'navigation') {
    return 'html';
  }
  if (initiator === 'fetch' || initiator === 'xmlhttprequest') {
    return 'fetched';
  }
  if (/\.m?js$/.test(pathname)) {
    return 'js';
  }
  return pathname.endsWith('.css') ? 'css' : /\.(?:woff2?|ttf|otf)$/.test(pathname) ? 'fonts' : 'other';
}

/**
 * Adds up what a page has loaded.
 *
 * @param idleAt - when the page was parsed and the browser was idle for the first time, in ms since the navigation
 */
export function addBytes(files: readonly LoadedFile[], idleAt: number): Bytes {
  const bytes: Bytes = {
    html: 0,
    css: 0,
    fonts: 0,
    jsBeforeIdle: 0,
    js: 0,
    fetched: 0,
    other: 0,
    prefetched: 0,
    total: 0,
  };
  for (const file of files) {
    const kind = kindOf(file);
    bytes[kind] += file.bytes;
    bytes.total += kind === 'prefetched' ? 0 : file.bytes;
    if (kind === 'js' && file.start < idleAt) {
      bytes.jsBeforeIdle += file.bytes;
    }
  }
  return bytes;
}

type Marked = {firstIdle?: number};

/** Runs in the page, before its own scripts. */
function markFirstIdle(): void {
  performance.setResourceTimingBufferSize(5000);
  const mark = (): void => {
    (window as Marked).firstIdle ??= performance.now();
  };
  addEventListener('DOMContentLoaded', () => requestIdleCallback(mark));
}

/** Runs in the page: what it has loaded, without what came from the cache. */
function loadedFiles(): Omit<LoadedFile, 'isPrefetch'>[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries
    .filter(({transferSize}) => transferSize > 0)
    .map(({name, initiatorType, encodedBodySize, startTime}) => ({
      url: name,
      initiator: initiatorType,
      bytes: encodedBodySize,
      start: startTime,
    }));
}

/** The bytes that the first view of a page loads on a phone until it is idle; nobody scrolls. */
export async function measureFirstView(browser: Browser, url: string): Promise<Bytes> {
  const {page, context, idle} = await openPhone(browser);
  try {
    await page.addInitScript(markFirstIdle);
    // By address; a file that the page has already is not prefetched, though a link to the page asks for it.
    const isPrefetch = new Map<string, boolean>();
    page.on('request', (request) => {
      const headers = request.headers();
      if (!isPrefetch.has(request.url())) {
        isPrefetch.set(request.url(), /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? ''));
      }
    });
    const response = await page.goto(url);
    if (!response?.ok()) {
      throw new Error(`${url}: expected a page, got status ${response?.status()}.`);
    }
    // Long enough for what begins late, such as a live demo.
    await idle(5);
    const idleAt = await page.evaluate(() => (window as Marked).firstIdle);
    if (idleAt === undefined) {
      throw new Error(`${url}: the browser was never idle.`);
    }
    const files = await page.evaluate(loadedFiles);
    return addBytes(
      files.map((file) => ({...file, isPrefetch: isPrefetch.get(file.url) ?? false})),
      idleAt,
    );
  } finally {
    await context.close();
  }
}

import {type Browser, type Page, type Request} from '@playwright/test';
import {type Task, traceTasks} from './main-thread';
import {type Shown, timerScript} from './page-timer';

/** Names, and what readers type of them. */
export const queries = ['addCells', 'resetcel', 'toJSON', 'port', 'link:connect'];
/** How often each is typed into the open search. */
const rounds = 5;
/** Between two keys, in milliseconds: a fast typist. */
const keyDelay = 80;
/** After so many milliseconds without a request the page has all that it wants. */
const quiet = 600;
const slowNetwork = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8};
const slowProcessor = {rate: 4};

/** A search as a reader meets it. */
export type Subject = {
  url: string;
  /** What a reader clicks to search. */
  button: string;
  input: string;
  /** Matches a result. */
  result: string;
};

/** What a search costs a reader who has nothing of it in the cache. */
export type ColdRun = {
  milliseconds: number;
  /** What had come over the network when the first results were shown. */
  bytesBefore: number;
  /** The same when the page asks for nothing more. */
  bytes: number;
  /** The tasks over 50 ms, in milliseconds. */
  longTasks: number[];
};

/** What a search costs a reader who has searched before on the page. */
export type WarmRun = {times: number[]; tasks: Task[]};

async function inNewContext<T>(browser: Browser, subject: Subject, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  await context.addInitScript({content: timerScript(subject.result)});
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openSite(page: Page, {url}: Subject): Promise<void> {
  await page.goto(url, {waitUntil: 'commit'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

async function openSearch(page: Page, {button, input}: Subject): Promise<void> {
  await page.locator(button).click();
  await page.locator(input).waitFor();
}

/** Types a query with the keys, and waits for its results. */
async function type(page: Page, query: string): Promise<Shown> {
  await page.evaluate((text) => window.searchTimer.expect(text), query);
  for (const key of query) {
    await page.keyboard.press(key);
    await page.waitForTimeout(keyDelay);
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `${page.url()}: expected results for "${query}" within 60 s, found none. Search there by hand.`;
    timer = setTimeout(() => reject(new Error(message)), 60_000);
  });
  try {
    return await Promise.race([page.evaluate(() => window.searchTimer.shown()), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Empties the search box, and waits until the page is at rest. */
async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(quiet);
}

/** Notes what a page gets from now on, and tells when it asks for nothing more. */
function listen(page: Page) {
  const waiting = new Set<Request>();
  const got: {request: Request; at: number}[] = [];
  let lastChange = Date.now();
  const end = (request: Request) => {
    if (waiting.delete(request)) {
      lastChange = Date.now();
      got.push({request, at: lastChange});
    }
  };
  page.on('request', (request) => {
    waiting.add(request);
    lastChange = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => void waiting.delete(request));
  return {
    rest: async () => {
      while (waiting.size > 0 || Date.now() - lastChange < quiet) {
        await page.waitForTimeout(quiet / 4);
      }
    },
    /** The bytes of bodies and headers as they came over the network, until a time. */
    bytes: async (until = Infinity) => {
      const sizes = await Promise.all(got.filter(({at}) => at <= until).map(({request}) => request.sizes()));
      return sizes.reduce(
        (sum, {responseBodySize, responseHeadersSize}) => sum + responseBodySize + responseHeadersSize,
        0,
      );
    },
  };
}

/** A reader who searches as soon as the page is there, with nothing in the cache. */
export function searchCold(browser: Browser, subject: Subject, query: string, isSlow: boolean): Promise<ColdRun> {
  return inNewContext(browser, subject, async (page) => {
    if (isSlow) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      // The worker's requests count as the page's; its processor time is not slowed, by no means that Chromium has.
      await session.send('Network.emulateNetworkConditions', slowNetwork);
      await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
    }
    await openSite(page, subject);
    const network = listen(page);
    await page.evaluate(() => window.searchTimer.begin());
    await openSearch(page, subject);
    const {milliseconds, at} = await type(page, query);
    await network.rest();
    return {
      milliseconds,
      bytesBefore: await network.bytes(at),
      bytes: await network.bytes(),
      longTasks: await page.evaluate(() => window.searchTimer.longTasks()),
    };
  });
}

/** A reader who has searched before on this page. */
export function searchWarm(browser: Browser, subject: Subject): Promise<WarmRun> {
  return inNewContext(browser, subject, async (page) => {
    await openSite(page, subject);
    const network = listen(page);
    await openSearch(page, subject);
    await type(page, 'paper');
    await network.rest();
    await clear(page);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const query of queries) {
        times.push((await type(page, query)).milliseconds);
        await clear(page);
      }
    }
    const tasks = await traceTasks(browser, page, async () => {
      for (const query of queries) {
        await type(page, query);
        await clear(page);
      }
    });
    return {times, tasks};
  });
}

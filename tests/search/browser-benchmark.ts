import {type Browser, type BrowserContext, chromium, type Page, type Request} from '@playwright/test';
import type {IndexFiles} from '../../src/search/build/index-files';
import type {SearchIndex} from '../../src/search/engine/search-index';
import {browserArguments, findBrowser} from '../support/browser';
import {sites} from '../support/sites';
import {hydrated} from '../support/test';
import {type Task, traceTasks} from './main-thread';
import {type ShownResults, timerScript} from './page-timer';
import {servePagefind, serveWithIndex} from './served-sites';
import {summarize} from './statistics';

const queries = ['addCells', 'resetcel', 'toJSON', 'port', 'link:connect'];
/** How often each is typed into the open search. */
const rounds = 5;
/** Between two keys, in milliseconds: a fast typist. */
const keyDelay = 80;
/** Longer tasks cost a frame. */
const frame = 16;
/** After so many milliseconds without a request the page has all that it wants. */
const quiet = 600;
const slowNetwork = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8};
const slowProcessor = {rate: 4};

/** A search as a reader meets it. */
type Subject = {
  name: string;
  url: string;
  /** What a reader clicks to search. */
  button: string;
  input: string;
  results: ShownResults;
  /** Pagefind compiles WebAssembly, which the policy of this site forbids. */
  bypassCSP: boolean;
};

type ColdRun = {milliseconds: number; bytesBefore: number; bytes: number; longTasks: number[]};
type Figures = {warm: number[]; typing: Task[]; cold: ColdRun[]; slow: ColdRun[]};

const ours = (origin: string): Subject => ({
  name: 'This project',
  url: `${origin}/api/dia/Graph`,
  button: '.navbar .DocSearch-Button',
  input: '.DocSearch-Input:focus',
  results: {result: '.DocSearch-Hit'},
  bypassCSP: false,
});

const pagefind = (origin: string): Subject => ({
  name: 'Pagefind',
  url: `${origin}/`,
  button: '.pagefind-ui__search-input',
  input: '.pagefind-ui__search-input:focus',
  results: {result: '.pagefind-ui__result .pagefind-ui__result-link', message: '.pagefind-ui__message'},
  bypassCSP: true,
});

async function inNewContext<T>(browser: Browser, subject: Subject, run: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({bypassCSP: subject.bypassCSP});
  await context.addInitScript({content: timerScript(subject.results)});
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Types a query with the keys, and waits for its results. */
async function type(page: Page, query: string): Promise<number> {
  await page.evaluate((text) => window.searchTimer.expect(text), query);
  for (const key of query) {
    await page.keyboard.press(key);
    await page.waitForTimeout(keyDelay);
  }
  const timeout = new Promise<never>((_, reject) => {
    const message = `${page.url()}: expected results for "${query}" within 60 s, found none. Search there by hand.`;
    setTimeout(() => reject(new Error(message)), 60_000).unref();
  });
  const {milliseconds} = await Promise.race([page.evaluate(() => window.searchTimer.shown()), timeout]);
  return milliseconds;
}

import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Browser, type ConsoleMessage, type Page, chromium} from '@playwright/test';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import type {Visit} from './visits';

/** A ceiling for what must appear, in ms, long enough for a busy machine. */
const patience = 60_000;

/** Waits until React has taken over the page, and has nothing left to do. */
async function taken(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 5000}))),
  );
}

/**
 * Opens a page and does on it what readers do.
 *
 * @param origin - of the server
 * @returns what broke: errors and warnings of the console, exceptions, and what was not there
 */
export async function open(page: Page, origin: string, {path, act, isMissing = false}: Visit): Promise<string[]> {
  const address = `${origin}${path}`;
  const problems: string[] = [];
  /** The browser itself tells of the status of a page that does not exist. */
  const isExpected = (message: ConsoleMessage): boolean =>
    isMissing && message.location().url === address && message.text().includes('status of 404');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message)) {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  try {
    const response = await page.goto(address);
    const expected = isMissing ? 404 : 200;
    if (response?.status() !== expected) {
      problems.push(`expected the status ${expected}, got ${response?.status()}`);
    }
    await taken(page);
    await act(page);
    await taken(page);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return problems;
}

async function openAll(browser: Browser, origin: string, visits: readonly Visit[]): Promise<string[]> {
  const problems: string[] = [];
  for (const visit of visits) {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    page.setDefaultTimeout(patience);
    problems.push(...(await open(page, origin, visit)).map((problem) => `${visit.kind} ${visit.path}: ${problem}`));
    await page.close();
  }
  return problems;
}

/**
 * Opens pages of a build in Chromium.
 *
 * @param server - serves the build, and does not listen yet
 * @returns what broke, with the kind and the path of the page
 */
export async function browse(server: Server, visits: readonly Visit[]): Promise<string[]> {
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const {port} = server.address() as AddressInfo;
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    return await openAll(browser, `http://localhost:${port}`, visits);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import type {Page as Content} from '../../../build/content/page';
import {openPhone} from './phone';

/** A link from one page to another that the pages have on every site. */
export type Step = {
  /** Paths of the page that is open and of the one that the link leads to. */
  from: string;
  to: string;
  /** What the other page begins with: its title and first heading below. */
  title: string;
  heading: string | undefined;
};

/** ms from the click until the other page is painted. */
export type NavigationTimes = {
  /** The page is idle, and the link was scrolled into the window just before: nothing is cached but what the site prefetches. */
  first: number;
  /** After the other page has been visited, and back. */
  again: number;
};

type Result = {clickedAt?: number; paintedAt?: number};
type Watched = {benchResult: Result};

/** Runs in each page, before its own scripts. A click counts on the next page, too: it can be another document. */
function watch({to, title, heading}: Step): void {
  const key = 'bench-clicked-at';
  const stored = sessionStorage.getItem(key);
  const result: Result = stored === null ? {} : {clickedAt: Number(stored)};
  Object.assign(window, {benchResult: result} satisfies Watched);
  const shows = (selector: string, text: string): boolean =>
    [...document.querySelectorAll(`main ${selector}`)].some(({textContent}) => textContent?.trim().startsWith(text));
  const isShown = (): boolean =>
    location.pathname.replace(/\/$/, '') === to &&
    shows('h1', title) &&
    (heading === undefined || shows('h2', heading));
  const look = (): void => {
    if (!isShown()) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.removeItem(key);
    // A message that is sent in a frame arrives when the frame has been painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      result.paintedAt = performance.timeOrigin + Math.max(performance.now(), paint?.startTime ?? 0);
    };
    channel.port2.postMessage(undefined);
  };
  if (stored !== null) {
    requestAnimationFrame(look);
  }
  addEventListener(
    'click',
    ({timeStamp}) => {
      result.clickedAt = performance.timeOrigin + timeStamp;
      delete result.paintedAt;
      sessionStorage.setItem(key, String(result.clickedAt));
      requestAnimationFrame(look);
    },
    {capture: true},
  );
}

/** Taps the link, and waits until the other page is painted. */
async function follow(page: Page, {to}: Step): Promise<number> {
  const link = page.locator(`main :is(a[href="${to}"], a[href="${to}/"])`).filter({visible: true}).first();
  await link.tap();
  await page.waitForFunction(() => (window as unknown as Watched).benchResult.paintedAt !== undefined);
  const {clickedAt = NaN, paintedAt = NaN} = await page.evaluate(() => (window as unknown as Watched).benchResult);
  return paintedAt - clickedAt;
}

/** Opens a page on a phone, waits until it is idle, and follows a link twice. */
export async function measureNavigation(browser: Browser, origin: string, step: Step): Promise<NavigationTimes> {
  const {page, context, idle} = await openPhone(browser);
  try {
    await page.addInitScript(watch, step);
    await page.goto(origin + step.from);
    await idle(2);
    const first = await follow(page, step);
    await idle(2);
    await page.goBack();
    await idle(2);
    return {first, again: await follow(page, step)};
  } finally {
    await context.close();
  }
}

/**
 * Finds a page from which a written link leads to another one.
 *
 * @param pages - of one version
 * @param to - the path of the page that the link leads to
 * @throws when there is no such page, or no other page links to it
 */
export function stepTo(pages: readonly Content[], to: string): Step {
  const target = pages.find(({path: pagePath}) => pagePath === to);
  if (!target) {
    throw new Error(`There is no page ${to}.`);
  }
  const {content, file: targetFile, frontMatter} = target;
  const linksTo = ({file, content: {links}}: Content): boolean =>
    file !== targetFile && links.some(({url}) => path.posix.join(path.posix.dirname(file), url) === targetFile);
  const from = pages.find(linksTo);
  if (!from) {
    throw new Error(`No other page has a link to ${to} without a hash.`);
  }
  const heading = content.headings.find(({depth}) => depth === 2)?.text;
  return {from: from.path, to, title: String(frontMatter.values.title), heading};
}

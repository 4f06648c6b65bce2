import type {Page} from '@playwright/test';
import {latestVersion, pathOfVersion, versions} from '../../common/versions';

/** A page that is opened, and what must be there and work. */
export type Visit = {
  kind: string;
  /** With the base URL. */
  path: string;
  act: (page: Page) => Promise<void>;
  /** Does the server answer with the status 404, as it should? */
  isMissing?: boolean;
};

const query = 'add an element';

/** Waits until something is seen. */
const sees =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) {
      await page.locator(selector).first().waitFor();
    }
  };

const article = 'article h1';
const marked = '.theme-doc-sidebar-menu [aria-current=page]';
const apiPage = /^api\/[a-z]+\/[A-Z]\w+$/;
const runningDemo = 'iframe.live-demo__frame:not(.live-demo__frame--waiting)';

async function runsDemo(page: Page): Promise<void> {
  await page.locator('iframe.live-demo__frame').first().scrollIntoViewIfNeeded();
  await sees(runningDemo)(page);
}

/** Opens the search with a query, and closes it. */
async function searches(page: Page): Promise<void> {
  await page.locator('.navbar .DocSearch-Button').click();
  await page.locator('.DocSearch-Modal').getByRole('combobox').fill(query);
  await sees('.DocSearch-Modal .DocSearch-Hit', '.DocSearch-Modal .DocSearch-HitsFooter a')(page);
  await page.keyboard.press('Escape');
  await page.locator('.DocSearch-Modal').waitFor({state: 'detached'});
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Opens a closed category of the sidebar, and follows a link in it without leaving the document. */
async function opensCategory(page: Page): Promise<void> {
  const items = page.locator('.theme-doc-sidebar-menu li');
  const name = page.locator(':scope > .menu__list-item-collapsible');
  const isClosed = page.locator(':scope > .menu__list-item-collapsible > button[aria-expanded=false]');
  const label = await items.filter({has: isClosed}).first().locator(name).innerText();
  // Once it is open, the first closed one is another. Releases have the label at different depths.
  const category = items.filter({has: name.filter({hasText: new RegExp(`^${escapeRegExp(label)}$`)})});
  await category.locator(name).locator('button').click();
  const item = category.locator('> .menu__list .menu__link').first();
  await item.waitFor();
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await item.click();
  await category.locator('[aria-current=page]').first().waitFor();
  if (!(await page.evaluate(() => 'isSameDocument' in window))) {
    throw new Error('A link of the sidebar loads a new document.');
  }
}

/**
 * The pages that are opened, one of each kind.
 *
 * @param paths - of all pages, with the base URL
 * @throws when there is no page of a kind
 */
export function visitsOf(paths: readonly string[], baseUrl: string): Visit[] {
  /** A page of a kind whose path has this form below the base URL and the path of its version. */
  const first = (kind: string, form: RegExp, version = ''): string => {
    const below = `${baseUrl}${version}`;
    const found = paths.find((path) => path.startsWith(below) && form.test(path.slice(below.length)));
    if (found === undefined) {
      throw new Error(`The build has no ${kind}: no path is ${below} and then ${form.source}.`);
    }
    return found;
  };
  const older = versions.filter(({name}) => name !== latestVersion.name).map((version) => pathOfVersion(version, ''));
  return [
    {kind: 'home page', path: baseUrl, act: sees('main h1')},
    {
      kind: 'guide',
      path: first('guide', /^learn\/features\/[^/]+$/),
      act: async (page) => {
        await sees(article, marked)(page);
        await searches(page);
        await opensCategory(page);
      },
    },
    {kind: 'API page', path: first('API page', apiPage), act: sees(article, marked, '.navigator')},
    {kind: 'demo', path: first('demo', /^learn\/demos\/[^/]+\/[^/]+$/), act: runsDemo},
    ...older.map((path) => ({
      kind: `page of ${path}`,
      path: first(`page of ${path}`, apiPage, path.slice(1)),
      act: sees(article, '.theme-doc-version-banner'),
    })),
    {kind: 'playground', path: `${baseUrl}play`, act: sees(runningDemo, '.cm-content')},
    {
      kind: 'search page',
      path: `${baseUrl}search?q=${encodeURIComponent(query)}`,
      act: sees('.search-result h2 a'),
    },
    {kind: 'page that does not exist', path: `${baseUrl}nowhere/at-all`, act: sees('main h1'), isMissing: true},
  ];
}

import {addShown} from '../Sidebar/known-sidebars';
import {type StaticPage, findPage} from './static-page';

let isFirst = true;

/** The page whose HTML the browser has loaded itself. */
function firstPage(path: string): StaticPage | undefined {
  const page = isFirst ? findPage(document) : undefined;
  isFirst = false;
  return page?.data.path === path ? page : undefined;
}

async function fetchPage(path: string): Promise<StaticPage> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  const page = findPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (page?.data.path !== path) {
    throw new Error(`${path} is not the page that was asked for.`);
  }
  return page;
}

/**
 * Loads a page: the one that the document came with, or another from its HTML.
 * Takes the place of the module that Docusaurus makes of the page; its loader
 * asks once for each page, and keeps the answer.
 *
 * @param path - of the page, with base URL
 * @returns rejects when the page cannot be loaded, and Docusaurus then loads the document
 */
export async function loadPage(path: string): Promise<{default: StaticPage}> {
  const page = firstPage(path) ?? (await fetchPage(path));
  if (page.data.sidebar) {
    addShown(page.data.sidebar);
  }
  return {default: page};
}

import {pageText} from '../../links/page-text';
import {addShown} from '../Sidebar/known-sidebars';
import {deploymentOf} from './deployment';
import {type StaticPage, findPage} from './static-page';

let isFirst = true;

/** The page whose HTML the browser has loaded itself. */
function firstPage(path: string): StaticPage | undefined {
  const page = isFirst ? findPage(document) : undefined;
  isFirst = false;
  return page?.data.path === path ? page : undefined;
}

async function fetchPage(path: string): Promise<StaticPage> {
  const from = new DOMParser().parseFromString(await pageText(path), 'text/html');
  const page = findPage(from);
  if (page?.data.path !== path || deploymentOf(from) !== deploymentOf(document)) {
    throw new Error(path);
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

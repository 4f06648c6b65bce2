import type {IndexFile, PagefindIndex} from 'pagefind';
import {escapeHtml} from '../../src/search/engine/highlight';
import type {SearchIndex} from '../../src/search/engine/search-index';
import {mediaType, openPage} from './browser-page';
import {documentsOf, type Engine} from './engine';
import {placeOf} from './quality';

/** One record for each section, or one HTML page for each page with its sections as sub-results. */
export type PagefindForm = 'records' | 'pages';

/** The first results are timed, which Pagefind's own interface loads at once; further ones are loaded after that. */
export const timedResults = 5;
/** As many as the modal asks for. */
const mostResults = 20;

type SubResult = {url: string; locations: unknown[]};
type Result = {url: string; sub_results: SubResult[]};
type Bundle = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<Result>}[]}>;
};

async function addSections(index: PagefindIndex, form: PagefindForm, source: SearchIndex): Promise<string[]> {
  if (form === 'records') {
    const added = await Promise.all(
      documentsOf(source).map(({url, title, heading, content}) =>
        index.addCustomRecord({
          url,
          content: [title, heading === title ? '' : heading, content].filter(Boolean).join('. '),
          language: 'en',
          meta: {title: heading === title ? title : `${title}: ${heading}`},
        }),
      ),
    );
    return added.flatMap(({errors}) => errors);
  }
  const documents = documentsOf(source);
  const pages = new Map<string, string>();
  source.sections.forEach(({path, level, title, anchor}, i) => {
    const id = anchor ? ` id="${escapeHtml(anchor)}"` : '';
    const html = `<h${level}${id}>${escapeHtml(title)}</h${level}><p>${escapeHtml(documents[i]?.content ?? '')}</p>`;
    pages.set(path, (pages.get(path) ?? '') + html);
  });
  const added = await Promise.all(
    [...pages].map(([url, body]) => index.addHTMLFile({url, content: `<html lang="en"><body>${body}</body></html>`})),
  );
  return added.flatMap(({errors}) => errors);
}

/** How many places of a page Pagefind's interface shows. */
const shownParts = 3;

/** A page's places as Pagefind's interface shows them: those with the most matches; the page alone when it has none. */
function shownUrls({url, parts}: {url: string; parts: {url: string; matches: number}[]}): string[] {
  const inside = parts.filter((part) => part.url !== url);
  const top = [...inside].sort((a, b) => b.matches - a.matches).slice(0, shownParts);
  return inside.length > 0 ? top.map((part) => part.url) : [url];
}

/**
 * Makes Pagefind's index and the scripts that come with it.
 *
 * @throws when Pagefind reports errors
 */
export async function pagefindFiles(source: SearchIndex, form: PagefindForm): Promise<IndexFile[]> {
  const pagefind = await import('pagefind');
  const {index, errors} = await pagefind.createIndex();
  if (!index) {
    throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  }
  const problems = await addSections(index, form, source);
  const {files, errors: fileErrors} = await index.getFiles();
  await pagefind.close();
  if (problems.length + fileErrors.length > 0) {
    throw new Error(`Pagefind reports errors: ${[...problems, ...fileErrors].slice(0, 5).join('; ')}`);
  }
  return files;
}

/**
 * Pagefind as it comes, in headless Chromium. The bytes are those of all files
 * of its index, which it compresses itself; a query loads some of them.
 *
 * @param loaded - how many results to load; the time is that of the first five
 * @throws when Pagefind reports errors
 */
export async function pagefindEngine(source: SearchIndex, form: PagefindForm, loaded = mostResults): Promise<Engine> {
  const files = await pagefindFiles(source, form);
  const served = new Map(files.map((file) => [`/pagefind/${file.path}`, Buffer.from(file.content)]));
  const {page, close} = await openPage((path) => {
    const content = served.get(path);
    return content && {type: mediaType(path), content};
  });
  // Written as text: bundlers would turn the import of the page into one of their own.
  await page.evaluate(`(async () => {
    window.bundle = await import('/pagefind/pagefind.js');
    await window.bundle.init();
  })()`);
  const data = files.filter(({path}) => /\.pf_\w+$|entry\.json$/.test(path));
  return {
    name: `Pagefind, ${form === 'records' ? 'a record a section' : 'pages with sub-results'}`,
    bytes: data.reduce((sum, {content}) => sum + content.length, 0),
    ask: async (query) => {
      const {found, milliseconds} = await page.evaluate(
        async ([text, timed, all]) => {
          const {bundle} = window as unknown as {bundle: Bundle};
          const begin = performance.now();
          const {results} = await bundle.search(text);
          const first = await Promise.all(results.slice(0, timed).map((result) => result.data()));
          const duration = performance.now() - begin;
          const rest = await Promise.all(results.slice(timed, all).map((result) => result.data()));
          // Without a name: the names that tsx gives to functions are not known in the page.
          const found = [...first, ...rest].map(({url, sub_results}) => ({
            url,
            parts: sub_results.map((part) => ({url: part.url, matches: part.locations.length})),
          }));
          return {found, milliseconds: duration};
        },
        [query, timedResults, loaded] as const,
      );
      const urls = form === 'records' ? found.map(({url}) => url) : found.flatMap(shownUrls);
      return {places: urls.map(placeOf), milliseconds};
    },
    close,
  };
}

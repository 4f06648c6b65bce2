import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {IndexFiles} from '../../build/search-index/index-files';
import {type BrowserPage, openPage, readServed, type ServedFile} from './browser-page';
import {modalRequest} from './site-index';

/** How long a worker of the browser took, in milliseconds. */
export type WorkerTimes = {titles: number; content: number; queries: number[]};

const projectDir = path.resolve(__dirname, '../../..');

const packages: Record<string, string> = {
  minisearch: 'node_modules/minisearch/dist/es/index.js',
  'fastest-levenshtein': 'node_modules/fastest-levenshtein/esm/mod.js',
  '@orama/stemmers/english': 'node_modules/@orama/stemmers/dist/en.js',
  'html-escaper': 'node_modules/html-escaper/esm/index.js',
};

const worker = `
import {answer} from '/src/site/search/engine/answer';
import {SearchIndex} from '/src/site/search/engine/search-index';
import {parseContent, parseTitles} from '/src/site/search/engine/index-format';

const read = async (name) => (await fetch(name)).text();

onmessage = async ({data: {location, requests}}) => {
  try {
    const files = [await read('/titles.json'), await read('/content.json')];
    const begin = performance.now();
    const titles = parseTitles(files[0], 'titles.json');
    const index = new SearchIndex(titles);
    const between = performance.now();
    await index.addContent(parseContent(files[1], 'content.json', titles));
    const end = performance.now();
    const indexes = [{...location, index}];
    const queries = requests.map((request) => {
      const start = performance.now();
      answer({requests: [request]}, indexes);
      return performance.now() - start;
    });
    postMessage({titles: between - begin, content: end - between, queries});
  } catch (error) {
    postMessage({error: String(error)});
  }
};`;

/** A module of this project as the browser can load it. */
function moduleOf(file: string): ServedFile {
  const {outputText} = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  const content = outputText.replace(/from (['"])([^'"./][^'"]*)\1/g, (_, quote: string, name: string) => {
    if (!packages[name]) {
      throw new Error(`${file} imports "${name}": expected one of ${Object.keys(packages).join(', ')}. Add its file.`);
    }
    return `from ${quote}/${packages[name]}${quote}`;
  });
  return {type: 'text/javascript', content};
}

/**
 * Asks this project's engine in a web worker of headless Chromium.
 *
 * @param queries - each asked as the modal does
 * @throws when the worker fails
 */
export async function timeInWorker({titles, content}: IndexFiles, queries: readonly string[]): Promise<WorkerTimes> {
  const served = new Map<string, ServedFile>([
    ['/worker.js', {type: 'text/javascript', content: worker}],
    ['/titles.json', {type: 'application/json', content: JSON.stringify(titles)}],
    ['/content.json', {type: 'application/json', content: JSON.stringify(content)}],
  ]);
  const find = (url: string): ServedFile | undefined => {
    if (url.startsWith('/src/site/search/engine/')) {
      return moduleOf(path.join(projectDir, `${url}.ts`));
    }
    return served.get(url) ?? (url.startsWith('/node_modules/') ? readServed(path.join(projectDir, url)) : undefined);
  };
  const {page, close}: BrowserPage = await openPage(find);
  try {
    const {language, docusaurus_tag, version} = titles;
    const message = {
      location: {language, docusaurus_tag, version, isDefault: true},
      requests: queries.map((query) => modalRequest(query, docusaurus_tag)),
    };
    const result = await page.evaluate(
      (data) =>
        new Promise<WorkerTimes | {error: string}>((resolve) => {
          const started = new Worker('/worker.js', {type: 'module'});
          started.onmessage = (event) => resolve(event.data as WorkerTimes);
          started.onerror = (event) => resolve({error: event.message || 'The worker did not load.'});
          started.postMessage(data);
        }),
      message,
    );
    if ('error' in result) {
      throw new Error(`The worker failed: ${result.error}`);
    }
    return result;
  } finally {
    await close();
  }
}

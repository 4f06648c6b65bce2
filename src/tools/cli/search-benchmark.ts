import {parseArgs} from 'node:util';
import type {IndexFiles} from '../../build/search-index/index-files';
import {parseContent, parseTitles} from '../../site/search/engine/index-format';
import {SearchIndex} from '../../site/search/engine/search-index';
import {buildDir} from './project-dir';
import {benchmarkInBrowser} from '../search-quality/browser-benchmark';
import {compressedBytes} from '../search-quality/compressed-bytes';
import {readQuestions} from '../search-quality/quality';
import {readDefaultIndex} from '../search-quality/records';
import {requireBuild} from '../search-quality/served-sites';
import {type LoadedIndex, modalAnswer} from '../search-quality/site-index';
import {keystrokes, summarize, type Times} from '../search-quality/keystroke-times';
import {timeInWorker} from '../search-quality/worker-engine';

/** In the browser every so many-th question is typed. */
const browserStep = 4;

const inMilliseconds = ({median, p95, max}: Times) =>
  `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`;

async function sizes(files: IndexFiles) {
  return {
    titles: await compressedBytes(JSON.stringify(files.titles)),
    content: await compressedBytes(JSON.stringify(files.content)),
  };
}

async function timeInNode({titles, content}: IndexFiles, queries: readonly string[]) {
  const texts = [JSON.stringify(titles), JSON.stringify(content)] as const;
  const begin = performance.now();
  const parsed = parseTitles(texts[0], 'titles');
  const index = new SearchIndex(parsed);
  const between = performance.now();
  await index.addContent(parseContent(texts[1], 'content', parsed));
  const end = performance.now();
  const {language, docusaurus_tag, version} = titles;
  const location = {language, docusaurus_tag, version, isDefault: true, titles: '', content: ''};
  const indexes: LoadedIndex[] = [{...location, index}];
  const times = queries.map((query) => {
    const start = performance.now();
    modalAnswer(indexes, query, docusaurus_tag);
    return performance.now() - start;
  });
  return {titles: between - begin, content: end - between, queries: times};
}

/** Bytes of the index, and times of the engine alone. */
async function benchmarkEngine(index: IndexFiles): Promise<void> {
  const bytes = await sizes(index);
  console.log(`titles ${bytes.titles} bytes, content ${bytes.content} bytes, brotli`);

  const questions = readQuestions().map(({query}) => query);
  const inputs = keystrokes(questions);
  const node = await timeInNode(index, inputs);
  const files = (each: {titles: number; content: number}) =>
    `files read in ${each.titles.toFixed(0)} ms and ${each.content.toFixed(0)} ms`;
  console.log(`\nNode: ${files(node)}; ${inputs.length} keystrokes: ${inMilliseconds(summarize(node.queries))}`);

  const sample = keystrokes(questions.filter((_, i) => i % browserStep === 0));
  const inWorker = await timeInWorker(index, sample);
  console.log(
    `Chromium worker: ${files(inWorker)}; ${sample.length} keystrokes: ${inMilliseconds(summarize(inWorker.queries))}`,
  );
}

async function run(): Promise<void> {
  const {values} = parseArgs({options: {browser: {type: 'boolean'}}});
  requireBuild(buildDir);
  const index = readDefaultIndex(buildDir);
  const texts = index.content.pages.flat().map((entry) => (typeof entry === 'object' ? entry.text : entry || ''));
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  console.log(`${index.titles.pages.length} pages, ${texts.length} sections, ${characters} characters of text`);

  if (!values.browser) {
    await benchmarkEngine(index);
  }
  console.log('\nIn Chromium, each key pressed; the times depend on what else the machine does:\n');
  console.log(await benchmarkInBrowser(buildDir, index));
}

void run();

import {type Browser, chromium} from '@playwright/test';
import type {IndexFiles} from '../../build/search-index/index-files';
import {browserArguments, findBrowser} from '../browser/find-browser';
import {type ColdRun, queries, searchCold, searchWarm, type Subject, type WarmRun} from './search-reader';
import {serveWithIndex} from './served-sites';
import {summarize} from './keystroke-times';

/** A longer task costs a frame, in milliseconds. */
const frame = 16;
/** How many of the longest tasks are explained. */
const explained = 5;

const subjectAt = (origin: string): Subject => ({
  url: `${origin}/api/dia/Graph`,
  button: '.navbar .DocSearch-Button',
  input: '.DocSearch-Input:focus',
  result: '.DocSearch-Hit',
});

type Figures = {warm: WarmRun; cold: ColdRun[]; slow: ColdRun[]};

async function measureSubject(browser: Browser, subject: Subject): Promise<Figures> {
  const runCold = async (isSlow: boolean) => {
    const runs: ColdRun[] = [];
    for (const query of queries) {
      runs.push(await searchCold(browser, subject, query, isSlow));
    }
    return runs;
  };
  return {warm: await searchWarm(browser, subject), cold: await runCold(false), slow: await runCold(true)};
}

const median = (values: readonly number[]) => summarize(values).median;
const longest = (values: readonly number[]) => summarize(values).max;
const kilobytes = (value: number) => value / 1000;
const over = ({tasks}: WarmRun) => tasks.filter(({milliseconds}) => milliseconds > frame);

/** The rows of the table: what is measured, and how it comes out of the figures. */
const rows: [string, (figures: Figures) => number][] = [
  ['warm: last key to results, median, ms', ({warm}) => median(warm.times)],
  ['warm: last key to results, longest, ms', ({warm}) => longest(warm.times)],
  ['cold: last key to results, median, ms', ({cold}) => median(cold.map(({milliseconds}) => milliseconds))],
  ['cold, slow network: last key to results, median, ms', ({slow}) => median(slow.map((run) => run.milliseconds))],
  ['cold: transfer before results, kB', ({cold}) => kilobytes(median(cold.map((run) => run.bytesBefore)))],
  [
    'cold, slow network: transfer before results, kB',
    ({slow}) => kilobytes(median(slow.map((run) => run.bytesBefore))),
  ],
  ['cold: transfer in total, kB', ({cold}) => kilobytes(median(cold.map(({bytes}) => bytes)))],
  ['warm: longest task of the main thread, ms', ({warm}) => longest(warm.tasks.map((task) => task.milliseconds))],
  [`warm: tasks over ${frame} ms`, ({warm}) => over(warm).length],
  ['cold: longest task over 50 ms, ms', ({cold}) => longest(cold.flatMap(({longTasks}) => longTasks))],
];

function tableOf(figures: Figures): string {
  return [
    '| setting | |',
    '| --- | ---: |',
    ...rows.map(([name, figure]) => `| ${name} | ${figure(figures).toFixed(1)} |`),
  ].join('\n');
}

/** The longest tasks while a reader types, and what was done in them. */
function explain({warm}: Figures): string {
  const tasks = warm.tasks.slice(0, explained);
  const lines = tasks.map(({milliseconds, parts}) => `- ${milliseconds.toFixed(1)} ms: ${parts.join(', ')}`);
  return ['Longest tasks of the main thread, warm:', ...lines].join('\n');
}

/**
 * Measures the search of the built site as a reader meets it, in headless Chromium.
 *
 * @param files - of the index that the built site gets in place of its own
 * @returns a Markdown table, and what the longest tasks of the main thread were
 * @throws when there is no finished build, or a query is not answered
 */
export async function benchmarkInBrowser(buildDir: string, files: IndexFiles): Promise<string> {
  const site = await serveWithIndex(buildDir, files);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    const figures = await measureSubject(browser, subjectAt(site.origin));
    return `${tableOf(figures)}\n\n${explain(figures)}`;
  } finally {
    await browser.close();
    await site.close();
  }
}

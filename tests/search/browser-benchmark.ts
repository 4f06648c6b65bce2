import {type Browser, chromium} from '@playwright/test';
import type {IndexFiles} from '../../src/search/build/index-files';
import type {SearchIndex} from '../../src/search/engine/search-index';
import {browserArguments, findBrowser} from '../../src/browser/find-browser';
import {type ColdRun, queries, searchCold, searchWarm, type Subject, type WarmRun} from './search-reader';
import {type ServedSite, servePagefind, serveWithIndex} from './served-sites';
import {summarize} from './statistics';

/** A longer task costs a frame, in milliseconds. */
const frame = 16;
/** How many of the longest tasks are explained. */
const explained = 5;

const ours = (origin: string): Subject => ({
  name: 'This project',
  url: `${origin}/api/dia/Graph`,
  button: '.navbar .DocSearch-Button',
  input: '.DocSearch-Input:focus',
  results: {result: '.DocSearch-Hit'},
});

const pagefind = (origin: string): Subject => ({
  name: 'Pagefind',
  url: `${origin}/`,
  button: '.pagefind-ui__search-input',
  input: '.pagefind-ui__search-input:focus',
  results: {result: '.pagefind-ui__result .pagefind-ui__result-link', message: '.pagefind-ui__message'},
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

function tableOf(mine: Figures, theirs: Figures): string {
  const lines = rows.map(([name, figure]) => {
    const [a, b] = [figure(mine), figure(theirs)];
    return `| ${name} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${b > 0 ? (a / b).toFixed(2) : '-'} |`;
  });
  return ['| setting | ours | Pagefind | ratio |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** The longest tasks while a reader types, and what was done in them. */
function explain({name}: Subject, {warm}: Figures): string {
  const tasks = warm.tasks.slice(0, explained);
  const lines = tasks.map(({milliseconds, parts}) => `- ${milliseconds.toFixed(1)} ms: ${parts.join(', ')}`);
  return [`${name}, longest tasks of the main thread, warm:`, ...lines].join('\n');
}

/**
 * Measures the search of the built site as a reader meets it, and Pagefind's
 * own interface with the same sections, in headless Chromium.
 *
 * @param files - of the index that the built site gets in place of its own
 * @param index - the same, for Pagefind
 * @returns a Markdown table, and what the longest tasks of the main thread were
 * @throws when there is no finished build, or a query is not answered
 */
export async function benchmarkInBrowser(buildDir: string, files: IndexFiles, index: SearchIndex): Promise<string> {
  const served: ServedSite[] = [];
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    const measured: [Subject, Figures][] = [];
    for (const [makeSubject, start] of [
      [ours, () => serveWithIndex(buildDir, files)],
      [pagefind, () => servePagefind(index)],
    ] as const) {
      const site = await start();
      served.push(site);
      const subject = makeSubject(site.origin);
      measured.push([subject, await measureSubject(browser, subject)]);
    }
    const [mine, theirs] = measured.map(([, figures]) => figures);
    return [mine && theirs && tableOf(mine, theirs), ...measured.map((each) => explain(...each))].join('\n\n');
  } finally {
    await browser.close();
    await Promise.all(served.map(({close}) => close()));
  }
}

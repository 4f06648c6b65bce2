import {type Browser, chromium} from '@playwright/test';
import {readDemos} from '../../src/demos/build/bundle-demos';
import type {Demo} from '../../src/demos/demo';
import {readEnv} from '../../src/config/env';
import {createPreviewServer} from '../../src/hosting/preview-server';
import {browserArguments, findBrowser} from '../support/browser';
import {projectDir, sites} from '../support/sites';
import {galleryPath} from './open-demo';

/** Where the benchmark serves the last build. */
const port = 4340;

type Times = {
  /** From the last byte of the library to the end of the program, in ms. */
  running: number;
  /** To its first painted frame, in ms. */
  drawn: number;
};

async function measure(browser: Browser, {id}: Demo): Promise<Times> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const marks: Record<string, number> = {};
    Object.assign(window, {demoMarks: marks});
    addEventListener('message', ({data}: MessageEvent<{type?: string}>) => {
      if (data?.type) {
        marks[data.type] ??= performance.now();
      }
    });
  });
  await page.goto(`http://localhost:${port}${galleryPath('current')}?id=${id}`);
  await page.locator('iframe.live-demo__frame:not(.live-demo__frame--waiting)').waitFor();
  const times = await page.evaluate(() => {
    const {demoMarks} = window as unknown as {demoMarks: Record<string, number>};
    const loaded = Math.max(
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name}) => /\/assets\/demos\/(?:joint|frame)/.test(name))
        .map(({responseEnd}) => responseEnd),
    );
    return {running: (demoMarks.started ?? NaN) - loaded, drawn: (demoMarks.drawn ?? NaN) - loaded};
  });
  await page.close();
  return times;
}

/** `npm run demo:benchmark -- [id ...]`: how long each demo of the last build takes to run once its library is there. */
async function main(): Promise<void> {
  const env = readEnv({});
  const server = createPreviewServer({buildDir: sites.main.buildDir, baseUrl: '/', env}).listen(port);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  const rows: {demo: string; running: number; drawn: number}[] = [];
  const wanted = process.argv.slice(2);
  const isWanted = ({id}: Demo): boolean => wanted.length === 0 || wanted.includes(id);
  for (const demo of readDemos(projectDir, 'current').filter(isWanted)) {
    const runs = [await measure(browser, demo), await measure(browser, demo), await measure(browser, demo)];
    const middle = (key: keyof Times) => Math.round(runs.map((run) => run[key]).sort((a, b) => a - b)[1] ?? NaN);
    rows.push({demo: demo.id, running: middle('running'), drawn: middle('drawn')});
  }
  await browser.close();
  server.close();
  console.table(rows.sort((a, b) => b.running - a.running));
  const slow = rows.filter(({running}) => running > 300).length;
  console.log(`${rows.length - slow} of ${rows.length} demos run within 300 ms of their library; median of three.`);
}

void main();

import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {readDemos} from '../../build/demos/bundle-demos';
import type {Demo} from '../../site/demos/demo';
import {readEnv} from '../../build/config/env';
import {createPreviewServer} from '../../build/hosting/preview-server';
import {browserArguments, findBrowser} from '../browser/find-browser';
import {projectDir} from './project-dir';
import {galleryPath} from '../demos/gallery-path';

/** Where the benchmark serves the last build. */
const port = 4340;

/** How long a demo takes from the last byte of its library to its first painted frame, in ms. */
async function measure(browser: Browser, {id}: Demo): Promise<number> {
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
  await page.goto(`http://localhost:${port}${galleryPath('current')}/${id}`);
  await page.locator('iframe.live-demo__frame:not(.live-demo__frame--waiting)').waitFor();
  const time = await page.evaluate(() => {
    const {demoMarks} = window as unknown as {demoMarks: Record<string, number>};
    const loaded = Math.max(
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name}) => /\/assets\/demos\/(?:joint|frame)/.test(name))
        .map(({responseEnd}) => responseEnd),
    );
    return (demoMarks.drawn ?? NaN) - loaded;
  });
  await page.close();
  return time;
}

/** `npm run demo:benchmark -- [id ...]`: how long each demo of the last build takes to be drawn once its library is there. */
async function main(): Promise<void> {
  const env = readEnv({});
  const server = createPreviewServer({buildDir: path.join(projectDir, 'build'), baseUrl: '/', env}).listen(port);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  const rows: {demo: string; drawn: number}[] = [];
  const wanted = process.argv.slice(2);
  const isWanted = ({id}: Demo): boolean => wanted.length === 0 || wanted.includes(id);
  for (const demo of readDemos(projectDir, 'current').filter(isWanted)) {
    const runs = [await measure(browser, demo), await measure(browser, demo), await measure(browser, demo)];
    rows.push({demo: demo.id, drawn: Math.round(runs.sort((a, b) => a - b)[1] ?? NaN)});
  }
  await browser.close();
  server.close();
  console.table(rows.sort((a, b) => b.drawn - a.drawn));
  const slow = rows.filter(({drawn}) => drawn > 300).length;
  console.log(
    `${rows.length - slow} of ${rows.length} demos are drawn within 300 ms of their library; median of three.`,
  );
}

void main();

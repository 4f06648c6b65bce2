import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import prettier from 'prettier';
import {versionNames} from '../../common/versions';
import {startsFile} from '../../build/demos/application-starts';
import {readDemos, versionDemosFolder} from '../../build/demos/bundle-demos';
import type {Demo} from '../../site/demos/demo';
import {readEnv} from '../../build/config/env';
import {createPreviewServer} from '../../build/hosting/preview-server';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import {projectDir} from './project';
import {galleryPath} from '../demos/gallery-path';
import {measureStarts} from '../performance/application-starts';

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

/** How often an application is started: once is no figure, and the median of two is no start. */
const starts = 9;

/** Measures how the applications of each version start, and lets their pages say it. */
async function writeStarts(browser: Browser): Promise<void> {
  for (const version of versionNames) {
    const measured = await measureStarts(browser, projectDir, version, starts);
    const file = startsFile(versionDemosFolder(projectDir, version));
    const options = await prettier.resolveConfig(file);
    fs.writeFileSync(file, await prettier.format(JSON.stringify(measured), {...options, filepath: file}));
    console.table(measured.applications);
  }
}

/** Prints how long demos of the last build take to be drawn once their library is there. */
async function printTimes(browser: Browser, wanted: readonly string[]): Promise<void> {
  const env = readEnv({});
  const server = createPreviewServer({buildDir: path.join(projectDir, 'build'), baseUrl: '/', env}).listen(port);
  const rows: {demo: string; drawn: number}[] = [];
  const isWanted = ({id}: Demo): boolean => wanted.length === 0 || wanted.includes(id);
  for (const demo of readDemos(projectDir, 'current').filter(isWanted)) {
    const runs = [await measure(browser, demo), await measure(browser, demo), await measure(browser, demo)];
    rows.push({demo: demo.id, drawn: Math.round(runs.sort((a, b) => a - b)[1] ?? NaN)});
  }
  server.close();
  console.table(rows.sort((a, b) => b.drawn - a.drawn));
  const slow = rows.filter(({drawn}) => drawn > 300).length;
  console.log(
    `${rows.length - slow} of ${rows.length} demos are drawn within 300 ms of their library; median of three.`,
  );
}

/**
 * `npm run demo:benchmark -- [id ...]`: how long each demo of the last build takes to be drawn once its library
 * is there. `npm run demo:benchmark -- --write` measures the starts of the applications instead, without a
 * build; their pages show these figures from now on.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {write: {type: 'boolean'}}, allowPositionals: true});
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    await (values.write ? writeStarts(browser) : printTimes(browser, positionals));
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

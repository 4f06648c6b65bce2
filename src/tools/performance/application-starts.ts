import os from 'node:os';
import type {Browser} from '@playwright/test';
import {packageVersion} from '../../build/api-model/sources';
import {libraryFolder} from '../../build/demos/libraries';
import {type ApplicationStart, type ApplicationStarts, sizeOf} from '../../build/demos/application-starts';
import {readDemos} from '../../build/demos/bundle-demos';
import {groupOf} from '../../build/demos/groups';
import type {VersionName} from '../../common/versions';
import type {Demo} from '../../site/demos/demo';
import {show} from '../demos/try/show';
import {interleave, median} from './statistics';

/** What the frame of a measured demo keeps. */
type Measured = {startedAt?: number; paintedAt?: number; papers?: {model: {getCells: () => unknown[]}}[]};
type MeasuredWindow = Window & {measured: Measured};

/**
 * Stands before the program: notes its papers, when it starts, and when its first cells have been painted. A
 * message that is sent before a frame is painted arrives after it. All on one line, so that the others keep their numbers.
 */
const prelude = `
  import {dia as measuredDia} from '@joint/core';
  window.measured = {papers: []};
  const measuredInit = measuredDia.Paper.prototype.init;
  measuredDia.Paper.prototype.init = function () { measuredInit.call(this); window.measured.papers.push(this); };
  const lookForCells = () => {
    if (!document.querySelector('.joint-cell')) { requestAnimationFrame(lookForCells); return; }
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { window.measured.paintedAt ??= performance.now(); };
    channel.port2.postMessage('');
  };
  requestAnimationFrame(lookForCells);
  window.measured.startedAt = performance.now();
`.replaceAll('\n', ' ');

/** The time from the start of a program to the first paint of its diagram in ms, and the cells of its graph. */
async function startOnce(
  browser: Browser,
  projectDir: string,
  version: VersionName,
  demo: Demo,
): Promise<{cells: number; start: number}> {
  const page = await browser.newPage({viewport: {width: 1280, height: demo.height}});
  const files = demo.files.map((file) =>
    file.name === 'index.ts' ? {...file, text: `${prelude} ${file.text}`} : file,
  );
  const noise = await show(page, projectDir, version, {...demo, files}, 'light');
  const [frame] = page.mainFrame().childFrames();
  if (!frame || noise.length > 0) {
    throw new Error(`${demo.id} cannot be measured: ${noise.join('; ') || 'it has no frame'}`);
  }
  await frame.waitForFunction(() => (window as unknown as MeasuredWindow).measured.paintedAt !== undefined);
  const result = await frame.evaluate(() => {
    const {startedAt = NaN, paintedAt = NaN, papers = []} = (window as unknown as MeasuredWindow).measured;
    return {start: paintedAt - startedAt, cells: Math.max(...papers.map(({model}) => model.getCells().length))};
  });
  await page.close();
  return result;
}

/**
 * Measures how the applications of a version start: each several times, in turn.
 *
 * @param runs - how often each is started
 * @throws when one draws nothing, or logs an error
 */
export async function measureStarts(
  browser: Browser,
  projectDir: string,
  version: VersionName,
  runs: number,
): Promise<ApplicationStarts> {
  const demos = readDemos(projectDir, version).filter((demo) => groupOf(demo) === 'applications');
  const measured = await interleave(runs, demos, (demo) => startOnce(browser, projectDir, version, demo));
  const rows = measured.map(({subject, results}): [string, ApplicationStart] => {
    const cells = results.at(-1)?.cells ?? 0;
    return [subject.id, {...sizeOf(subject), cells, start: Math.round(median(results.map(({start}) => start)))}];
  });
  return {
    machine: {
      cores: os.cpus().length,
      chromium: browser.version().split('.')[0] ?? '',
      library: packageVersion(libraryFolder(projectDir, version, '@joint/core')),
    },
    runs,
    applications: Object.fromEntries(rows),
  };
}

import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {build} from 'esbuild';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import type {Comparison, Row, Setup} from './setups';
import {interleave, median} from './statistics';
import type {Result} from './tables';
import type {Times} from './times';

/** The program that draws a diagram in the browser, with the library, as one script. */
async function program(projectDir: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(projectDir, 'src/tools/performance/page/measure.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}

/** Measures a setup in a page of its own. */
async function measureOnce(browser: Browser, script: string, setup: Setup, elements: number): Promise<Times> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({content: script});
  const times = await page.evaluate(
    ([given, count]) =>
      (window as unknown as {measure: (setup: Setup, elements: number) => Promise<Times>}).measure(given, count),
    [setup, elements] as const,
  );
  await page.close();
  return times;
}

const names = ['firstPaint', 'drawn', 'stall', 'frame', 'slowFrame', 'cells'] as const;

function medians({id}: Row, results: readonly Times[]): Result {
  const ofAll = (name: keyof Times): number => Math.round(median(results.map((each) => each[name])));
  return {id, ...(Object.fromEntries(names.map((name) => [name, ofAll(name)])) as Times)};
}

/**
 * Measures the rows of a comparison in Chromium, several times, in turn.
 *
 * @param runs - how often each row is measured
 * @throws when a diagram is not drawn, or an element does not follow the pointer
 */
export async function measure({elements, rows}: Comparison, runs: number, projectDir: string): Promise<Result[]> {
  const script = await program(projectDir);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    const measured = await interleave(runs, rows, ({setup}) => measureOnce(browser, script, setup, elements));
    return measured.map(({subject, results}) => medians(subject, results));
  } finally {
    await browser.close();
  }
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import prettier from 'prettier';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import {measure} from '../performance/measure';
import {type ComparisonName, comparisons} from '../../build/performance/setups';
import {projectDir} from './project';

const resultsFile = path.join(projectDir, 'src/build/performance/results.json');

async function machine(): Promise<{cores: number; chromium: string; library: string}> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  const major = browser.version().split('.')[0] ?? '';
  await browser.close();
  const manifest = path.join(projectDir, 'node_modules/joint-core-4.1/package.json');
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
  return {cores: os.cpus().length, chromium: major, library: version};
}

/**
 * `npm run performance:benchmark -- [--runs N] [--write]`: draws large diagrams in
 * several ways, and prints the tables of the performance guide. With `--write`, the
 * guide shows these figures from now on.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}, write: {type: 'boolean'}}});
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: expected a number of 1 or more.`);
  }
  const results: Record<string, unknown> = {machine: await machine(), runs};
  for (const name of Object.keys(comparisons) as ComparisonName[]) {
    const rows = await measure(comparisons[name], runs, projectDir);
    console.table(rows);
    results[name] = rows;
  }
  if (values.write) {
    const options = await prettier.resolveConfig(resultsFile);
    fs.writeFileSync(resultsFile, await prettier.format(JSON.stringify(results), {...options, filepath: resultsFile}));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

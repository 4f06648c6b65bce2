import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import * as z from 'zod';
import {listening} from '../../../build/hosting/listening';
import {browserArguments} from '../../browser/browser-arguments';
import {findBrowser} from '../../browser/find-browser';

/** What is read from a report: Lighthouse's name of each figure. */
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
} as const;

/** Times in ms; `cls` has no unit. */
export type PageTimes = Record<keyof typeof audits, number>;

const report = z.object({
  runtimeError: z.object({message: z.string()}).optional(),
  audits: z.record(z.string(), z.object({numericValue: z.number().optional(), errorMessage: z.string().optional()})),
});

/**
 * Reads the figures of a Lighthouse report.
 *
 * @throws when the page could not be measured
 */
export function readReport(json: string): PageTimes {
  const {runtimeError, audits: found} = report.parse(JSON.parse(json));
  if (runtimeError) {
    throw new Error(`Lighthouse could not measure the page: ${runtimeError.message}`);
  }
  const entries = Object.entries(audits).map(([figure, name]): [string, number] => {
    const {numericValue, errorMessage} = found[name] ?? {};
    if (numericValue === undefined) {
      throw new Error(`Lighthouse's report has no ${name}: ${errorMessage ?? 'it is missing'}.`);
    }
    return [figure, numericValue];
  });
  return Object.fromEntries(entries) as PageTimes;
}

async function freePort(): Promise<number> {
  const {port, close} = await listening(createServer());
  await close();
  return port;
}

/**
 * Measures a page with Lighthouse as on a phone, with simulated throttling, in a browser of its own.
 *
 * @param folder - where Lighthouse is installed
 * @throws when the page could not be measured
 */
export async function runLighthouse(url: string, folder: string): Promise<PageTimes> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const file = path.join(folder, 'report.json');
  fs.rmSync(file, {force: true});
  const options = [
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    `--only-audits=${Object.values(audits).join(',')}`,
    '--throttling-method=simulate',
    '--no-enable-error-reporting',
    '--quiet',
  ];
  try {
    await promisify(execFile)(process.execPath, ['node_modules/lighthouse/cli/index.js', url, ...options], {
      cwd: folder,
    });
    return readReport(fs.readFileSync(file, 'utf8'));
  } finally {
    await browser.close();
  }
}

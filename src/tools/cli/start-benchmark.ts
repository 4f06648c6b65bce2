import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {type Page, chromium} from '@playwright/test';
import {startCaches} from '../bench/start-caches';
import {browserArguments, findBrowser} from '../browser/find-browser';
import {env} from '../../build/config/env';

const projectDir = path.resolve(__dirname, '../../..');
const origin = `http://localhost:${env.PORT}`;

/** The pages that are edited: a short one, and the longest. */
const edited = [
  {file: 'docs/learn/quickstart/index.mdx', path: '/learn/quickstart/'},
  {file: 'docs/api/dia/Paper.mdx', path: '/api/dia/Paper'},
];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const print = (what: string, ms: number): void =>
  console.log(`${what.padEnd(48)} ${(ms / 1000).toFixed(1).padStart(6)} s`);

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode === null) {
    const closed = new Promise((resolve) => server.on('close', resolve));
    server.kill();
    await closed;
  }
}

/** Starts the development server and opens the home page. */
async function start(page: Page): Promise<{server: ChildProcess; ms: number}> {
  const from = performance.now();
  const server = spawn(
    process.execPath,
    [path.join(projectDir, 'src/tools/cli/docusaurus.mjs'), 'start', '--no-open', '--port', String(env.PORT)],
    {cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit']},
  );
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) {
      throw new Error(`npm start ended with code ${server.exitCode}. Is port ${env.PORT} in use? Set PORT to another.`);
    }
    await wait(100);
  }
  await page.goto(origin);
  await page.locator('h1').waitFor();
  return {server, ms: performance.now() - from};
}

/** The time in ms from saving a file until its page, which is open, shows the edit. */
async function edit(page: Page, file: string, url: string): Promise<number> {
  const absolute = path.join(projectDir, file);
  const before = fs.readFileSync(absolute, 'utf8');
  await page.goto(origin + url);
  await page.locator('h1').waitFor();
  try {
    const from = performance.now();
    fs.writeFileSync(absolute, `${before}\nAn edit of the benchmark.\n`);
    await page.getByText('An edit of the benchmark.').waitFor({timeout: 60_000});
    return performance.now() - from;
  } finally {
    fs.writeFileSync(absolute, before);
    await page.getByText('An edit of the benchmark.').waitFor({state: 'detached', timeout: 60_000});
  }
}

/** `npm run start:benchmark`: how long writers wait. Deletes the caches of `npm start` first. */
async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  let server: ChildProcess | undefined;
  try {
    const page = await browser.newPage();
    startCaches.forEach((name) => fs.rmSync(path.join(projectDir, name), {recursive: true, force: true}));
    for (const kind of ['Cold start', 'Warm start']) {
      const started = await start(page);
      ({server} = started);
      print(`${kind}, until a page is shown`, started.ms);
      // The caches are written when the server is idle.
      await wait(5000);
      if (kind === 'Cold start') {
        await stop(server);
      }
    }
    for (const {file, path: url} of edited) {
      print(`First edit of ${file}`, await edit(page, file, url));
      print(`Second edit of ${file}`, await edit(page, file, url));
    }
  } finally {
    if (server) {
      await stop(server);
    }
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

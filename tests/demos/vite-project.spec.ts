import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import sirv from 'sirv';
import {sites} from '../support/sites';
import {expect, test} from '../support/test';

/** Where the built project is served. */
const port = 4330;

test('a downloaded demo is a project that installs, builds and runs', async ({page}) => {
  test.setTimeout(240_000);
  const folder = path.join(sites.main.buildDir, 'assets/demos/4.1');
  const zip = fs.readdirSync(folder).find((name) => /^layout-directed-graph\..*\.zip$/.test(name)) ?? '';
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-vite-'));
  for (const [name, content] of Object.entries(unzipSync(fs.readFileSync(path.join(folder, zip))))) {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
  const project = path.join(target, 'layout-directed-graph');
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {cwd: project, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32'});
  npm('install', '--prefer-offline', '--no-audit', '--no-fund');
  npm('run', 'build');
  const server = http.createServer(sirv(path.join(project, 'dist'))).listen(port);
  try {
    await page.goto(`http://localhost:${port}/`);
    await expect.poll(() => page.locator('.joint-element').count()).toBeGreaterThan(3);
    await expect(page).toHaveTitle(/\S/);
  } finally {
    server.close();
    fs.rmSync(target, {recursive: true, force: true});
  }
});

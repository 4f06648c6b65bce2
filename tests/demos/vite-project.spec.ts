import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {unzipSync} from 'fflate';
import sirv from 'sirv';
import {packageFolder} from '../../src/build/api-model/sources';
import {projectDir, sites} from '../support/sites';
import {expect, test} from '../support/test';

type PackageJson = {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

const readPackage = (folder: string): PackageJson =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Unpacks the project of a demo below the site's folder, where its tools are found; returns its folder. */
function unpack(demo: string): string {
  const folder = path.join(sites.main.buildDir, 'assets/demos/4.1');
  const zip = fs.readdirSync(folder).find((name) => name.startsWith(`${demo}.`) && name.endsWith('.zip')) ?? '';
  const target = path.join(projectDir, '.cache/vite-project');
  fs.rmSync(target, {recursive: true, force: true});
  for (const [name, content] of Object.entries(unzipSync(fs.readFileSync(path.join(folder, zip))))) {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
  return path.join(target, demo);
}

/**
 * Gives a project the packages that it names, from those that are installed here:
 * nothing comes from the network.
 *
 * @throws when it names another version than the installed one
 */
function install(project: string): void {
  const {dependencies, devDependencies} = readPackage(project);
  for (const [name, version] of Object.entries(dependencies)) {
    const from = packageFolder(projectDir, 'current', name === '@joint/core' ? 'core' : 'layout');
    expect(`${name} ${readPackage(from).version}`).toBe(`${name} ${version}`);
    fs.cpSync(from, path.join(project, 'node_modules', name), {recursive: true});
  }
  for (const [name, version] of Object.entries(devDependencies)) {
    expect(`${name} ${readPackage(path.join(projectDir, 'node_modules', name)).version}`).toBe(`${name} ${version}`);
  }
}

// The project has no icon, and the browser asks for one.
test.use({expectedConsole: /favicon\.ico/});

test('a downloaded demo is a project that builds and runs with the packages that it names', async ({page}) => {
  test.setTimeout(120_000);
  const project = unpack('layout-directed-graph');
  install(project);
  expect(readPackage(project).scripts.build).toBe('tsc && vite build');
  execFileSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
  const server = http.createServer(sirv(path.join(project, 'dist')));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await expect.poll(() => page.locator('.joint-element').count()).toBeGreaterThan(3);
    await expect(page).toHaveTitle(/\S/);
  } finally {
    server.close();
  }
});

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {unzipSync} from 'fflate';
import sirv from 'sirv';
import {packageFolder} from '../../src/build/api-model/sources';
import {listening} from '../support/listening';
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

/** Finds the tools that the guides' project for React has, as readers create it. */
const readersProject = createRequire(path.join(projectDir, 'tests/integration/react/package.json'));

/** Where an installed package is. Some don't say where their manifest is. */
const folderOf = (name: string): string =>
  readersProject.resolve
    .paths(name)
    ?.map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(folder)) ?? '';

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
    const from = name.startsWith('@joint/')
      ? packageFolder(projectDir, 'current', name === '@joint/core' ? 'core' : 'layout')
      : folderOf(name);
    expect(`${name} ${readPackage(from).version}`).toBe(`${name} ${version}`);
    fs.cpSync(from, path.join(project, 'node_modules', name), {recursive: true});
  }
  for (const [name, version] of Object.entries(devDependencies)) {
    const from = folderOf(name);
    expect(`${name} ${readPackage(from).version}`).toBe(`${name} ${version}`);
    const link = path.join(project, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), {recursive: true});
    fs.symlinkSync(from, link, 'junction');
  }
  // npm runs the compiler by its name, which would be that of this project's own one.
  const manifest = path.join(project, 'package.json');
  const build = 'node node_modules/typescript/bin/tsc && vite build';
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('tsc && vite build', build));
}

// The project has no icon, and the browser asks for one.
test.use({expectedConsole: /favicon\.ico/});

for (const [kind, demo] of [
  ['a demo', 'layout-directed-graph'],
  ['a demo with React', 'applications-data-flow'],
] as const) {
  test(`${kind} is downloaded as a project that builds and runs with the packages that it names`, async ({page}) => {
    test.slow();
    const project = unpack(demo);
    expect(readPackage(project).scripts.build).toBe('tsc && vite build');
    install(project);
    execFileSync('npm', ['run', 'build'], {
      cwd: project,
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
    const {origin, close} = await listening(http.createServer(sirv(path.join(project, 'dist'))));
    try {
      await page.goto(origin);
      await expect.poll(() => page.locator('.joint-element').count()).toBeGreaterThan(3);
      await expect(page).toHaveTitle(/\S/);
    } finally {
      await close();
    }
  });
}

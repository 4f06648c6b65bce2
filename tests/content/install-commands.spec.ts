import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {versions} from '../../src/common/versions';
import {project} from '../support/sites';

type Command = {file: string; packages: string[]};

/** The commands of a page that install packages of the library from the registry. */
function commandsOf({file, content}: Pick<Page, 'file' | 'content'>): Command[] {
  return content.fences
    .flatMap(({code}) => code.split('\n'))
    .map((line) => /^npm (?:install|i) (.+)$/.exec(line.trim())?.[1]?.split(' ') ?? [])
    .filter((words) => words.some((word) => word.startsWith('@joint/')))
    .map((packages) => ({file, packages}));
}

/** Is the version that a command names one of this line of releases? */
const isOf = (label: string, name: string): boolean =>
  new RegExp(`^@joint/[\\w-]+@${label.replace('.', '\\.')}(?:\\.\\d+)?$`).test(name);

// Many pages have one command: it is run once, so all tests share a worker.
test.describe.configure({mode: 'default'});

const installed = new Map<string, string[]>();

/** The versions of the core that are there after packages were installed together in a new project. */
function coresOf(packages: readonly string[]): string[] {
  const key = [...packages].sort().join(' ');
  const cores = installed.get(key) ?? install(packages);
  installed.set(key, cores);
  return cores;
}

/** Installs packages together in a new project, and returns the versions of the core that are there. */
function install(packages: readonly string[]): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  try {
    fs.writeFileSync(path.join(folder, 'package.json'), '{"name": "installed", "private": true}');
    const npm = (...args: string[]) =>
      execFileSync('npm', args, {cwd: folder, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32'});
    npm('install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', ...packages);
    const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, {version?: string}>;
    };
    return Object.entries(lock.packages)
      .filter(([name]) => name.endsWith('node_modules/@joint/core'))
      .map(([, {version = ''}]) => version);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

for (const version of versions) {
  const commands = readPages(version.name, project).flatMap(commandsOf);
  const general = commands.filter(({file}) => !file.includes('/release-notes/'));

  test(`${version.label}: commands that install the library name a version, that of their page`, () => {
    expect(general.length).toBeGreaterThan(0);
    for (const {file, packages} of general) {
      for (const name of packages.filter((word) => word.startsWith('@joint/'))) {
        expect(isOf(version.label, name), `${file}: ${name}`).toBe(true);
      }
    }
  });

  test(`${version.label}: the packages of all pages are installed together, with one copy of the core`, () => {
    test.slow();
    const cores = coresOf([...new Set(general.flatMap(({packages}) => packages))]);
    expect(cores).toHaveLength(1);
    expect(cores[0]).toMatch(new RegExp(`^${version.label}\\.`));
  });

  const notes = commands.filter(({file}) => file.includes('/release-notes/'));
  for (const {file, packages} of notes) {
    test(`${file}: ${packages.join(' ')} installs that release`, () => {
      test.slow();
      const core =
        packages
          .find((name) => name.startsWith('@joint/core@'))
          ?.split('@')
          .at(-1) ?? 'none';
      const cores = coresOf(packages);
      expect(cores).toHaveLength(1);
      expect(`${cores[0]}.`.startsWith(`${core}.`), `${cores[0]} is ${core}`).toBe(true);
    });
  }
}

test('a second copy of the core and a version that is missing are found', () => {
  test.slow();
  expect(coresOf(['@joint/core@4.0', '@joint/layout-directed-graph@4.1'])).toHaveLength(2);
  expect(isOf('4.1', '@joint/core')).toBe(false);
  expect(isOf('4.1', '@joint/core@4.0')).toBe(false);
});

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compareVersions} from '../../src/build/compare/compare-versions';
import {projectIn} from '../../src/build/config/project';
import {versionLabeled} from '../../src/common/versions';
import {projectDir} from '../support/sites';

const page = (title: string, body: string): string => `---\ntitle: ${title}\nedition: core\n---\n\n${body}\n`;
const readme = fs.readFileSync(path.join(projectDir, 'docs/_demos/start/hello/README.md'), 'utf8');
const demo = (code: string, more: Record<string, string> = {}): Record<string, string> => ({
  'README.md': readme,
  'index.ts': code,
  ...more,
});
const report = (name: string, ...symbols: object[]): string =>
  [{package: name, sources: ''}, ...symbols].map((line) => `${JSON.stringify(line)}\n`).join('');
const method = (symbolPath: string, signature: string): object => ({
  path: symbolPath,
  kind: 'method',
  signatures: [[signature]],
});

/** A project whose two versions differ in every way, by the files of its folders. */
function plantProject(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  const write = (folder: string, files: Record<string, string>): void =>
    Object.entries(files).forEach(([name, text]) => {
      const file = path.join(root, folder, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, text);
    });
  const older = 'versioned_docs/version-4.0';
  write(older, {
    'same.mdx': page('Same', 'Text.\n\n## A\n\nText.'),
    'old.mdx': page('Old', 'Text.'),
    'both/index.mdx': page('Both', 'Text.\n\n## Kept\n\nText.\n\n## Gone\n\nText.\n\n## Changed\n\nBefore.'),
    'top.mdx': page('Top', 'Before.\n\n## Kept\n\nText.'),
    '_api/joint-core.jsonl': report(
      '@joint/core 4.0.4',
      method('dia.Graph.clear', 'clear(): void;'),
      method('dia.Graph.get', 'get(): string;'),
      method('dia.Graph.static:old', 'old(): void;'),
    ),
    '_api/joint-layout-directed-graph.jsonl': report('@joint/layout-directed-graph 4.0.3'),
    '_api/joint-plus.jsonl': report('@joint/plus'),
  });
  write('docs', {
    'same.mdx': page('Same', 'Text.\n\n## A\n\nText.'),
    'new.mdx': page('New', 'Text.'),
    'both/index.mdx': page('Both', 'Text.\n\n## New\n\nText.\n\n## Kept\n\nText.\n\n## Changed\n\nAfter.'),
    'top.mdx': page('Another title', 'Before.\n\n## Kept\n\nText.'),
    '_api/joint-core.jsonl': report(
      '@joint/core 4.1.3',
      method('dia.Graph.clear', 'clear(): void;'),
      method('dia.Graph.get', 'get(): number;'),
      method('dia.Graph.new', 'new(): void;'),
    ),
    '_api/joint-layout-directed-graph.jsonl': report('@joint/layout-directed-graph 4.1.1'),
    '_api/joint-plus.jsonl': report('@joint/plus'),
  });
  write(`${older}/_demos/start/hello`, demo('run();'));
  write('docs/_demos/start/hello', demo('run(1);', {'style.css': 'p {}', 'README.md': `${readme}More.\n`}));
  write('docs/_demos/start/same', demo('run();'));
  write(`${older}/_demos/start/same`, demo('run();'));
  write(`${older}/_demos/start/old`, demo('run();'));
  return root;
}

test('two versions are compared by pages and sections, members and demos', () => {
  const {pages, packages, demos} = compareVersions(
    projectIn(plantProject()),
    versionLabeled('4.0'),
    versionLabeled('4.1'),
  );
  expect(pages).toEqual({
    added: ['/new'],
    removed: ['/old'],
    changed: [
      {path: '/both/', added: ['new'], removed: ['gone'], changed: ['changed']},
      {path: '/top', added: [], removed: [], changed: ['(top)']},
    ],
  });
  expect(packages.map(({packages: names}) => names)).toEqual([
    ['@joint/core 4.0.4', '@joint/core 4.1.3'],
    ['@joint/layout-directed-graph 4.0.3', '@joint/layout-directed-graph 4.1.1'],
    ['@joint/plus', '@joint/plus'],
  ]);
  expect(packages[0]).toMatchObject({
    added: ['dia.Graph.new'],
    removed: ['dia.Graph.static:old'],
    changed: [{path: 'dia.Graph.get', before: ['get(): string;'], after: ['get(): number;']}],
  });
  expect(packages[1]).toMatchObject({added: [], removed: [], changed: []});
  expect(demos).toEqual({
    added: [],
    removed: ['start/old'],
    changed: [{id: 'start/hello', files: ['README.md', 'index.ts', 'style.css']}],
  });
});

test.describe('npm run docs:compare', () => {
  const run = (...args: string[]): string =>
    execFileSync('npx', ['tsx', 'src/tools/cli/docs-compare.ts', ...args], {
      cwd: projectDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const messageOf = (...args: string[]): string => {
    try {
      return run(...args);
    } catch (error) {
      return (error as {stderr: string}).stderr.trim();
    }
  };

  test('prints what the newer version has, whichever stands first', () => {
    const printed = run('4.1', '4.0', '--only', 'members');
    expect(printed).toBe(run('4.0', '4.1', '--only', 'members'));
    expect(printed).toMatch(/^Members: @joint\/core 4\.0\.\d+ → @joint\/core 4\.1\.\d+\n/);
    expect(printed).toContain('\n    dia.Graph.transferCellEmbeds\n');
    expect(printed).toMatch(/\n {4}dia\.Cell\.toJSON\n {6}- .*\n {6}\+ /);
    expect(printed).not.toContain('static:');
  });

  test('says what it expected', () => {
    expect(messageOf('4.0')).toContain('Expected two versions: npm run docs:compare -- 4.0 4.1');
    expect(messageOf('4.0', '4.2')).toMatch(/^There is no version "4\.2"\. Expected one of 4\.1, 4\.0\.$/m);
    expect(messageOf('4.0', '4.1', '--only', 'page')).toContain('expected one of pages, members, demos, not "page"');
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import type {Configuration} from 'webpack';
import {ContentCache} from '../../src/build/demos/json-cache';
import {hashFiles} from '../../src/build/files/hash-files';
import {writeIfChanged} from '../../src/build/files/write-if-changed';
import {expireCache} from '../../src/build/plugins/page-dependencies/expire-cache';
import {shortMessage} from '../../src/build/plugins/short-errors/short-message';
import {project} from '../support/sites';
import {collectDependencies, dependsOn} from '../../src/build/reference/dependencies';

const temporary = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));

test('a hash follows names and contents of files, and nothing else', () => {
  const root = temporary();
  const hash = (): string => hashFiles(root, ['folder', 'file.txt']);
  const hashes = [hash()];
  const change = (act: () => void): void => {
    act();
    hashes.push(hash());
  };
  change(() => fs.writeFileSync(path.join(root, 'file.txt'), 'a'));
  change(() => fs.mkdirSync(path.join(root, 'folder/below'), {recursive: true}));
  change(() => fs.writeFileSync(path.join(root, 'folder/below/b'), 'c'));
  change(() => fs.renameSync(path.join(root, 'folder/below/b'), path.join(root, 'folder/below/bc')));
  change(() => fs.writeFileSync(path.join(root, 'folder/below/bc'), ''));
  // An empty folder is no content.
  expect(new Set(hashes).size).toBe(hashes.length);
  const last = hash();
  fs.utimesSync(path.join(root, 'file.txt'), 1, 1);
  fs.writeFileSync(path.join(root, 'elsewhere.txt'), 'a');
  expect(hash()).toBe(last);
});

test('a file is written only when its content changes', () => {
  const file = path.join(temporary(), 'new/file.txt');
  expect(writeIfChanged(file, 'a')).toBe(true);
  expect(writeIfChanged(file, 'a')).toBe(false);
  expect(writeIfChanged(file, 'b')).toBe(true);
  expect(fs.readFileSync(file, 'utf8')).toBe('b');
  expect(fs.readdirSync(path.dirname(file))).toEqual(['file.txt']);
});

test('results are made once for the same inputs, by later processes, too, and forgotten when nobody asks', async () => {
  const folder = path.join(temporary(), 'cache');
  let made = 0;
  const get = (cache: ContentCache, inputs: unknown): Promise<{value: unknown}> =>
    cache.get(inputs, () => {
      made += 1;
      return Promise.resolve({value: inputs});
    });
  const first = new ContentCache(folder);
  await get(first, {demo: 'a'});
  await get(first, {demo: 'b'});
  expect(made).toBe(2);

  const second = new ContentCache(folder);
  expect(await get(second, {demo: 'a'})).toEqual({value: {demo: 'a'}});
  expect(made).toBe(2);
  second.deleteUnused();
  expect(fs.readdirSync(folder)).toHaveLength(1);

  // Another build in the same checkout is writing a result, and deletes one that this one is about to delete.
  const unfinished = path.join(folder, 'other.json.1.tmp');
  fs.writeFileSync(unfinished, '');
  const {readdirSync} = fs;
  Object.assign(fs, {readdirSync: (name: string) => [...readdirSync(name), 'gone.json']});
  try {
    second.deleteUnused();
  } finally {
    Object.assign(fs, {readdirSync});
  }
  expect(fs.existsSync(unfinished)).toBe(true);
  fs.rmSync(unfinished);

  // A process was stopped while it wrote.
  const [name = ''] = fs.readdirSync(folder);
  fs.writeFileSync(path.join(folder, name), '{"val');
  expect(await get(new ContentCache(folder), {demo: 'a'})).toEqual({value: {demo: 'a'}});
  expect(made).toBe(3);
});

test('both compilers learn what a page is made of, whichever comes first', () => {
  const added: string[] = [];
  const context = (name: string) => ({addDependency: (file: string) => added.push(`${name} ${file}`)});
  const [client, server] = [context('client'), context('server')];
  const page = new VFile({path: '/docs/page.mdx'});
  collectDependencies(project, page.path, 'client', client);
  dependsOn(project, page, '/a');
  collectDependencies(project, page.path, 'server', server);
  dependsOn(project, page, '/b');
  dependsOn(project, new VFile({path: '/docs/other.mdx'}), '/c');
  expect(added).toEqual(['client /a', 'server /a', 'client /b', 'server /b']);
});

test.describe("the bundler's cache", () => {
  const withCache = (cache: unknown, plain?: boolean): object => ({cache: plain, experiments: {cache}});

  test('gets the key into its version', () => {
    const config: Configuration = withCache({type: 'persistent', version: 'client-1'}, true);
    expireCache(config, 'key');
    expect(config.experiments).toEqual({cache: {type: 'persistent', version: 'client-1-key'}});
  });

  test('may be off', () => {
    expect(() => expireCache({}, 'key')).not.toThrow();
  });

  test('in an unknown shape stops the build', () => {
    for (const config of [
      withCache({type: 'persistent', versions: ['1']}),
      withCache({type: 'memory', version: '1'}),
      withCache(true),
      {cache: true},
      {cache: {type: 'filesystem'}},
    ]) {
      expect(() => expireCache(config, 'key')).toThrow('The bundler cache has an unknown shape');
    }
  });
});

test.describe('an error in a page', () => {
  const report = (cause: string, details: string): string =>
    [
      '  × Module build failed (from ./loader.js):',
      '  ╰─▶   × Error: MDX compilation failed for file \u001b[36m"/site/docs/page.mdx"\u001b[39m',
      `        │ Cause: ${cause}`,
      '        │ Details:',
      ...details.split('\n').map((line) => `        │ ${line}`),
      '        │     at compileToJSX (/site/node_modules/utils.js:93:15)',
    ].join('\n');

  test('of the parser is reduced to place and cause', () => {
    const details = '{\n  "column": 3,\n  "line": 10,\n  "reason": "x"\n}';
    expect(shortMessage(report('Unexpected character', details), '/site')).toBe(
      'docs/page.mdx:10:3: Unexpected character',
    );
  });

  test('of a transformer, perhaps of several lines, stays as it is', () => {
    const cause = 'docs/page.mdx:1: first\n        │ docs/page.mdx:2: second';
    expect(shortMessage(report(cause, 'Error: x'), '/site')).toBe('docs/page.mdx:1: first\ndocs/page.mdx:2: second');
    expect(shortMessage(report('no place', 'Error: x'), '/site')).toBe('docs/page.mdx: no place');
  });

  test('elsewhere is left alone', () => {
    expect(shortMessage("  × Cannot find module 'x'", '/site')).toBeUndefined();
  });
});

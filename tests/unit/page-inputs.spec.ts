import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {registerFiles} from '../../src/build/api-model/confirmations';
import {correctionsFile} from '../../src/build/api-model/corrections';
import {apiFolder} from '../../src/build/api-model/sources';
import {projectIn} from '../../src/build/config/project';
import type {Project} from '../../src/build/content/project';
import {collectDependencies} from '../../src/build/reference/dependencies';
import {modelFiles, signatureSources, stampedFiles, writeAnchors} from '../../src/build/reference/anchors';
import {pageOfFile} from '../../src/build/reference/page-of-file';
import {versionPages} from '../../src/build/reference/version-pages';
import {versionNamed} from '../../src/common/versions';
import {hashProgram, programFiles} from '../../src/build/files/hash-program';
import {filesLookedAt} from '../support/files-looked-at';
import {projectDir} from '../support/sites';

/** A project with one page about the API of each version, and the API itself, in a folder of its own. */
function copyOfApi(): Project {
  const dir = test.info().outputPath('project');
  for (const name of ['current', '4.0'] as const) {
    const {folder} = versionNamed(name);
    fs.cpSync(path.join(projectDir, apiFolder(name)), path.join(dir, apiFolder(name)), {recursive: true});
    fs.mkdirSync(path.join(dir, folder, 'api'), {recursive: true});
    fs.writeFileSync(
      path.join(dir, folder, 'api/graph.mdx'),
      '---\ntitle: dia.Graph\nedition: core\napi: dia.Graph\n---\n',
    );
  }
  fs.writeFileSync(path.join(dir, 'package-lock.json'), '{}');
  return projectIn(dir);
}

/** What the bundler is told of a page about the API. */
function dependenciesOf(project: Project, file: string): string[] {
  const page = path.join(project.dir, file);
  const named: string[] = [];
  collectDependencies(project, page, 'client', {addDependency: (name) => named.push(path.relative(project.dir, name))});
  pageOfFile(project, new VFile({path: page}));
  return named;
}

test('a page about the API depends on a stamp of each version that it knows, and not on each file of the model', () => {
  const project = copyOfApi();
  expect(registerFiles(path.join(project.dir, apiFolder('current'))).length).toBeGreaterThan(50);
  expect(dependenciesOf(project, 'docs/api/graph.mdx')).toEqual([
    '.cache/api-stamps/current.txt',
    '.cache/api-stamps/4.0.txt',
    '.cache/anchors/current.json',
  ]);
  expect(dependenciesOf(project, 'versioned_docs/version-4.0/api/graph.mdx')).toEqual([
    '.cache/api-stamps/4.0.txt',
    '.cache/anchors/4.0.json',
  ]);
  expect(stampedFiles(project)).toEqual([
    'docs/_api/**/*.{json,jsonl}',
    'versioned_docs/version-4.0/_api/**/*.{json,jsonl}',
  ]);
});

test('every file of the model changes the stamp of its version, also when it cannot be read, and no other does', () => {
  const project = copyOfApi();
  const state = (): string[] =>
    signatureSources(project, versionNamed('current')).map((file) => fs.readFileSync(file, 'utf8'));
  writeAnchors(project, 'current');
  const api = path.join(project.dir, apiFolder('current'));
  const older = path.join(project.dir, apiFolder('4.0'));
  const [register = ''] = registerFiles(api);
  const [first = '', ...others] = fs.readFileSync(register, 'utf8').split('\n');
  const edits: [file: string, text: string][] = [
    [register, [JSON.stringify({...(JSON.parse(first) as object), default: 'planted'}), ...others].join('\n')],
    [correctionsFile(api), '[]'],
    [path.join(api, 'undeclared-events.json'), '[]'],
    [path.join(older, 'joint-core.jsonl'), `${fs.readFileSync(path.join(older, 'joint-core.jsonl'), 'utf8')} `],
    [path.join(api, 'joint-plus.jsonl'), 'broken'],
  ];
  for (const [file, text] of edits) {
    const [before, touched] = [state(), fs.readFileSync(file, 'utf8')];
    expect(text).not.toBe(touched);
    fs.writeFileSync(file, text);
    try {
      writeAnchors(project, 'current');
      expect(text).not.toBe('broken');
    } catch (error) {
      expect(text, String(error)).toBe('broken');
    }
    expect(
      state().filter((one, index) => one !== before[index]),
      file,
    ).toHaveLength(1);
    fs.writeFileSync(file, touched);
    writeAnchors(project, 'current');
    expect(state()).toEqual(before);
  }
  const before = state();
  fs.writeFileSync(path.join(api, 'messages.json'), '[]');
  writeAnchors(project, 'current');
  expect(state()).toEqual(before);
});

test('the API of a version is read from the files of its stamp alone', async () => {
  const project = copyOfApi();
  const folder = path.join(project.dir, apiFolder('current'));
  const read = await filesLookedAt(() => versionPages('current', project), ['readFileSync']);
  const ofApi = read.map((file) => path.resolve(projectDir, file)).filter((file) => file.startsWith(folder + path.sep));
  expect([...new Set(ofApi)].sort()).toEqual(modelFiles(folder).sort());
});

test('the hash of a program follows all that it imports and reads, and nothing else', () => {
  const root = test.info().outputPath('root');
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  };
  write(
    'a/entry.ts',
    "import fs from 'node:fs';\nimport cheerio from 'cheerio';\nimport {b} from '../b/b';\nimport type {T} from './types';\nexport const t: T = [fs, cheerio, b];\n",
  );
  write('b/b.ts', "import data from './data.json';\nexport const b = data;\n");
  write('b/data.json', '{}');
  write('a/types.ts', 'export type T = unknown;\n');
  write('b/c.ts', '');
  write('read.txt', '');
  expect(programFiles(root, ['a/entry.ts'])).toEqual(['a/entry.ts', 'b/b.ts', 'b/data.json']);
  const hash = (): string => hashProgram(root, ['a/entry.ts'], ['read.txt']);
  const first = hash();
  write('b/c.ts', '1');
  write('a/types.ts', 'export type T = unknown[];\n');
  expect(hash()).toBe(first);
  const hashes = ['b/data.json', 'read.txt'].map((name) => {
    write(name, '[]');
    return hash();
  });
  write('b/b.ts', "export {c as b} from './c';\n");
  expect(new Set([first, ...hashes, hash()]).size).toBe(4);
});

test('compiled pages expire with every transformer', () => {
  const files = programFiles(projectDir, ['docusaurus.config.ts']);
  const transformers = fs
    .readdirSync(path.join(projectDir, 'src/build/remark'))
    .map((name) => `src/build/remark/${name}`);
  expect(transformers.filter((name) => !files.includes(name))).toEqual([]);
});

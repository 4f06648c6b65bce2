import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {packageFolder} from '../../src/build/api-model/sources';
import type {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {project, projectDir} from '../support/sites';

type Shown = Pick<Page, 'file' | 'content'>;
type Manifest = {version?: string; dependencies?: Record<string, string>};

const projects = 'tests/integration';

/** The blocks of code of a page that name the file they show: `file="tests/…"`. */
function shownFiles({content}: Shown) {
  return content.fences.flatMap((fence) => {
    const file = /\bfile="([^"]*)"/.exec(fence.meta)?.[1];
    return file === undefined ? [] : [{...fence, file}];
  });
}

/** What differs between the blocks of code of a page and the files that they name, with the first line that does. */
function differences(page: Shown, read: (file: string) => string | undefined): string[] {
  return shownFiles(page).flatMap(({file, code, line}) => {
    const text = read(file);
    if (text === undefined) {
      return [`${page.file}:${line - 1}: there is no file ${file}`];
    }
    const expected = text.split('\n');
    const shown = `${code}\n`.split('\n');
    const first = expected.findIndex((words, index) => words !== shown[index]);
    const index = first === -1 && shown.length > expected.length ? expected.length : first;
    return index === -1 ? [] : [`${page.file}:${line + index}: this is not line ${index + 1} of ${file}`];
  });
}

function readFile(file: string): string | undefined {
  const absolute = path.join(projectDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
}

const pages = readPages('current', project);

test('code that names a file is that file', () => {
  expect(pages.flatMap(shownFiles).length).toBeGreaterThan(30);
  expect(pages.flatMap((page) => differences(page, readFile))).toEqual([]);
});

const names = fs
  .readdirSync(path.join(projectDir, projects), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

for (const name of names) {
  const folder = `${projects}/${name}`;

  test(`${folder}: its guides show its whole program`, () => {
    const program = fs
      .readdirSync(path.join(projectDir, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => !/\/(?:node_modules|dist[\w-]*)\//.test(file))
      .filter((file) => /\.(?:[jt]sx?|vue|svelte)$/.test(file) || file.endsWith('/no-build.html'));
    // A guide of its own, or a section of guides.
    const guides = pages.filter(
      ({file}) => file.endsWith(`/integration/${name}.mdx`) || file.includes(`/learn/${name}/`),
    );
    expect(program.length).toBeGreaterThan(3);
    const shown = guides.flatMap(shownFiles).map(({file}) => file);
    expect(program.filter((file) => !shown.includes(file))).toEqual([]);
  });

  test(`${folder}: its library is the one that the pages describe`, () => {
    const manifest = (file: string) =>
      JSON.parse(fs.readFileSync(path.join(projectDir, file, 'package.json'), 'utf8')) as Manifest;
    const installed = path.relative(projectDir, packageFolder(projectDir, 'current', 'core'));
    expect(manifest(folder).dependencies?.['@joint/core']).toBe(manifest(installed).version);
  });
}

test.describe('planted', () => {
  const page = (code: string): Shown => {
    const fence = {language: 'ts', meta: 'title="a.ts" file="tests/a.ts"', code, line: 10, indent: 0};
    return {file: 'docs/a.mdx', content: {fences: [fence]} as unknown as Page['content']};
  };
  const text = 'one\ntwo\n';

  test('the same text is no difference', () => {
    expect(differences(page('one\ntwo'), () => text)).toEqual([]);
  });

  for (const [what, code, message] of [
    ['a changed line', 'one\nthree', 'docs/a.mdx:11: this is not line 2 of tests/a.ts'],
    ['a missing line', 'one', 'docs/a.mdx:11: this is not line 2 of tests/a.ts'],
    ['a line too many', 'one\ntwo\nthree', 'docs/a.mdx:12: this is not line 3 of tests/a.ts'],
  ] as const) {
    test(what, () => {
      expect(differences(page(code), () => text)).toEqual([message]);
    });
  }

  test('a file that is not there', () => {
    expect(differences(page('one'), () => undefined)).toEqual(['docs/a.mdx:9: there is no file tests/a.ts']);
  });
});

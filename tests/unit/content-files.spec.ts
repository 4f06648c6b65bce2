import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readReadme} from '../../src/build/demos/demo-front-matter';
import {FileMemo} from '../../src/build/content/file-memo';
import {readFrontMatter} from '../../src/build/content/front-matter';
import {inventoryFile, parseInventory, readInventory} from '../../src/build/content/inventory';
import {Page, sectionSource} from '../../src/build/content/page';
import type {Project} from '../../src/build/content/project';
import {projectIn} from '../../src/build/config/project';
import {pageFiles, readPage, readPages} from '../../src/build/content/pages';
import {
  type Version,
  latestVersion,
  pathInVersion,
  pathOfVersion,
  versionBefore,
  versionLabeled,
  versionNames,
  versionOfFile,
  versionOfPath,
  versions,
} from '../../src/common/versions';
import {findSymbol, versionPages} from '../../src/build/reference/version-pages';
import {projectDir} from '../support/sites';

const page = (frontMatter: string, body = 'Text.\n'): Page =>
  new Page('docs/api/x.mdx', latestVersion, `---\n${frontMatter}\n---\n\n${body}`);

test.describe('versions', () => {
  test('are those of the framework, each with its folder and packages', () => {
    const cut = JSON.parse(fs.readFileSync(path.join(projectDir, 'versions.json'), 'utf8')) as string[];
    expect(versionNames).toEqual(['current', ...cut]);
    for (const {folder, packages} of versions) {
      expect(fs.existsSync(path.join(projectDir, folder)), folder).toBe(true);
      for (const name of Object.values(packages)) {
        expect(fs.existsSync(path.join(projectDir, 'node_modules', name)), name).toBe(true);
      }
    }
  });

  test('are found by file, address and label', () => {
    const [current, older] = versions as readonly Version[];
    expect(versionOfFile('docs/api/dia/Graph.mdx')).toBe(current);
    expect(versionOfFile('versioned_docs\\version-4.0\\index.mdx')).toBe(older);
    expect([versionOfFile('src/docs/x.mdx'), versionOfFile('versioned_docs/version-4.00/x.mdx')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([versionOfPath('/api/'), versionOfPath('/4.0'), versionOfPath('/4.0/api/')]).toEqual([
      current,
      older,
      older,
    ]);
    expect(versionOfPath('/4.01/')).toBe(current);
    expect(['/4.0', '/4.0/', '/4.0/api/dia/', '/api/dia/'].map(pathInVersion)).toEqual([
      '/',
      '/',
      '/api/dia/',
      '/api/dia/',
    ]);
    expect(older && pathOfVersion(older, 'learn/')).toBe('/4.0/learn/');
    expect([versionBefore('current'), versionBefore('4.0')]).toEqual([older, undefined]);
    expect(versionLabeled('4.0')).toBe(older);
    expect(() => versionLabeled('3.9')).toThrow('There is no version "3.9". Expected one of 4.1, 4.0.');
  });
});

test.describe('front matter', () => {
  test('is read as YAML: quotes, comments, lists in blocks, folded and literal text', () => {
    const {frontMatter, subjects, omissions, keywords} = page(
      [
        'api: # two of them',
        "  - 'dia.Graph'   # the first",
        '  - mvc.Model',
        'description: >-',
        '  Folded',
        '  text.',
        'keywords:',
        '  - old name',
        "  - 'a: b'",
        'api_omit:',
        "  '[iterator]': |",
        '    makes loops',
        '    work',
        '  plain: "a reason: with a colon" # why',
      ].join('\n'),
    );
    expect(subjects).toEqual(['dia.Graph', 'mvc.Model']);
    expect(frontMatter.values.description).toBe('Folded text.');
    expect(keywords).toEqual(['old name', 'a: b']);
    expect(omissions).toEqual({'[iterator]': 'makes loops\nwork', plain: 'a reason: with a colon'});
    const {lineOf} = frontMatter;
    expect([lineOf(['api']), lineOf(['api', 1]), lineOf(['api_omit', 'plain'])]).toEqual([2, 4, 15]);
    expect([lineOf(['api_omit', 'missing']), lineOf(['missing'])]).toEqual([11, 2]);
  });

  test('names one subject or several', () => {
    expect(page("api: 'dia.Graph'").subjects).toEqual(['dia.Graph']);
    expect(page('api: dia.Graph # the graph').subjects).toEqual(['dia.Graph']);
    expect(page('api: [V, "VElement"]').subjects).toEqual(['V', 'VElement']);
    expect(page('title: x').subjects).toBeUndefined();
  });

  test('that is wrong is reported with file and line', () => {
    expect(() => page('title: x\napi: [a')).toThrow(/^docs\/api\/x\.mdx:[34]: the front matter is not valid YAML: /);
    expect(() => page('title: x\ntitle: y')).toThrow(/^docs\/api\/x\.mdx:3: .*unique/);
    expect(() => page('- title')).toThrow(/^docs\/api\/x\.mdx:2: expected front matter such as/);
    expect(() => page('title: x\napi_omit: [a]').omissions).toThrow(/^docs\/api\/x\.mdx:3: api_omit: expected a line/);
    expect(readFrontMatter('Text.\n\n---\na: b\n---\n', 'x.mdx').values).toEqual({});
  });

  test('of a demo is reported at the line of the nested field', () => {
    const readme =
      "---\ntitle: A demo\ndescription: What this demo shows, in one sentence.\nasks: [a question, another question]\nsince: '4.0'\nheight: 300\ninteraction:\n" +
      '  - does: A click adds an element.\n    steps:\n      - click: button\n    effects:\n      - of: .a\n        wat: count\n---\nText.\n';
    expect(readReadme(readme.replace('wat:', 'what:'), 'README.md')).toMatchObject({height: 300, about: 'Text.'});
    expect(() => readReadme(readme, 'README.md')).toThrow(
      /README\.md:12: interaction\.0\.effects\.0\.what: [^\n]*\nREADME\.md:13: interaction\.0\.effects\.0\.wat: /,
    );
  });
});

test('a page has its address and its sections', () => {
  const at = (file: string, slug = '') => new Page(file, versionOfFile(file) ?? latestVersion, slug).path;
  expect(at('docs/index.mdx')).toBe('/');
  expect(at('docs/learn/demos/index.mdx')).toBe('/learn/demos/');
  expect(at('versioned_docs/version-4.0/api/dia/Graph.mdx')).toBe('/4.0/api/dia/Graph');
  expect(at('docs/index.mdx', '---\nslug: /\n---\n')).toBe('/');
  const sections = page('title: x', 'First.\n\n## `a`\n\nOne.\n\n### b\n\nTwo.\n\n## `c`\n\nThree.\n');
  expect(sectionSource(sections, 'a')).toContain('Two.');
  expect(sectionSource(sections, 'a')).not.toContain('Three.');
  expect(sectionSource(sections, undefined)).toContain('First.');
  expect(() => sectionSource(sections, 'd')).toThrow('no heading with the anchor "d"');
});

test('the inventory is read, and wrong lines are reported at once', () => {
  expect(readInventory().length).toBeGreaterThan(500);
  const [row] = readInventory();
  const lines = [row, {...row, edition: 'pro'}, {...row, version: '9.9'}].map((line) => JSON.stringify(line));
  expect(() => parseInventory(`${lines.join('\n')}\n{\n`, inventoryFile)).toThrow(
    /pages\.jsonl:2: edition: [^\n]*"core"[^\n]*\n.*pages\.jsonl:3: version: [^\n]*"4\.1"[^\n]*\n.*pages\.jsonl:4: expected one line of JSON/,
  );
});

const temporary = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-content-'));

/** Moves the times of a file into the past, as if it had been written an hour ago. */
const age = (file: string): void => {
  const hourAgo = Date.now() / 1000 - 3600;
  fs.utimesSync(file, hourAgo, hourAgo);
};

test.describe('a file', () => {
  test('is made into its value once, until it changes', () => {
    const file = path.join(temporary(), 'a.txt');
    const made: string[] = [];
    const memo = new FileMemo((source) => {
      made.push(source);
      return {source};
    });
    fs.writeFileSync(file, 'one');
    const first = memo.read(file);
    expect(memo.read(file)).toBe(first);
    // Written at once, with the same size.
    fs.writeFileSync(file, 'two');
    expect(memo.read(file)).toEqual({source: 'two'});
    // Written with the same size and the same time of modification.
    age(file);
    memo.read(file);
    fs.writeFileSync(file, 'six');
    age(file);
    expect(memo.read(file)).toEqual({source: 'six'});
    expect(made).toEqual(['one', 'two', 'six']);
  });
});

/** A project with the API of the real one and a single page. */
function projectWith(source: string): {dir: string; file: string; project: Project} {
  const dir = temporary();
  for (const {folder} of versions) {
    const api = path.join(folder, '_api');
    fs.cpSync(path.join(projectDir, api), path.join(dir, api), {recursive: true});
  }
  const file = 'docs/api/dia/Graph.mdx';
  fs.mkdirSync(path.join(dir, 'docs/api/dia'), {recursive: true});
  fs.writeFileSync(path.join(dir, file), source);
  return {dir, file, project: projectIn(dir)};
}

test.describe('the pages of a version', () => {
  const source = "---\ntitle: dia.Graph\napi: 'dia.Graph'\n---\n\n## Methods\n\n:::note\n\n### `clear`\n\n:::\n";

  test('are its MDX files without those with an underscore', () => {
    const {dir, file, project} = projectWith(source);
    fs.writeFileSync(path.join(dir, 'docs/api/_part.mdx'), 'Part.');
    expect(pageFiles('current', project)).toEqual([file]);
    expect(readPages('current', project).map(({path: address}) => address)).toEqual(['/api/dia/Graph']);
    fs.writeFileSync(path.join(dir, 'x.mdx'), source);
    expect(() => readPage('x.mdx', project)).toThrow(
      /^x\.mdx is in no documentation version\. Expected it in docs or /,
    );
  });

  test('say where a symbol is described, at once after an edit, and read nothing twice', () => {
    const {dir, file, project} = projectWith(source);
    const before = versionPages('current', project);
    expect(findSymbol(before, 'dia.Graph.clear')).toEqual({file, anchor: 'clear'});
    expect(findSymbol(before, 'dia.Graph.getCells')).toBeUndefined();
    expect(before.marks?.added.has('dia.Graph.transferCellEmbeds')).toBe(true);
    fs.writeFileSync(path.join(dir, file), source.replace('`clear`', '`getCells` {#cells}'));
    const after = versionPages('current', project);
    expect(findSymbol(after, 'dia.Graph.getCells')).toEqual({file, anchor: 'cells'});
    expect(findSymbol(after, 'dia.Graph.clear')).toBeUndefined();
    expect(after.api).toBe(before.api);
    expect(versionPages('current', project)).toBe(after);
  });

  test('follow the report of the API', () => {
    const {dir, project} = projectWith(source);
    const before = versionPages('current', project);
    const report = path.join(dir, 'docs/_api/joint-core.jsonl');
    const lines = fs.readFileSync(report, 'utf8').split('\n');
    fs.writeFileSync(report, lines.filter((line) => !line.includes('"path":"dia.Graph.clear"')).join('\n'));
    const after = versionPages('current', project);
    expect(after).not.toBe(before);
    expect(findSymbol(after, 'dia.Graph.clear')).toBeUndefined();
  });

  test('are kept parsed on disk, and a broken or older copy does no harm', () => {
    const {dir, file, project} = projectWith(source);
    expect(readPage(file, project).content.headings).toHaveLength(2);
    const folder = path.join(dir, '.cache/content');
    const [name = ''] = fs.readdirSync(folder);
    const cached = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as {key: string; content: object};
    /** Reads the same page as another process would. */
    const anchors = (changed: string) => {
      fs.writeFileSync(path.join(dir, file), changed);
      return readPage(file, project).content.headings.map(({anchor}) => anchor);
    };
    fs.writeFileSync(path.join(folder, name), '{"key": "');
    expect(anchors(`${source}\n### \`toJSON\`\n`)).toEqual(['methods', 'clear', 'toJSON']);
    expect(fs.readdirSync(folder)).toEqual([name]);
    // The same source as the first: what was kept of it then is used.
    const {headings, ...others} = (cached.content as {headings: object[]}) ?? {};
    const marked = {...cached, content: {...others, headings: headings.slice(1)}};
    fs.writeFileSync(path.join(folder, name), JSON.stringify(marked));
    expect(anchors(source)).toEqual(['clear']);
    expect(anchors(`${source}\nMore.\n`)).toEqual(['methods', 'clear']);
  });
});

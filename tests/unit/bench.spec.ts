import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Demo} from '../../src/site/demos/demo';
import {type LoadedFile, addBytes} from '../../src/tools/bench/measures/first-view';
import {readReport} from '../../src/tools/bench/measures/lighthouse';
import {stepTo} from '../../src/tools/bench/measures/navigation';
import {readOptions} from '../../src/tools/bench/options';
import {type Article, readArticles, toArticle} from '../../src/tools/bench/pages/article';
import {docusaurusDialect, starlightDialect, vitepressDialect} from '../../src/tools/bench/pages/dialects';
import {writeMarkdown} from '../../src/tools/bench/pages/markdown';
import {navigationOf, sidebarsOf} from '../../src/tools/bench/pages/sidebar';
import {renderResults} from '../../src/tools/bench/report';
import type {Results} from '../../src/tools/bench/results';
import {measure} from '../../src/tools/bench/measure-command';
import {serveFolder} from '../../src/tools/bench/sites/serve';
import {interleave, summarize, summarizeRuns} from '../../src/tools/bench/statistics';
import {renderTable} from '../../src/tools/bench/table';
import {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {versionNamed, versions} from '../../src/common/versions';
import {project} from '../support/sites';

const version = versionNamed('current');

const source = `---
title: dia.Sample
sidebar_label: Sample
sidebar_position: 2
description: A page that has one of each.
api: dia.Graph
---

A [link](../../glossary.mdx#cell) in text with <b> and {braces}, 2<sup>8</sup>.

:::warning[Mind *this*]

Text of the warning.

:::

\`\`\`ts title="src/main.ts" {1,3-5} no-check="a reason"
const one = 1;
\`\`\`

<LiveDemo id="group/name" />

<DocCardList />

## Methods {#own-id}

### \`addCells\`

| Option | Type |
| --- | --- |
| \`a\` | \`string \\| number\` |

## Pitfalls

### \`It is an error with words.\`
`.replace('<b> and {braces}', '\\<b> and \\{braces}');

const demo = {title: 'A demo', description: 'It runs.', files: [{name: 'index.ts', text: 'run();'}]} as Demo;
const demos = new Map([['group/name', demo]]);
const paths = new Map(readPages('current', project).map((page) => [page.file, page.path]));

const article = (text: string = source): Article =>
  toArticle(project, new Page('docs/api/dia/Sample.mdx', version, text), demos, paths);

/** The headings and blocks of code of an article. */
function contentOf(made: Article | undefined) {
  const headings: string[] = [];
  const code = new Set<string>();
  const root: Root = made?.root ?? {type: 'root', children: []};
  visit(root, (node) => {
    if (node.type === 'heading') {
      headings.push(toString(node));
    } else if (node.type === 'code') {
      code.add(node.value);
    }
  });
  return {headings, code};
}

test.describe('articles', () => {
  test('keep text, code, tables, signatures and headings, in the words of each generator', () => {
    const sample = article();
    expect(sample).toMatchObject({path: '/api/dia/Sample', file: 'api/dia/Sample.md', label: 'Sample', position: 2});
    const [docusaurus, vitepress, starlight] = [docusaurusDialect, vitepressDialect, starlightDialect].map((dialect) =>
      writeMarkdown(sample, dialect),
    );
    for (const text of [docusaurus, vitepress, starlight]) {
      expect(text).toContain('A [link](/glossary#cell) in text with \\<b> and {braces}, 2<sup>8</sup>.');
      expect(text).toContain('**A demo** It runs.\n');
      expect(text).toMatch(/```ts\naddCells\(cells: [^`]+\): this;[^`]*```/);
      expect(text).toContain('| `a` | `string \\| number` |');
      expect(text).toContain('### `It is an error with words.`\n');
      expect(text).not.toMatch(/DocCardList|LiveDemo|no-check|mdx/);
    }
    expect(docusaurus).toContain('sidebar_position: 2');
    expect(docusaurus).toContain(':::warning[Mind *this*]\nText of the warning.\n:::');
    expect(docusaurus).toContain('```ts title="src/main.ts" {1,3-5}\nconst one = 1;\n```');
    expect(docusaurus).toContain('## Methods {#own-id}\n\n### `addCells` {#addCells}\n');
    expect(vitepress).toContain('\n# dia.Sample\n');
    expect(vitepress).toContain(':::: warning Mind this\n\nText of the warning.\n\n::::');
    expect(vitepress).toContain('::: code-group\n\n```ts {1,3-5} [src/main.ts]\nconst one = 1;\n```\n\n:::');
    expect(vitepress).toContain('## Methods {#own-id}\n\n### `addCells` {#addCells}\n');
    expect(starlight).toContain('slug: api/dia/Sample\nheadingIds:\n  - own-id\n  - addCells\n  - null\n  - null\n');
    expect(starlight).toContain(':::caution[Mind *this*]\nText of the warning.\n:::');
    expect(starlight).toContain('## Methods\n\n### `addCells`\n');
  });

  test('an unknown component, demo or page is an error', () => {
    expect(() => article(source.replace('<DocCardList />', '<Novelty />'))).toThrow('in place of <Novelty>');
    expect(() => article(source.replace('group/name', 'group/other'))).toThrow('There is no demo "group/other"');
    expect(() => article(source.replace('glossary.mdx', 'missing.mdx'))).toThrow('there is no page docs/missing.mdx');
  });

  test('each page of the project becomes one, with its headings and code', () => {
    test.slow();
    const articles = new Map(readArticles(project).map((each) => [each.path, each]));
    const pages = versions.flatMap(({name}) => readPages(name, project));
    expect(pages.length).toBeGreaterThan(100);
    for (const {path: address, content} of pages) {
      const {headings, code} = contentOf(articles.get(address));
      expect(headings, address).toEqual(content.headings.map(({text}) => text));
      expect(
        content.fences.filter((fence) => !code.has(fence.code)),
        address,
      ).toEqual([]);
    }
  });

  test('sidebars follow the folders and the order of the pages', () => {
    const at = (address: string, position?: number): Article => ({
      ...article(),
      path: address,
      label: address,
      ...(position === undefined ? {position: undefined} : {position}),
    });
    const sidebars = sidebarsOf([
      at('/'),
      at('/learn/b'),
      at('/learn/a/'),
      at('/learn/a/x'),
      at('/learn/z', 1),
      at('/api/q/y'),
    ]);
    expect(Object.keys(sidebars)).toEqual(['/', '/api/', '/4.0/', '/4.0/api/']);
    expect(sidebars['/']).toEqual([
      {label: '/', path: '/'},
      {label: '/learn/z', path: '/learn/z'},
      {label: '/learn/a/', path: '/learn/a/', items: [{label: '/learn/a/x', path: '/learn/a/x'}]},
      {label: '/learn/b', path: '/learn/b'},
    ]);
    expect(sidebars['/api/']).toEqual([{label: 'q', items: [{label: '/api/q/y', path: '/api/q/y'}]}]);
    expect(navigationOf(sidebars).sections.map((section) => section.path)).toEqual(['/', '/api/q/y', '/glossary']);
  });

  test('a step leads from another page that has a link to the page itself', () => {
    const page = (name: string, link: string) =>
      new Page(`docs/learn/${name}.mdx`, version, `---\ntitle: ${name}\n---\n\n[x](${link})\n\n## First\n`);
    const pages = [page('a', './c.mdx#first'), page('b', './c.mdx'), page('c', './c.mdx')];
    expect(stepTo(pages, '/learn/c')).toEqual({from: '/learn/b', to: '/learn/c', title: 'c', heading: 'First'});
    expect(() => stepTo(pages, '/learn/a')).toThrow('No other page has a link to /learn/a');
    expect(() => stepTo(pages, '/learn/d')).toThrow('There is no page /learn/d');
  });
});

test.describe('statistics', () => {
  test('median, lowest and highest', () => {
    expect(summarize([5, 1, 4])).toEqual({median: 4, lowest: 1, highest: 5, values: [5, 1, 4]});
    expect(summarize([10, 9, 100, 2]).median).toBe(9.5);
    expect(() => summarize([])).toThrow('no figures');
    const {a, b} = summarizeRuns([
      {a: 1, b: 7},
      {a: 3, b: 5},
    ]);
    expect([a.median, b.median, b.values]).toEqual([2, 6, [7, 5]]);
  });

  test('subjects take turns, and each round begins with another', async () => {
    const order: string[] = [];
    const rows = await interleave(3, ['x', 'y'], (subject, run) => Promise.resolve(order.push(`${subject}${run}`)));
    expect(order).toEqual(['x0', 'y0', 'y1', 'x1', 'x2', 'y2']);
    expect(rows).toEqual([
      {subject: 'x', results: [1, 4, 5]},
      {subject: 'y', results: [2, 3, 6]},
    ]);
  });

  test('bytes are counted by what asked for a file, and when', () => {
    const file = (name: string, initiator: string, bytes: number, start = 0, isPrefetch = false): LoadedFile => ({
      url: `http://localhost/${name}`,
      initiator,
      bytes,
      start,
      isPrefetch,
    });
    const files = [
      file('page', 'navigation', 1),
      file('a.css', 'link', 2),
      file('a.woff2', 'css', 4),
      file('early.js', 'script', 8, 10),
      file('late.mjs', 'link', 16, 30),
      file('part.html', 'fetch', 32, 30),
      file('library.js', 'fetch', 64, 30),
      file('next.js', 'link', 128, 10, true),
      file('a.svg', 'img', 256),
    ];
    expect(addBytes(files, 20)).toEqual({
      html: 1,
      css: 2,
      fonts: 4,
      jsBeforeIdle: 8,
      js: 24,
      fetched: 96,
      prefetched: 128,
      other: 256,
      total: 383,
    });
  });
});

const audit = (numericValue: number) => ({numericValue});
const audits = {
  'first-contentful-paint': audit(1),
  'largest-contentful-paint': audit(2),
  'total-blocking-time': audit(3),
  'cumulative-layout-shift': audit(0.5),
  'mainthread-work-breakdown': audit(4),
};

test('a report of Lighthouse is read; one that lacks a figure is an error', () => {
  expect(readReport(JSON.stringify({audits}))).toEqual({fcp: 1, lcp: 2, tbt: 3, cls: 0.5, mainThread: 4});
  const lacking = {...audits, 'largest-contentful-paint': {errorMessage: 'NO_LCP'}};
  expect(() => readReport(JSON.stringify({audits: lacking}))).toThrow('largest-contentful-paint: NO_LCP');
  const failed = {audits, runtimeError: {message: 'the page did not load'}};
  expect(() => readReport(JSON.stringify(failed))).toThrow('the page did not load');
});

test.describe('options and results', () => {
  test('options have defaults, and a wrong one is named', () => {
    const {only, sites, pages} = readOptions([]);
    expect([only.length, sites.length, pages.length]).toEqual([3, 4, 3]);
    const given = readOptions(['--runs', '3', '--only', 'build,pages', '--sites', 'starlight,ours', '--pages', '/x']);
    expect(given).toMatchObject({runs: 3, only: ['pages', 'build'], sites: ['ours', 'starlight'], pages: ['/x']});
    expect(() => readOptions(['--sites', 'hugo'])).toThrow('--sites hugo: expected some of ours, plain');
    expect(() => readOptions(['--runs', '0'])).toThrow('--runs 0');
    expect(() => readOptions(['--run', '1'])).toThrow('--run');
  });

  test('tables align words and numbers', () => {
    const columns = [{head: 'site', isText: true}, {head: 'ms'}];
    expect(
      renderTable(columns, [
        ['a long name', '12'],
        ['b', '1234'],
      ]).split('\n'),
    ).toEqual(['| site        |   ms |', '| ----------- | ---: |', '| a long name |   12 |', '| b           | 1234 |']);
  });

  const bytes = (html: number) => ({
    html,
    css: 1000,
    fonts: 0,
    jsBeforeIdle: 500,
    js: 2000,
    fetched: 0,
    other: 0,
    prefetched: 900,
    total: html + 3000,
  });
  test('the report has a table for each part that was measured', () => {
    const results: Results = {
      date: '2025-01-01',
      machine: {processors: 2, model: 'x', node: '20', browser: '1'},
      versions: {vitepress: '1.0.0'},
      runs: 3,
    };
    expect(renderResults(results)).not.toContain('##');
    const times = {fcp: 1, lcp: 12, tbt: 3, cls: 0, mainThread: 4};
    const runs = [times, {...times, lcp: 10}, {...times, lcp: 20}];
    const loads = [bytes(12_345), {...bytes(12_345), prefetched: 1000}, {...bytes(12_345), prefetched: 800}];
    const text = renderResults({
      ...results,
      pages: [
        {
          page: '/x',
          site: 'starlight',
          times: summarizeRuns(runs),
          bytes: summarizeRuns(loads),
        },
      ],
      navigation: [{from: '/y', to: '/x', site: 'plain', times: {first: summarize([7]), again: summarize([5])}}],
      load: summarize([0.5, 4]),
      build: [{site: 'vitepress', pages: 125, cost: {seconds: summarize([1.25, 2]), memory: summarize([800])}}],
    });
    expect(text).toContain('Load of the machine: 2.3 (0.5-4.0)');
    const cells = text.split('\n').map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .join('|'),
    );
    expect(cells).toContain('|/x|Starlight|1|12 (10-20)|3|4|0.000|');
    expect(cells).toContain('|/x|Starlight|0.5|2.0|12.3|1.0|0.0|0.0|0.0|15.3|0.9 (0.8-1.0)|');
    expect(cells).toContain('|/y|/x|Docusaurus classic|7|5|');
    expect(cells).toContain('|VitePress|125|1.6 (1.3-2.0)|800|');
  });
});

test('all sites are served alike: brotli of our own, and names with a hash cached for good', async () => {
  const folder = test.info().outputPath('site');
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  };
  write('a.html', 'page a '.repeat(100));
  write('a.html.br', 'what a build has compressed badly');
  write('b/index.html', 'page b');
  write('assets/x.0a1b.js', 'const x = 1;');
  const {origin, close} = await serveFolder(folder);
  try {
    const page = await fetch(`${origin}/a`, {headers: {'Accept-Encoding': 'br'}});
    expect(await page.text()).toBe('page a '.repeat(100));
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await fetch(`${origin}/a`, {
      headers: {'Accept-Encoding': 'br', 'If-None-Match': page.headers.get('etag') ?? ''},
    });
    expect(again.status).toBe(304);
    expect(await (await fetch(`${origin}/b/`)).text()).toBe('page b');
    expect((await fetch(`${origin}/assets/x.0a1b.js`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${origin}/missing`)).status).toBe(404);
  } finally {
    await close();
  }
});

test('a command is measured with the processes below it, and its failure is told', async () => {
  const program = 'const all = Buffer.alloc(80e6, 1); setTimeout(() => process.exit(all[0] + 2), 1200)';
  const {code, seconds, peakMemory} = await measure('sh', ['-c', `node -e '${program}'; exit $?`], project.dir);
  expect(code).toBe(3);
  expect(seconds).toBeGreaterThan(1);
  expect(peakMemory).toBeGreaterThan(80);
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {ApiJson} from '../../src/build/delivery/markdown/api-json';
import {site as settings} from '../../src/build/config/site';
import {type Version, versions} from '../../src/common/versions';
import {markdownPath} from '../../src/common/markdown-path';
import {type BuiltSite, readBuiltSite} from '../support/built-site';
import {sites} from '../support/sites';

const {buildDir} = sites.main;
const allVersions: readonly Version[] = versions;
let site: BuiltSite;
let ids: Map<string, ReadonlySet<string>>;

const read = (file: string): string => fs.readFileSync(path.join(buildDir, file), 'utf8');

test.beforeAll(() => {
  site = readBuiltSite(buildDir);
  ids = new Map(site.pages.map((page) => [page.path, new Set(page.ids)]));
});

/** What no copy has outside of code: controls and attributes of the page, tags, components. */
const chrome =
  /Direct link to|Wrap lines|\bCopy as one HTML file\b|Last updated|Skip to main|Open in a new tab|className=|data-island|<\/?(?:div|span|section|button|style|svg|figure|details|summary|p|table|td)\b|<\/?[A-Z]\w+[\s/>]/;

/** What is wrong with a copy: `problemsOf` is also given planted faults. */
function problemsOf(text: string, address: string): string[] {
  const head =
    /^---\ntitle: "[^\n]+"\n(?:description: [^\n]+\n)?version: "([^"]+)"\n(?:edition: [^\n]+\n)?url: "([^"]+)"\n---\n\n# /.exec(
      text,
    );
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(text.replace(/^---\n[^]*?\n---\n/, ''));
  const problems = head?.[2] === address ? [] : [`begins with "${text.slice(0, 200)}"`];
  visit(tree, (node) => {
    if (node.type === 'html') {
      problems.push(`has HTML: ${node.value}`);
    } else if (node.type === 'text' && chrome.test(node.value)) {
      problems.push(`has a part of the page's frame: ${node.value}`);
    } else if (node.type === 'link' || node.type === 'image') {
      problems.push(...linkProblems(node.url));
    }
  });
  return problems;
}

/** Where a link of a copy leads: to a page and an anchor of it, or to a file. */
function linkProblems(link: string): string[] {
  if (!URL.canParse(link)) {
    return [`the link ${link} is no whole address`];
  }
  const url = new URL(link);
  if (url.origin !== settings.url) {
    return [];
  }
  const [pathname, anchor] = [decodeURI(url.pathname), decodeURIComponent(url.hash.slice(1))];
  const anchors = ids.get(pathname);
  if (!anchors) {
    return site.files.has(pathname.slice(1)) ? [] : [`the link ${link} leads to no page or file`];
  }
  return anchor === '' || anchors.has(anchor) ? [] : [`the link ${link} leads to a missing anchor`];
}

const docsPages = () => site.pages.filter((page) => page.features.has('.docs-doc-page'));

test('each docs page has a copy that is all Markdown, whose links lead somewhere, and names it', () => {
  expect(docsPages().length).toBeGreaterThan(70);
  for (const page of docsPages()) {
    const copy = markdownPath(page.path, '/');
    expect.soft(site.files.has(copy.slice(1)), `${copy} exists`).toBe(true);
    expect.soft(problemsOf(read(copy), `${settings.url}${page.path}`), copy).toEqual([]);
    const alternates = [...read(page.file).matchAll(/<link\b[^>]* type="?text\/markdown"?[^>]*>/g)].map(([tag]) => tag);
    expect.soft(alternates, page.file).toHaveLength(1);
    expect.soft(alternates[0]?.replaceAll('"', ''), page.file).toMatch(/ rel=alternate\b/);
    expect.soft(alternates[0]?.replaceAll('"', ''), page.file).toContain(` href=${copy}>`);
  }
});

test('a fault in a copy is found', () => {
  const page = docsPages().find(({path: address}) => address === '/glossary');
  const [text, address] = [read('glossary.md'), `${settings.url}${page?.path}`];
  expect(problemsOf(text, address)).toEqual([]);
  for (const [added, message] of [
    ['\n<div class="x">\n', /has HTML/],
    ['\nA <LiveDemo id="x" /> here.\n', /has HTML/],
    ['\nWrap lines the code\n', /frame: Wrap lines/],
    ['\n[x](/glossary)\n', /no whole address/],
    [`\n[x](${settings.url}/glosary)\n`, /leads to no page or file/],
    [`\n[x](${settings.url}/glossary#nope)\n`, /missing anchor/],
  ] as const) {
    expect(problemsOf(`${text}${added}`, address).join(), added).toMatch(message);
  }
  expect(problemsOf(text.replace('url: ', 'uri: '), address)).toHaveLength(1);
});

for (const version of allVersions) {
  const folder = version.path === '' ? '' : `${version.path}/`;
  const ofVersion = () => docsPages().filter(({meta}) => meta.docusaurus_version === version.name);

  test(`${folder}llms.txt lists each page of ${version.label} once, and llms-full.txt has all of them`, () => {
    const text = read(`${folder}llms.txt`);
    expect(text).toMatch(/^# JointJS \d\.\d\n\n> .+\n\n/);
    const links = [...text.matchAll(/^- \[[^\n]+?\]\((\S+)\): \S/gm)].map(([, link = '']) => link);
    const copies = ofVersion().map((page) => `${settings.url}${markdownPath(page.path, '/')}`);
    expect(links.sort()).toEqual(copies.sort());
    const full = read(`${folder}llms-full.txt`);
    expect(full.match(/^url: "/gm)).toHaveLength(copies.length);
    for (const sentence of ['llms-full.txt', 'api.json']) {
      expect(text).toContain(`${settings.url}/${folder}${sentence}`);
    }
  });

  test(`${folder}api.json has the public API of ${version.label}`, () => {
    const api = JSON.parse(read(`${folder}api.json`)) as ApiJson;
    // A class may have a method and a static one of the same name.
    const found = new Map(api.symbols.map((symbol) => [`${symbol.static ? 'static ' : ''}${symbol.path}`, symbol]));
    expect(found.size).toBe(api.symbols.length);
    expect(found.get('dia.Graph')).toMatchObject({kind: 'class', edition: 'core'});
    expect(found.get('dia.Graph.addCells')).toMatchObject({
      kind: 'method',
      signatures: [expect.stringMatching(/^addCells\(cells: /)],
      url: `${settings.url}/${folder}api/dia/Graph#addCells`,
    });
    expect([...found.values()].some(({edition}) => edition === 'plus')).toBe(true);
    expect(api.symbols.some(({since}) => since === version.label)).toBe(version.name === 'current');
    expect(api.symbols.filter(({summary}) => !summary).length).toBeLessThan(api.symbols.length / 5);
    expect(api.symbols.flatMap(({url}) => linkProblems(url))).toEqual([]);
    expect(api.symbols.length).toBeGreaterThan(1000);
  });
}

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site as settings} from '../../src/build/config/site';
import {versions} from '../../src/common/versions';
import {leftOut} from '../../src/build/fonts/subset';
import {typefaces} from '../../src/site/fonts/typefaces';
import {anchorsByPath, readIndexes} from '../../src/tools/search-quality/records';
import {type BuiltSite, readBuiltSite, readHtml} from '../support/built-site';
import {sites} from '../support/sites';
import {type SiteFacts, rules} from './site-rules';

/** The classes that the styles of a page name; all pages have the same. */
function styledClasses(file: string): Set<string> {
  const [, text = ''] = /<style data-styles=[^>]*>(.*?)<\/style>/s.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/** The keys of the programs and fragments of a version that the playground opens. */
function programsOf(label: string): Set<string> {
  const folder = path.join(sites.main.buildDir, 'assets/demos', label);
  const names = fs.readdirSync(folder).filter((file) => /^(?:programs|fragments-\w)\.\w+\.json$/.test(file));
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as object;
  return new Set(names.flatMap((name) => Object.keys(read(name))));
}

let site: BuiltSite;
let facts: SiteFacts;

test.beforeAll(async () => {
  site = readBuiltSite(sites.main.buildDir);
  const leftOutOfFonts = (await Promise.all(Object.values(typefaces).map(leftOut))).flat();
  const indexes = readIndexes(sites.main.buildDir);
  facts = {
    origin: settings.url,
    title: settings.title,
    recorded: new Set(indexes.flatMap((index) => [...anchorsByPath(index).keys()])),
    styled: styledClasses(path.join(sites.main.buildDir, 'index.html')),
    costly: new Set(leftOutOfFonts.map((codePoint) => String.fromCodePoint(codePoint))),
    programs: new Map(versions.map(({label}) => [label, programsOf(label)])),
  };
});

test('there are pages of both versions', () => {
  const of = (version: string) => site.pages.filter(({meta}) => meta.docusaurus_version === version).length;
  expect(of('current')).toBeGreaterThan(50);
  expect(of('4.0')).toBeGreaterThan(20);
  const played = site.pages.filter(({links}) => links.some((link) => link.includes('play?program=')));
  expect(played.length).toBeGreaterThan(100);
  for (const {label} of versions) {
    const fragments = site.pages
      .flatMap(({links}) => links)
      .filter((link) => link.includes('play?fragment=') && link.endsWith(`version=${label}`));
    expect(fragments.length, `fragments of ${label} that open`).toBeGreaterThan(500);
  }
});

for (const [name, rule] of Object.entries(rules)) {
  test(name, () => {
    expect(rule(site, facts)).toEqual([]);
  });
}

test.describe('a fault is found:', () => {
  const file = '4.0/glossary/index.html';

  /** What all rules say when the HTML of a page is changed. */
  function problemsWith(change: (html: string) => string): string[] {
    const html = fs.readFileSync(path.join(sites.main.buildDir, file), 'utf8');
    const changed = change(html);
    expect(changed, 'the planted change').not.toBe(html);
    const pages = site.pages.map((page) => (page.file === file ? readHtml(changed, file, page.path) : page));
    return Object.values(rules).flatMap((rule) => rule({...site, pages}, facts));
  }

  const within = (added: string) => (html: string) => html.replace('</article>', `${added}</article>`);

  for (const [what, change, messages] of [
    ['an empty title', (html) => html.replace(/<title[^>]*>[^<]*/, '<title> | JointJS Docs'), [/the title is " \| /]],
    ['a second main heading', within('<h1>Again</h1>'), [/it has 2 elements h1/]],
    [
      'another canonical address',
      (html) => html.replace(/(rel=canonical href=\S*)glossary/, '$1glosary'),
      [/expected the canonical address \S*\/4\.0\/glossary, got "\S*\/glosary"/],
    ],
    ['a missing description', (html) => html.replace(/name=description/, 'name=x'), [/the description has 0 char/]],
    ['another language', (html) => html.replace('<html lang=en', '<html lang=de'), [/lang is "de"/]],
    [
      'a character that the fonts lack',
      within('<p>&Aring;, &ouml;</p>'),
      [/add "Åö" to src\/build\/fonts\/characters\.ts/],
    ],
    ['an id with a space', within('<i id="no cell"></i>'), [/the id "no cell" has a space/]],
    ['a repeated id', within('<i id=twice></i><i id="twice"></i>'), [/the id "twice" is there twice/]],
    [
      'a script and a picture of another host',
      within(
        '<script src=https://cdn.example.com/x.js></script><img alt="" srcset="/img/logo.svg 1x, //b.test/b.png 2x">',
      ),
      [/https:\/\/cdn\.example\.com\/x\.js is fetched from another host/, /\/\/b\.test\/b\.png is fetched/],
    ],
    [
      'styles that fetch from another host',
      within('<p style="background: url(\'//a.test/a.png\')">x</p><style>@import "https://b.test/b.css";</style>'),
      [/\/\/a\.test\/a\.png is fetched/, /https:\/\/b\.test\/b\.css is fetched/],
    ],
    [
      'a connection to another host that is made early',
      within('<link rel=preconnect href=https://a.test><link rel=dns-prefetch href=//b.test>'),
      [/https:\/\/a\.test is fetched/, /\/\/b\.test is fetched/],
    ],
    ['a picture that does not exist', within('<img src=/img/none.png alt="">'), [/the file \/img\/none\.png does/]],
    ['a link that leads nowhere', within('<a href=/4.0/glosary>x</a>'), [/\/4\.0\/glosary leads to no page or file/]],
    ['a link that the server redirects', within('<a href=/glossary/>x</a>'), [/\/glossary\/ leads to no page/]],
    ['a missing anchor', within('<a href="/api/dia/Graph#addCels">x</a>'), [/#addCels leads to an anchor that/]],
    [
      'a link to a program that the playground does not have',
      within('<a href="/play?program=0123456789&version=4.0">x</a>'),
      [/the playground has no program 0123456789 of 4\.0/],
    ],
    [
      'a link to a fragment that the playground does not have',
      within('<a href="/play?fragment=0123456789&version=4.0">x</a>'),
      [/the playground has no program 0123456789 of 4\.0/],
    ],
    [
      'a link to a demo that the playground does not have',
      within('<a href="/play?demo=graph/none&version=4.0">x</a>'),
      [/the playground has no demo graph\/none/],
    ],
    ['a class without a rule', within('<i class=cards_x4Zq></i>'), [/no style sheet has a rule for \.cards_x4Zq/]],
    ['a link that is no address', within('<a href="https://[">x</a>'), [/"https:\/\/\[" is no address/]],
  ] as [string, (html: string) => string, RegExp[]][]) {
    test(what, () => {
      const problems = problemsWith(change);
      expect(problems).toHaveLength(messages.length);
      messages.forEach((message, i) => {
        expect(problems[i]).toContain(file);
        expect(problems[i]).toMatch(message);
      });
    });
  }

  test('a page without a file, a file without an address, a page without records', () => {
    const stray = readHtml('<html lang=en class=docs-doc-page>', 'stray/index.html', '/stray');
    const broken = {...site, pages: [...site.pages.filter((page) => page.file !== file), stray]};
    const rule = rules['the site map and the HTML files name the same pages'];
    expect(rule?.(broken, facts)).toEqual(['/4.0/glossary: has no HTML file', '/stray: is not in the site map']);
    expect(rules['the search has records of every docs page']?.(broken, facts)).toEqual([
      'stray/index.html: the search has no record of it',
    ]);
  });
});

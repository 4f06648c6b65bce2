import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compressedBytes} from '../support/compressed-bytes';
import {readCanonicalPaths} from '../../src/build/hosting/canonical-paths';
import {sites} from '../support/sites';
import {maximumBytes} from './budgets.json';

const {buildDir} = sites.main;
const {firstView: budget} = maximumBytes;

/** The files that the HTML of a page names for its first view, by kind, and the styles in it. */
type Named = {boot: string[]; app: string[]; css: string; fonts: string[]};

/** What an HTML text makes the browser fetch. The app's scripts are fetched by the boot script. */
function namedIn(html: string): Named {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag.replaceAll('"', ''));
  const values = (pattern: RegExp): string[] => tags.flatMap((tag) => pattern.exec(tag)?.slice(1) ?? []);
  return {
    boot: [...values(/^<script\b.* ?\bsrc=([^\s>]+)/), ...values(/\bas=script\b.* href=([^\s>]+)/)],
    app: values(/\bdata-app=([^>]+?)(?: data-page=|>)/).flatMap((names) => names.split(' ')),
    css: /<style data-styles=[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
    fonts: values(/\bhref=(\S+\.woff2)/),
  };
}

const sizes = new Map<string, Promise<number>>();

/** The bytes of files on the wire. Fonts are compressed already. */
async function bytesOf(names: readonly string[]): Promise<number> {
  const each = names.map((name) => {
    const file = path.join(buildDir, name);
    const known =
      sizes.get(name) ??
      (/\.woff2$/.test(name) ? Promise.resolve(fs.statSync(file).size) : compressedBytes(fs.readFileSync(file)));
    sizes.set(name, known);
    return known;
  });
  return (await Promise.all(each)).reduce((sum, bytes) => sum + bytes, 0);
}

/** The bytes of a text on the wire. */
function bytesOfText(text: string): Promise<number> {
  const size = sizes.get(text) ?? compressedBytes(Buffer.from(text));
  sizes.set(text, size);
  return size;
}

/** What is over its budget, with both numbers. */
const excess = (bytes: Record<string, number>, limits: Record<string, number> = budget): string[] =>
  Object.entries(bytes)
    .filter(([kind, size]) => size > (limits[kind] ?? 0))
    .map(([kind, size]) => `${kind}: ${size} of ${limits[kind]} bytes`);

const read = (file: string): string => fs.readFileSync(path.join(buildDir, file), 'utf8');

test('the scripts and styles of every page keep the budget', async () => {
  const files = readCanonicalPaths(buildDir).map((page) => `${page.slice(1).replace(/\/?$/, '/')}index.html`);
  expect(files.length).toBeGreaterThan(700);
  const seen = new Set<string>();
  for (const file of ['404.html', ...files.map((name) => name.replace(/^\//, ''))]) {
    const html = read(file);
    const {boot, app, css, fonts} = namedIn(html);
    const bytes = {boot: await bytesOf(boot), js: await bytesOf([...boot, ...app]), css: await bytesOfText(css)};
    expect
      .soft([boot.length, fonts.length, html.includes('rel=stylesheet')], `${file}: boot scripts, fonts, a style sheet`)
      .toEqual([1, 1, false]);
    expect.soft(excess(bytes), file).toEqual([]);
    expect(bytes.js).toBeGreaterThan(50_000);
    expect(bytes.css).toBeGreaterThan(5_000);
    seen.add(JSON.stringify(bytes));
  }
  console.log(`Bytes of a first view: ${[...seen].join(', ')}; at most ${JSON.stringify(budget)}`);
});

test('the fonts of a first view keep the budget', async () => {
  const fonts = fs.readdirSync(path.join(buildDir, 'assets/fonts')).filter((name) => /-subset-\w+\.woff2$/.test(name));
  expect(fonts.map((name) => name.replace(/-subset.*/, '')).sort()).toEqual(['geist', 'geist-mono']);
  expect(excess({fonts: await bytesOf(fonts.map((name) => `assets/fonts/${name}`))})).toEqual([]);
});

test('a budget that is passed is found, and what HTML names', () => {
  expect(excess({js: budget.js + 1, css: budget.css})).toEqual([`js: ${budget.js + 1} of ${budget.js} bytes`]);
  const html = `<script src=/a.js defer></script><link rel=preload as=script href="/b.js"><script>1</script>
    <script src="/boot.js" async data-app="/c.js /d.js" data-page="^/x"></script><style>b{}</style><style data-styles=0>a{}</style>
    <link rel="preload" href="/f.woff2" as="font">`;
  expect(namedIn(html)).toEqual({
    boot: ['/a.js', '/boot.js', '/b.js'],
    app: ['/c.js', '/d.js'],
    css: 'a{}',
    fonts: ['/f.woff2'],
  });
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readCanonicalPaths} from '../../src/build/hosting/canonical-paths';
import {type LateFeature, featuresIn, lateFeatures} from '../support/late-features';
import {sites} from '../support/sites';
import {maximumBytes} from './budgets.json';
import {compressedBytes} from '../support/compressed-bytes';

const {buildDir} = sites.main;
const read = (file: string): string => fs.readFileSync(path.join(buildDir, file), 'utf8');

/** The pages that are about a feature may bring it at once. */
const ownPages: Partial<Record<LateFeature, RegExp>> = {'the playground': /^\/play$/};

/** The scripts that the HTML of a page names, for now or for the app. */
const scriptsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) =>
      [...tag.matchAll(/\/assets\/[\w./~-]+\.js(?=[\s"'>])/g)].map(([name]) => name),
    ),
  ),
];

/** What the scripts of a page bring before the reader wants it. */
function tooEarly(page: string, html: string, bringing: (script: string) => readonly LateFeature[]): string[] {
  return scriptsIn(html).flatMap((script) =>
    bringing(script)
      .filter((feature) => !ownPages[feature]?.test(page))
      .map((feature) => `${page}: ${script} brings ${feature}`),
  );
}

const known = new Map<string, LateFeature[]>();
function bringing(script: string): LateFeature[] {
  const features = known.get(script) ?? featuresIn(read(script));
  known.set(script, features);
  return features;
}

const pages = (): [page: string, html: string][] =>
  readCanonicalPaths(buildDir).map((page) => [
    page,
    read(`${page.slice(1).replace(/\/?$/, '/')}index.html`.replace(/^\//, '')),
  ]);

test('no page names a script of what its reader may never use', () => {
  const found = pages().flatMap(([page, html]) => tooEarly(page, html, bringing));
  expect(found).toEqual([]);
  expect(known.size).toBeGreaterThan(4);
  // Each feature is known by words that are in some script today.
  const scripts = fs
    .readdirSync(path.join(buildDir, 'assets'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'));
  const all = new Set(scripts.flatMap((name) => featuresIn(read(`assets/${name}`))));
  expect(Object.keys(lateFeatures).filter((name) => !all.has(name as LateFeature))).toEqual([]);
});

test('a page that names such a script is found', () => {
  const html = '<script src=/assets/js/boot.1.js async data-app="/assets/js/main.2.js /assets/js/play.3.js"></script>';
  const planted = (script: string): LateFeature[] => (script.includes('play.') ? ['the playground'] : []);
  expect(tooEarly('/glossary', html, planted)).toEqual(['/glossary: /assets/js/play.3.js brings the playground']);
  expect(tooEarly('/play', html, planted)).toEqual([]);
  expect(featuresIn('a{}.playground__bench')).toEqual(['the playground']);
});

test('what changed since the version before costs a page no more than its budget', async () => {
  const over: string[] = [];
  let count = 0;
  for (const [page, html] of pages().filter(([path_]) => path_.startsWith('/api/'))) {
    const [part] = /<details class="inherited api-changes"[^]*?<\/details>/.exec(html) ?? [];
    if (part !== undefined) {
      count += 1;
      // Alone, it is larger than within its page.
      const bytes = await compressedBytes(part);
      over.push(...(bytes > maximumBytes.firstView.changes ? [`${page}: ${bytes} bytes`] : []));
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(over).toEqual([]);
  const long = Array.from({length: 1000}, (_, i) => (i * 48_271 * 7919).toString(36)).join(' ');
  expect(await compressedBytes(long), 'a long list is over it').toBeGreaterThan(maximumBytes.firstView.changes);
});

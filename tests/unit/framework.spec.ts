import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkHighlighter} from '../../src/build/delivery/build-time-highlighting';
import {frameworkChanged, knownRelease} from '../../src/build/delivery/framework';
import {checkSearchClient} from '../../src/build/delivery/post-build/search-step';
import {type ClientManifest, scriptsByPage} from '../../src/build/delivery/post-build/scripts-by-page';
import {excludeRawStyles} from '../../src/build/delivery/raw-imports';
import {checkPrefetching} from '../../src/build/delivery/prefetching';
import {checkHelpers, minimizeForToday} from '../../src/build/delivery/small-helpers';
import {checkStaticPages} from '../../src/build/delivery/static-pages';
import {projectDir} from '../support/sites';

// Each internal of the framework that a plugin relies on, as it is and as it might be after an upgrade.

test('the known release is the installed one', () => {
  const {version} = JSON.parse(
    fs.readFileSync(path.join(projectDir, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
  ) as {version: string};
  expect(knownRelease).toBe(version);
});

test('the error says what was expected, what was found, and where to look', () => {
  const change = {plugin: 'raw-imports', expected: 'rules', found: 'none', lookAt: 'base.js'};
  expect(frameworkChanged(change).message).toBe(
    `raw-imports: expected rules, as in Docusaurus ${knownRelease}; found none. ` +
      'Look at base.js, then adapt src/build/delivery/raw-imports.',
  );
});

test('raw imports need rules for style sheets', () => {
  const rules = [{test: /\.css$/i, resourceQuery: undefined}, {test: /\.module\.css$/i}, {test: /\.js$/}, '...'];
  excludeRawStyles(rules);
  expect(rules.map((rule) => typeof rule === 'object' && rule.resourceQuery !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(() => excludeRawStyles([{test: /\.js$/}, {oneOf: [{test: /\.css$/}]}])).toThrow(
    /^raw-imports: expected rules for \.css files.*found none\. Look at node_modules\/@docusaurus\/core/,
  );
  expect(() => excludeRawStyles([{test: /\.css$/, resourceQuery: /inline/}])).toThrow('the resourceQuery /inline/');
});

test('the theme must import the highlighter that is left out', () => {
  const stub = path.join(projectDir, 'src/site/stand-ins/no-prism.ts');
  const real = '/site/node_modules/prism-react-renderer/dist/index.mjs';
  expect(() => checkHighlighter(new Set(['/site/a.js', stub]))).not.toThrow();
  expect(() => checkHighlighter(new Set(['/site/a.js']))).toThrow('found that nothing imports it');
  expect(() => checkHighlighter(new Set([stub, real]))).toThrow(`found ${real} in the browser's bundle`);
});

test('the browser gets the shell of pages, and no page', () => {
  const shell = '/site/src/theme/DocItem/static.tsx';
  expect(() => checkStaticPages(new Set(['/site/a.js', shell]), shell)).not.toThrow();
  expect(() => checkStaticPages(new Set(['/site/a.js']), shell)).toThrow('found no module of that name');
  const page = '/site/docs/index.mdx';
  expect(() => checkStaticPages(new Set([shell, page]), shell)).toThrow(`found ${page}`);
});

test('the framework must import the helpers that are left out', () => {
  const [helpers = '', progress = '', navbar = ''] = ['tslib.ts', 'progress-bar.ts', 'hideable-navbar.ts'].map((name) =>
    path.join(projectDir, 'src/site/stand-ins', name),
  );
  expect(() => checkHelpers(new Set([helpers, progress, navbar]))).not.toThrow();
  expect(() => checkHelpers(new Set([helpers, progress]))).toThrow('the theme to import ./hooks/useHideableNavbar');
  expect(() => checkHelpers(new Set([helpers]))).toThrow('expected the theme to import nprogress');
  expect(() => checkHelpers(new Set(['/site/node_modules/tslib/tslib.es6.mjs']))).toThrow('found that it does not');
  const withPackage = [helpers, progress, navbar, '/site/node_modules/react-is/index.js'];
  expect(() => checkHelpers(new Set(withPackage))).toThrow('found /site/node_modules/react-is/index.js');
});

test('the minimizer must be where its options can be changed', () => {
  const minimizerOptions = {compress: {ecma: 5}, format: {ecma: 5, comments: false}};
  const known = {name: 'SwcJsMinimizerRspackPlugin', _args: [{minimizerOptions}]};
  minimizeForToday({optimization: {minimizer: [known as never]}});
  expect(minimizerOptions).toEqual({
    compress: {ecma: 2020, passes: 3},
    format: {ecma: 2020, ascii_only: false, comments: false},
  });
  const other = {name: 'TerserPlugin'};
  expect(() => minimizeForToday({optimization: {minimizer: [other as never]}})).toThrow('found TerserPlugin');
  expect(() => minimizeForToday({})).toThrow('found none');
});

test('links must prefetch through the stand-ins', () => {
  const [ofLinks = '', ofFiles = ''] = ['docusaurus.ts', 'prefetch.ts'].map((name) =>
    path.join(projectDir, 'src/site/stand-ins', name),
  );
  expect(() => checkPrefetching(new Set([ofLinks, ofFiles]))).not.toThrow();
  expect(() => checkPrefetching(new Set([ofLinks]))).toThrow('found that nothing imports prefetch.ts');
  expect(() => checkPrefetching(new Set([ofFiles]))).toThrow('found that nothing imports docusaurus.ts');
});

test('the search client must be a script of its own', async () => {
  const outDir = test.info().outputPath('out');
  const scripts = path.join(outDir, 'assets/js');
  fs.mkdirSync(scripts, {recursive: true});
  fs.writeFileSync(path.join(scripts, 'main.0.js'), '');
  await expect(checkSearchClient(outDir)).rejects.toThrow('expected a script assets/js/search-client.*.js');
  fs.writeFileSync(path.join(scripts, 'search-client.0.js'), '');
  await expect(checkSearchClient(outDir)).resolves.toBeUndefined();
});

test.describe('scripts by page', () => {
  const manifest: ClientManifest = {
    entrypoints: ['main'],
    origins: {main: ['1'], layout: ['1', '2'], page: ['3'], content: ['3', '4']},
    assets: {
      '1': {js: [{publicPath: '/main.js'}]},
      '2': {js: [{publicPath: '/layout.js'}]},
      '3': {js: [{publicPath: '/page.js'}]},
      '4': {js: [{publicPath: '/content.js'}]},
    },
  };
  const routes = [
    {path: '/', component: '', routes: [{path: '/a', component: ''}]},
    {path: '*', component: ''},
  ];

  test('are those of the page and its parents, each once, without the entry scripts', () => {
    const names = {'/-1': {__comp: 'layout'}, '/a-2': {__comp: 'page', content: 'content'}, '*-3': {__comp: 'page'}};
    expect([...scriptsByPage(routes, names, manifest)]).toEqual([['/a', ['/layout.js', '/page.js', '/content.js']]]);
  });

  test('of another build are refused', () => {
    expect(() => scriptsByPage(routes, {'/b-1': {__comp: 'page'}}, manifest)).toThrow('expected the chunk names of /');
    const all = {'/-1': {__comp: 'layout'}, '/a-2': {__comp: 'page'}, '*-3': {__comp: 'page'}};
    expect(() => scriptsByPage(routes, {...all, '/c-4': {__comp: 'page'}}, manifest)).toThrow('"/c-4" after the last');
    expect(() =>
      scriptsByPage(routes, {...all, '/-1': {__comp: 'moved'}, '/a-2': {__comp: 'moved'}}, manifest),
    ).toThrow('expected the chunks of /a in client-manifest.json, as in Docusaurus');
  });
});

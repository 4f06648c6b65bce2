import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/config/env';
import {isBuildFresh, rememberBuild} from '../../src/hosting/build-freshness';
import {canonicalRedirects} from '../../src/hosting/canonical-paths';
import {cacheControl, securityHeaders} from '../../src/hosting/headers';
import {precompress} from '../../src/hosting/precompress';
import {type ClientManifest, scriptsByPage} from '../../src/plugins/page-preloads/scripts-by-page';

const policy = (settings: Record<string, string>): string =>
  securityHeaders(readEnv(settings))['Content-Security-Policy'] ?? '';

const temporary = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));

test('other spellings of a path lead to the canonical one', () => {
  const redirect = canonicalRedirects(['/', '/a', '/b/', '/b/c']);
  const cases: [string, string | undefined][] = [
    ['/', undefined],
    ['/index.html', '/'],
    ['/a', undefined],
    ['/a/', '/a'],
    ['/a.html', '/a'],
    ['/a/index.html', '/a'],
    ['/b', '/b/'],
    ['/b/c/', '/b/c'],
    ['/nowhere/', undefined],
    ['/a.js', undefined],
  ];
  expect(cases.map(([asked]) => [asked, redirect(asked)])).toEqual(cases);
});

test('only hashed assets are cached for good', () => {
  expect(cacheControl('/assets/js/main.0a1b2c3d.js')).toContain('immutable');
  expect(cacheControl('assets/fonts/geist-latin-wght-normal-ee5d167b615cdb19.woff2')).toContain('immutable');
  expect(cacheControl('/learn/')).not.toContain('immutable');
  expect(cacheControl('/img/logo.svg')).not.toContain('immutable');
});

test('the policy allows the tag manager only when it is configured', () => {
  expect(policy({})).not.toContain('google');
  expect(policy({GTM_CONTAINER_ID: 'GTM-ABC1234'})).toContain('https://www.googletagmanager.com');
});

test('the policy allows the hosts of the hosted search only when it is configured', () => {
  const connections = (settings: Record<string, string>) => policy(settings).match(/connect-src ([^;]*)/)?.[1];
  const hosted = {DOCSEARCH_APP_ID: 'ABCDE12345', DOCSEARCH_API_KEY: 'search-key', DOCSEARCH_INDEX_NAME: 'docs'};
  expect(connections({})).toBe("'self'");
  expect(connections(hosted)).toBe("'self' https://*.algolia.net https://*.algolianet.com");
  const DOCSEARCH_HOSTS = 'https://search.example.com,http://localhost:4321';
  expect(connections({...hosted, DOCSEARCH_HOSTS})).toBe("'self' https://search.example.com http://localhost:4321");
});

test('the policy allows the analytics of the hosted search only when they are on', () => {
  const hosted = {DOCSEARCH_APP_ID: 'ABCDE12345', DOCSEARCH_API_KEY: 'search-key', DOCSEARCH_INDEX_NAME: 'docs'};
  expect(policy(hosted)).not.toMatch(/jsdelivr|insights/);
  expect(policy({DOCSEARCH_INSIGHTS: 'true'})).not.toMatch(/jsdelivr|insights/);
  const [, script = ''] = /script-src[^;]* (https:\S*search-insights\S*);/.exec(
    policy({...hosted, DOCSEARCH_INSIGHTS: 'true'}),
  ) as string[];
  expect(policy({...hosted, DOCSEARCH_INSIGHTS: 'true'})).toMatch(/connect-src[^;]* https:\/\/insights\.algolia\.io;/);
  // The script that the installed release of DocSearch loads.
  const docSearch = fs.readFileSync(require.resolve('@docsearch/react'), 'utf8');
  const version = /"(\d+\.\d+\.\d+)",\w+="https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@"/.exec(docSearch)?.[1];
  expect(script).toBe(`https://cdn.jsdelivr.net/npm/search-insights@${version}/dist/search-insights.min.js`);
});

test('text files get compressed twins, small and binary ones do not', async () => {
  const folder = temporary();
  fs.writeFileSync(path.join(folder, 'page.html'), 'text '.repeat(1000));
  fs.writeFileSync(path.join(folder, 'small.html'), 'text');
  fs.writeFileSync(path.join(folder, 'font.woff2'), 'x'.repeat(5000));
  expect(await precompress(folder)).toBe(2);
  expect(fs.readdirSync(folder).sort()).toEqual([
    'font.woff2',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'small.html',
  ]);
});

test('a build is fresh until a source or a setting changes', () => {
  const project = temporary();
  for (const folder of ['docs', 'src', 'static', 'versioned_docs', 'versioned_sidebars', 'build']) {
    fs.mkdirSync(path.join(project, folder));
  }
  for (const file of [
    'docusaurus.config.ts',
    'package-lock.json',
    'sidebars.ts',
    'versions.json',
    'docs/page.mdx',
    'build/sitemap.xml',
  ]) {
    fs.writeFileSync(path.join(project, file), '');
  }
  const later = Date.now() + 10_000;
  expect(isBuildFresh(project, 'a')).toBe(false);
  rememberBuild(project, 'a', later);
  expect(isBuildFresh(project, 'a')).toBe(true);
  expect(isBuildFresh(project, 'b')).toBe(false);
  const newer = new Date(later + 10_000);
  fs.utimesSync(path.join(project, 'docs/page.mdx'), newer, newer);
  expect(isBuildFresh(project, 'a')).toBe(false);
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
  });
});

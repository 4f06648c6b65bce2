import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {isBuildFresh, rememberBuild} from '../../src/build/hosting/build-freshness';
import {buildSettings} from '../../src/build/hosting/build-settings';
import {canonicalRedirects, readCanonicalPaths, readUnlistedPaths} from '../../src/build/hosting/canonical-paths';
import {cacheControl, pageHeaders} from '../../src/build/hosting/headers';
import {KeptFiles} from '../../src/build/files/kept-files';
import {precompress} from '../../src/build/delivery/precompress';
import {listening} from '../support/listening';
import {createPreviewServer} from '../../src/build/hosting/preview-server';

const policy = (settings: Record<string, string>): string =>
  pageHeaders(readEnv(settings), [])['Content-Security-Policy'] ?? '';

/** All hosts that the policy names, beside the site's own. */
const otherHosts = (settings: Record<string, string>): string[] => [
  ...new Set(
    policy(settings)
      .match(/\b\w+:\/\/[^\s;]+/g)
      ?.sort(),
  ),
];

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

/** Writes a build: its site map and its pages, by path with base URL. */
function buildOf(files: Record<string, string>, listed: string[]): string {
  const folder = temporary();
  for (const [file, canonical] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    const html = `<head><link data-rh=true rel=canonical href=https://example.com${canonical}><title>${file}</title>`;
    fs.writeFileSync(path.join(folder, file), html);
  }
  const locations = listed.map((item) => `<url><loc>https://example.com${item}</loc></url>`);
  fs.writeFileSync(path.join(folder, 'sitemap.xml'), locations.join(''));
  return folder;
}

test('pages that the site map leaves out tell their paths themselves', () => {
  const folder = buildOf({'index.html': '/docs/', 'search/index.html': '/docs/search', '404.html': '/docs/404.html'}, [
    '/docs/',
  ]);
  expect(readUnlistedPaths(folder, '/docs/', readCanonicalPaths(folder))).toEqual(['/docs/search']);
});

test.describe('preview server', () => {
  /** The status line and headers of a raw request: the client of Node and of browsers mends its target first. */
  async function answer(buildDir: string, request: string): Promise<string> {
    const {port, close} = await listening(createPreviewServer({buildDir, baseUrl: '/', env: readEnv({})}));
    const text = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, 'localhost', () =>
        socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      );
      let received = '';
      socket.on('data', (data) => (received += data.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    await close();
    return text;
  }

  const pages = {
    'index.html': '/',
    'page/index.html': '/page',
    '404.html': '/404.html',
    'search/index.html': '/search',
  };

  for (const [request, status] of [
    ['GET /page', 'HTTP/1.1 200'],
    ['GET /page?a=%', 'HTTP/1.1 200'],
    ['GET /%', 'HTTP/1.1 404'],
    ['GET /%c0%af..%c0%af', 'HTTP/1.1 404'],
    ['GET //', 'HTTP/1.1 404'],
    ['GET //example.com/page', 'HTTP/1.1 404'],
    ['GET http://[/', 'HTTP/1.1 400'],
    ['OPTIONS *', 'HTTP/1.1 405'],
    ['POST /page', 'HTTP/1.1 405'],
    ['GET /404', 'HTTP/1.1 404'],
    ['GET /404/', 'HTTP/1.1 404'],
    ['GET /404.html', 'HTTP/1.1 404'],
    ['GET /search/', 'HTTP/1.1 301'],
  ] as const) {
    test(`answers "${request}" with ${status.slice(-3)}`, async () => {
      expect(await answer(buildOf(pages, ['/', '/page']), request)).toMatch(new RegExp(`^${status} `));
    });
  }

  test('answers HEAD with the headers alone', async () => {
    const folder = buildOf(pages, ['/', '/page']);
    const [head, body] = (await answer(folder, 'HEAD /page')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*Content-Type: text\/html/i);
    expect(body).toBe('');
  });

  for (const [setting, listed, asked, location] of [
    ['with', ['/', '/page/'], '/page', '/page/'],
    ['without', ['/', '/page'], '/page/', '/page'],
  ] as const) {
    test(`redirects to the form of the site map, ${setting} trailing slashes`, async () => {
      const folder = buildOf({'index.html': '/', 'page/index.html': listed[1], '404.html': '/404.html'}, [...listed]);
      expect(await answer(folder, `GET ${asked}`)).toMatch(
        new RegExp(`^HTTP/1.1 301 [\\s\\S]*Location: ${location}\r\n`),
      );
    });
  }
});

test('only hashed assets are cached for good', () => {
  expect(cacheControl('/assets/js/main.0a1b2c3d.js')).toContain('immutable');
  expect(cacheControl('assets/fonts/geist-latin-wght-normal-ee5d167b615cdb19.woff2')).toContain('immutable');
  expect(cacheControl('/learn/')).not.toContain('immutable');
  expect(cacheControl('/img/logo.svg')).not.toContain('immutable');
  expect(cacheControl('/offline-worker.js')).toBe('no-cache');
});

test('the policy allows the tag manager only when it is configured', () => {
  expect(otherHosts({})).toEqual([]);
  expect(otherHosts({GTM_CONTAINER_ID: 'GTM-ABC1234'})).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://www.googletagmanager.com',
  ]);
  // A demo can lead its own frame to what this names.
  expect(policy({GTM_CONTAINER_ID: 'GTM-ABC1234'})).toContain("frame-src 'self' https://www.googletagmanager.com;");
});

test('the policy allows the hosts of the hosted search only when it is configured', () => {
  const connections = (settings: Record<string, string>) => policy(settings).match(/connect-src ([^;]*)/)?.[1];
  const hosted = {DOCSEARCH_APP_ID: 'ABCDE12345', DOCSEARCH_API_KEY: 'search-key', DOCSEARCH_INDEX_NAME: 'docs'};
  expect(connections({})).toBe("'self'");
  expect(otherHosts(hosted)).toEqual(['https://*.algolia.net', 'https://*.algolianet.com']);
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

test.describe('compressed files of an earlier build', () => {
  /** A build with one page, and a folder for compressed files; what `compress` leaves beside the page. */
  function build() {
    const [folder, cache] = [temporary(), path.join(temporary(), 'compressed')];
    const page = path.join(folder, 'page.html');
    const write = (text: string): void => fs.writeFileSync(page, text.repeat(1000));
    write('text ');
    return {
      cache,
      write,
      compress: async (): Promise<string> => {
        const kept = new KeptFiles(cache);
        await precompress(folder, {kept});
        await kept.deleteUnused();
        return fs.readFileSync(`${page}.br`, 'latin1');
      },
    };
  }

  test('are used again for the same content, and for no other', async () => {
    const {cache, write, compress} = build();
    const first = await compress();
    const [kept = ''] = fs.readdirSync(cache).filter((name) => name.endsWith('.br'));
    fs.writeFileSync(path.join(cache, kept), 'planted');
    expect(await compress()).toBe('planted');
    write('other ');
    const second = await compress();
    expect(second).not.toBe('planted');
    expect(zlib.brotliDecompressSync(Buffer.from(second, 'latin1')).toString()).toBe('other '.repeat(1000));
    // What no build uses any more is gone, the planted file with it.
    expect(fs.readdirSync(cache)).toHaveLength(2);
    write('text ');
    expect(await compress()).toBe(first);
  });
});

test.describe('a build', () => {
  /** A project with a build that was remembered. */
  function builtProject(): string {
    const project = temporary();
    for (const folder of ['docs', 'src', 'static', 'versioned_docs', 'versioned_sidebars', 'build']) {
      fs.mkdirSync(path.join(project, folder));
    }
    for (const file of ['docusaurus.config.ts', 'package-lock.json', 'sidebars.ts', 'versions.json', 'docs/page.mdx']) {
      fs.writeFileSync(path.join(project, file), 'first');
    }
    expect(isBuildFresh(project, 'a')).toBe(false);
    rememberBuild(project, 'a', Date.now() + 10_000);
    return project;
  }

  test('is fresh until a source or a setting changes', () => {
    const project = builtProject();
    expect(isBuildFresh(project, 'a')).toBe(true);
    expect(isBuildFresh(project, 'b')).toBe(false);
    fs.writeFileSync(path.join(project, 'docs/page.mdx'), 'other');
    expect(isBuildFresh(project, 'a')).toBe(false);
    fs.writeFileSync(path.join(project, 'docs/page.mdx'), 'first');
    expect(isBuildFresh(project, 'a')).toBe(true);
    fs.writeFileSync(path.join(project, 'docs/new.mdx'), '');
    expect(isBuildFresh(project, 'a')).toBe(false);
  });

  test('stays fresh when a checkout gives its sources a new time', () => {
    const project = builtProject();
    const later = new Date(Date.now() + 60_000);
    fs.utimesSync(path.join(project, 'docs/page.mdx'), later, later);
    expect(isBuildFresh(project, 'a')).toBe(true);
  });

  test('is not fresh when a source was edited while it was made, or when its folder is gone', () => {
    const edited = builtProject();
    rememberBuild(edited, 'a', Date.now() - 10_000);
    expect(isBuildFresh(edited, 'a')).toBe(false);
    const removed = builtProject();
    fs.rmSync(path.join(removed, 'build'), {recursive: true});
    expect(isBuildFresh(removed, 'a')).toBe(false);
  });

  test('does not depend on the settings of servers and tests', () => {
    const settings = (given: Record<string, string>): string => buildSettings(readEnv(given));
    expect(settings({PORT: '4000', TEST_PORT: '5000', CI: 'true', NODE_ENV: 'production'})).toBe(settings({}));
    expect(settings({BASE_URL: '/docs/'})).not.toBe(settings({}));
  });
});

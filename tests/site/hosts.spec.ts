import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {readScriptSources} from '../../src/build/hosting/host-files';
import {hostRules} from '../../src/build/hosting/servers/rules';
import {hostFiles} from '../../src/build/hosting/servers/write-host-files';
import {sites} from '../support/sites';
import {type WebServer, isInstalled, webServers} from '../support/web-servers';

const {buildDir} = sites.main;
const env = readEnv({});

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  const {port} = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** How a server is started with the files of the build: its command, and its own configuration. */
const servers: Record<WebServer, (folder: string, root: string, port: number) => {config: string; command: string[]}> =
  {
    nginx: (folder, root, port) => ({
      config: [
        `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`,
        'http { types { text/html html; text/css css; text/javascript js; image/svg+xml svg; } access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
        `include ${folder}/.hosting/nginx-http.conf;`,
        `server { listen ${port}; root ${root}; include ${folder}/.hosting/nginx-server.conf; } }`,
      ].join('\n'),
      command: ['nginx', '-e', `${folder}/error.log`, '-c', `${folder}/config`],
    }),
    caddy: (folder, root, port) => ({
      config: [
        ...['{', '  admin off', '  auto_https off', '}', `import ${folder}/.hosting/Caddyfile`],
        ...[`http://:${port} {`, `  root * ${root}`, '  import docs', '}', ''],
      ].join('\n'),
      command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/config`],
    }),
  };

/** Starts a server; returns its process and the address of the site's host. */
async function start(name: WebServer, baseUrl: string): Promise<{child: ChildProcess; origin: string}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `docs-${name}-`));
  // The workers of nginx have another user.
  fs.chmodSync(folder, 0o755);
  const root = baseUrl === '/' ? buildDir : path.join(folder, 'root');
  if (baseUrl !== '/') {
    fs.mkdirSync(path.dirname(path.join(root, baseUrl)), {recursive: true});
    fs.symlinkSync(buildDir, path.join(root, baseUrl.slice(0, -1)));
  }
  // The pages name their addresses at the base URL of the build.
  const rules = hostRules(buildDir, '/', env, readScriptSources(buildDir));
  const canonicalPaths = rules.canonicalPaths.map((page) => `${baseUrl}${page.slice(1)}`);
  const copied = rules.copied.map((page) => `${baseUrl}${page.slice(1)}`);
  for (const [file, text] of Object.entries(hostFiles({...rules, baseUrl, canonicalPaths, copied}, buildDir))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const port = await freePort();
  const {config, command} = servers[name](folder, root, port);
  fs.writeFileSync(path.join(folder, 'config'), config);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {stdio: 'ignore', cwd: folder});
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({status}) => status,
          () => 0,
        ),
      {timeout: 30_000},
    )
    .toBeGreaterThan(0);
  return {child, origin};
}

/** What of an answer is the same on all hosts. */
async function answerOf(origin: string, request: string, accept = '*/*'): Promise<Record<string, string | number>> {
  const response = await fetch(`${origin}${request}`, {redirect: 'manual', headers: {accept}});
  const {headers, status} = response;
  const location = headers.get('location');
  const names = [
    ...['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'],
    ...['referrer-policy', 'strict-transport-security', 'x-content-type-options', 'connection-allowlist'],
    // A redirect needs none.
    ...(location === null ? ['cache-control', 'x-robots-tag'] : []),
  ];
  const isText = /^text\/(?:markdown|plain)/.test(headers.get('content-type') ?? '');
  return {
    ...(isText && {type: headers.get('content-type') ?? ''}),
    ...(location === null && {isNegotiated: Number(/(?:^|,\s*)accept(?:,|$)/i.test(headers.get('vary') ?? ''))}),
    ...{status, body: location === null ? (await response.text()).slice(0, 2000) : ''},
    ...(location !== null && {location: new URL(location, origin).href.slice(origin.length)}),
    ...Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ''])),
  };
}

/** Of each kind of file and spelling one, without the base URL. */
function sample(): string[] {
  const asset = (folder: string, kind: RegExp): string =>
    `assets/${folder}/${fs.readdirSync(path.join(buildDir, 'assets', folder)).find((name) => kind.test(name))}`;
  return [
    ...['', 'index.html', 'learn/', 'learn', 'learn.html', 'learn/index.html', 'learn?x=1', 'learn/?x=1', 'glossary/'],
    ...['api/setTheme', 'api/setTheme/', 'api/setTheme.html', 'api/setTheme/index.html?x=1', 'search', '4.0/learn/'],
    ...['nope', 'nope/', '404', '404/', '404.html', '.made-from.json', '.hosting/Caddyfile', 'assets/js/nope.js'],
    ...['learn.md', 'index.md', '4.0/index.md', 'api/dia/Graph.md?x=1', 'nope.md', 'llms.txt', '4.0/llms-full.txt'],
    ...[
      'tutorial/ports',
      'tutorial/ports.html?x=1',
      'tutorial/',
      'docs/rappid/v3.5/ui.Halo.html',
      '4.1/api/dia/Graph/',
    ],
    ...[
      'learn/features/shapes/markup',
      'learn/features/shapes/markup/?x=1',
      'docs/jointjs',
      'docs/jointjs/v3.7/joint.html',
    ],
    ...['img/logo.svg', asset('js', /^boot\..*\.js$/), asset('demos', /^frame\..*\.html$/)],
  ];
}

/** What readers accept, and whether they get Markdown. */
const accepted: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
  ['text/html;q=0.85,text/markdown;variant=GFM;q=0.86', true],
  ['text/markdown;q=0.001, text/html;q=0', true],
  ['text/markdown, */*;q=0.5', true],
  ['text/html;q=0.1, text/*', true],
  ['text/markdown;q=1.0, text/html;q=0.999', true],
  ['*/*', false],
  ['text/*', false],
  ['text/markdown, text/html', false],
  ['text/markdown;q=0.8, text/html;q=0.80', false],
  ['text/markdown;q=0.89, text/html;q=0.9', false],
  ['text/markdown;q=0, */*;q=0.1', false],
  ['text/markdown;q=0', false],
  ['text/markdown2', false],
  ['application/json', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
];

for (const name of webServers) {
  for (const baseUrl of ['/', '/sub/path/']) {
    test(`${name} at ${baseUrl} answers as the preview server does`, async () => {
      test.skip(!isInstalled(name), `${name} is not installed on this machine`);
      test.slow();
      const {child, origin} = await start(name, baseUrl);
      const preview = createPreviewServer({buildDir, baseUrl: '/', env}).listen(0);
      try {
        const previewOrigin = `http://localhost:${(preview.address() as net.AddressInfo).port}`;
        for (const request of sample()) {
          const expected = await answerOf(previewOrigin, `/${request}`);
          const location = typeof expected.location === 'string' && `${baseUrl}${expected.location.slice(1)}`;
          expect
            .soft(await answerOf(origin, `${baseUrl}${request}`), `${name} ${baseUrl}${request}`)
            .toEqual({...expected, ...(location && {location})});
        }
        for (const page of ['', 'learn/', 'api/setTheme', '4.0/', 'search', 'nope']) {
          for (const [accept, isMarkdown] of accepted) {
            const expected = await answerOf(previewOrigin, `/${page}`, accept);
            const hasCopy = page !== 'search' && page !== 'nope';
            expect
              .soft(expected.type, `${page} ${accept}`)
              .toBe(isMarkdown && hasCopy ? 'text/markdown; charset=utf-8' : undefined);
            expect.soft(expected.isNegotiated, page).toBe(Number(hasCopy));
            expect
              .soft(await answerOf(origin, `${baseUrl}${page}`, accept), `${name} ${baseUrl}${page} ${accept}`)
              .toEqual(expected);
          }
        }
        if (baseUrl !== '/') {
          expect(await answerOf(origin, '/')).toMatchObject({status: 302, location: baseUrl});
        }
      } finally {
        preview.close();
        child.kill();
      }
    });
  }
}

test('in _headers, the file of the frames has one policy, and each file of the pages that of pages', () => {
  const rules = hostRules(buildDir, '/', env, readScriptSources(buildDir));
  const sections = (hostFiles(rules, buildDir)._headers ?? '').trim().split('\n\n');
  const policiesOf = (file: string): string[] =>
    sections.flatMap((section) => {
      const [pattern = '', ...headers] = section.split('\n');
      const matches = pattern.endsWith('*') ? file.startsWith(pattern.slice(0, -1)) : file === pattern;
      return matches ? headers.filter((header) => header.startsWith('  Content-Security-Policy: ')) : [];
    });
  const frame = sample().find((file) => file.startsWith('assets/demos/frame.')) ?? '';
  expect(policiesOf(`/${frame}`)).toEqual([expect.stringContaining("default-src 'none'")]);
  for (const page of rules.canonicalPaths) {
    expect(policiesOf(page), page).toEqual([expect.stringContaining("default-src 'self'")]);
  }
  // Cloudflare Pages reads a hundred.
  expect(sections.length).toBeLessThan(100);
});

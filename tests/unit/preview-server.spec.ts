// cspell:ignoreRegExp /%[0-9a-f]{2}\w+/g
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {precompress} from '../../src/build/delivery/precompress';
import {type Listening, listening} from '../support/listening';
import {createPreviewServer} from '../../src/build/hosting/preview-server';

// The server is asked in raw requests: the clients of Node and of browsers mend them first.

const page = (canonical: string, text: string): string =>
  `<link rel=canonical href=https://example.com${canonical}><title>x</title>${text}`;

/** The files of the build that is served. */
const files: Record<string, string> = {
  'index.html': page('/', 'Home'),
  '404.html': page('/404.html', 'Nothing here. '.repeat(200)),
  'learn/index.html': page('/learn/', 'words '.repeat(40_000)),
  'api/dia.html': page('/api/dia', 'Paper '.repeat(2000)),
  'assets/js/main.0a1b2c3d.js': 'run();\n'.repeat(5000),
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'secret/.env': 'KEY=1',
};

async function makeBuild(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  const locations = ['/', '/learn/', '/api/dia'].map((item) => `<url><loc>https://example.com${item}</loc></url>`);
  fs.writeFileSync(path.join(folder, 'sitemap.xml'), locations.join(''));
  await precompress(folder);
  return folder;
}

type Running = Listening & {folder: string};

async function serve(): Promise<Running> {
  const folder = await makeBuild();
  return {folder, ...(await listening(createPreviewServer({buildDir: folder, baseUrl: '/', env: readEnv({})})))};
}

type Answer = {status: number; headers: Record<string, string>; body: Buffer};

/** Reads a response; throws where it is none, or its body is not as long as it says. */
function parse(bytes: Buffer, method: string): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (end < 0 || !status) {
    throw new Error(`expected a response, got "${bytes.toString('latin1').slice(0, 80)}"`);
  }
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  );
  let body = bytes.subarray(end + 4);
  if (headers['transfer-encoding'] === 'chunked') {
    const chunks: Buffer[] = [];
    for (let at = 0, size = -1; size !== 0 && at < body.length;) {
      const lineEnd = body.indexOf('\r\n', at);
      size = parseInt(body.subarray(at, lineEnd).toString(), 16);
      chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
      at = lineEnd + 4 + size;
    }
    body = Buffer.concat(chunks);
  }
  const length = headers['content-length'];
  const isWithoutBody = method === 'HEAD' || status === 304;
  if (isWithoutBody ? body.length > 0 : length !== undefined && Number(length) !== body.length) {
    throw new Error(`expected ${isWithoutBody ? 0 : length} bytes, got ${body.length}`);
  }
  return {status, headers, body};
}

/** Sends text and reads everything until the server closes; undefined when it closes without a word. */
function ask(port: number, text: string): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, 'localhost', () => socket.write(text, 'latin1'));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer within 10 s to ${JSON.stringify(text)}`)));
    socket.on('data', (data) => chunks.push(data));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(chunks.length > 0 ? Buffer.concat(chunks) : undefined));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
  });
}

const request = (method: string, target: string, headers: Record<string, string> = {}): string =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

async function get(port: number, target: string, headers: Record<string, string> = {}, method = 'GET') {
  return parse((await ask(port, request(method, target, headers))) ?? Buffer.alloc(0), method);
}

const decode = ({headers, body}: Answer): string => {
  const decoders: Record<string, (input: Buffer) => Buffer> = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync};
  return (decoders[headers['content-encoding'] ?? '']?.(body) ?? body).toString();
};

/** How many files and sockets this process has open; undefined where the system does not say. */
const openDescriptors = (): number | undefined =>
  fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : undefined;

/** The same numbers from 0 to 1 in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.describe('the preview server', () => {
  let site: Running;
  test.beforeAll(async () => {
    site = await serve();
  });
  test.afterAll(() => site.close());

  test('keeps an idle connection for as long as a reader reads a page', async () => {
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      const socket = net.connect(site.port, 'localhost', () =>
        socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      );
      socket.once('data', (data) => {
        resolve(data);
        socket.destroy();
      });
      socket.once('error', reject);
    });
    const {headers} = parse(bytes, 'HEAD');
    expect(headers['connection']).toBe('keep-alive');
    expect(Number(/^timeout=(\d+)$/.exec(headers['keep-alive'] ?? '')?.[1])).toBeGreaterThanOrEqual(60);
  });

  test('sends the smallest form that the reader accepts', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      ['br;q=0, gzip;q=0', undefined],
    ] as const) {
      const answer = await get(site.port, '/learn/', {'Accept-Encoding': accepted});
      expect([accepted, answer.status, answer.headers['content-encoding']]).toEqual([accepted, 200, encoding]);
      expect(decode(answer)).toBe(files['learn/index.html']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  test('sends the page for what is not there compressed, too', async () => {
    const answer = await get(site.port, '/nowhere', {'Accept-Encoding': 'br'});
    expect([answer.status, answer.headers['content-encoding'], decode(answer)]).toEqual([404, 'br', files['404.html']]);
  });

  test('sends the parts that are asked for, and refuses those that do not exist', async () => {
    const whole = files['assets/js/main.0a1b2c3d.js'] ?? '';
    const length = whole.length;
    for (const [range, status, part] of [
      ['bytes=0-4', 206, whole.slice(0, 5)],
      ['bytes=-5', 206, whole.slice(-5)],
      [`bytes=${length - 3}-`, 206, whole.slice(-3)],
      ['bytes=0-18446744073709551616', 206, whole],
      [`bytes=${length}-`, 416, undefined],
      ['bytes=5-2', 416, undefined],
      ['lines=1-2', 200, whole],
      ['bytes=0-1,3-4', 200, whole],
      ['bytes=', 416, undefined],
    ] as const) {
      const answer = await get(site.port, '/assets/js/main.0a1b2c3d.js', {Range: range});
      expect([range, answer.status]).toEqual([range, status]);
      expect(part === undefined ? answer.headers['content-range'] : answer.body.toString()).toBe(
        part ?? `bytes */${length}`,
      );
    }
  });

  test('does not send what the reader has', async () => {
    const {headers} = await get(site.port, '/api/dia', {'Accept-Encoding': 'br'});
    for (const condition of [headers.etag ?? '', `"other", ${headers.etag}`, '*']) {
      const answer = await get(site.port, '/api/dia', {'Accept-Encoding': 'br', 'If-None-Match': condition});
      expect([condition, answer.status, answer.body.length]).toEqual([condition, 304, 0]);
    }
    expect((await get(site.port, '/api/dia', {'If-None-Match': headers.etag ?? ''})).status).toBe(200);
    const since = {'If-Modified-Since': headers['last-modified'] ?? ''};
    expect((await get(site.port, '/api/dia', since)).status).toBe(304);
  });

  test('publishes nothing outside of the build, and no hidden file', async () => {
    const name = path.basename(site.folder);
    for (const target of [
      '/secret/.env',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/learn/..%5c..%5cindex.html',
      `/..%2f${name}/index.html`,
      '/index.html%00.js',
      '/%2fetc/passwd',
    ]) {
      expect([target, (await get(site.port, target)).status]).toEqual([target, 404]);
    }
  });

  test('survives 2,400 hostile requests, each with a correct answer', async () => {
    test.slow();
    const next = random(19);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
    const targets = [
      ...['/', '/learn/', '/learn', '/api/dia', '/api/dia/', '/api/dia.html', '/assets/js/main.0a1b2c3d.js'],
      ...['/img/logo.svg', '/404', '/nowhere', '//', '/\\', '//[', '//x:99999/', '/%', '/%c0%af', '/%00', '*', '?'],
      ...['/learn?x=%', '/learn/#a', '/a'.repeat(3000), '/..%2f..%2fetc/passwd', '/;a=b', 'http://[/', 'x:1'],
    ];
    const methods = [
      'GET',
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
      'TRACE',
      'OPTIONS',
      'PATCH',
      'get',
      'X',
    ];
    const values: Record<string, readonly string[]> = {
      Range: ['bytes=5-2', 'bytes=-5', 'bytes=0-18446744073709551616', 'bytes=0-0', 'bytes=1-,2-', 'bytes=', 'x', '\t'],
      'If-None-Match': ['*', '"a", W/"b"', 'W/"', '"', ','],
      'If-Modified-Since': ['now', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', '-1'],
      'If-Match': ['*', '"a"'],
      'If-Range': ['"a"', 'Thu, 01 Jan 1970 00:00:00 GMT'],
      'Accept-Encoding': ['br', 'gzip', 'br;q=0', '*;q=0', 'identity;q=0', ';;;', 'br;q=x, gzip;q=9'],
      'Content-Length': ['0', '5', '-1', 'x'],
      'Transfer-Encoding': ['chunked', 'gzip', 'x'],
      Expect: ['100-continue', 'x'],
    };
    const before = openDescriptors();
    const statuses = new Set<number>();
    const isExpected = [200, 206, 301, 304, 400, 404, 405, 412, 416, 417, 431, 501];
    const hostile = async (): Promise<void> => {
      const method = pick(methods);
      const target = pick(targets);
      const headers: Record<string, string> = {};
      for (let count = Math.floor(next() * 4); count > 0; count -= 1) {
        const name = pick(Object.keys(values));
        headers[name] = pick(values[name] ?? ['']);
      }
      const text = request(method, target, headers);
      const way = next();
      if (way < 0.1) {
        // Half a request, then the connection ends.
        await new Promise<void>((resolve) => {
          const socket = net.connect(site.port, 'localhost', () =>
            socket.end(text.slice(0, Math.floor(text.length * next()))),
          );
          socket.on('error', () => undefined).on('close', () => resolve());
          socket.resume();
        });
        return;
      }
      if (way < 0.25) {
        // A download that is broken off at its first bytes.
        await new Promise<void>((resolve) => {
          const socket = net.connect(site.port, 'localhost', () => socket.write(request('GET', '/learn/')));
          socket.once('data', () => socket.destroy());
          socket.on('error', () => undefined).on('close', () => resolve());
        });
        return;
      }
      const bytes = await ask(site.port, text);
      if (bytes === undefined) {
        throw new Error(`no answer to ${JSON.stringify(text)}`);
      }
      // What follows "100 Continue" is the answer.
      const rest = bytes.subarray(bytes.indexOf('HTTP/1.1 100') === 0 ? bytes.indexOf('\r\n\r\n') + 4 : 0);
      const {status} = parse(rest, method);
      statuses.add(status);
      if (!isExpected.includes(status)) {
        throw new Error(`status ${status} to ${JSON.stringify(text)}`);
      }
    };
    for (let round = 0; round < 60; round += 1) {
      await Promise.all(Array.from({length: 40}, hostile));
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 206, 301, 304, 400, 404, 405, 416]));
    expect((await get(site.port, '/learn/')).body.toString()).toBe(files['learn/index.html']);
    if (before !== undefined) {
      await expect.poll(openDescriptors, 'descriptors are closed').toBeLessThanOrEqual(before + 2);
    }
  });

  test('serves a build that is replaced meanwhile', async () => {
    const own = await serve();
    const rebuild = async (): Promise<void> => {
      for (let round = 0; round < 20; round += 1) {
        fs.rmSync(path.join(own.folder, 'learn'), {recursive: true});
        await new Promise((resolve) => setTimeout(resolve, 2));
        fs.mkdirSync(path.join(own.folder, 'learn'));
        fs.writeFileSync(path.join(own.folder, 'learn/index.html'), files['learn/index.html'] ?? '');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    let isReading = true;
    const seen = new Set<number>();
    const read = async (): Promise<void> => {
      while (isReading) {
        // A file that is cut off while it is sent ends the connection early, and nothing else.
        const bytes = await ask(own.port, request('GET', '/learn/'));
        seen.add(Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes?.toString('latin1') ?? '')?.[1]));
      }
    };
    const readers = Array.from({length: 8}, read);
    await rebuild();
    isReading = false;
    await Promise.all(readers);
    expect([...seen].filter((status) => ![200, 404].includes(status))).toEqual([]);
    expect((await get(own.port, '/learn/')).body.toString()).toBe(files['learn/index.html']);
    await own.close();
  });
});

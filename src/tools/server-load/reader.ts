import http from 'node:http';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

/** How a reader's browser says which encodings it takes, and what may answer it. */
const encodings: readonly (readonly [accept: string, expected: RegExp])[] = [
  ['gzip, deflate, br, zstd', /^br$/],
  ['gzip', /^gzip$/],
  ['br;q=0, gzip;q=0.5', /^gzip$/],
  ['identity', /^$/],
];

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
};

/** One in so many requests is for a page that does not exist, one is broken off. */
const rare = 50;

/** A page's own files in its HTML. */
const assetAddress = /(?:src|href)="?(\/assets\/[^"\s>]+\.(?:js|css|woff2))/g;

type Answer = {status: number; headers: http.IncomingHttpHeaders; body: Buffer};

/** Numbers from 0 to 1, the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Reads random pages with their files as a browser does: over a few connections, with a cache. */
export class Reader {
  requests = 0;
  /** Of the requests, those that were sent again because an idle connection had been closed. */
  repeated = 0;
  bytes = 0;
  private readonly agent = new http.Agent({keepAlive: true, maxSockets: 4});
  private readonly next: () => number;
  private readonly etags = new Map<string, string>();
  private readonly cached = new Set<string>();

  constructor(
    private readonly port: number,
    private readonly pages: readonly string[],
    seed: number,
  ) {
    this.next = random(seed);
  }

  /**
   * Reads a page.
   *
   * @throws when an answer is not what a browser needs
   */
  async readPage(): Promise<void> {
    if (this.isRare()) {
      this.check((await this.get('/nowhere/at-all')).status === 404, '/nowhere/at-all', 'a status other than 404');
    }
    const page = this.oneOf(this.pages);
    const html = (await this.fetch(page))?.toString() ?? '';
    const assets = [...html.matchAll(assetAddress)].map(([, address = '']) => address);
    const wanted = [...new Set(assets)].filter((address) => !this.cached.has(address));
    wanted.forEach((address) => this.cached.add(address));
    await Promise.all(wanted.map((address) => this.fetch(address)));
  }

  /** Closes the connections. */
  leave(): void {
    this.agent.destroy();
  }

  /** Fetches a file and reads all of it; nothing when it has not changed since, or is broken off. */
  private async fetch(path: string): Promise<Buffer | undefined> {
    if (this.isRare()) {
      await this.breakOff(path);
      this.cached.delete(path);
      return undefined;
    }
    const [accept, expected] = this.oneOf(encodings);
    // Each encoding has its own.
    const key = `${accept} ${path}`;
    const etag = this.etags.get(key);
    const {status, headers, body} = await this.get(path, {
      'Accept-Encoding': accept,
      ...(etag !== undefined && {'If-None-Match': etag}),
    });
    this.check(status === (etag === undefined ? 200 : 304), path, `status ${status}`);
    if (status === 304) {
      this.check(body.length === 0, path, 'a body with status 304');
      return undefined;
    }
    const encoding = headers['content-encoding'] ?? '';
    // Fonts and small files are sent as they are.
    this.check(encoding === '' || expected.test(encoding), path, `encoding "${encoding}" to "${accept}"`);
    this.check(Number(headers['content-length'] ?? body.length) === body.length, path, 'another length');
    if (headers.etag !== undefined) {
      this.etags.set(key, headers.etag);
    }
    return (await decoders[encoding]?.(body)) ?? body;
  }

  private async get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
    this.requests += 1;
    for (;;) {
      const answer = await this.ask(path, headers);
      if (answer !== 'closed') {
        return answer;
      }
      this.repeated += 1;
    }
  }

  /**
   * Asks for a file once.
   *
   * @returns `closed` when the server had closed the connection, which was idle, before it read the request. A browser
   *   then asks again over another one (RFC 9112, section 9.3.1). A new connection is never closed in this way.
   */
  private ask(path: string, headers: http.OutgoingHttpHeaders): Promise<Answer | 'closed'> {
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const request = http.get({port: this.port, host: 'localhost', path, headers, agent: this.agent}, (response) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          this.bytes += chunk.length;
          chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
        );
      });
      request.setTimeout(30_000, () => request.destroy(new Error(`no answer to ${path} within 30 s`)));
      request.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
        if (isClosed && request.reusedSocket && !isAnswered) {
          resolve('closed');
        } else {
          reject(error);
        }
      });
    });
  }

  /** Asks for a file and goes away at its first bytes. */
  private breakOff(path: string): Promise<void> {
    this.requests += 1;
    return new Promise((resolve) => {
      const request = http.get({port: this.port, host: 'localhost', path, agent: this.agent}, (response) => {
        response.on('error', () => undefined);
        response.once('data', () => request.destroy());
        response.on('close', resolve);
      });
      request.on('error', () => resolve());
    });
  }

  private check(isRight: boolean, path: string, found: string): void {
    if (!isRight) {
      throw new Error(`${path}: ${found}`);
    }
  }

  private isRare(): boolean {
    return this.next() * rare < 1;
  }

  private oneOf<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)] as T;
  }
}

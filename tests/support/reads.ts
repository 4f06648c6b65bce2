import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Request, TestInfo} from '@playwright/test';
import {decoded} from '../../src/common/decoded';
import {sites} from './sites';

/** The type of the annotation in which a test tells its reporter what its pages have asked for. */
export const readsType = 'reads';

/** A file of a built site, as it is told: the site's name and the path of the address within it. */
export type Read = string;

/** What a page has asked for, as a file of a built site; `undefined` when it is on no site of the tests. */
function readOf(address: string): Read | undefined {
  const {port, pathname} = new URL(address);
  return Object.entries(sites).flatMap(([name, site]) =>
    port === String(site.port) ? [`${name} ${decoded(pathname)}`] : [],
  )[0];
}

/** Notes what the pages of a context ask the built sites for, until the function that it returns is called. */
export function noteReads(context: BrowserContext, info: TestInfo): () => void {
  const reads = new Set<Read>();
  const onRequest = (request: Request) => {
    const read = /^https?:/.test(request.url()) ? readOf(request.url()) : undefined;
    if (read) {
      reads.add(read);
    }
  };
  context.on('request', onRequest);
  return () => {
    context.off('request', onRequest);
    info.annotations.push({type: readsType, description: JSON.stringify([...reads])});
  };
}

const otherwise = /buildDir|built-site|browser\.new|connectOverCDP|\brequest\.(?:get|fetch|head|post)\(/;

/**
 * Does a file of tests read the built sites in a way that {@link noteReads} doesn't see: from disk, in contexts of
 * its own, or with requests that no page makes? Then it depends on all that is built.
 *
 * @param texts - of the file and of what it imports, by path
 */
export function readsOtherwise(texts: ReadonlyMap<string, string>): boolean {
  const own = [...texts].filter(([file]) => file.startsWith('tests/') && !ofAll.has(file));
  return !texts.has('tests/support/test.ts') || own.some(([, text]) => otherwise.test(text));
}

/** Where the places of the built sites are known, and the window of files that share one is opened. */
const ofAll = new Set(['sites', 'reads', 'test'].map((name) => `tests/support/${name}.ts`));

/** What each build names anew: the hashes in names of files, and the table of them in the app's first script. */
const hashes = /(?<=[.\-"'])[0-9a-f]{8}(?=[."'])/g;

const isText = /\.(?:html|js|css|json|svg|txt|xml|md|webmanifest)$/;

const contentOf = (file: string): string | Buffer =>
  isText.test(file) ? fs.readFileSync(file, 'utf8').replace(hashes, '*') : fs.readFileSync(file);

/** What the built sites answer, file by file; each is looked at once. */
export class BuiltFiles {
  private readonly known = new Map<Read, string>();
  private readonly files = new Map<Read, string>();

  /** @param places - where the sites are built */
  constructor(places: Record<string, {buildDir: string; baseUrl: string}> = sites) {
    for (const [site, {buildDir, baseUrl}] of Object.entries(places)) {
      const names = fs.existsSync(buildDir) ? fs.readdirSync(buildDir, {recursive: true, encoding: 'utf8'}) : [];
      for (const name of names.filter((each) => !/\.(?:br|gz)$/.test(each))) {
        const address = `${site} ${baseUrl}${name.replaceAll('\\', '/')}`.replace(hashes, '*');
        const page = address.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
        this.files.set(address, path.join(buildDir, name)).set(page, path.join(buildDir, name));
      }
    }
  }

  /** A hash of what the built sites answer to these addresses, but for the names that each build makes anew. */
  hashOf(reads: Iterable<Read>): string {
    const hash = createHash('sha256');
    const addresses = new Set([...reads].map((read) => read.replace(hashes, '*').replace(/\/$/, '')));
    [...addresses].sort().forEach((address) => hash.update(`${address}\n${this.hashOfOne(address)}\n`));
    return hash.digest('hex');
  }

  private hashOfOne(address: Read): string {
    const file = this.files.get(address);
    const hash =
      this.known.get(address) ??
      (file && fs.statSync(file).isFile() ? createHash('sha256').update(contentOf(file)).digest('hex') : 'absent');
    this.known.set(address, hash);
    return hash;
  }
}

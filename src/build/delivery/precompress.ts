import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {type KeptFiles} from '../files/kept-files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** No XML: the framework writes the site map at the same time as this runs, and only crawlers ask for it. */
const compressible = /\.(?:css|html|js|json|map|md|mjs|svg|txt|webmanifest)$/;
/** Below this a response fits one packet either way. */
const minimumBytes = 1024;

/** How hard the two compressors try, by kind of file: the first row that fits. */
const efforts: readonly {kind: RegExp; brotli: number; gzip: number}[] = [
  // Pages are many, and all of them are new in most builds. Up to 8 each step costs next to nothing. 10 takes
  // twenty times as long and saves 7 %, 11 takes sixty times as long and saves 9 %.
  {kind: /\.(?:html|md|txt)$/, brotli: 8, gzip: 6},
  // Each reader who searches loads one of the two indexes: 11 takes some seconds and saves 60 kB.
  {kind: /[\\/]assets[\\/]search[\\/][^\\/]*\.json$/, brotli: 11, gzip: 9},
  // The demos grow with the site: 10 takes seven times as long and saves 7 %.
  {kind: /\.json$/, brotli: 9, gzip: 9},
  // The others are few, all pages share them, and browsers keep them. 11 takes twice as long and saves 2 %.
  {kind: /./, brotli: 10, gzip: 9},
];

async function* files(folder: string): AsyncGenerator<string> {
  for (const entry of await fs.readdir(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* files(file);
    } else {
      yield file;
    }
  }
}

function compressBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compress(file: string, kept: KeptFiles | undefined): Promise<void> {
  const content = await fs.readFile(file);
  const effort = efforts.find(({kind}) => kind.test(file));
  if (content.length < minimumBytes || !effort) {
    return;
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const write = (extension: string, level: number, make: () => Promise<Buffer>): Promise<void> => {
    const target = `${file}.${extension}`;
    return kept
      ? kept.write(`${hash}-${level}.${extension}`, target, make)
      : make().then((compressed) => fs.writeFile(target, compressed));
  };
  await Promise.all([
    write('br', effort.brotli, () => compressBrotli(content, effort.brotli)),
    write('gz', effort.gzip, () => gzip(content, {level: effort.gzip})),
  ]);
}

/** What {@link precompress} leaves out, and what it keeps. */
export type PrecompressOptions = {
  /** Keeps the compressed files for the next build, by the content of their sources. */
  kept?: KeptFiles;
  /** Whether a file is compressed: its path. Without it, all are. */
  only?: (file: string) => boolean;
};

/**
 * Writes a brotli and a gzip file beside every text file of a build, so that a
 * static host need not compress while it serves.
 *
 * @returns how many files were looked at
 */
export async function precompress(
  buildDir: string,
  {kept, only = () => true}: PrecompressOptions = {},
): Promise<number> {
  let count = 0;
  const running = new Set<Promise<void>>();
  for await (const file of files(buildDir)) {
    if (!compressible.test(file) || !only(file)) {
      continue;
    }
    count += 1;
    const job = compress(file, kept).finally(() => running.delete(job));
    running.add(job);
    if (running.size >= 8) {
      await Promise.race(running);
    }
  }
  await Promise.all(running);
  return count;
}

import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** No XML: the framework writes the site map at the same time as this runs, and only crawlers ask for it. */
const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest)$/;
/** Below this a response fits one packet either way. */
const minimumBytes = 1024;

/**
 * How hard brotli tries. Pages are many: the highest quality takes three times as
 * long for them and saves 3 % of their bytes. Other files are few, and cached for long.
 */
const brotliQuality = (file: string): number => (file.endsWith('.html') ? 10 : zlib.constants.BROTLI_MAX_QUALITY);

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

async function compress(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < minimumBytes) {
    return;
  }
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, {level: 9}),
  ]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes a brotli and a gzip file beside every text file of a build, so that a
 * static host need not compress while it serves.
 *
 * @returns how many files were looked at
 */
export async function precompress(buildDir: string): Promise<number> {
  let count = 0;
  const running = new Set<Promise<void>>();
  for await (const file of files(buildDir)) {
    if (!compressible.test(file)) {
      continue;
    }
    count += 1;
    const job = compress(file).finally(() => running.delete(job));
    running.add(job);
    if (running.size >= 8) {
      await Promise.race(running);
    }
  }
  await Promise.all(running);
  return count;
}

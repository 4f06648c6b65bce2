import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageContent} from './page-content';

const hashOf = (...texts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('hex').slice(0, 24);
};

let reader: string | undefined;

/** A hash of everything that decides how a page is read: this folder, and the releases of the parsers. */
function readerHash(projectDir: string): string {
  const names = fs.readdirSync(__dirname).filter((name) => name.endsWith('.ts'));
  const files = [...names.sort().map((name) => path.join(__dirname, name)), path.join(projectDir, 'package-lock.json')];
  return hashOf(...files.filter((file) => fs.existsSync(file)).map((file) => fs.readFileSync(file)));
}

type Cached = {key: string; content: PageContent};

function readCached(cacheFile: string): Cached | undefined {
  try {
    return JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as Cached;
  } catch {
    // There is no such file yet, or a process was stopped while it wrote it.
    return undefined;
  }
}

/**
 * The content of a page, from the last time that it was parsed if it is the same:
 * one file a page in `.cache/content`.
 *
 * @param file - relative to the project
 * @param parse - reads the content from the source
 */
export function cachedContent(projectDir: string, file: string, source: string, parse: () => PageContent): PageContent {
  reader ??= readerHash(projectDir);
  const key = hashOf(reader, file, source);
  const cacheFile = path.join(projectDir, '.cache/content', `${hashOf(file)}.json`);
  const known = readCached(cacheFile);
  if (known?.key === key) {
    return known.content;
  }
  const content = parse();
  const written = `${cacheFile}.${process.pid}`;
  fs.mkdirSync(path.dirname(cacheFile), {recursive: true});
  fs.writeFileSync(written, JSON.stringify({key, content} satisfies Cached));
  fs.renameSync(written, cacheFile);
  return content;
}

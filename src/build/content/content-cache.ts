import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageContent} from './page-content';
import type {Project} from './project';
import {readerHash} from './reader-hash';

const hashOf = (...texts: string[]): string => {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('hex').slice(0, 24);
};

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
export function cachedContent(project: Project, file: string, source: string, parse: () => PageContent): PageContent {
  const key = hashOf(readerHash(project), file, source);
  const cacheFile = path.join(project.dir, '.cache/content', `${hashOf(file)}.json`);
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

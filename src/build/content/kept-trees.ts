import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import type {Root} from 'mdast';
import {readerHash} from './reader-hash';

/** A syntax tree, and the text that it was parsed from. */
type Kept = {key: string; root: Root};

const hashOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 24);

const keyOf = (projectDir: string, text: string): string => hashOf(readerHash(projectDir), text);

const keptFile = (projectDir: string, file: string): string =>
  path.join(projectDir, '.cache/trees', `${hashOf(file)}.bin`);

/**
 * Keeps the tree of a page for the framework's loader: parsing a page takes as long as all that is done with it.
 *
 * @param file - relative to the project
 * @param text - what was parsed
 */
export function keepTree(projectDir: string, file: string, text: string, root: Root): void {
  const target = keptFile(projectDir, file);
  const unfinished = `${target}.${process.pid}`;
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(unfinished, v8.serialize({key: keyOf(projectDir, text), root} satisfies Kept));
  fs.renameSync(unfinished, target);
}

/**
 * The tree of a page.
 *
 * @param file - relative to the project
 * @param text - what is to be parsed
 * @returns `undefined` when this text was not parsed before, or by another parser
 */
export function keptTree(projectDir: string, file: string, text: string): Root | undefined {
  try {
    const {key, root} = v8.deserialize(fs.readFileSync(keptFile(projectDir, file))) as Kept;
    return key === keyOf(projectDir, text) ? root : undefined;
  } catch {
    // There is no such file, or a process of another release of Node.js wrote it.
    return undefined;
  }
}

import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import type {Root} from 'mdast';
import type {Project} from './project';
import {readerHash} from './reader-hash';

/** A syntax tree, and the text that it was parsed from. */
type Kept = {key: string; root: Root};

const hashOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 24);

const keyOf = (project: Project, text: string): string => hashOf(readerHash(project), text);

const keptFile = ({dir}: Project, file: string): string => path.join(dir, '.cache/trees', `${hashOf(file)}.bin`);

/**
 * Keeps the tree of a page for the framework's loader: parsing a page takes as long as all that is done with it.
 *
 * @param file - relative to the project
 * @param text - what was parsed
 */
export function keepTree(project: Project, file: string, text: string, root: Root): void {
  const target = keptFile(project, file);
  const unfinished = `${target}.${process.pid}`;
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(unfinished, v8.serialize({key: keyOf(project, text), root} satisfies Kept));
  fs.renameSync(unfinished, target);
}

/**
 * The tree of a page.
 *
 * @param file - relative to the project
 * @param text - what is to be parsed
 * @returns `undefined` when this text was not parsed before, or by another parser
 */
export function keptTree(project: Project, file: string, text: string): Root | undefined {
  try {
    const {key, root} = v8.deserialize(fs.readFileSync(keptFile(project, file))) as Kept;
    return key === keyOf(project, text) ? root : undefined;
  } catch {
    // There is no such file, or a process of another release of Node.js wrote it.
    return undefined;
  }
}

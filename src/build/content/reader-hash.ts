import path from 'node:path';
import {hashFiles} from '../files/hash-files';
import {hashProgram} from '../files/hash-program';
import type {Project} from './project';

/** What reads pages, relative to the folder of this code, which may work on another project. */
const readers = ['src/build/content/parse.ts', 'src/build/content/page-content.ts'];

/** The hash of one project: neither code nor parsers change while a process runs. */
class ReaderHash {
  readonly value: string;

  constructor({dir}: Project) {
    this.value = hashProgram(path.resolve(__dirname, '../../..'), readers, []) + hashFiles(dir, ['package-lock.json']);
  }
}

/** A hash of everything that decides how a page is read: the code, and the releases of the parsers. No path is part of it. */
export const readerHash = (project: Project): string => project.part(ReaderHash).value;

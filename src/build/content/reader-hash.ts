import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Project} from './project';

/** What reads pages: this folder, and the versions and editions that it knows. */
const folders = [__dirname, path.resolve(__dirname, '../../common')];

function hashReader(projectDir: string): string {
  const sources = folders.flatMap((folder) => {
    const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ts'));
    return names.sort().map((name) => path.join(folder, name));
  });
  const files = [...sources, path.join(projectDir, 'package-lock.json')];
  const hash = createHash('sha256');
  files.filter((file) => fs.existsSync(file)).forEach((file) => hash.update(fs.readFileSync(file)).update('\0'));
  return hash.digest('hex').slice(0, 24);
}

/** The hash of one project: neither code nor parsers change while a process runs. */
class ReaderHash {
  readonly value: string;

  constructor({dir}: Project) {
    this.value = hashReader(dir);
  }
}

/** A hash of everything that decides how a page is read: the code, and the releases of the parsers. No path is part of it. */
export const readerHash = (project: Project): string => project.part(ReaderHash).value;

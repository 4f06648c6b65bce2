import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

let known: string | undefined;

/** What reads pages: this folder, and the versions and editions that it knows. */
const folders = [__dirname, path.resolve(__dirname, '../../common')];

/** A hash of everything that decides how a page is read: the code, and the releases of the parsers. */
export function readerHash(projectDir: string): string {
  if (known === undefined) {
    const sources = folders.flatMap((folder) => {
      const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ts'));
      return names.sort().map((name) => path.join(folder, name));
    });
    const files = [...sources, path.join(projectDir, 'package-lock.json')];
    const hash = createHash('sha256');
    files.filter((file) => fs.existsSync(file)).forEach((file) => hash.update(fs.readFileSync(file)).update('\0'));
    known = hash.digest('hex').slice(0, 24);
  }
  return known;
}

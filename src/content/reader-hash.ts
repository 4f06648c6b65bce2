import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

let known: string | undefined;

/** A hash of everything that decides how a page is read: this folder, and the releases of the parsers. */
export function readerHash(projectDir: string): string {
  if (known === undefined) {
    const names = fs.readdirSync(__dirname).filter((name) => name.endsWith('.ts'));
    const files = [
      ...names.sort().map((name) => path.join(__dirname, name)),
      path.join(projectDir, 'package-lock.json'),
    ];
    const hash = createHash('sha256');
    files.filter((file) => fs.existsSync(file)).forEach((file) => hash.update(fs.readFileSync(file)).update('\0'));
    known = hash.digest('hex').slice(0, 24);
  }
  return known;
}

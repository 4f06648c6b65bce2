import {type Hash, createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

function addFile(hash: Hash, root: string, name: string): void {
  const file = path.join(root, name);
  const stats = fs.statSync(file, {throwIfNoEntry: false});
  if (stats?.isDirectory()) {
    fs.readdirSync(file)
      .sort()
      .forEach((child) => addFile(hash, root, `${name}/${child}`));
  } else {
    // A length before each part, so that no two trees give the same bytes.
    const content = stats ? fs.readFileSync(file) : undefined;
    hash.update(`${name.length}:${name}:${content?.length ?? 'missing'}:`).update(content ?? '');
  }
}

/**
 * A hash of the names and contents of files. The time of a file does not count.
 *
 * @param root - the folder that the names are relative to
 * @param names - files, and folders with everything below them; one that is missing counts as missing
 * @returns 16 hexadecimal digits
 */
export function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  [...names].sort().forEach((name) => addFile(hash, root, name));
  return hash.digest('hex').slice(0, 16);
}

import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file unless it already has this content. Watchers of the file and
 * caches that depend on it see changes only. Missing folders are created.
 *
 * @returns whether the file was written
 */
export function writeIfChanged(file: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) {
    return false;
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  // A reader never sees half a file.
  const unfinished = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, bytes);
  fs.renameSync(unfinished, file);
  return true;
}

import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files below a folder.
 *
 * @param files - their contents by name, relative to the folder
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = path.join(folder, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, content);
    }),
  );
}

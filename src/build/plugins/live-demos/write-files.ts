import path from 'node:path';
import {writeIfChanged} from '../../files/write-if-changed';

/**
 * Writes files below a folder; leaves alone those that are there with the same content.
 *
 * @param files - their contents by name, relative to the folder
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  files.forEach((content, name) => writeIfChanged(path.join(folder, name), content));
}

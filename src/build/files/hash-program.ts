import {buildSync} from 'esbuild';
import {hashFiles} from './hash-files';

/**
 * The files that programs consist of: what they import, at any depth, but for packages and what is imported for its types.
 *
 * @param root - the folder that all names are relative to
 * @param entries - the files that the programs begin with
 */
export function programFiles(root: string, entries: readonly string[]): string[] {
  const {metafile} = buildSync({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    // Never written; names of several entries need one.
    outdir: 'programs',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

/**
 * The rule for caches of what the project's own programs make: the cache expires when the hash changes.
 *
 * @param root - the folder that all names are relative to
 * @param entries - the files that the programs begin with; whatever they import counts, too
 * @param others - files and folders that the programs read, or hand to another program
 */
export const hashProgram = (root: string, entries: readonly string[], others: readonly string[]): string =>
  hashFiles(root, [...programFiles(root, entries), ...others]);

import fs from 'node:fs';
import path from 'node:path';

/** Files that were changed less than this ago, in ms, may change again without a new time. */
const settlesAfter = 100;

type Entry<T> = {state: string; isSettled: boolean; source: string; value: T};

/** What changes when a file does: its times and its size. */
function fileState(file: string): string {
  const {mtimeMs, ctimeMs, size} = fs.statSync(file);
  return `${mtimeMs} ${ctimeMs} ${size}`;
}

/**
 * Remembers what was made of files, for as long as they stay as they are.
 * Reading a file again costs one look at its state.
 */
export class FileMemo<T> {
  private readonly entries = new Map<string, Entry<T>>();

  /** @param make - makes the value of a file from its text */
  constructor(private readonly make: (source: string, file: string) => T) {}

  /**
   * The value of a file; the very same one until the file changes.
   *
   * @param file - its path
   */
  read(file: string): T {
    const known = this.entries.get(file);
    const state = fileState(file);
    if (known?.isSettled && known.state === state) {
      return known.value;
    }
    const isSettled = Date.now() - fs.statSync(file).ctimeMs > settlesAfter;
    const source = fs.readFileSync(file, 'utf8');
    const value = known?.source === source ? known.value : this.make(source, file);
    this.entries.set(file, {state, isSettled, source, value});
    return value;
  }
}

/** The same of all files in a folder, at any depth. */
export function folderState(folder: string): string {
  const files = fs.readdirSync(folder, {withFileTypes: true, recursive: true}).filter((entry) => entry.isFile());
  return files
    .map(({parentPath, name}) => path.join(parentPath, name))
    .map((file) => `${file} ${fileState(file)}`)
    .join('\n');
}

import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {writeIfChanged} from '../files/write-if-changed';

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    // Missing, or left incomplete when a process was stopped.
    return undefined;
  }
}

/** Keeps results on disk under a hash of what they were made from. */
export class ContentCache {
  private readonly used = new Set<string>();
  /** What is being made, so that two who ask at the same time get the same. */
  private readonly pending = new Map<string, Promise<unknown>>();

  /** @param folder - holds a JSON file for each result, and nothing else */
  constructor(private readonly folder: string) {}

  /**
   * Returns the stored result, or makes and stores it.
   *
   * @param inputs - everything that the result depends on; must be serializable as JSON
   * @param make - returns the result, which must be serializable as JSON; is not called when it is stored
   */
  async get<T>(inputs: unknown, make: () => Promise<T>): Promise<T> {
    const name = `${createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32)}.json`;
    this.used.add(name);
    const file = path.join(this.folder, name);
    const known = readJson<T>(file);
    if (known !== undefined) {
      return known;
    }
    const pending = this.pending.get(name) as Promise<T> | undefined;
    if (pending) {
      return pending;
    }
    const making = make().finally(() => this.pending.delete(name));
    this.pending.set(name, making);
    const made = await making;
    writeIfChanged(file, JSON.stringify(made));
    return made;
  }

  /** Deletes the results that this object was never asked for. Another build in the same checkout may do so, too. */
  deleteUnused(): void {
    const names = fs.existsSync(this.folder) ? fs.readdirSync(this.folder) : [];
    // The other build may be about to rename an unfinished file.
    const unused = names.filter((name) => !this.used.has(name) && !name.endsWith('.tmp'));
    unused.forEach((name) => fs.rmSync(path.join(this.folder, name), {force: true}));
  }
}

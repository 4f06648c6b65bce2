import {randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Keeps files that take time to make, under names that say all that they are made from. */
export class KeptFiles {
  private readonly used = new Set<string>();

  /** @param folder - holds nothing else */
  constructor(private readonly folder: string) {}

  /**
   * Writes a file: a copy of the kept one, or what is made and kept from now on.
   *
   * @param name - of the kept file, such as a hash of its source
   * @param target - the path of the file
   */
  async write(name: string, target: string, make: () => Promise<Uint8Array>): Promise<void> {
    this.used.add(name);
    const kept = path.join(this.folder, name);
    try {
      await fs.copyFile(kept, target);
    } catch {
      const content = await make();
      await fs.mkdir(this.folder, {recursive: true});
      // A process that is stopped leaves no half of a kept file, and another call may be writing the same.
      const unfinished = `${kept}.${randomUUID()}.tmp`;
      await Promise.all([fs.writeFile(unfinished, content), fs.writeFile(target, content)]);
      await fs.rename(unfinished, kept);
    }
  }

  /** Deletes the files that this object was never asked for. */
  async deleteUnused(): Promise<void> {
    const names = await fs.readdir(this.folder).catch((): string[] => []);
    // Another build may be about to rename an unfinished file.
    const unused = names.filter((name) => !this.used.has(name) && !name.endsWith('.tmp'));
    await Promise.all(unused.map((name) => fs.rm(path.join(this.folder, name), {force: true})));
  }
}

/*
 * What is kept for offline reading, as page and service worker see it. Each copy of a version is in a cache
 * of its own, whose name has the deployment. A note in another cache says which of them is the version's
 * copy: writing it is one step, so a reader has the old copy or the new one, never a part of each.
 */

/** The copy of a version. */
export type Kept = {
  version: string;
  label: string;
  deployment: string;
  /** The name of the cache that has the files. */
  cache: string;
  wire: number;
  bytes: number;
  /** When it was complete, in ms since the epoch. */
  since: number;
  /** The hash of each file, by its path below the base URL. */
  files: Record<string, string>;
};

/** A copy that is not complete, or was never completed. */
type Unfinished = {version: string; cache: string};

/** Requests with this header are for the network alone: they fetch what is to be kept. */
export const networkOnly = 'X-Keep-Offline';

/** The notes and copies of a site. */
export class KeptVersions {
  private readonly prefix: string;
  private readonly notes: string;

  /** @param baseUrl - starts and ends with a slash; another site of the origin has other caches */
  constructor(private readonly baseUrl: string) {
    this.prefix = `offline ${baseUrl} `;
    this.notes = `${this.prefix}notes`;
  }

  /** The name of the cache for a copy. */
  cacheFor = (version: string, deployment: string): string => `${this.prefix}${version} ${deployment}`;

  private address = (name: string): string => `${this.baseUrl}offline-notes/${name}`;

  /** A note; undefined where there is none. Nothing is made by asking. */
  private async read<T>(name: string): Promise<T | undefined> {
    const response = (await caches.has(this.notes))
      ? await (await caches.open(this.notes)).match(this.address(name))
      : undefined;
    return response && ((await response.json()) as T);
  }

  private async readAll<T>(kind: string): Promise<T[]> {
    if (!(await caches.has(this.notes))) {
      return [];
    }
    const notes = await caches.open(this.notes);
    const addresses = (await notes.keys()).filter(({url}) => new URL(url).pathname.startsWith(this.address(kind)));
    const found = await Promise.all(addresses.map((address) => notes.match(address)));
    return Promise.all(found.flatMap((response) => (response ? [response.json() as Promise<T>] : [])));
  }

  private async write(name: string, note: unknown): Promise<void> {
    await (await caches.open(this.notes)).put(this.address(name), Response.json(note));
  }

  private async erase(name: string): Promise<void> {
    if (await caches.has(this.notes)) {
      await (await caches.open(this.notes)).delete(this.address(name));
    }
  }

  /** The complete copy of a version. */
  get = (version: string): Promise<Kept | undefined> => this.read<Kept>(`kept/${version}`);

  all = (): Promise<Kept[]> => this.readAll<Kept>('kept/');

  unfinished = (version: string): Promise<Unfinished | undefined> => this.read<Unfinished>(`unfinished/${version}`);

  /** Notes that a copy is being made, before it has any file: others then leave its cache alone. */
  begin = (unfinished: Unfinished): Promise<void> => this.write(`unfinished/${unfinished.version}`, unfinished);

  /** Makes a finished copy the version's. The former one stays as long as an open page uses it: see `tidy`. */
  async finish(kept: Kept): Promise<void> {
    await this.write(`kept/${kept.version}`, kept);
    await this.erase(`unfinished/${kept.version}`);
  }

  /** Removes what has been loaded of a copy that is not complete. */
  async abandon(version: string): Promise<void> {
    const unfinished = await this.unfinished(version);
    if (unfinished) {
      await caches.delete(unfinished.cache);
      await this.erase(`unfinished/${version}`);
    }
  }

  /**
   * Removes all copies of a version.
   *
   * @returns whether no version is kept any more; then nothing at all is left
   */
  async remove(version: string): Promise<boolean> {
    await this.erase(`kept/${version}`);
    await this.erase(`unfinished/${version}`);
    const names = (await caches.keys()).filter((name) => name.startsWith(`${this.prefix}${version} `));
    await Promise.all(names.map((name) => caches.delete(name)));
    const isLast = (await this.all()).length === 0 && (await this.readAll('unfinished/')).length === 0;
    if (isLast) {
      await caches.delete(this.notes);
    }
    return isLast;
  }

  /** Which copy an open page belongs to, for a worker that was stopped meanwhile. */
  ownerOf = <T>(client: string): Promise<T | undefined> => this.read<T>(`pages/${client}`);

  async setOwner(client: string, owner: {cache: string}): Promise<void> {
    // A page that was open when the last version was removed makes nothing anew.
    if (await caches.has(owner.cache)) {
      await this.write(`pages/${client}`, {client, ...owner});
    }
  }

  /**
   * Deletes copies that no version has and no open page uses.
   *
   * @param clients - the ids of all open pages
   */
  async tidy(clients: ReadonlySet<string>): Promise<void> {
    const owners = await this.readAll<{client: string; cache: string}>('pages/');
    const gone = owners.filter(({client}) => !clients.has(client));
    await Promise.all(gone.map(({client}) => this.erase(`pages/${client}`)));
    const used = new Set([
      this.notes,
      ...(await this.all()).map(({cache}) => cache),
      ...(await this.readAll<Unfinished>('unfinished/')).map(({cache}) => cache),
      ...owners.filter(({client}) => clients.has(client)).map(({cache}) => cache),
    ]);
    const names = (await caches.keys()).filter((name) => name.startsWith(this.prefix) && !used.has(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

import {offlineVersionsFile, offlineWorker, type OfflineVersion} from '@site/src/common/offline-files';
import {type Kept, KeptVersions} from './kept';
import {fetchJson, fetchList, LoadError, type LoadFault, loadFiles} from './load-files';

export type KeeperState = {
  /** Nothing is known yet, nothing is going on, files are being loaded, or the copy is being removed. */
  phase: 'looking' | 'resting' | 'loading' | 'removing';
  /** What the site has now; undefined when it cannot be reached. */
  offered?: OfflineVersion;
  kept?: Kept;
  /** Is there a part of a copy that was never completed? */
  isUnfinished: boolean;
  /** How many files of how many have been loaded. */
  done: number;
  total: number;
  /** Why the last act did not succeed. */
  fault?: LoadFault;
};

/** Can this browser keep anything? Only on secure pages are there service workers. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Keeps a version for offline reading, and removes it. What it is doing goes on when the reader visits
 * another page, unless that page is loaded in full. For `useSyncExternalStore`.
 */
export class OfflineKeeper {
  private state: KeeperState = {phase: 'looking', isUnfinished: false, done: 0, total: 0};
  private readonly listeners = new Set<() => void>();
  private readonly copies: KeptVersions;
  private stopping = new AbortController();

  /** @param baseUrl - starts and ends with a slash */
  constructor(
    private readonly baseUrl: string,
    private readonly version: string,
    private readonly label: string,
  ) {
    this.copies = new KeptVersions(baseUrl);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): KeeperState => this.state;

  private set(change: Partial<KeeperState>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  /** Finds out what is kept and what the site has, unless something is going on. */
  readonly look = async (): Promise<void> => {
    if (this.state.phase === 'looking' || this.state.phase === 'resting') {
      const [kept, unfinished, offered] = await Promise.all([
        this.copies.get(this.version),
        this.copies.unfinished(this.version),
        this.findOffered().catch(() => undefined),
      ]);
      this.set({phase: 'resting', kept, offered, isUnfinished: unfinished !== undefined});
    }
  };

  private async findOffered(): Promise<OfflineVersion | undefined> {
    const all = await fetchJson<OfflineVersion[]>(this.baseUrl + offlineVersionsFile);
    return all.find(({version}) => version === this.version);
  }

  /** Loads the version as the site has it now. The copy that is kept serves until the new one is complete. */
  readonly keep = async (): Promise<void> => {
    this.stopping = new AbortController();
    const {signal} = this.stopping;
    this.set({phase: 'loading', done: 0, total: 0, fault: undefined});
    try {
      await navigator.locks.request(`offline ${this.baseUrl}`, {ifAvailable: true}, async (lock) => {
        if (!lock) {
          throw new LoadError('elsewhere');
        }
        await this.load(signal);
      });
    } catch (error) {
      await this.giveUp(error);
    }
    this.set({phase: 'resting'});
    await this.look();
  };

  private async giveUp(error: unknown): Promise<void> {
    const fault = error instanceof LoadError ? error.fault : 'failed';
    if (fault === 'room') {
      // A part of a copy takes the room and serves nobody.
      await this.copies.abandon(this.version).catch(() => undefined);
    }
    this.set({fault});
  }

  private async load(signal: AbortSignal): Promise<void> {
    const former = await this.copies.get(this.version);
    const list = await fetchList(this.baseUrl, this.version);
    await this.checkRoom(list.bytes);
    const cache = this.copies.cacheFor(this.version, list.deployment);
    const unfinished = await this.copies.unfinished(this.version);
    if (unfinished && unfinished.cache !== cache) {
      await this.copies.abandon(this.version);
    }
    await this.copies.begin({version: this.version, cache});
    await loadFiles(list.files, {
      baseUrl: this.baseUrl,
      cache,
      former,
      signal,
      onProgress: (done, total) => this.set({done, total}),
    });
    // Before the copy counts as kept: without a worker, nothing would be sent from it.
    await this.startWorker();
    const {files, ...about} = list;
    const hashes = Object.fromEntries(files.map(([path, hash]) => [path, hash]));
    await this.copies.finish({...about, cache, since: Date.now(), files: hashes});
  }

  private async checkRoom(needed: number): Promise<void> {
    // Where browsers ask the reader, this is the moment: the reader has just said that it is to be kept.
    await navigator.storage.persist().catch(() => false);
    const {quota = Infinity, usage = 0} = await navigator.storage.estimate();
    if (quota - usage < needed) {
      throw new LoadError('room');
    }
  }

  private async startWorker(): Promise<void> {
    try {
      await navigator.serviceWorker.register(this.baseUrl + offlineWorker, {
        scope: this.baseUrl,
        updateViaCache: 'none',
      });
      await navigator.serviceWorker.ready;
    } catch {
      throw new LoadError('worker');
    }
  }

  /** Ends loading. What has been loaded is there when the reader goes on. */
  readonly stop = (): void => this.stopping.abort(new LoadError('stopped'));

  /** Removes the copy, and the worker with the last one. */
  readonly remove = async (): Promise<void> => {
    this.set({phase: 'removing', fault: undefined});
    if (await this.copies.remove(this.version)) {
      const registration = await navigator.serviceWorker.getRegistration(this.baseUrl);
      await registration?.unregister();
    }
    this.set({phase: 'resting'});
    await this.look();
  };
}

const keepers = new Map<string, OfflineKeeper>();

/** The keeper of a version: always the same one. */
export function keeperOf(baseUrl: string, version: string, label: string): OfflineKeeper {
  const key = `${baseUrl} ${version}`;
  const keeper = keepers.get(key) ?? new OfflineKeeper(baseUrl, version, label);
  keepers.set(key, keeper);
  return keeper;
}

import {isPage} from '@site/src/common/is-page';
import {hashOf, type ListedFile, notFoundFile, offlineListFile, type OfflineList} from '@site/src/common/offline-files';
import {type Kept, networkOnly} from './kept';

/**
 * Why a version could not be kept: the network failed, the browser has no room, the site was published anew
 * meanwhile, the reader stopped it, another tab is at it, the browser starts no worker, or something else.
 */
export type LoadFault = 'network' | 'room' | 'changed' | 'stopped' | 'elsewhere' | 'worker' | 'failed';

export class LoadError extends Error {
  constructor(readonly fault: LoadFault) {
    super(fault);
  }
}

/** How many files are loaded at a time. */
const atATime = 8;

/** A request past the service worker, whose copy may be of another deployment. `no-cache` asks for what is there now. */
async function fetchPastWorker(url: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {cache: 'no-cache', headers: {[networkOnly]: '1'}, signal});
  } catch {
    throw signal?.aborted && signal.reason instanceof LoadError ? signal.reason : new LoadError('network');
  }
}

/** @throws when the site cannot be reached, or has no such file */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetchPastWorker(url);
  if (!response.ok || isPage(response)) {
    throw new LoadError('network');
  }
  return response.json() as Promise<T>;
}

/** The list of all files of a version, as the site has it now. */
export const fetchList = (baseUrl: string, version: string): Promise<OfflineList> =>
  fetchJson(baseUrl + offlineListFile(version));

type Task = {
  baseUrl: string;
  /** The name of the cache that is filled. */
  cache: string;
  /** The copy that is kept already: it has most files. */
  former: Kept | undefined;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

/** A file from the network, without what only concerns its transfer. */
async function fetchFile([path, hash]: ListedFile, {baseUrl, signal}: Task): Promise<Response> {
  const response = await fetchPastWorker(baseUrl + path, signal);
  if (response.status >= 500) {
    throw new LoadError('network');
  }
  let content: ArrayBuffer;
  try {
    content = await response.arrayBuffer();
  } catch {
    throw signal.aborted ? new LoadError('stopped') : new LoadError('network');
  }
  const isExpected = response.ok || path === notFoundFile;
  if (!isExpected || (await hashOf(content)) !== hash) {
    // The file is of another deployment than the list.
    throw new LoadError('changed');
  }
  const headers = new Headers(response.headers);
  ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'].forEach((name) => headers.delete(name));
  return new Response(content, {headers});
}

async function store(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
  } catch (error) {
    throw new LoadError((error as Error).name === 'QuotaExceededError' ? 'room' : 'failed');
  }
}

/**
 * Fills a cache with files: with those that it lacks. What the former copy has with the same hash is taken
 * from there. Each file is compared with its hash before it is stored, so all are of one deployment.
 *
 * @throws {LoadError} at the first file that cannot be had; what is stored by then stays
 */
export async function loadFiles(files: readonly ListedFile[], task: Task): Promise<void> {
  const {baseUrl, former, onProgress, signal} = task;
  const cache = await caches.open(task.cache);
  const present = new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
  const old = former && former.cache !== task.cache ? await caches.open(former.cache) : undefined;
  const left = files.filter(([path]) => !present.has(encodeURI(baseUrl + path)));
  let done = files.length - left.length;
  const waiting = left.values();
  let failure: LoadError | undefined;
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      if (failure !== undefined || signal.aborted) {
        return;
      }
      const [path, hash] = file;
      try {
        const same = former?.files[path] === hash ? await old?.match(baseUrl + path) : undefined;
        await store(cache, baseUrl + path, same ?? (await fetchFile(file, task)));
      } catch (error) {
        failure ??= error instanceof LoadError ? error : new LoadError('failed');
        return;
      }
      done += 1;
      onProgress(done, files.length);
    }
  };
  onProgress(done, files.length);
  await Promise.all(Array.from({length: atATime}, work));
  if (failure) {
    throw failure;
  }
  if (signal.aborted) {
    throw new LoadError('stopped');
  }
}

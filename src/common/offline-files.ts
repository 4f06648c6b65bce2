/** The script of the service worker, below the base URL: its scope is what lies beside it. */
export const offlineWorker = 'offline-worker.js';

/** The folder of the lists of what is kept for offline reading, below the base URL. */
const folder = 'assets/offline';

/** Says of each version how much there is to keep. Its name has no hash: it is always asked for anew. */
export const offlineVersionsFile = `${folder}/versions.json`;

/** The list of all files of a version. */
export const offlineListFile = (version: string): string => `${folder}/${version}.json`;

/** A page for addresses without a page: it is part of each list, and answers with status 404. */
export const notFoundFile = '404.html';

/** A file to keep: its path below the base URL, a hash of its content, its bytes as they are sent and as they are stored. */
export type ListedFile = readonly [path: string, hash: string, wire: number, bytes: number];

/** How much there is to keep of a version. */
export type OfflineVersion = {
  /** The framework's name for the version. */
  version: string;
  /** What readers see. */
  label: string;
  /** A hash over the paths and hashes of all files: another one means that something has changed. */
  deployment: string;
  files: number;
  /** All bytes as they are sent: compressed where the build has compressed files. */
  wire: number;
  /** All bytes as they are stored. */
  bytes: number;
};

/** The list of a version. */
export type OfflineList = Omit<OfflineVersion, 'files'> & {files: readonly ListedFile[]};

/** A version and the first part of its addresses: empty for the version at the base URL. */
export type VersionPath = {version: string; label: string; path: string};

/** A hash of a file's content, in the browser and in Node: 16 hexadecimal digits of SHA-256. */
export async function hashOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

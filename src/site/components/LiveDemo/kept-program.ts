import type {DemoFile} from '@site/src/site/demos/demo';
import {isDemoFile} from '@site/src/site/demos/is-demo-file';
import type {DemoData} from '@site/src/site/demos/demo-data';
import {editedFiles, hashOfProgram} from './share-program';

/** What the tab keeps of a demo: the edited files, and the program in the address that they were made from. */
type Kept = {files: DemoFile[]; hash: string};

/** Each page keeps its own edits of a demo. */
const keyOf = (data: DemoData): string => `demo-edits ${window.location.pathname} ${data.pageUrl}`;

/**
 * Keeps an edited program for as long as the tab is open, so that loading the page
 * again, and coming back to it, does not lose it. A program as it was shipped is
 * forgotten.
 */
export function keepProgram(data: DemoData, files: readonly DemoFile[]): void {
  const kept: Kept = {files: editedFiles(data, files), hash: hashOfProgram(data)};
  try {
    if (kept.files.length > 0) {
      sessionStorage.setItem(keyOf(data), JSON.stringify(kept));
    } else {
      sessionStorage.removeItem(keyOf(data));
    }
  } catch {
    // Without a storage, or with a full one, the edits last as long as the page.
  }
}

/** The program that the tab has kept, unless the address now carries another program. Returns no files if nothing is kept. */
export function keptProgram(data: DemoData): DemoFile[] {
  try {
    // Extensions and other programs of the same origin can write into the storage, too.
    const kept = JSON.parse(sessionStorage.getItem(keyOf(data)) ?? 'null') as {files?: unknown; hash?: unknown} | null;
    return kept?.hash === hashOfProgram(data) && Array.isArray(kept.files) ? kept.files.filter(isDemoFile) : [];
  } catch {
    return [];
  }
}

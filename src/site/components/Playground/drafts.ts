import type {DemoFile} from '@site/src/site/demos/demo';
import {isDemoFile} from '@site/src/site/demos/is-demo-file';

/** Each address has a draft of its own, so that going back brings its edits back. */
const keyOf = (address: string): string => `playground-draft ${address}`;

/**
 * Keeps the edited files of an address for as long as the tab is open, so that loading the page again does not lose them.
 *
 * @param files - nothing forgets the draft
 * @returns whether that worked: a browser can have no storage, or a full one
 */
export function keepDraft(address: string, files: readonly DemoFile[] | undefined): boolean {
  try {
    if (files) {
      sessionStorage.setItem(keyOf(address), JSON.stringify(files));
    } else {
      sessionStorage.removeItem(keyOf(address));
    }
    return true;
  } catch {
    return false;
  }
}

/** The edited files of an address, if the tab has kept any. */
export function keptDraft(address: string): DemoFile[] | undefined {
  try {
    // Extensions and other programs of the same origin can write into the storage, too.
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null');
    return Array.isArray(kept) && kept.length > 0 && kept.every(isDemoFile) ? kept : undefined;
  } catch {
    return undefined;
  }
}

import path from 'node:path';
import {writeIfChanged} from '../files/write-if-changed';
import {versionPages} from './page-subjects';

/**
 * The file that lists where all symbols of a version are described. Pages whose
 * signatures link to other pages depend on it.
 *
 * @param folder - the version's folder: `docs`, or one below `versioned_docs`; absolute
 */
export const anchorsFile = (folder: string): string =>
  path.join(process.cwd(), '.cache/anchors', `${path.basename(folder)}.json`);

/** Brings {@link anchorsFile} up to date. The file is only touched when an anchor, a subject or a page has changed. */
export function writeAnchors(folder: string): void {
  const rows = versionPages(folder).pages.map(({file, subjects, anchors}) => ({
    file: path.relative(folder, file),
    subjects,
    anchors: Object.fromEntries([...anchors].sort()),
  }));
  writeIfChanged(anchorsFile(folder), JSON.stringify(rows, null, 1));
}

import path from 'node:path';
import {type VersionPages, findSymbol} from './version-pages';

/** A place on a page: its file, relative to the project. */
type FilePlace = {file: string; anchor?: string | undefined};

/** A file link from one page of the project to a place on another, for Docusaurus to resolve and check. */
export function relativeLink(from: string, {file, anchor}: FilePlace): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${anchor ? `#${anchor}` : ''}`;
}

/**
 * A link to where a symbol is described.
 *
 * @param from - the file of the page that has the link, relative to the project
 * @returns nothing where no page describes the symbol, or this page as a whole does
 */
export function fileLink(pages: VersionPages, from: string, symbolPath: string): string | undefined {
  const target = findSymbol(pages, symbolPath);
  if (target?.file === from) {
    return target.anchor ? `#${target.anchor}` : undefined;
  }
  return target && relativeLink(from, target);
}

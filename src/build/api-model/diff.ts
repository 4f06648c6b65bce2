import type {VersionApi} from './load';
import {parentPath} from './model';
import {plainText} from './signature';

/** What changed in a version since the version before it. */
export type ApiChange = {
  /** Paths that the older version does not have, sorted. */
  added: string[];
  /** Paths whose signatures are not the same. */
  changed: string[];
  /** Paths that only the older version has. */
  removed: string[];
};

/** What is declared under which path. */
type Declarations = Pick<VersionApi, 'symbols'>;

/** Compares two versions of the public API, or of one of its packages. */
export function compareApis(newer: Declarations, older: Declarations): ApiChange {
  const paths = [...newer.symbols.keys()].sort();
  const signatures = (api: Declarations, path: string): string =>
    JSON.stringify(api.symbols.get(path)?.signatures.map(plainText));
  return {
    added: paths.filter((path) => !older.symbols.has(path)),
    changed: paths.filter((path) => older.symbols.has(path) && signatures(newer, path) !== signatures(older, path)),
    removed: [...older.symbols.keys()].filter((path) => !newer.symbols.has(path)).sort(),
  };
}

/** Leaves out the members of symbols that are in the list themselves, such as the fields of a new type. */
export function withoutNested(paths: readonly string[]): string[] {
  const all = new Set(paths);
  return paths.filter((path) => !all.has(parentPath(path)));
}

import path from 'node:path';
import {type ApiDifference, apiDifferences} from '../api-model/differences';
import {readPackageModels} from '../api-model/load';
import {parentPath} from '../api-model/model';
import {apiFolder} from '../api-model/sources';
import type {Project} from '../content/project';
import {type Version, versionBefore} from '../../common/versions';
import {listedPages} from './anchors';
import {type VersionPages, findSymbol} from './version-pages';

/** What a version changed, and the pages of the version before it. */
export type ApiChanges = {
  differences: readonly ApiDifference[];
  /** The version before. */
  before: Version;
  /** The pages of the version before; undefined where the site does not have them. */
  olderPages: VersionPages | undefined;
};

/** What was compared in a project, by what the newer version knew of the API. */
class Compared {
  readonly differences = new WeakMap<VersionPages['api'], readonly ApiDifference[]>();
}

/**
 * What the version of these pages changed.
 *
 * @returns undefined for the oldest version
 */
export function apiChangesOf(project: Project, {version, api}: VersionPages): ApiChanges | undefined {
  const before = versionBefore(version.name);
  if (!before) {
    return undefined;
  }
  const known = project.part(Compared).differences;
  const modelsOf = ({name}: Version) => readPackageModels(path.join(project.dir, apiFolder(name)));
  const differences = known.get(api) ?? apiDifferences(modelsOf(before), modelsOf(version));
  known.set(api, differences);
  return {
    differences,
    before,
    olderPages: project.versions.some(({name}) => name === before.name) ? listedPages(project, before.name) : undefined,
  };
}

/** The symbol itself, or the nearest around it that a page describes. */
export function describedPath(pages: VersionPages, symbolPath: string): string | undefined {
  if (symbolPath === '') {
    return undefined;
  }
  return findSymbol(pages, symbolPath) ? symbolPath : describedPath(pages, parentPath(symbolPath));
}

/**
 * The file of the page that describes a symbol, or else what the symbol belongs to.
 *
 * @returns undefined where no page does
 */
export function pageAbout(pages: VersionPages, symbolPath: string): string | undefined {
  const described = describedPath(pages, symbolPath);
  return described === undefined ? undefined : findSymbol(pages, described)?.file;
}

/**
 * What differs on a page: what it describes, and what came to or went from a
 * namespace that it is about.
 *
 * @param from - the page's file, relative to the project
 */
export function differencesOnPage(
  differences: readonly ApiDifference[],
  pages: VersionPages,
  subjects: readonly string[],
  from: string,
): ApiDifference[] {
  return differences.filter(
    ({kind, symbol}) =>
      pageAbout(pages, symbol.path) === from || (kind !== 'changed' && subjects.includes(parentPath(symbol.path))),
  );
}

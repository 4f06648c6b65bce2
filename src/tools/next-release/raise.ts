import {type Ask, newestIn, releasesIn} from './registry';

/** What is used of a package.json. */
export type Manifest = {dependencies?: Record<string, string>; devDependencies?: Record<string, string>};

const kinds = ['dependencies', 'devDependencies'] as const;

const core = '@docusaurus/core';
const search = '@docusaurus/theme-search-algolia';

const isFramework = (name: string): boolean => name.startsWith('@docusaurus/');
const isDocSearch = (name: string): boolean => name.startsWith('@docsearch/');

/**
 * The release of the framework that a project has.
 *
 * @throws when it has none
 */
export function presentRelease({dependencies}: Manifest): string {
  const version = dependencies?.[core];
  if (version === undefined) {
    throw new Error(`Expected ${core} in the dependencies of package.json, found none.`);
  }
  return version;
}

/** The version that DocSearch needs beside a release: the present one if its theme takes that, else the newest of those that it takes. */
async function docSearchFor(ask: Ask, release: string, present: string): Promise<string> {
  const name = '@docsearch/react';
  const needed = (await ask(`${search}@${release}`, 'dependencies')) as Record<string, string> | undefined;
  const range = needed?.[name];
  const taken = range === undefined ? [present] : await releasesIn(ask, name, range);
  return taken.includes(present) ? present : newestIn(ask, name, range ?? '*');
}

/**
 * Raises the packages of the framework to a release, and DocSearch where that needs
 * another one. All other packages stay.
 *
 * @returns the new package.json, and the versions that changed
 */
export async function raised<T extends Manifest>(
  manifest: T,
  release: string,
  ask: Ask,
): Promise<{manifest: T; changes: Map<string, string>}> {
  const docSearch = manifest.dependencies?.['@docsearch/react'];
  const newDocSearch = docSearch === undefined ? undefined : await docSearchFor(ask, release, docSearch);
  const changes = new Map<string, string>();
  const versionOf = (name: string, present: string): string => {
    const version = isFramework(name) ? release : isDocSearch(name) ? (newDocSearch ?? present) : present;
    if (version !== present) {
      changes.set(name, version);
    }
    return version;
  };
  const lists = kinds.flatMap((kind) => {
    const packages = Object.entries(manifest[kind] ?? {});
    return packages.length === 0
      ? []
      : [[kind, Object.fromEntries(packages.map(([name, present]) => [name, versionOf(name, present)]))] as const];
  });
  return {manifest: {...manifest, ...Object.fromEntries(lists)}, changes};
}

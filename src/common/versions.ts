/** The packages of the library that a version describes, under their npm aliases. */
type Packages = {core: string; layout: string};

/** A documentation version as this module declares it. */
type Declared = {
  /** The framework's name for the version: `current`, or the name in `versions.json`. */
  name: string;
  /** What readers see, such as `4.1`. */
  label: string;
  /** The first part of its addresses; empty for the version at `/`. */
  path: string;
  /** The folder of its pages, relative to the project. */
  folder: string;
  packages: Packages;
  /** The notice above each page. */
  banner?: 'unmaintained' | 'unreleased';
};

/**
 * The documentation versions that this site builds, newest first. This is the only
 * place that knows them.
 */
export const versions = [
  {
    name: 'current',
    label: '4.1',
    path: '',
    folder: 'docs',
    packages: {core: 'joint-core-4.1', layout: 'joint-layout-directed-graph-4.1'},
  },
  {
    name: '4.0',
    label: '4.0',
    path: '4.0',
    folder: 'versioned_docs/version-4.0',
    packages: {core: 'joint-core-4.0', layout: 'joint-layout-directed-graph-4.0'},
    banner: 'unmaintained',
  },
] as const satisfies readonly Declared[];

/** Older versions, kept on the library's former documentation site. */
export const externalVersions = [
  {label: '3.7', href: 'https://resources.jointjs.com/docs/rappid/v3.7/'},
  {label: '2.4', href: 'https://resources.jointjs.com/docs/rappid/v2.4/'},
] as const;

export type VersionName = (typeof versions)[number]['name'];

/** What readers see of a version. */
type VersionLabel = (typeof versions)[number]['label'];

/** A documentation version of this site. */
export type Version = Declared & {name: VersionName; label: VersionLabel};

const all: readonly Version[] = versions;

/** The names of all versions, newest first. */
export const versionNames: readonly VersionName[] = all.map(({name}) => name);

/** What readers call the versions, newest first. */
export const versionLabels: readonly string[] = all.map(({label}) => label);

/** The version that readers get unless they choose another one. */
export const latestVersion: Version = versions[0];

/** The version with a name. */
export function versionNamed(name: VersionName): Version {
  const version = all.find((candidate) => candidate.name === name);
  if (!version) {
    throw new Error(`There is no version "${name}". Expected one of ${versionNames.join(', ')}.`);
  }
  return version;
}

/**
 * The version with a label.
 *
 * @param label - such as `4.1`
 * @throws when no version has it; names the labels that exist
 */
export function versionLabeled(label: string): Version {
  const version = all.find((candidate) => candidate.label === label);
  if (!version) {
    throw new Error(`There is no version "${label}". Expected one of ${versionLabels.join(', ')}.`);
  }
  return version;
}

/** The version before another one; undefined for the oldest. */
export const versionBefore = (name: VersionName): Version | undefined => all[versionNames.indexOf(name) + 1];

/**
 * The version that a file belongs to.
 *
 * @param file - relative to the project, such as `docs/index.mdx`
 * @returns undefined for a file that is in no version
 */
export function versionOfFile(file: string): Version | undefined {
  const posix = file.replaceAll('\\', '/');
  return all.find(({folder}) => posix.startsWith(`${folder}/`));
}

/**
 * The version that a page belongs to.
 *
 * @param file - of the page, relative to the project
 * @throws when it is in no version; names the folders of the versions
 */
export function versionOfPage(file: string): Version {
  const version = versionOfFile(file);
  if (!version) {
    throw new Error(
      `${file} is in no documentation version. Expected it in ${all.map(({folder}) => folder).join(' or ')}.`,
    );
  }
  return version;
}

const startsWithPath = (pathname: string, path: string): boolean =>
  path === '' || pathname === `/${path}` || pathname.startsWith(`/${path}/`);

/**
 * The address of a page without the base URL: `/sub/path/api/` is `/api/`.
 *
 * @param baseUrl - starts and ends with a slash
 */
export const pathBelow = (baseUrl: string, pathname: string): string => pathname.slice(baseUrl.length - 1);

/**
 * The version that an address belongs to.
 *
 * @param pathname - without the base URL, such as `/4.0/api/`
 */
export function versionOfPath(pathname: string): Version {
  return all.find(({path}) => path !== '' && startsWithPath(pathname, path)) ?? latestVersion;
}

/**
 * An address without its version: `/4.0/api/` and `/api/` are both `/api/`.
 *
 * @param pathname - without the base URL
 */
export function pathInVersion(pathname: string): string {
  const {path} = versionOfPath(pathname);
  return path === '' ? pathname : pathname.slice(path.length + 1) || '/';
}

/** The address of a page in a version, without the base URL: `learn/` is `/4.0/learn/` in 4.0. */
export const pathOfVersion = ({path}: Version, page: string): string => `/${path ? `${path}/` : ''}${page}`;

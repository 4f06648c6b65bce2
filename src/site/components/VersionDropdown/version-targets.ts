import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {own} from '@site/src/common/own';

/** Where the dropdown leads for one version. */
export type VersionTarget = {
  name: string;
  label: string;
  /** Path with base URL; with the query and hash of the page when it exists there. */
  to: string;
  /** Is this the version of the page being read? */
  isActive: boolean;
  /** Does the page being read exist in this version? True where no page of the docs is read. */
  hasPage: boolean;
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function mainPath(version: GlobalVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

/** The nearest section above a page of one version that exists in another version. */
function nearestParent(path: string, from: GlobalVersion, to: GlobalVersion): string {
  const below = segmentsOf(path).slice(segmentsOf(from.path).length);
  const pathBySegments = new Map(to.docs.map((doc) => [segmentsOf(doc.path).join('/'), doc.path]));
  const root = segmentsOf(to.path);
  for (let length = below.length - 1; length > 0; length -= 1) {
    const parent = pathBySegments.get([...root, ...below.slice(0, length)].join('/'));
    if (parent) {
      return parent;
    }
  }
  return mainPath(to);
}

/**
 * Finds where a version leads from the page being read: to the same page where
 * it exists, else to its nearest parent that does.
 *
 * @param suffix - query and hash to keep, such as `?a=b#c`
 */
export function versionTarget(
  version: GlobalVersion,
  label: string,
  context: ActiveDocContext,
  suffix: string,
): VersionTarget {
  const {activeDoc, activeVersion, alternateDocVersions} = context;
  const samePage = own(alternateDocVersions, version.name);
  const base = {name: version.name, label, isActive: version.name === activeVersion?.name};
  if (samePage) {
    return {...base, to: `${samePage.path}${suffix}`, hasPage: true};
  }
  if (activeDoc && activeVersion) {
    return {...base, to: nearestParent(activeDoc.path, activeVersion, version), hasPage: false};
  }
  return {...base, to: mainPath(version), hasPage: true};
}

/** How the configuration names the versions of the dropdown: a list, or labels by name. */
export type VersionsConfig = readonly string[] | Record<string, {label?: string}>;

const isList = (configs: VersionsConfig): configs is readonly string[] => Array.isArray(configs);

/**
 * The versions of the dropdown with their labels, all of them unless `configs` names some.
 *
 * @throws when `configs` names a version that does not exist; the message lists those that do
 */
export function selectVersions(
  versions: GlobalVersion[],
  configs: VersionsConfig | undefined,
): {version: GlobalVersion; label: string}[] {
  if (!configs) {
    return versions.map((version) => ({version, label: version.label}));
  }
  const wanted: [string, {label?: string}?][] = isList(configs)
    ? configs.map((name) => [name])
    : Object.entries(configs);
  return wanted.map(([name, config]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) {
      throw new Error(
        `The navbar item "docsVersionDropdown" (src/build/config/navbar.ts) names the version "${name}", which does not exist.\n` +
          `Available version names:\n${versions.map((candidate) => `- ${candidate.name}`).join('\n')}`,
      );
    }
    return {version, label: config?.label ?? version.label};
  });
}

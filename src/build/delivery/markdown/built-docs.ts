import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {type Edition, editionLabels, isEdition} from '../../../common/editions';
import {type VersionName, versionOfFile} from '../../../common/versions';
import {markdownPath} from '../../../common/markdown-path';
import {docsPlugins, type FinishedBuild} from '../post-build/steps';

/** A page of the build, and where its copy as Markdown lies. */
export type BuiltDoc = {
  id: string;
  title: string;
  description: string;
  edition: Edition | undefined;
  /** The canonical path of the page, with base URL. */
  path: string;
  /** The path of the copy, with base URL. */
  copy: string;
};

/** A group of pages, as a sidebar shows it. */
export type Group = {name: string; docs: BuiltDoc[]};

/** A version of the build's pages. */
export type BuiltVersion = {
  label: string;
  /** Where its own files belong: with base URL, ends with a slash. */
  path: string;
  /** Undefined for pages that are not about a version of the library. */
  name: VersionName | undefined;
  docs: BuiltDoc[];
  groups: Group[];
};

type SidebarItem = {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string};
  items?: SidebarItem[];
};

/** What readers call a sidebar: `apiSidebar` is the API reference. */
const sidebarNames: Readonly<Record<string, string>> = {learnSidebar: 'Learn', apiSidebar: 'API reference'};

/** The ids of the pages that a part of a sidebar leads to, the page of a category before those in it. */
const idsIn = ({id, items = [], link, type}: SidebarItem): string[] => [
  ...(type === 'doc' || type === 'ref' ? [id ?? ''] : []),
  ...(link?.type === 'doc' ? [link.id ?? ''] : []),
  ...items.flatMap(idsIn),
];

/**
 * Puts pages into groups: one for each category at the top of a sidebar, one for the pages beside
 * them, and a last one for the pages of no sidebar. Each page is in one group.
 */
export function groupsOf(sidebars: Readonly<Record<string, SidebarItem[]>>, docs: readonly BuiltDoc[]): Group[] {
  const left = new Map(docs.map((doc) => [doc.id, doc]));
  const take = (ids: readonly string[]): BuiltDoc[] =>
    ids.flatMap((id) => {
      const doc = left.get(id);
      left.delete(id);
      return doc ?? [];
    });
  const groups = Object.entries(sidebars).flatMap(([sidebar, items]): Group[] => {
    const name = sidebarNames[sidebar] ?? sidebar;
    const isCategory = ({type}: SidebarItem): boolean => type === 'category';
    return [
      {name, docs: take(items.filter((item) => !isCategory(item)).flatMap(idsIn))},
      ...items.filter(isCategory).map((item) => ({name: `${name}: ${item.label}`, docs: take(idsIn(item))})),
    ];
  });
  return [...groups, {name: 'More', docs: [...left.values()]}].filter((group) => group.docs.length > 0);
}

function builtVersion(version: LoadedVersion, {baseUrl, siteConfig}: FinishedBuild): BuiltVersion {
  const docs = version.docs.map(({id, title, description, permalink, frontMatter}): BuiltDoc => {
    const path = applyTrailingSlash(permalink, siteConfig);
    const {edition} = frontMatter as {edition?: unknown};
    return {
      ...{id, title, description, path},
      edition: isEdition(edition) ? edition : undefined,
      copy: markdownPath(path, baseUrl),
    };
  });
  return {
    label: version.label,
    path: `${version.path.replace(/\/$/, '')}/`,
    name: versionOfFile(version.docs[0]?.source.replace(/^@site\//, '') ?? '')?.name,
    docs,
    groups: groupsOf(version.sidebars, docs),
  };
}

/** The versions of the build, with their pages. */
export const builtVersionsOf = (build: FinishedBuild): BuiltVersion[] =>
  docsPlugins(build.plugins).flatMap(([, {loadedVersions}]) =>
    loadedVersions.map((version) => builtVersion(version, build)),
  );

/** What the top of a copy and the lists of pages call an edition. */
export const editionName = (edition: Edition | undefined): string | undefined => edition && editionLabels[edition].text;

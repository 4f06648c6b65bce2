import {frameworkChanged} from '../framework';

type SidebarItem = {docId?: string; unlisted?: boolean; customProps?: object; items?: SidebarItem[]};

type Version = {pluginId: string; version: string; docs: object; docsSidebars: Record<string, SidebarItem[]>};

/** The props of a version's route, and its sidebars, which are loaded later. */
export type PackedVersion = {version: Omit<Version, 'docsSidebars'>; sidebars: Version['docsSidebars']};

function packItem(item: SidebarItem): SidebarItem {
  const packed = {...item, ...(item.items && {items: item.items.map(packItem)})};
  delete packed.docId;
  delete packed.customProps;
  if (!packed.unlisted) {
    delete packed.unlisted;
  }
  return packed;
}

/**
 * Leaves out of a version's data what no page shows in the browser at first: the
 * list of all docs with their descriptions, the sidebars, and in those the ids
 * and properties of docs.
 *
 * @param props - of a route of the docs plugin
 * @returns `undefined` when the route is not that of a version
 * @throws when the version has no docs or sidebars
 */
export function packVersion({version}: {version?: Partial<Version>}): PackedVersion | undefined {
  if (!version) {
    return undefined;
  }
  const {docsSidebars, ...own} = version as Version;
  if (!version.pluginId || !version.version || !version.docs || !version.docsSidebars) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: 'a pluginId, a name, docs and docsSidebars in the props of a version',
      found: Object.keys(version).join(', '),
      lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/props.js',
    });
  }
  const sidebars = Object.entries(docsSidebars).map(([id, items]) => [id, items.map(packItem)] as const);
  return {version: {...own, docs: {}}, sidebars: Object.fromEntries(sidebars)};
}

/** Versions of two docs plugins may have the same name. */
const chunkName = ({pluginId, version}: PackedVersion['version']): string =>
  pluginId === 'default' ? version : `${pluginId}-${version}`;

/**
 * The module of a version's props: its sidebars are those that pages bring, until all are loaded.
 *
 * @param file - the module of the sidebars, relative to this one
 */
export const versionModule = ({version, sidebars}: PackedVersion, file: string): string =>
  `import {lazySidebars} from '@site/src/site/components/Sidebar/known-sidebars';\n` +
  `const version = ${JSON.stringify(version)};\n` +
  `const load = () => import(/* webpackChunkName: "sidebars-${chunkName(version)}" */ ${JSON.stringify(file)});\n` +
  `version.docsSidebars = lazySidebars(version, ${JSON.stringify(Object.keys(sidebars))}, load);\n` +
  `export default {version};\n`;

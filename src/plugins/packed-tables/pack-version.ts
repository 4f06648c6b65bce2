import fs from 'node:fs';
import path from 'node:path';
import {frameworkChanged} from '../framework';

type SidebarItem = {type?: string; docId?: string; unlisted?: boolean; items?: SidebarItem[]};

type Version = {
  pluginId?: string;
  version?: string;
  docs?: object;
  docsSidebars?: Record<string, SidebarItem[]>;
};

/** A version as pages load it, and what they load later. */
export type PackedVersion = {
  props: {version: Version};
  /** The items of the sidebars, by `<docs plugin>/<version>/<sidebar>`. */
  sidebars: Map<string, SidebarItem[]>;
};

/** Pages that Docusaurus generates for categories: they list the items of their category, in the browser, too. */
const generatedIndex = '@theme/DocCategoryGeneratedIndexPage';

/** Whether pages of a site need the items of their sidebar at once, according to the module `registry.js`. */
export const needsItems = (registry: string): boolean => registry.includes(`"${generatedIndex}"`);

function packItem(item: SidebarItem): SidebarItem {
  const packed = {...item, ...(item.items && {items: item.items.map(packItem)})};
  delete packed.docId;
  if (!packed.unlisted) {
    delete packed.unlisted;
  }
  return packed;
}

/**
 * Leaves out of a version's data what no first view needs in the browser: the list
 * of all docs with their descriptions, and the items of the sidebars, which stand
 * in the HTML. Of the items it leaves out the ids of docs.
 *
 * @param props - of a route of the docs plugin
 * @param isWhole - keep the items of the sidebars
 * @returns `undefined` when the route is not that of a version
 * @throws when the version has no docs or sidebars
 */
export function packVersion({version}: {version?: Version}, isWhole = false): PackedVersion | undefined {
  if (!version) {
    return undefined;
  }
  const {docs, docsSidebars, pluginId, version: name} = version;
  const sidebars = Object.entries(docsSidebars ?? {});
  if (!docs || !docsSidebars || !pluginId || !name || !sidebars.every(([, items]) => Array.isArray(items))) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: 'pluginId, version, docs and docsSidebars, lists of items, in the props of a version',
      found: JSON.stringify(version).slice(0, 200),
      lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/props.js',
    });
  }
  const packed = sidebars.map(([id, items]) => [id, items.map(packItem)] as const);
  const own = packed.map(([id, items]) => [id, isWhole ? items : []] as const);
  return {
    props: {version: {...version, docs: {}, docsSidebars: Object.fromEntries(own)}},
    sidebars: new Map(isWhole ? [] : packed.map(([id, items]) => [`${pluginId}/${name}/${id}`, items])),
  };
}

/**
 * Packs all versions of all docs plugins, which Docusaurus writes as props of their routes.
 *
 * @param generatedFilesDir - where they are
 * @returns the versions by the names of their files, relative to the folder
 * @throws when there are none, or one has another form
 */
export function packVersions(generatedFilesDir: string): Map<string, PackedVersion> {
  const folder = 'docusaurus-plugin-content-docs';
  const read = (name: string): string => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const isWhole = needsItems(read('registry.js'));
  const names = fs
    .readdirSync(path.join(generatedFilesDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /^[^/\\]+[/\\]p[/\\][^/\\]+\.json$/.test(name))
    .map((name) => path.join(folder, name));
  const versions = names.flatMap((name) => {
    const version = packVersion(JSON.parse(read(name)) as object, isWhole);
    return version ? [[name, version] as const] : [];
  });
  if (versions.length === 0) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: `the props of the docs versions in .docusaurus/${folder}/*/p`,
      found: names.join(', ') || 'no files',
      lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/routes.js',
    });
  }
  return new Map(versions);
}

/**
 * The files of the sidebars' items, and the module `sidebar-files.js` that loads them.
 *
 * @returns their texts by their names
 */
export function sidebarFiles(versions: Iterable<PackedVersion>): Map<string, string> {
  const sidebars = [...versions].flatMap((version) => [...version.sidebars]);
  const lines = sidebars.map(([name]) => {
    const chunk = JSON.stringify(`sidebar-${name.replaceAll('/', '-')}`);
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: ${chunk} */ ${JSON.stringify(`./sidebars/${name}.json`)}),`;
  });
  return new Map([
    ['sidebar-files.js', `export const sidebarFiles = {\n${lines.join('\n')}\n};\n`],
    ...sidebars.map(([name, items]) => [`sidebars/${name}.json`, JSON.stringify(items)] as const),
  ]);
}

import {isDeepStrictEqual} from 'node:util';
import {frameworkChanged} from '../framework';
import {type GlobalDoc, type GlobalVersion, type PackedDocs, ordinaryDocs} from '../../../site/packed-tables/unpack';

type GlobalData = Record<string, Record<string, unknown>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

const isVersion = (value: unknown): value is GlobalVersion => {
  const {path, docs} = (value ?? {}) as Partial<GlobalVersion>;
  return typeof path === 'string' && Array.isArray(docs) && docs.every(({id}) => typeof id === 'string');
};

/** The sidebar that most docs of each first folder have. */
function sidebarsByFolder(docs: readonly GlobalDoc[]): Record<string, string> {
  const sidebars = new Map<string, string>();
  for (const {id, sidebar} of docs) {
    const folder = id.slice(0, Math.max(0, id.indexOf('/')));
    if (sidebar !== undefined && !sidebars.has(folder)) {
      sidebars.set(folder, sidebar);
    }
  }
  return Object.fromEntries(sidebars);
}

/**
 * Packs the docs of a version: what follows from the paths of the pages, which
 * the browser has anyway, is left out.
 *
 * @param versions - the paths of all versions
 * @param pages - the paths of all pages
 */
export function packDocs(
  {path, docs}: GlobalVersion,
  versions: readonly string[],
  pages: readonly string[],
): PackedDocs {
  const sidebars = sidebarsByFolder(docs);
  const ordinary = ordinaryDocs(path, versions, pages, sidebars);
  const isOrdinary = (doc: GlobalDoc): boolean => isDeepStrictEqual(doc, ordinary.get(doc.id));
  const kept = new Set(docs.filter(isOrdinary).map(({id}) => id));
  return {
    sidebars,
    others: docs.filter((doc) => !isOrdinary(doc)),
    not: [...ordinary.keys()].filter((id) => !kept.has(id)),
  };
}

/**
 * Packs the global data: the docs plugin lists all docs of all versions in it, for
 * the version dropdown.
 *
 * @param data - the content of `globalData.json`
 * @param pages - the paths of all pages
 * @returns the data, with packed docs in each version
 * @throws when the docs plugin has no versions with docs
 */
export function packGlobalData(data: GlobalData, pages: readonly string[]): GlobalData {
  const instances = Object.entries(data[docsPlugin] ?? {}).map(([id, instance]) => {
    const {versions} = instance as {versions?: unknown};
    if (!Array.isArray(versions) || !versions.every(isVersion)) {
      throw frameworkChanged({
        plugin: 'packed-tables',
        expected: `versions with a path and docs in the global data of ${docsPlugin}`,
        found: JSON.stringify(versions)?.slice(0, 80) ?? 'no versions',
        lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/globalData.js',
      });
    }
    const paths = versions.map(({path}) => path);
    const packed = versions.map((version) => ({...version, docs: packDocs(version, paths, pages)}));
    return [id, {...(instance as object), versions: packed}] as const;
  });
  return {...data, [docsPlugin]: Object.fromEntries(instances)};
}

import {frameworkChanged} from '../framework';
import {sharedLength} from './pack';
import {type GlobalVersion, type PackedDocs, pathOfDoc} from './unpack';

type GlobalData = Record<string, Record<string, unknown>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

const isVersion = (value: unknown): value is GlobalVersion => {
  const {path, docs} = (value ?? {}) as Partial<GlobalVersion>;
  return typeof path === 'string' && Array.isArray(docs) && docs.every(({id}) => typeof id === 'string');
};

/** Packs the docs of a version: most have a path that follows from their id, and one of a few sidebars. */
export function packDocs({path, docs}: GlobalVersion): PackedDocs {
  const sidebars = [...new Set(docs.flatMap(({sidebar}) => sidebar ?? []))].slice(0, 35);
  const others: PackedDocs['others'] = [];
  const rows: string[] = [];
  let before = '';
  docs.forEach((doc, index) => {
    const {id, path: docPath, sidebar, ...rest} = doc;
    const place = sidebar === undefined ? 0 : sidebars.indexOf(sidebar) + 1;
    const isOrdinary =
      Object.keys(rest).length === 0 &&
      docPath === pathOfDoc(path, id) &&
      (place > 0 || sidebar === undefined) &&
      !id.includes(',');
    if (isOrdinary) {
      const shared = sharedLength(id, before);
      rows.push(`${place.toString(36)}${shared.toString(36)}${id.slice(shared)}`);
      before = id;
    } else {
      others.push([index, doc]);
    }
  });
  return {sidebars, rows: rows.join(','), others};
}

/**
 * Packs the global data: the docs plugin lists all docs of all versions in it, for
 * the version dropdown.
 *
 * @param data - the content of `globalData.json`
 * @returns the data, with packed docs in each version
 * @throws when the docs plugin has no versions with docs
 */
export function packGlobalData(data: GlobalData): GlobalData {
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
    const packed = versions.map((version) => ({...version, docs: packDocs(version)}));
    return [id, {...(instance as object), versions: packed}] as const;
  });
  return {...data, [docsPlugin]: Object.fromEntries(instances)};
}

import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '../../site/search/engine/record';
import {
  contentJson,
  formatVersion,
  indexFolder,
  type IndexLocation,
  type IndexManifest,
  manifestFile,
} from '../../site/search/engine/index-format';
import {meanings} from './meanings';
import {packRecords} from './index-files';

export {indexFolder};

async function writeHashed(outDir: string, name: string, json: string): Promise<string> {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = `${indexFolder}/${name}.${hash}.json`;
  await fs.mkdir(path.join(outDir, indexFolder), {recursive: true});
  await fs.writeFile(path.join(outDir, file), json);
  return file;
}

type IndexedVersion = Pick<IndexLocation, 'pluginId' | 'isDefault'>;

/**
 * Writes the search index of a site: two files for each language and version,
 * and the manifest that lists them.
 *
 * @param records - of all versions, in the order of the site
 * @param versions - what the manifest says of the index of each version, by its tag
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  {outDir, baseUrl, versions}: {outDir: string; baseUrl: string; versions: ReadonlyMap<string, IndexedVersion>},
): Promise<IndexManifest> {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.docusaurus_tag}-${record.language}`;
    const group = groups.get(key);
    if (group) {
      group.push(record);
    } else {
      groups.set(key, [record]);
    }
  }
  const indexes: IndexLocation[] = [];
  for (const [key, own] of groups) {
    const {titles, content} = packRecords(own, baseUrl);
    const {language, docusaurus_tag, version} = titles;
    indexes.push({
      language,
      docusaurus_tag,
      version,
      isDefault: false,
      ...versions.get(docusaurus_tag),
      titles: await writeHashed(outDir, `${key}-titles`, JSON.stringify(titles)),
      content: await writeHashed(outDir, `${key}-content`, contentJson({...content, meanings})),
    });
  }
  const manifest: IndexManifest = {format: formatVersion, indexes};
  await fs.writeFile(path.join(outDir, manifestFile), JSON.stringify(manifest));
  return manifest;
}

import fs from 'node:fs';
import path from 'node:path';
import {type Version, latestVersion, versionLabeled} from '../../common/versions';
import type {ApiJson} from '../../build/delivery/markdown/api-json';
import {manifestFile} from '../../site/search/engine/index-format';
import {readIndexes, type SiteIndex} from '../search-quality/records';
import {type LoadedIndex, loadIndex} from '../search-quality/site-index';
import {type PageList, parsePageList} from './listed-pages';

/** A version of the documentation, as a built site has it. */
export type DocsVersion = PageList & {
  label: string;
  api: ApiJson;
  /** Reads the files of the search index. Returns undefined if the build uses the hosted search. */
  indexFiles: () => SiteIndex | undefined;
  /** Makes the index that answers queries from these files. No other part takes seconds to make. */
  index: () => Promise<LoadedIndex | undefined>;
  /** Returns the Markdown of a page by the address of its copy. */
  readCopy: (copy: string) => string;
};

/** Returns a function that calls `make` only the first time and then returns the same result. */
function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** The built site. A part is read when it is first asked for, and read again after a new build. */
export class BuiltDocs {
  private readonly loaded = new Map<string, {made: string; version: DocsVersion}>();

  constructor(private readonly buildDir: string) {}

  private read(file: string): string {
    try {
      return fs.readFileSync(path.join(this.buildDir, file), 'utf8');
    } catch {
      throw new Error(`The site is not built, or is being built: ${file} is missing. Run "npm run build".`);
    }
  }

  private indexOf(label: string): SiteIndex | undefined {
    const hasIndex = fs.existsSync(path.join(this.buildDir, manifestFile));
    return hasIndex ? readIndexes(this.buildDir).find(({location}) => location.version === label) : undefined;
  }

  private load({label, path: versionPath}: Version): DocsVersion {
    const folder = versionPath === '' ? '' : `${versionPath}/`;
    const list = parsePageList(this.read(`${folder}llms.txt`), versionPath);
    const indexFiles = once(() => this.indexOf(label));
    return {
      ...list,
      label,
      api: JSON.parse(this.read(`${folder}api.json`)) as ApiJson,
      indexFiles,
      index: once(async () => {
        const files = indexFiles();
        return files && loadIndex(files.location, files.titles, files.content);
      }),
      readCopy: (copy) => this.read(decodeURI(new URL(copy).pathname).slice(list.baseUrl.length)),
    };
  }

  /**
   * Returns the version with a label. Without a label, it returns the latest version.
   *
   * @throws when the version is unknown, or the site is not built
   */
  version(label: string = latestVersion.label): DocsVersion {
    const version = versionLabeled(label);
    const list = path.join(this.buildDir, version.path, 'llms.txt');
    const made = String(fs.statSync(list, {throwIfNoEntry: false})?.mtimeMs);
    const known = this.loaded.get(label);
    if (known?.made === made) {
      return known.version;
    }
    const read = this.load(version);
    this.loaded.set(label, {made, version: read});
    return read;
  }
}

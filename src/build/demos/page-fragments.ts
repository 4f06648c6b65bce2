import fs from 'node:fs';
import path from 'node:path';
import {type VersionName, versionNamed} from '../../common/versions';
import type {FragmentUse, PageFragment} from '../../site/demos/page-fragment';
import type {Fence} from '../content/code';
import type {Page} from '../content/page';
import {pageFiles, readPage} from '../content/pages';
import type {Project} from '../content/project';
import {writeIfChanged} from '../files/write-if-changed';
import {demosFolder} from './read-demo';
import {playableKeys, programKey} from './page-programs';

/** The blocks that open, by the files of their pages below the folder of the version and by their keys. */
export type FragmentUses = Record<string, Record<string, FragmentUse>>;

/** The file of a version that has them. `npm run play:fragments` writes it. */
export const fragmentsFile = ({dir}: Project, version: VersionName): string =>
  path.join(dir, versionNamed(version).folder, demosFolder, 'fragments.json');

/** Reads which blocks of the pages of a version open. */
export function readFragmentUses(project: Project, version: VersionName): FragmentUses {
  const file = fragmentsFile(project, version);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as FragmentUses) : {};
}

/** What only the project of a reader has, a server, or a page that may keep data. */
const beyondTheFrame =
  /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b|\bimport\(|\brequire\(|\b(?:local|session)Storage\b|\bindexedDB\b|\bWorker\(|\bimport\.meta\b|\bprocess\.|@ts-(?:nocheck|ignore|expect-error)\b/;

const libraries = new Set(['@joint/core', '@joint/layout-directed-graph']);

/** May a block become a program: one that imports nothing but the library, and is not opened in another way? */
function mayOpen({language, meta, code, noCheck}: Fence, opened: ReadonlySet<string>): boolean {
  const imported = [...code.matchAll(/\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]/gm)];
  return (
    ['ts', 'js'].includes(language) &&
    noCheck === undefined &&
    !/(?:^|\s)(?:file|run|demo)="/.test(meta) &&
    imported.every(([, from, bare]) => libraries.has(from ?? bare ?? '')) &&
    !beyondTheFrame.test(code) &&
    !opened.has(programKey(code))
  );
}

/** The blocks of a page that may open with a diagram beside them, by their keys. Pages about JointJS+ have none. */
export function fragmentCandidates({frontMatter, content}: Page): Map<string, Fence> {
  if (frontMatter.values.edition === 'plus') {
    return new Map();
  }
  const opened = playableKeys(content.fences);
  return new Map(
    content.fences.filter((fence) => mayOpen(fence, opened)).map((fence) => [programKey(fence.code), fence]),
  );
}

/** A page, by its file below the folder of its version. */
export const fragmentPage = (file: string, version: VersionName): string =>
  file.slice(versionNamed(version).folder.length + 1);

function fragmentsOf(page: Page, uses: Record<string, FragmentUse>, {baseUrl}: Project): [string, PageFragment][] {
  const about = {title: String(page.frontMatter.values.title), pageUrl: `${baseUrl}${page.path.slice(1)}`};
  return [...fragmentCandidates(page)].flatMap(([key, {code}]) => {
    const use = uses[key];
    return use ? [[key, {...about, code, ...use}] as [string, PageFragment]] : [];
  });
}

/** A fragment is in the file of the first digit of its key: one that is opened loads one sixteenth of all. */
export const fragmentDigits = '0123456789abcdef';

/**
 * Reads the blocks on the pages of a version that open, by their keys. A block that has changed since it was checked
 * has another key, and does not open. What is wrong with a page is reported when the page is compiled.
 */
export function readPageFragments(version: VersionName, project: Project): Map<string, PageFragment> {
  const uses = readFragmentUses(project, version);
  const entries = pageFiles(version, project).flatMap((file) => {
    const ofPage = uses[fragmentPage(file, version)];
    try {
      return ofPage ? fragmentsOf(readPage(file, project), ofPage, project) : [];
    } catch {
      return [];
    }
  });
  return new Map(entries);
}

/** The fragments of a project, for the pages that are compiled after they were read. */
class Fragments {
  read: ReadonlyMap<VersionName, FragmentUses> = new Map();
  folder: string | undefined;
}

const keysFile = (folder: string, version: VersionName, page: string): string =>
  path.join(folder, version, `${page}.json`);

/**
 * Hands the fragments to the pages.
 *
 * @param folder - gets a file for each page, so that a page depends on its own fragments only
 */
export function setFragments(project: Project, folder: string): void {
  const read = new Map(project.versions.map(({name}) => [name, readFragmentUses(project, name)]));
  Object.assign(project.part(Fragments), {read, folder});
  for (const [version, pages] of read) {
    for (const file of pageFiles(version, project)) {
      const page = fragmentPage(file, version);
      writeIfChanged(keysFile(folder, version, page), JSON.stringify(Object.keys(pages[page] ?? {})));
    }
  }
}

/** The keys of the blocks of a page that open, and the file on which the page depends for them. */
export function fragmentKeys(
  project: Project,
  version: VersionName,
  file: string,
): {keys: ReadonlySet<string>; sources: string[]} {
  const {read, folder} = project.part(Fragments);
  const page = fragmentPage(file, version);
  return {
    keys: new Set(Object.keys(read.get(version)?.[page] ?? {})),
    sources: folder === undefined ? [] : [keysFile(folder, version, page)],
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import {hashOf, type ListedFile, notFoundFile} from '../../../common/offline-files';
import {manifestFile, parseManifest} from '../../../site/search/engine/index-format';
import {htmlFile} from '../../hosting/built-pages';

/** A finished build. */
export type Built = {baseUrl: string; outDir: string};

/** Folders that all pages share. */
const shared = ['assets/js', 'assets/fonts'];

/** What pages link to and do not need: projects to download, and pictures that other sites show. */
const leftOut = /\.zip$|^img\/pages\//;

const compressedTwin = /\.(?:br|gz)$/;

const isThere = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** The files of the assets and pictures that a text names, below the base URL. */
function namedFiles(text: string, baseUrl: string): string[] {
  const prefix = baseUrl.replaceAll('.', '\\.');
  const paths = text.matchAll(new RegExp(`${prefix}((?:assets|img)/[\\w./@%-]+\\.\\w+)`, 'g'));
  return [...paths].map(([, name = '']) => name).filter((name) => !leftOut.test(name));
}

/** All files that texts name, and those that these name in turn. */
async function followNames(texts: readonly string[], {baseUrl, outDir}: Built): Promise<Set<string>> {
  const found = new Set<string>();
  let names = texts.flatMap((text) => namedFiles(text, baseUrl));
  while (names.length > 0) {
    const added = [...new Set(names)].filter((name) => !found.has(name));
    const there = await Promise.all(added.map((name) => isThere(path.join(outDir, name))));
    const files = added.filter((_, index) => there[index]);
    files.forEach((name) => found.add(name));
    const naming = files.filter((name) => /\.(?:json|css)$/.test(name));
    const read = await Promise.all(naming.map((name) => fs.readFile(path.join(outDir, name), 'utf8')));
    names = read.flatMap((text) => namedFiles(text, baseUrl));
  }
  return found;
}

/** The files of the search: its manifest and the index of the version. */
async function searchFiles(tag: string, {outDir}: Built): Promise<string[]> {
  const file = path.join(outDir, manifestFile);
  if (!(await isThere(file))) {
    return [];
  }
  const {indexes} = parseManifest(await fs.readFile(file, 'utf8'), manifestFile);
  const own = indexes.filter(({docusaurus_tag}) => docusaurus_tag === tag);
  return [manifestFile, ...own.flatMap(({titles, content}) => [titles, content])];
}

async function listed(name: string, file: string): Promise<ListedFile> {
  const content = await fs.readFile(file);
  const twin = await fs.stat(`${file}.br`).catch(() => undefined);
  return [name, await hashOf(content), twin?.size ?? content.length, content.length];
}

/**
 * All files that a version needs to be read without the network, sorted by path: its pages and the page about
 * missing ones, what they show, the demos with their libraries, the search, and what all pages share.
 * Copies of pages as Markdown and projects of demos to download are left out.
 *
 * @param pages - the addresses of the pages, with base URL
 * @param tag - the search's name for the version
 */
export async function listFiles(pages: readonly string[], tag: string, built: Built): Promise<ListedFile[]> {
  const {baseUrl, outDir} = built;
  const htmlFiles = new Map(pages.map((page) => [page.slice(baseUrl.length), htmlFile(built, page)]));
  htmlFiles.set(notFoundFile, path.join(outDir, notFoundFile));
  const texts = await Promise.all([...htmlFiles.values()].map((file) => fs.readFile(file, 'utf8')));
  const ofFolders = await Promise.all(
    shared.map(async (folder) => {
      const names = await fs.readdir(path.join(outDir, folder)).catch((): string[] => []);
      return names.filter((name) => !compressedTwin.test(name)).map((name) => `${folder}/${name}`);
    }),
  );
  const named = await followNames(texts, built);
  const others = new Set([...named, ...ofFolders.flat(), ...(await searchFiles(tag, built))]);
  const all = [...htmlFiles, ...[...others].map((name) => [name, path.join(outDir, name)] as const)];
  const files = await Promise.all(all.map(([name, file]) => listed(name, file)));
  return files.sort(([one], [other]) => (one < other ? -1 : 1));
}

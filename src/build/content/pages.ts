import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {cachedContent} from './content-cache';
import {FileMemo} from './file-memo';
import {keepTree} from './kept-trees';
import {Page} from './page';
import {contentOf} from './page-content';
import {parseMdx} from './parse';
import {type VersionName, versionNamed, versionOfPage} from '../../common/versions';

/** A path relative to the project, with slashes: how pages and messages name files. */
export const projectPath = (projectDir: string, file: string): string =>
  path.relative(projectDir, path.resolve(projectDir, file)).replaceAll(path.sep, '/');

/** The pages below a folder. What begins with an underscore is a part of pages, or what they are checked against. */
function pagesBelow(projectDir: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(projectDir, folder), {withFileTypes: true})
    .filter(({name}) => !name.startsWith('_'))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? pagesBelow(projectDir, name) : /\.mdx?$/.test(name) ? [name] : [];
    });
}

/** The files of a version's pages, relative to the project, sorted. */
export const pageFiles = (version: VersionName, projectDir = process.cwd()): string[] =>
  pagesBelow(projectDir, versionNamed(version).folder).sort();

const memos = new Map<string, FileMemo<Page>>();

function memoOf(projectDir: string): FileMemo<Page> {
  const known = memos.get(projectDir);
  if (known) {
    return known;
  }
  const memo = new FileMemo((source, absolute) => {
    const file = projectPath(projectDir, absolute);
    const keep = (root: Root, text: string) => keepTree(projectDir, file, text, root);
    const parse = () => contentOf(parseMdx(source, file, keep));
    return new Page(file, versionOfPage(file), source, () => cachedContent(projectDir, file, source, parse));
  });
  memos.set(projectDir, memo);
  return memo;
}

/**
 * Reads a page. The same page is read again only after its file has changed.
 *
 * @param file - relative to the project
 * @throws when the file is in no version, or its front matter is not valid
 */
export const readPage = (file: string, projectDir = process.cwd()): Page =>
  memoOf(projectDir).read(path.join(projectDir, file));

/** Reads all pages of a version, in the order of their files. */
export const readPages = (version: VersionName, projectDir = process.cwd()): Page[] =>
  pageFiles(version, projectDir).map((file) => readPage(file, projectDir));

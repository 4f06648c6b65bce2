import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {cachedContent} from './content-cache';
import {FileMemo} from './file-memo';
import {keepTree} from './kept-trees';
import {Page} from './page';
import {contentOf} from './page-content';
import {parseMdx} from './parse';
import type {Project} from './project';
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
export const pageFiles = (version: VersionName, {dir}: Project): string[] =>
  pagesBelow(dir, versionNamed(version).folder).sort();

/** The pages of a project that were read already. */
class ReadPages {
  private readonly memo: FileMemo<Page>;

  constructor(private readonly project: Project) {
    this.memo = new FileMemo((source, absolute) => {
      const file = projectPath(project.dir, absolute);
      const keep = (root: Root, text: string) => keepTree(project, file, text, root);
      const parse = () => contentOf(parseMdx(source, file, keep));
      return new Page(file, versionOfPage(file), source, () => cachedContent(project, file, source, parse));
    });
  }

  read(file: string): Page {
    return this.memo.read(path.join(this.project.dir, file));
  }
}

/**
 * Reads a page. The same page is read again only after its file has changed.
 *
 * @param file - relative to the project
 * @throws when the file is in no version, or its front matter is not valid
 */
export const readPage = (file: string, project: Project): Page => project.part(ReadPages).read(file);

/** Reads all pages of a version, in the order of their files. */
export const readPages = (version: VersionName, project: Project): Page[] =>
  pageFiles(version, project).map((file) => readPage(file, project));

import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../pages/article';
import type {Dialect} from '../pages/dialects';
import {writeMarkdown} from '../pages/markdown';

/** Drawings beside pages. What begins with an underscore is a part of pages, or what they are checked against. */
const isAsset = (source: string): boolean => !path.basename(source).startsWith('_') && !/\.mdx?$/.test(source);

/**
 * Writes all articles, and copies the drawings beside the pages.
 *
 * @param projectDir - where the drawings are
 * @param folderOf - the folder of a version's pages
 */
export function writePages(
  articles: readonly Article[],
  dialect: Dialect,
  projectDir: string,
  folderOf: (version: Article['version']) => string,
): void {
  for (const version of new Set(articles.map((article) => article.version))) {
    const source = path.join(projectDir, version.folder);
    fs.cpSync(source, folderOf(version), {recursive: true, filter: (name) => name === source || isAsset(name)});
  }
  for (const article of articles) {
    const file = path.join(folderOf(article.version), article.file);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, writeMarkdown(article, dialect));
  }
}

import fs from 'node:fs';
import path from 'node:path';
import {makePlainSite} from './plain-site';
import type {Article} from '../pages/article';
import {docusaurusDialect} from '../pages/dialects';
import {writePages} from './pages';
import type {Site} from './site';

const caches = ['.docusaurus', 'node_modules/.cache'];

/** Our site, in a copy of the project. */
export const ourSite = (copy: string): Site => ({
  name: 'ours',
  folder: copy,
  build: ['src/tools/cli/docusaurus.mjs', 'build'],
  output: 'build',
  caches: [...caches, '.cache'],
});

/** The framework's classic preset with the articles as Markdown, as the other generators get them. */
export function makeClassicSite(copy: string, folder: string, articles: readonly Article[]): Site {
  makePlainSite(copy, folder);
  for (const version of new Set(articles.map((article) => article.version))) {
    fs.rmSync(path.join(folder, version.folder), {recursive: true});
  }
  writePages(articles, docusaurusDialect, copy, (version) => path.join(folder, version.folder));
  return {
    name: 'plain',
    folder,
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    caches,
  };
}

import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {projectDir} from './sites';

/** A row of the page inventory, tests/content/pages.jsonl. */
export type InventoryRow = {
  version: '4.1' | '4.0';
  path: string;
  sidebar: string | null;
  title: string;
  edition: 'core' | 'plus' | 'both' | 'n/a';
};

/** A page as it stands in the sources. */
export type SourcePage = {
  /** Relative to the project. */
  file: string;
  version: '4.1' | '4.0';
  /** The path at which the page is served. */
  path: string;
  frontMatter: Record<string, unknown>;
  body: string;
};

const roots = [
  {version: '4.1', folder: 'docs', prefix: '/'},
  {version: '4.0', folder: 'versioned_docs/version-4.0', prefix: '/4.0/'},
] as const;

function pagePath(prefix: string, relative: string): string {
  const clean = relative.replaceAll('\\', '/').replace(/\.mdx$/, '');
  return `${prefix}${clean === 'index' ? '' : clean.replace(/\/index$/, '/')}`;
}

/** All pages of both versions, in the order of their files. */
export function readPages(): SourcePage[] {
  return roots.flatMap(({version, folder, prefix}) =>
    fs
      .readdirSync(path.join(projectDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx') && !name.split(path.sep).some((part) => part.startsWith('_')))
      .sort()
      .map((name) => {
        const file = path.join(folder, name);
        const {data, content} = matter(fs.readFileSync(path.join(projectDir, file), 'utf8'));
        return {file, version, path: pagePath(prefix, name), frontMatter: data, body: content};
      }),
  );
}

/** The inventory of all pages that the site is to have. */
export function readInventory(): InventoryRow[] {
  return fs
    .readFileSync(path.join(projectDir, 'tests/content/pages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as InventoryRow);
}

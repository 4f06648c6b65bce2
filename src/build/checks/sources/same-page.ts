import path from 'node:path';
import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import type {Page} from '../../content/page';

/** The id under which the framework keeps a page: of two with the same, it forgets one. */
function idOf({file, version, frontMatter}: Page): string {
  const parts = file
    .slice(version.folder.length + 1)
    .replace(/\.mdx?$/, '')
    .split('/');
  const plain = parts.map((part) => DefaultNumberPrefixParser(part).filename);
  const {id} = frontMatter.values;
  return [...plain.slice(0, -1), typeof id === 'string' ? id : plain.at(-1)].join('/');
}

/** Messages for pages that have the same key as one before them. */
function repeated(pages: readonly Page[], what: string, keyOf: (page: Page) => string, field: string): string[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = keyOf(page);
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return [];
    }
    const line = page.frontMatter.lineOf([field]);
    return [
      `${page.file}:${line}: this page has the ${what} "${key}", and so has ${other.file}: one of them would vanish. ` +
        `Rename ${path.basename(page.file)}, or change ${field} in its front matter.`,
    ];
  });
}

/** Pages of a version that take the place of another one: with the same id, or else the same address. */
export function samePages(pages: readonly Page[]): string[] {
  const ids = repeated(pages, 'id', idOf, 'id');
  return ids.length > 0
    ? ids
    : repeated(pages, 'address', ({path: address}) => address.replace(/(.)\/$/, '$1'), 'slug');
}

import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {closest} from 'fastest-levenshtein';

/** The editions of the library that a page can be about. */
export const editions = ['core', 'plus', 'both'] as const;
export type Edition = (typeof editions)[number];

/**
 * Reads a page's front matter with Docusaurus and carries its `edition` over to
 * the sidebar item of the page, where sidebar and cards find it.
 *
 * @throws when `edition` is none of {@link editions}
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const {edition} = result.frontMatter;
  if (edition === undefined) {
    return result;
  }
  const given = typeof edition === 'string' ? edition : JSON.stringify(edition);
  if (!editions.some((known) => known === given)) {
    const file = path.relative(process.cwd(), params.filePath);
    const line = params.fileContent.split('\n').findIndex((text) => /^edition\s*:/.test(text)) + 1;
    throw new Error(
      `${file}:${line}: unknown edition "${given}" in the front matter. ` +
        `Expected one of ${editions.join(', ')}; the nearest is "${closest(given, [...editions])}".`,
    );
  }
  result.frontMatter.sidebar_custom_props = {edition};
  if (edition !== 'both') {
    result.frontMatter.sidebar_class_name = `edition-${given}`;
  }
  return result;
};

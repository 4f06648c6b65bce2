import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {closest} from 'fastest-levenshtein';
import {editions, isEdition} from '../../common/editions';
import {readFrontMatter} from './front-matter';
import {picturePath} from './picture-path';
import {versionOfFile} from '../../common/versions';

/**
 * Reads a page's front matter with Docusaurus and carries its `edition` over to
 * the sidebar item of the page, where sidebar and cards find it. Its picture for
 * previews is the one that is drawn after the build.
 *
 * @throws when `edition` is none of {@link editions}
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
  const version = versionOfFile(file);
  if (version) {
    result.frontMatter.image ??= picturePath(file, version);
  }
  const {edition} = result.frontMatter;
  if (edition === undefined) {
    return result;
  }
  if (!isEdition(edition)) {
    const given = typeof edition === 'string' ? edition : JSON.stringify(edition);
    const line = readFrontMatter(params.fileContent, file).lineOf(['edition']);
    throw new Error(
      `${file}:${line}: unknown edition "${given}" in the front matter. ` +
        `Expected one of ${editions.join(', ')}; the nearest is "${closest(given, [...editions])}".`,
    );
  }
  result.frontMatter.sidebar_custom_props = {edition};
  // The sidebar names the exception only.
  if (edition === 'plus') {
    result.frontMatter.sidebar_class_name = 'edition-plus';
  }
  return result;
};

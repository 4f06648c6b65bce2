import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {closest} from 'fastest-levenshtein';
import {plusOnlyClass} from '../../common/core-only';
import {editions, isEdition} from '../../common/editions';
import {readFrontMatter} from './front-matter';
import {picturePath} from './picture-path';
import {versionOfFile} from '../../common/versions';

/**
 * Reads a page's front matter with Docusaurus and carries its `edition` and
 * `description` over to the sidebar item of the page, where sidebar and cards find
 * them. Its picture for previews is the one that is drawn after the build.
 *
 * @param projectDir - absolute
 * @throws when `edition` is none of {@link editions}, or the front matter is not YAML
 */
export const parseFrontMatter =
  (projectDir: string): ParseFrontMatter =>
  async (params) => {
    const file = path.relative(projectDir, params.filePath).replaceAll(path.sep, '/');
    // Refuses other languages first: the framework's reader would run JavaScript.
    const {lineOf} = readFrontMatter(params.fileContent, file);
    const result = await params.defaultParseFrontMatter(params);
    const version = versionOfFile(file);
    if (version) {
      result.frontMatter.image ??= picturePath(file, version);
    }
    const {edition, description} = result.frontMatter;
    result.frontMatter.sidebar_custom_props = {description};
    if (edition === undefined) {
      return result;
    }
    if (!isEdition(edition)) {
      const given = typeof edition === 'string' ? edition : JSON.stringify(edition);
      throw new Error(
        `${file}:${lineOf(['edition'])}: unknown edition "${given}" in the front matter. ` +
          `Expected one of ${editions.join(', ')}; the nearest is "${closest(given, [...editions])}".`,
      );
    }
    result.frontMatter.sidebar_custom_props = {edition, description};
    // The sidebar names the exception only.
    if (edition === 'plus') {
      result.frontMatter.sidebar_class_name = `edition-plus ${plusOnlyClass}`;
    }
    return result;
  };

import type {ListItem, Root} from 'mdast';
import type {VFile} from 'vfile';
import {bulletList, inlineCode, linkIf, listItem, paragraph, text} from '../content/nodes';
import type {Project} from '../content/project';
import {withoutNested} from '../api-model/diff';
import {displayPath} from '../api-model/model';
import {fileLink} from '../reference/file-links';
import {pageOfFile} from '../reference/page-of-file';
import {lineOf, replaceElements} from './replace-elements';

/**
 * Replaces `<ApiAdditions />` by the list of everything that the version of the
 * page adds to the public API, linked where it is described.
 *
 * @throws on a page of the oldest version, which has none before it to compare with
 */
export function apiAdditions(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'ApiAdditions', (element) => {
      const {from, pages} = pageOfFile(project, file);
      const {marks} = pages;
      if (!marks) {
        throw new Error(`${from}:${lineOf(element)}: ApiAdditions needs a version before this one.`);
      }
      const items = withoutNested([...marks.added].sort()).map((symbolPath): ListItem => {
        const url = fileLink(pages, from, symbolPath);
        const name = linkIf(url, inlineCode(displayPath(symbolPath)));
        const kind = pages.api.symbols.get(symbolPath)?.kind ?? '';
        return listItem([paragraph(name, text(`, ${kind}`))]);
      });
      return bulletList(items);
    });
  };
}

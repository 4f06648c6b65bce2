import type {ListItem, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {withoutNested} from '../api-model/diff';
import {displayPath} from '../api-model/model';
import {fileLink} from '../reference/api-blocks';
import {pageOfFile} from '../reference/page-of-file';

/**
 * Replaces `<ApiAdditions />` by the list of everything that the version of the
 * page adds to the public API, linked where it is described.
 *
 * @throws on a page of the oldest version, which has none before it to compare with
 */
export function apiAdditions() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'ApiAdditions') {
        return;
      }
      const {from, pages} = pageOfFile(file);
      const {marks} = pages;
      if (!marks) {
        throw new Error(`${from}:${element.position?.start.line ?? 1}: ApiAdditions needs a version before this one.`);
      }
      const items = withoutNested([...marks.added].sort()).map((symbolPath): ListItem => {
        const url = fileLink(pages, from, symbolPath);
        const name: PhrasingContent = {type: 'inlineCode', value: displayPath(symbolPath)};
        const kind = pages.api.symbols.get(symbolPath)?.kind ?? '';
        const children: PhrasingContent[] = [
          url ? {type: 'link', url, children: [name]} : name,
          {type: 'text', value: `, ${kind}`},
        ];
        return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
      });
      parent?.children.splice(index ?? 0, 1, {type: 'list', ordered: false, spread: false, children: items});
    });
  };
}

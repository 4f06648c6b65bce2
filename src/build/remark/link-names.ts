import type {InlineCode, Parent, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {link} from '../content/nodes';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {versionOfFile} from '../../common/versions';
import {fileLink} from '../reference/file-links';
import {pageOfFile} from '../reference/page-of-file';

const unlinked = /^(?:link|linkReference|heading|mdxJsxTextElement)$/;

/**
 * Links the first mention of each class or function on an overview of the API,
 * an `index.mdx`, to where it is described: `` `dia.Graph` `` to the page about it.
 * Names within links and headings, and names that no page describes, stay as they are.
 */
export function linkNames(project: Project) {
  return (root: Root, file: VFile): void => {
    const name = projectPath(project.dir, file.path);
    const folder = versionOfFile(name)?.folder;
    if (folder === undefined || !name.startsWith(`${folder}/api/`) || !name.endsWith('/index.mdx')) {
      return;
    }
    const {from, pages} = pageOfFile(project, file);
    const seen = new Set<string>();
    visitParents(root, 'inlineCode', (code: InlineCode, ancestors) => {
      const isName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/.test(code.value);
      if (!isName || seen.has(code.value) || ancestors.some(({type}) => unlinked.test(type))) {
        return;
      }
      const url = fileLink(pages, from, code.value);
      const parent = ancestors.at(-1) as Parent | undefined;
      if (url && parent) {
        seen.add(code.value);
        parent.children.splice(parent.children.indexOf(code), 1, link(url, code));
      }
    });
  };
}

import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Puts other nodes in the place of the elements of a name. What is put there is not looked at again.
 *
 * @param make - makes the nodes; an element for which it returns none stays
 */
export function replaceElements(
  root: Root,
  names: string | readonly string[],
  make: (element: MdxJsxFlowElement) => RootContent | readonly RootContent[] | undefined,
): void {
  visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
    if (!parent || index === undefined || ![names].flat().includes(element.name ?? '')) {
      return undefined;
    }
    const made = make(element);
    if (made === undefined) {
      return undefined;
    }
    const nodes = [made].flat();
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length] as const;
  });
}

/** The line of an element, for a message about it. */
export const lineOf = ({position}: MdxJsxFlowElement): number => position?.start.line ?? 1;

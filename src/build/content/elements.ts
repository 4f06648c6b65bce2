import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {attributeOf} from './jsx';

/** A component that a page uses, with one of its attributes. */
export type Use = {
  /** The attribute's value; undefined where it is missing or is not plain text. */
  value?: string;
  line: number;
};

/**
 * The uses of a component on a page.
 *
 * @param component - such as `LiveDemo`
 * @param attribute - the one whose value counts, such as `id`
 */
export function usesOf(root: Root, component: string, attribute: string): Use[] {
  const uses: Use[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === component) {
      const value = attributeOf(node, attribute);
      uses.push({...(value !== undefined && {value}), line: node.position?.start.line ?? 1});
    }
  });
  return uses;
}

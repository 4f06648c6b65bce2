import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/**
 * A JSX element for an MDX tree.
 *
 * @param name - a component that `theme/MDXComponents` provides
 * @param attributes - string attributes; `undefined` ones are left out
 */
export function jsxElement(name: string, attributes: Record<string, string | undefined>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
  };
}

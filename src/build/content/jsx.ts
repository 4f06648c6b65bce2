import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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

/** The value of an attribute that is plain text; undefined where there is none. */
export function attributeOf(element: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const attribute = element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

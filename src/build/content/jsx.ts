import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Attributes = Record<string, string | undefined>;

const attributesOf = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

/**
 * A JSX element for an MDX tree.
 *
 * @param name - a component that `theme/MDXComponents` provides
 * @param attributes - string attributes; `undefined` ones are left out
 * @param children - any nodes: the type allows fewer than MDX does
 */
export const jsxElement = (
  name: string,
  attributes: Attributes,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: [...children] as MdxJsxFlowElement['children'],
});

/** An element of JSX within a paragraph or a table cell. */
export const textElement = (
  name: string,
  children: PhrasingContent[],
  attributes: Attributes = {},
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children,
});

/** The badge behind the name of something that only JointJS+ has. */
export const plusBadge = (): PhrasingContent[] => [
  {type: 'text', value: ' '},
  textElement('EditionBadge', [], {edition: 'plus'}),
];

/** The value of an attribute that is plain text; undefined where there is none. */
export function attributeOf(element: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const attribute = element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

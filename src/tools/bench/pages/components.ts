import type {Code, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf} from '../../../build/content/jsx';
import {paragraph, strong, text} from '../../../build/content/nodes';
import type {Demo} from '../../../site/demos/demo';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What readers see of a node. Our transformers write text that must keep its spaces as an expression. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression') {
    return String(JSON.parse(node.value));
  }
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The paragraphs of an element, as one. */
const inlineContent = (element: Element): PhrasingContent[] =>
  (element.children as RootContent[]).flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );

/** What the declaration was in the version before. */
const declarationBefore = (element: MdxJsxFlowElement): RootContent[] => [
  paragraph(text(`Declaration in ${attributeOf(element, 'version')}`)),
  {type: 'code', lang: 'ts', value: element.children.map(textOf).join('\n')},
];

/** The marks, the overloads as one block of code, and what is wrong with the declaration. */
function signature(element: Element): RootContent[] {
  const [since, changed, deprecated] = ['since', 'changed', 'deprecated'].map((name) => attributeOf(element, name));
  const marks = [
    ...(since ? [`since ${since}`] : []),
    ...(changed ? [`declaration changed in ${changed}`] : []),
    ...(deprecated ? ['deprecated'] : []),
  ];
  const children = element.children as RootContent[];
  const overloads = children.filter(({type}) => type === 'paragraph').map(textOf);
  const elements = children.filter((child): child is MdxJsxFlowElement => isElement(child));
  const notes = elements.filter(({name}) => name !== 'ApiBefore');
  const code: Code = {type: 'code', lang: 'ts', value: overloads.join('\n')};
  return [
    ...(marks.length > 0 ? [paragraph(text(marks.join(', ')))] : []),
    ...(overloads.length > 0 ? [code] : []),
    ...notes.map((note) => {
      const lead = attributeOf(note, 'missing') ? 'The declarations lack it.' : 'In practice:';
      return paragraph(strong(lead), text(' '), ...inlineContent(note));
    }),
    ...elements.filter(({name}) => name === 'ApiBefore').flatMap(declarationBefore),
  ];
}

function inherited(element: Element): RootContent[] {
  const lead = `Inherited from ${attributeOf(element, 'from')} (${attributeOf(element, 'count')}): `;
  return [paragraph(text(lead), ...inlineContent(element))];
}

/** A live demo is its source. */
function demo(element: Element, demos: ReadonlyMap<string, Demo>): RootContent[] {
  const found = demos.get(attributeOf(element, 'id') ?? '');
  if (!found) {
    throw new Error(`There is no demo "${attributeOf(element, 'id')}".`);
  }
  return [
    paragraph(strong(found.title), text(` ${found.description}`)),
    ...found.files.map(({name, text: value}): Code => ({
      type: 'code',
      lang: name.slice(name.lastIndexOf('.') + 1),
      meta: `title="${name}"`,
      value,
    })),
  ];
}

/** What stands in place of a component. One that lists other pages leaves its content only: each site lists them in its own way. */
function replacement(element: Element, demos: ReadonlyMap<string, Demo>): RootContent[] {
  const {name} = element;
  switch (name) {
    case 'ApiSignature':
      return signature(element);
    case 'ApiInherited':
      return inherited(element);
    case 'LiveDemo':
    case 'DemoStage':
      return demo(element, demos);
    case 'DemoStep':
    case 'ProgramStep':
      return [...(element.children as RootContent[]), ...demo(element, demos)];
    case 'code':
      return [{type: 'inlineCode', value: textOf(element)}];
    case 'ApiComparison':
    case 'ApiGroup':
    case 'ApiIndex':
    case 'ClassMap':
    case 'ClassMapList':
    case 'DemoGallery':
    case 'DocCardList':
    case 'EditionBadge':
    case 'HomeHero':
    case 'HomeUses':
    case 'OfflineReading':
    case 'StepEnd':
    case 'StepProgress':
    case 'Tabs':
    case 'TopicLinks':
    case 'div':
      return element.children;
    case 'TabItem':
      return [paragraph(strong(attributeOf(element, 'label') ?? '')), ...(element.children as RootContent[])];
    default:
      if (!name || !/^[a-z]+$/.test(name) || element.attributes.length > 0) {
        throw new Error(`The benchmark does not know what stands in place of <${name}>: see src/tools/bench/pages.`);
      }
      return [
        {type: 'html', value: `<${name}>`},
        ...(element.children as RootContent[]),
        {type: 'html', value: `</${name}>`},
      ];
  }
}

/**
 * Replaces the components of a page by plain Markdown with the same text, code and tables.
 *
 * @param demos - of the page's version, by id
 * @throws on a component that has no counterpart
 */
export function replaceComponents(root: Root, demos: ReadonlyMap<string, Demo>): void {
  // The list of members is ours; other generators have none.
  root.children = root.children.filter(({type}) => type !== 'mdxjsEsm');
  visit(root, (node, index, parent) => {
    if (!isElement(node) || !parent || index === undefined) {
      return undefined;
    }
    (parent.children as RootContent[]).splice(index, 1, ...replacement(node, demos));
    // What came in its place can hold components, too.
    return [SKIP, index];
  });
}

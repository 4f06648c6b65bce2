import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {Reference} from './prose';

/** A node of JavaScript, as far as its text and place count. */
type Code = {
  type: string;
  name?: unknown;
  key?: {name?: unknown; value?: unknown};
  value?: unknown;
  expression?: unknown;
  expressions?: unknown[];
  quasis?: {value: {cooked?: string}}[];
  loc?: {start: {line: number}};
};

const isCode = (value: unknown): value is Code =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The plain text that a piece of code is; undefined where it is computed. */
function plainText(code: unknown): string | undefined {
  if (!isCode(code)) {
    return undefined;
  }
  switch (code.type) {
    case 'JSXExpressionContainer':
      return plainText(code.expression);
    case 'TemplateLiteral':
      return code.expressions?.length === 0 ? code.quasis?.[0]?.value.cooked : undefined;
    case 'Literal':
      return typeof code.value === 'string' ? code.value : undefined;
    default:
      return undefined;
  }
}

/** The address that an attribute of a tag in code is, or a field such as `{href: '/learn/'}`. */
function addressIn(code: Code): string | undefined {
  if (code.type === 'JSXAttribute') {
    const {name} = code.name as {name: unknown};
    return name === 'href' || name === 'to' ? plainText(code.value) : undefined;
  }
  // "to" is the name of other fields, too.
  return code.type === 'Property' && (code.key?.name ?? code.key?.value) === 'href' ? plainText(code.value) : undefined;
}

function addFromCode(code: unknown, links: Reference[]): void {
  if (Array.isArray(code)) {
    code.forEach((item) => addFromCode(item, links));
  } else if (isCode(code)) {
    const url = addressIn(code);
    if (url !== undefined) {
      links.push({url, text: '', line: code.loc?.start.line ?? 1});
    }
    Object.values(code).forEach((value) => addFromCode(value, links));
  }
}

const programOf = (node: {data?: {estree?: unknown}}): unknown => node.data?.estree;

/** The line of an attribute of a tag; that of the tag where the parser does not say. */
const lineOf = (attribute: object, tag: Nodes): number =>
  (attribute as {position?: Nodes['position']}).position?.start.line ?? tag.position?.start.line ?? 1;

/**
 * The addresses in the tags and the code of a page: `<a href="…">`, `<Link to="…">`,
 * `{href: '…'}`. The framework takes them as they are, and says of a wrong one no
 * line, if anything.
 */
export function tagLinksOf(root: Root): Reference[] {
  const links: Reference[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      addFromCode(programOf(node), links);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        addFromCode(programOf(attribute), links);
        continue;
      }
      const {name, value} = attribute;
      const program = typeof value === 'object' && value ? programOf(value) : undefined;
      const [statement] = (program as {body?: {expression?: unknown}[]} | undefined)?.body ?? [];
      const url = typeof value === 'string' ? value : plainText(statement?.expression);
      if ((name === 'href' || name === 'to') && url !== undefined) {
        links.push({url, text: '', line: lineOf(attribute, node)});
      }
      addFromCode(program, links);
    }
  });
  return links;
}

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

/** What attributes of tags lead to: pages, or files that the browser loads. */
type Kind = 'link' | 'file';

const kinds: Readonly<Record<string, Kind>> = {
  href: 'link',
  to: 'link',
  src: 'file',
  srcset: 'file',
  srcSet: 'file',
  poster: 'file',
};

/** The addresses in tags and code of a page. */
export type TagAddresses = Record<'links' | 'files', Reference[]>;

/** The addresses of a list such as `a.png 1x, b.png 2x`. */
const candidatesOf = (list: string): string[] =>
  [...list.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s[^,]*|$)/g)].map(([, url = '']) => url);

/** Adds what an attribute, or a field of the same name, leads to. */
function addAddress(name: unknown, text: string | undefined, line: number, to: TagAddresses): void {
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined || text === undefined) {
    return;
  }
  const urls = /^srcset$/i.test(name as string) ? candidatesOf(text) : [text];
  to[kind === 'link' ? 'links' : 'files'].push(...urls.map((url) => ({url, text: '', line})));
}

function addFromCode(code: unknown, to: TagAddresses): void {
  if (Array.isArray(code)) {
    code.forEach((item) => addFromCode(item, to));
  } else if (isCode(code)) {
    const line = code.loc?.start.line ?? 1;
    if (code.type === 'JSXAttribute') {
      addAddress((code.name as {name: unknown}).name, plainText(code.value), line, to);
    } else if (code.type === 'Property') {
      const name = code.key?.name ?? code.key?.value;
      // "to" is the name of other fields, too.
      addAddress(name === 'to' ? undefined : name, plainText(code.value), line, to);
    }
    Object.values(code).forEach((value) => addFromCode(value, to));
  }
}

const programOf = (node: {data?: {estree?: unknown}}): unknown => node.data?.estree;

/** The line of an attribute of a tag; that of the tag where the parser does not say. */
const lineOf = (attribute: object, tag: Nodes): number =>
  (attribute as {position?: Nodes['position']}).position?.start.line ?? tag.position?.start.line ?? 1;

/**
 * The addresses in the tags and the code of a page: `<a href="…">`, `<Link to="…">`,
 * `{href: '…'}`, `<img src="…">`. The framework takes them as they are, and says of a
 * wrong one no line, if anything.
 */
export function tagAddressesOf(root: Root): TagAddresses {
  const addresses: TagAddresses = {links: [], files: []};
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      addFromCode(programOf(node), addresses);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        addFromCode(programOf(attribute), addresses);
        continue;
      }
      const {name, value} = attribute;
      const program = typeof value === 'object' && value ? programOf(value) : undefined;
      const [statement] = (program as {body?: {expression?: unknown}[]} | undefined)?.body ?? [];
      const text = typeof value === 'string' ? value : plainText(statement?.expression);
      addAddress(name, text, lineOf(attribute, node), addresses);
      addFromCode(program, addresses);
    }
  });
  return addresses;
}

import type {Nodes, Root} from 'mdast';
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

/** A component that a page uses, such as `Tabs`; `Tabs.Item` is the component `Tabs`. */
export type Component = {name: string; line: number};

/** The program that the imports and exports of a page are. */
type Program = NonNullable<NonNullable<Extract<Nodes, {type: 'mdxjsEsm'}>['data']>['estree']>;

/** The names that imports and exports of a page give to something. */
function declaredNames({body}: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []));
    }
    return declaration ? [declaration.id.name] : [];
  });
}

/** The components that a page uses and does not itself import or declare. */
export function componentsOf(root: Root): Component[] {
  const own = new Set<string>();
  const components: Component[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm' && node.data?.estree) {
      declaredNames(node.data.estree).forEach((name) => own.add(name));
    }
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && /^[A-Z]/.test(node.name ?? '')) {
      const [name = ''] = (node.name ?? '').split('.');
      components.push({name, line: node.position?.start.line ?? 1});
    }
  });
  return components.filter(({name}) => !own.has(name));
}

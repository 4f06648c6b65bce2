import {parse} from 'acorn';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** `export const name = value;` in a page, for the component that shows the page. */
export function exportValue(name: string, value: unknown): MdxjsEsm {
  const text = `export const ${name} = ${JSON.stringify(value)};`;
  const program = parse(text, {ecmaVersion: 'latest', sourceType: 'module'});
  return {type: 'mdxjsEsm', value: text, data: {estree: program as NonNullable<MdxjsEsm['data']>['estree']}};
}

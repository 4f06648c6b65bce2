import type {Code, Heading, Paragraph, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Article} from './article';
import {own} from '../../../common/own';

/** How a site generator writes what Markdown itself has no syntax for. */
export type Dialect = {
  frontMatter: (article: Article) => Record<string, unknown>;
  /** Must the text begin with the title? Otherwise it is taken from the front matter. */
  titleInBody: boolean;
  /** Does `{#id}` behind a heading give it an id? */
  headingIds: boolean;
  /** A block of code with a title or highlighted lines; its `meta` has nothing else. */
  fence: (code: Code) => RootContent[];
  admonition: (directive: ContainerDirective) => RootContent[];
};

const html = (value: string): RootContent => ({type: 'html', value});

/** The id that a heading must get, as the generator would find another one. */
export function headingId({data}: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The ids of all headings in their order; null where the generator finds the right one. */
function headingIdsOf(root: Root): (string | null)[] {
  const ids: (string | null)[] = [];
  visit(root, 'heading', (heading) => void ids.push(headingId(heading) ?? null));
  return ids;
}

const isLabel = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;

/** The title and the content of an admonition. */
function partsOf({children}: ContainerDirective): {title?: string; content: RootContent[]} {
  const [first, ...others] = children;
  return isLabel(first) ? {title: toString(first), content: others} : {content: children};
}

const titleOf = (meta: string | null | undefined): string | undefined => /title="([^"]*)"/.exec(meta ?? '')?.[1];

/** The classic preset of Docusaurus. */
export const docusaurusDialect: Dialect = {
  frontMatter: ({title, description, label, position, path}) => ({
    title,
    description,
    sidebar_label: label,
    ...(position !== undefined && {sidebar_position: position}),
    ...(path === '/' && {slug: '/'}),
  }),
  titleInBody: false,
  headingIds: true,
  fence: (code) => [code],
  admonition: (directive) => [directive],
};

const vitepressNames: Record<string, string> = {note: 'info'};

/** VitePress: a title over a block of code needs a group of one. */
export const vitepressDialect: Dialect = {
  frontMatter: ({title, description}) => ({title, description}),
  titleInBody: true,
  headingIds: true,
  fence: (code) => {
    const title = titleOf(code.meta);
    if (title === undefined) {
      return [code];
    }
    const lines = code.meta?.replace(/title="[^"]*"\s*/, '') ?? '';
    return [html('::: code-group'), {...code, meta: `${lines}${lines ? ' ' : ''}[${title}]`}, html(':::')];
  },
  admonition: (directive) => {
    const {title, content} = partsOf(directive);
    const name = own(vitepressNames, directive.name) ?? directive.name;
    // Four colons, as a group of code within has three.
    return [html(`:::: ${name}${title ? ` ${title}` : ''}`), ...content, html('::::')];
  },
};

const starlightNames: Record<string, string> = {info: 'note', warning: 'caution'};

/** Starlight: addresses would be in lower case, and headings cannot name their ids, without the front matter. */
export const starlightDialect: Dialect = {
  frontMatter: ({title, description, path, root}) => ({
    title,
    description,
    ...(path !== '/' && {slug: path.replace(/^\/|\/$/g, '')}),
    headingIds: headingIdsOf(root),
  }),
  titleInBody: false,
  headingIds: false,
  fence: (code) => [code],
  admonition: (directive) => [{...directive, name: own(starlightNames, directive.name) ?? directive.name}],
};

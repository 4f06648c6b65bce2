import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Demo} from '../../../site/demos/demo';
import {readDemos} from '../../../build/demos/bundle-demos';
import {headingsOf} from '../../../build/content/headings';
import type {Page} from '../../../build/content/page';
import {readPages} from '../../../build/content/pages';
import type {Project} from '../../../build/content/project';
import {parseMdx} from '../../../build/content/parse';
import {type Version, versions} from '../../../common/versions';
import {apiAdditions} from '../../../build/remark/api-additions';
import {apiOptions} from '../../../build/remark/api-options';
import {apiSignatures} from '../../../build/remark/api-signatures';
import {messageList} from '../../../build/remark/message-list';
import {packageDependencies} from '../../../build/remark/package-dependencies';
import {performanceTables} from '../../../build/remark/performance-tables';
import {replaceComponents} from './components';

/** A page in a form that every site generator can take: Markdown without components. */
export type Article = {
  /** Its address on every site. */
  path: string;
  /** Its file below the folder of its version: `api/dia/Paper.md`. */
  file: string;
  version: Version;
  title: string;
  description: string;
  /** What the sidebar says. */
  label: string;
  /** Its place in the sidebar; those without one come last. */
  position?: number;
  /** Ids of headings are in `data.hProperties.id`, where the generator would not find the same itself. */
  root: Root;
};

/** Moves the ids of members, and those written behind a heading, to where the dialects find them. */
function markIds(root: Root): void {
  for (const {node, isCode, explicitId, anchor} of headingsOf(root)) {
    // An attribute list, which some generators read ids from, cannot hold spaces.
    if ((isCode || explicitId !== undefined) && !/\s/.test(anchor)) {
      node.data = {hProperties: {id: anchor}};
    }
    const last = node.children.at(-1);
    if (explicitId !== undefined && last?.type === 'text') {
      last.value = last.value.replace(/\s*\{#[^}]*\}\s*$/, '');
    }
  }
}

/** File links become addresses, which are the same on every site. */
function resolveLinks(root: Root, page: Page, paths: ReadonlyMap<string, string>): void {
  visit(root, 'link', (link) => {
    const [, file = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link.url) ?? [];
    if (/^\.{1,2}\//.test(file)) {
      const target = path.posix.join(path.posix.dirname(page.file), file);
      const address = paths.get(target);
      if (address === undefined) {
        throw new Error(`${page.file}: there is no page ${target}.`);
      }
      link.url = `${address}${query}${hash}`;
    }
  });
}

function removePositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) {
    node.children.forEach(removePositions);
  }
}

/**
 * Turns a page of the project into an article.
 *
 * @param demos - of its version, by id
 * @param paths - the addresses of all pages, by their files
 * @throws when it has a component that has no counterpart, or links to no page
 */
export function toArticle(
  project: Project,
  page: Page,
  demos: ReadonlyMap<string, Demo>,
  paths: ReadonlyMap<string, string>,
): Article {
  const {values} = page.frontMatter;
  const root = parseMdx(page.source, page.file);
  const file = new VFile({path: path.join(project.dir, page.file), value: page.source, data: {frontMatter: values}});
  [apiAdditions, apiOptions, apiSignatures, messageList, packageDependencies, performanceTables].forEach(
    (transformer) => transformer(project)(root, file),
  );
  replaceComponents(root, demos);
  markIds(root);
  resolveLinks(root, page, paths);
  removePositions(root);
  root.children = root.children.filter(({type}) => type !== 'yaml');
  const title = String(values.title);
  return {
    path: page.path,
    file: page.file.slice(page.version.folder.length + 1).replace(/\.mdx?$/, '.md'),
    version: page.version,
    title,
    description: typeof values.description === 'string' ? values.description : '',
    label: typeof values.sidebar_label === 'string' ? values.sidebar_label : title,
    ...(typeof values.sidebar_position === 'number' && {position: values.sidebar_position}),
    root,
  };
}

/**
 * Reads all pages of a project as articles.
 *
 * @param project - this one, or a copy of it
 * @throws when a page has a component that has no counterpart, or links to no page
 */
export function readArticles(project: Project): Article[] {
  const pages = versions.flatMap(({name}) => readPages(name, project));
  const paths = new Map(pages.map((page) => [page.file, page.path]));
  const demos = new Map(
    versions.map(({name}) => [name, new Map(readDemos(project.dir, name).map((demo) => [demo.id, demo]))]),
  );
  return pages.map((page) => toArticle(project, page, demos.get(page.version.name) ?? new Map<string, Demo>(), paths));
}

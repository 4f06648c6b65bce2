import {own} from '../../common/own';

// Part of every page's main script: keep it small.

/** The chunks of a route by the names of its props, as in `.docusaurus/routesChunkNames.json`. */
export type Chunks = {[prop: string]: string | Chunks | (string | Chunks)[]};

/** The code of the character that says that nothing is dropped; the next says one, and so on. None is a comma. */
export const dropsFrom = 45;

/**
 * The routes and their chunks. A string stands for many pages with commas between
 * them, each `<n><rest>`: the path before it, without its last n characters, and
 * the rest. So the pages of two versions look alike, which compresses well. The
 * chunk of a page's content is named by the number of the page.
 */
export type PackedChunkNames = {
  /** The chunk of the component that shows these pages. */
  component: string;
  rows: (string | [path: string, chunks: Chunks])[];
};

/** Attributes that routes share, and which route has which: its place in `attributes`, or that with its children. */
export type PackedRoutes = {attributes: object[]; tree: PackedRoute[]};
export type PackedRoute = number | [number, PackedRoute[]];

/**
 * The chunks of each route, by its path and a key that no other route of this path
 * has, and the paths of the pages in the order of their numbers.
 */
export function unpackChunkNames({component, rows}: PackedChunkNames): {
  names: Record<string, Chunks>;
  pages: string[];
} {
  const names: Record<string, Chunks> = {};
  const pages: string[] = [];
  let count = 0;
  const add = (path: string, chunks: Chunks): void => {
    names[`${path}-${(count++).toString(36)}`] = chunks;
  };
  for (const row of rows) {
    if (typeof row === 'string') {
      let path = '';
      for (const page of row.split(',')) {
        path = path.slice(0, path.length - page.charCodeAt(0) + dropsFrom) + page.slice(1);
        add(path, {__comp: component, content: String(pages.push(path) - 1)});
      }
    } else {
      add(...row);
    }
  }
  return {names, pages};
}

/**
 * The routes in the form of react-router.
 *
 * @param keys - of the chunk names, in the order of the routes: parents before their children
 */
export function unpackRoutes<Component>(
  {attributes, tree}: PackedRoutes,
  keys: string[],
  createComponent: (path: string, key?: string) => Component,
): object[] {
  let count = 0;
  const unpack = (packed: PackedRoute): object => {
    const [shared, children] = typeof packed === 'number' ? [packed] : packed;
    const key = keys[count++] ?? '';
    const end = key.lastIndexOf('-');
    const path = key.slice(0, end);
    return {
      path,
      component: createComponent(path, key.slice(end + 1)),
      ...attributes[shared],
      ...(children && {routes: children.map(unpack)}),
    };
  };
  return [...tree.map(unpack), {path: '*', component: createComponent('*')}];
}

/** A doc in the global data of the docs plugin. */
export type GlobalDoc = {id: string; path: string; sidebar?: string};

/** A version in the global data of the docs plugin. */
export type GlobalVersion = {path: string; docs: GlobalDoc[]};

/**
 * The docs of a version, most of which follow from the paths of the pages: the
 * first folder of a doc says its sidebar.
 */
export type PackedDocs = {
  /** The sidebar of docs by their first folder; '' for those in none. */
  sidebars: Record<string, string>;
  /** Docs that do not follow. */
  others: GlobalDoc[];
  /** Ids that follow from pages but are not those of ordinary docs. */
  not: string[];
};

/** The docs that follow from the paths of pages, by their ids. */
export function ordinaryDocs(
  version: string,
  versions: readonly string[],
  pages: readonly string[],
  sidebars: Record<string, string>,
): Map<string, GlobalDoc> {
  const rootOf = (path: string): string => `${path.replace(/\/$/, '')}/`;
  const root = rootOf(version);
  const inner = versions.map(rootOf).filter((other) => other.length > root.length && other.startsWith(root));
  const ownPages = pages.filter((path) => path.startsWith(root) && !inner.some((other) => path.startsWith(other)));
  return new Map(
    ownPages.map((path) => {
      const id = path.slice(root.length).replace(/(^|\/)$/, '$1index');
      const sidebar = own(sidebars, id.slice(0, Math.max(0, id.indexOf('/'))));
      return [id, {id, path, ...(sidebar !== undefined && {sidebar})}];
    }),
  );
}

type Packed = Record<string, Record<string, {versions?: {path: string; docs: PackedDocs}[]}>>;

/**
 * The global data as the framework made it; docs may have another order.
 *
 * @param pages - paths of all pages
 */
export function unpackGlobalData(data: object, pages: readonly string[]): object {
  for (const {versions = []} of Object.values((data as Packed)['docusaurus-plugin-content-docs'] ?? {})) {
    const paths = versions.map(({path}) => path);
    for (const version of versions) {
      const {sidebars, others, not} = version.docs;
      const docs = ordinaryDocs(version.path, paths, pages, sidebars);
      not.forEach((id) => docs.delete(id));
      Object.assign(version, {docs: [...docs.values(), ...others]});
    }
  }
  return data;
}

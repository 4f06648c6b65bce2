// Part of every page's main script: keep it small.

/** The chunks of a route by the names of its props, as in `.docusaurus/routesChunkNames.json`. */
export type Chunks = {[prop: string]: string | Chunks | (string | Chunks)[]};

/**
 * The routes and their chunks. A string stands for many pages with commas between
 * them, each `<n><rest>`: a path that begins with the first n (base 36) characters
 * of the path before it. The chunk of its content is named by the number of the page.
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
        path = path.slice(0, parseInt(page.charAt(0), 36)) + page.slice(1);
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
 * The docs of a version. Each row is `<s><n><rest>`: the place of its sidebar in
 * `sidebars`, counted from 1, or 0 (base 36); then an id that begins with the first
 * n (base 36) characters of the id before it. `others` are docs that no row can
 * stand for, with their places.
 */
export type PackedDocs = {sidebars: string[]; rows: string; others: [index: number, doc: GlobalDoc][]};

/** The path of a doc whose file and folders have no slug of their own. */
export const pathOfDoc = (versionPath: string, id: string): string =>
  `${versionPath.replace(/\/$/, '')}/${id.replace(/(^|\/)index$/, '$1')}`;

function unpackDocs(versionPath: string, {sidebars, rows, others}: PackedDocs): GlobalDoc[] {
  let id = '';
  const docs = (rows ? rows.split(',') : []).map((row): GlobalDoc => {
    id = id.slice(0, parseInt(row.charAt(1), 36)) + row.slice(2);
    const sidebar = sidebars[parseInt(row.charAt(0), 36) - 1];
    return {id, path: pathOfDoc(versionPath, id), ...(sidebar !== undefined && {sidebar})};
  });
  others.forEach(([index, doc]) => docs.splice(index, 0, doc));
  return docs;
}

type Packed = Record<string, Record<string, {versions?: {path: string; docs: PackedDocs}[]}>>;

/** The global data as the framework made it. */
export function unpackGlobalData(data: object): object {
  for (const {versions = []} of Object.values((data as Packed)['docusaurus-plugin-content-docs'] ?? {})) {
    versions.forEach((version) => Object.assign(version, {docs: unpackDocs(version.path, version.docs)}));
  }
  return data;
}

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

/** The chunks of each route, by its path and a key that no other route of this path has. */
export function unpackChunkNames({component, rows}: PackedChunkNames): Record<string, Chunks> {
  const names: Record<string, Chunks> = {};
  let count = 0;
  let pages = 0;
  const add = (path: string, chunks: Chunks): void => {
    names[`${path}-${(count++).toString(36)}`] = chunks;
  };
  for (const row of rows) {
    if (typeof row === 'string') {
      let path = '';
      for (const page of row.split(',')) {
        path = path.slice(0, parseInt(page.charAt(0), 36)) + page.slice(1);
        add(path, {__comp: component, content: String(pages++)});
      }
    } else {
      add(...row);
    }
  }
  return names;
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

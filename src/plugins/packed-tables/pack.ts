import {frameworkChanged} from '../framework';
import type {Chunks, PackedChunkNames, PackedRoute, PackedRoutes} from './unpack';

const codegen = 'node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js';

const changed = (file: string, expected: string, found: string): Error =>
  frameworkChanged({plugin: 'packed-tables', expected: `${expected} in .docusaurus/${file}`, found, lookAt: codegen});

/** The component that shows most pages. */
function commonComponent(names: Record<string, Chunks>): string {
  const counts = new Map<string, number>();
  for (const {__comp: component} of Object.values(names)) {
    if (typeof component === 'string') {
      counts.set(component, (counts.get(component) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < 35 && length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

/**
 * Packs the chunks of all routes.
 *
 * @param names - the content of `routesChunkNames.json`
 * @throws when its keys are not a path with a hash each
 */
export function packChunkNames(names: Record<string, Chunks>): PackedChunkNames {
  const component = commonComponent(names);
  const rows: PackedChunkNames['rows'] = [];
  let pages: string[] = [];
  let before = '';
  const endPages = (): void => {
    if (pages.length > 0) {
      rows.push(pages.join(','));
    }
    pages = [];
    before = '';
  };
  for (const [key, chunks] of Object.entries(names)) {
    const path = /^(.+)-[0-9a-f]+$/.exec(key)?.[1];
    if (path === undefined) {
      throw changed('routesChunkNames.json', 'keys of a path and a hash', `"${key}"`);
    }
    const {__comp, content, ...others} = chunks;
    const isPage = __comp === component && typeof content === 'string' && Object.keys(others).length === 0;
    if (isPage && !/[,:]/.test(`${path}${content}`)) {
      const shared = sharedLength(path, before);
      pages.push(`${shared.toString(36)}${path.slice(shared)}:${content}`);
      before = path;
    } else {
      endPages();
      rows.push([path, chunks]);
    }
  }
  endPages();
  return {component, rows};
}

type Route = {path: string; component: [path: string, hash?: string]; routes?: Route[]};

/** Runs the module `routes.js` with a component that only notes what it is made from. */
function readRoutes(source: string): Route[] {
  const code = source.replace(/^import .*$/gm, '').replace(/^export default /m, 'return ');
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the framework wrote this code a moment ago
    const run = new Function('ComponentCreator', code) as (creator: (...made: unknown[]) => unknown) => Route[];
    const routes = run((...made) => made);
    if (Array.isArray(routes)) {
      return routes;
    }
  } catch (error) {
    throw changed('routes.js', 'an array of routes', error instanceof Error ? error.message : String(error));
  }
  throw changed('routes.js', 'an array of routes as default export', 'something else');
}

/**
 * Packs the routes, whose paths stand in the chunk names already.
 *
 * @param source - the module `routes.js`
 * @param names - the content of `routesChunkNames.json`
 * @throws when the routes are not those of the chunk names, in their order
 */
export function packRoutes(source: string, names: Record<string, Chunks>): PackedRoutes {
  const keys = Object.keys(names)[Symbol.iterator]();
  const attributes: string[] = [];
  const pack = ({path, component, routes: children, ...own}: Route): PackedRoute => {
    const key: unknown = keys.next().value;
    if (key !== `${path}-${component[1]}` || component[0] !== path) {
      throw changed('routes.js', `the route of ${String(key)}`, `${path} with the component of ${component.join('-')}`);
    }
    const text = JSON.stringify(own);
    const place = attributes.includes(text) ? attributes.indexOf(text) : attributes.push(text) - 1;
    return children ? [place, children.map(pack)] : place;
  };
  const routes = readRoutes(source);
  const last = routes.pop();
  if (last?.path !== '*' || last.component.length !== 1) {
    throw changed('routes.js', 'a last route for all other paths', `"${last?.path}"`);
  }
  const tree = routes.map(pack);
  const rest = keys.next();
  if (!rest.done) {
    throw changed('routes.js', `the route of ${rest.value}`, 'no more routes');
  }
  return {attributes: attributes.map((text) => JSON.parse(text) as object), tree};
}

/**
 * Leaves out of the registry what only the server uses: the path and id of each module.
 *
 * @param source - the module `registry.js`
 * @throws when a line of it has another form
 */
export function packRegistry(source: string): string {
  const [first, ...lines] = source.trim().split('\n');
  if (first !== 'export default {') {
    throw changed('registry.js', 'an object as default export', `"${first}"`);
  }
  const packed = lines
    .join('\n')
    .replace(/\};$/, '')
    .trim()
    .split('\n')
    .map((line) => {
      const match =
        /^\s*"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\)), \3, require\.resolveWeak\(\3\)\],$/.exec(
          line,
        );
      if (!match) {
        throw changed('registry.js', 'lines of a chunk, its import, path and id', `"${line.trim()}"`);
      }
      return `"${match[1]}": [${match[2]}],`;
    });
  return `export default {\n${packed.join('\n')}\n};\n`;
}

type SidebarItem = {docId?: string; unlisted?: boolean; items?: SidebarItem[]};

type VersionProps = {version?: {docs?: object; docsSidebars?: Record<string, SidebarItem[]>}};

function packItem(item: SidebarItem): SidebarItem {
  const packed = {...item, ...(item.items && {items: item.items.map(packItem)})};
  delete packed.docId;
  if (!packed.unlisted) {
    delete packed.unlisted;
  }
  return packed;
}

/**
 * Leaves out of a version's data what no page shows in the browser: the list of
 * all docs with their descriptions, and the ids of docs in the sidebars.
 *
 * @param props - of a route of the docs plugin
 * @returns `undefined` when the route is not that of a version
 * @throws when the version has no docs or sidebars
 */
export function packVersion({version}: VersionProps): VersionProps | undefined {
  if (!version) {
    return undefined;
  }
  if (!version.docs || !version.docsSidebars) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: 'docs and docsSidebars in the props of a version',
      found: Object.keys(version).join(', '),
      lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/props.js',
    });
  }
  const sidebars = Object.entries(version.docsSidebars).map(([id, items]) => [id, items.map(packItem)] as const);
  return {version: {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)}};
}

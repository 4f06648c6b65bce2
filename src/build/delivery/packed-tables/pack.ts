import {frameworkChanged} from '../framework';
import {
  type Chunks,
  type PackedChunkNames,
  type PackedRoute,
  type PackedRoutes,
  dropsFrom,
} from '../../../site/packed-tables/unpack';

const codegen = 'node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js';

const changed = (file: string, expected: string, found: string): Error =>
  frameworkChanged({plugin: 'packed-tables', expected: `${expected} in .docusaurus/${file}`, found, lookAt: codegen});

/**
 * The chunk of the component that shows docs.
 *
 * @param registry - the module `registry.js`
 * @throws when it has no such component
 */
export function docComponent(registry: string): string {
  const [, name] = /"([^"]+)": \[\(\) => import\([^)]*"@theme\/DocItem"\)/.exec(registry) ?? [];
  if (name === undefined) {
    throw changed('registry.js', 'the component @theme/DocItem', 'none');
  }
  return name;
}

/** As many characters as can be dropped: what stands for more is no ASCII. */
const mostDropped = 126 - dropsFrom;

/** How many characters two texts share at their beginning. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

const leaves = (chunks: Chunks[string]): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap((item: Chunks[string]) => leaves(item));

/** A route as {@link PackedChunkNames} has it: a page, which needs no more than its path, or any other. */
type Row = {path: string; chunks: Chunks; content?: string};

function readRows(names: Record<string, Chunks>, component: string): Row[] {
  const seen = new Set<string>();
  return Object.entries(names).map(([key, chunks]) => {
    const path = /^(.+)-[0-9a-f]+$/.exec(key)?.[1];
    if (path === undefined) {
      throw changed('routesChunkNames.json', 'keys of a path and a hash', `"${key}"`);
    }
    const {__comp, content, ...others} = chunks;
    const isPage = __comp === component && typeof content === 'string' && Object.keys(others).length === 0;
    return isPage && !path.includes(',') && seen.size < seen.add(content).size
      ? {path, chunks, content}
      : {path, chunks};
  });
}

/**
 * Numbers the chunks of all routes: first the contents of the pages, in their
 * order. The numbers are the names of the chunks in the browser. A page that is
 * added shifts those behind it, so that readers load them anew.
 *
 * @param names - the content of `routesChunkNames.json`
 * @param component - that shows docs, as {@link docComponent} returns it
 * @returns the number by the name that Docusaurus gives the chunk
 * @throws when a key of the names is not a path with a hash
 */
export function numberChunks(names: Record<string, Chunks>, component: string): Map<string, string> {
  const contents = readRows(names, component).flatMap(({content}) => content ?? []);
  const all = new Set([...contents, ...Object.values(names).flatMap(leaves)]);
  return new Map([...all].map((name, i) => [name, String(i)]));
}

function renumber<T extends Chunks[string]>(chunks: T, numbers: ReadonlyMap<string, string>): T {
  const renumbered = (value: Chunks[string]): Chunks[string] => {
    if (typeof value === 'string') {
      return numbers.get(value) ?? value;
    }
    return Array.isArray(value)
      ? value.map((item) => renumber(item, numbers))
      : Object.fromEntries(Object.entries(value).map(([prop, item]) => [prop, renumber(item, numbers)]));
  };
  return renumbered(chunks) as T;
}

/**
 * Packs the chunks of all routes, with their numbers for names.
 *
 * @param names - the content of `routesChunkNames.json`
 * @param component - that shows docs
 * @throws when its keys are not a path with a hash each
 */
export function packChunkNames(names: Record<string, Chunks>, component: string): PackedChunkNames {
  const numbers = numberChunks(names, component);
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
  for (const {path, chunks, content} of readRows(names, component)) {
    if (content === undefined) {
      endPages();
      rows.push([path, renumber(chunks, numbers)]);
    } else {
      if (before.length - sharedLength(path, before) > mostDropped) {
        endPages();
      }
      const shared = sharedLength(path, before);
      pages.push(`${String.fromCharCode(dropsFrom + before.length - shared)}${path.slice(shared)}`);
      before = path;
    }
  }
  endPages();
  return {component: numbers.get(component) ?? '', rows};
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

const registryLine =
  /^\s*"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\],$/;

/** What nearly every page needs is part of the main script. */
const inMain = /^"@theme\/Doc(?:sRoot|VersionRoot|Root|Item)"$/;

/** The module that loads a static page. */
const loadPage = '@site/src/site/components/StaticPage/load-page';

/**
 * Packs the registry: an array in the order of the numbers, without what only
 * the server uses, the path and id of each module. A page comes from its HTML,
 * so that no module is made of it for the browser.
 *
 * @param source - the module `registry.js`
 * @param names - the content of `routesChunkNames.json`
 * @throws when a line has another form, or the chunks are not those of the names
 */
export function packRegistry(source: string, names: Record<string, Chunks>): string {
  const component = docComponent(source);
  const numbers = numberChunks(names, component);
  const rows = readRows(names, component);
  const inRows = new Set(rows.flatMap(({content}) => content ?? []));
  const otherPages = new Map(
    rows.flatMap(({path, chunks: {__comp, content}}) =>
      __comp === component && typeof content === 'string' ? [[content, path]] : [],
    ),
  );
  const body = /^export default \{\n([^]*)\};\s*$/.exec(source)?.[1];
  if (body === undefined) {
    throw changed('registry.js', 'an object as default export', `"${source.slice(0, 40)}"`);
  }
  const modules = new Map<string, string>();
  for (const line of body.trim().split('\n')) {
    const [, name = '', path = ''] = registryLine.exec(line) ?? [];
    if (!numbers.has(name)) {
      throw changed('registry.js', 'lines of a chunk of some route, its import, path and id', `"${line.trim()}"`);
    }
    modules.set(name, path);
  }
  const lines = [...numbers].flatMap(([name, number]) => {
    const path = modules.get(name);
    if (!path) {
      throw changed('registry.js', `the chunk ${name}`, 'no line for it');
    }
    if (inRows.has(name)) {
      return [];
    }
    const page = otherPages.get(name);
    return page === undefined
      ? `[() => import(${inMain.test(path) ? '/* webpackMode: "eager" */' : `/* webpackChunkName: "${number}" */`} ${path})],`
      : `[() => loadPage(${JSON.stringify(page)})],`;
  });
  return [
    `import {pages} from '@generated/routesChunkNames';`,
    `import {loadPage} from '${loadPage}';`,
    `export default [...pages.map((path) => [() => loadPage(path)]),\n${lines.join('\n')}\n];\n`,
  ].join('\n');
}

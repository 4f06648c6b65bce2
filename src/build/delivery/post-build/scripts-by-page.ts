import type {RouteConfig} from '@docusaurus/types';
import {frameworkChanged} from '../framework';

/** `.docusaurus/client-manifest.json`: which files hold which chunk. */
export type ClientManifest = {
  entrypoints: string[];
  /** Chunk name to the ids of the chunks it needs, itself included. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
};

type ChunkNames = string | {[key: string]: ChunkNames};

/** `.docusaurus/routesChunkNames.json`: by `path-hash`, the chunks of each route, parents before their children. */
export type RouteChunkNames = Record<string, {[key: string]: ChunkNames}>;

const leaves = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves);

function scriptsOf(manifest: ClientManifest, chunkName: string): string[] {
  const ids = manifest.origins[chunkName] ?? [];
  return ids.flatMap((id) => (manifest.assets[id]?.js ?? []).map((file) => file.publicPath));
}

/** The scripts that Docusaurus puts into every page, in their order. */
export const entryScripts = (manifest: ClientManifest): string[] => [
  ...new Set(manifest.entrypoints.flatMap((name) => scriptsOf(manifest, name))),
];

const unknownNames = (expected: string, found: string): Error =>
  frameworkChanged({
    plugin: 'post-build/scripts-by-page.ts',
    expected,
    found,
    lookAt: '.docusaurus/routesChunkNames.json and node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  });

/**
 * The scripts that each page needs beyond the entry scripts, which every page
 * names already.
 *
 * @param nameInBrowser - the name under which the manifest has a chunk
 * @returns scripts by page path with base URL
 * @throws when routes, chunk names and manifest do not belong to the same build
 */
export function scriptsByPage(
  routes: RouteConfig[],
  chunkNames: RouteChunkNames,
  manifest: ClientManifest,
  nameInBrowser: (chunkName: string) => string = (chunkName) => chunkName,
): Map<string, string[]> {
  const entries = Object.entries(chunkNames)[Symbol.iterator]();
  const inEveryPage = new Set(entryScripts(manifest));
  const pages = new Map<string, string[]>();

  const visit = (route: RouteConfig, inherited: string[]): void => {
    const next = entries.next();
    const [key, names] = next.value ?? ['', {}];
    if (!key.startsWith(`${route.path}-`)) {
      throw unknownNames(`the chunk names of ${route.path}`, `"${key}"`);
    }
    // A module of the main script has no chunk; the data of a version always have one.
    const own = leaves(names).flatMap((name) => scriptsOf(manifest, nameInBrowser(name)));
    const scripts = [...inherited, ...own];
    if (route.routes) {
      route.routes.forEach((child) => visit(child, scripts));
    } else if (!route.path.includes('*')) {
      if (scripts.length === 0) {
        throw frameworkChanged({
          plugin: 'post-build/scripts-by-page.ts',
          expected: `the chunks of ${route.path} in client-manifest.json`,
          found: `none of ${leaves(names).map(nameInBrowser).join(', ')}`,
          lookAt: '.docusaurus/client-manifest.json, which react-loadable-ssr-addon-v5-slorber writes',
        });
      }
      pages.set(
        route.path,
        [...new Set(scripts)].filter((script) => !inEveryPage.has(script)),
      );
    }
  };
  routes.forEach((route) => visit(route, []));
  const rest = entries.next();
  if (!rest.done) {
    throw unknownNames('chunk names of routes only', `"${rest.value[0]}" after the last route`);
  }
  return pages;
}

import type {RouteConfig} from '@docusaurus/types';

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

/**
 * The scripts that each page needs beyond the entry scripts, which every page
 * names already.
 *
 * @returns scripts by page path with base URL
 * @throws when routes and chunk names do not belong to the same build
 */
export function scriptsByPage(
  routes: RouteConfig[],
  chunkNames: RouteChunkNames,
  manifest: ClientManifest,
): Map<string, string[]> {
  const entries = Object.entries(chunkNames)[Symbol.iterator]();
  const entryScripts = new Set(manifest.entrypoints.flatMap((name) => scriptsOf(manifest, name)));
  const pages = new Map<string, string[]>();

  const visit = (route: RouteConfig, inherited: string[]): void => {
    const next = entries.next();
    const [key, names] = next.value ?? ['', {}];
    if (!key.startsWith(`${route.path}-`)) {
      throw new Error(`page-preloads: expected the chunk names of ${route.path}, found "${key}".`);
    }
    const scripts = [...inherited, ...leaves(names).flatMap((name) => scriptsOf(manifest, name))];
    if (route.routes) {
      route.routes.forEach((child) => visit(child, scripts));
    } else if (!route.path.includes('*')) {
      pages.set(
        route.path,
        [...new Set(scripts)].filter((script) => !entryScripts.has(script)),
      );
    }
  };
  routes.forEach((route) => visit(route, []));
  return pages;
}

type Route = {
  path?: string | readonly string[];
  sidebar?: string;
  component?: unknown;
  routes?: Route[];
};

type DocsPlugin = {versions: readonly {name: string; path: string}[]};

/** The names of the versions, `<docs plugin>/<version>`, by their paths. */
export const versionNames = (docsPlugins: Record<string, DocsPlugin>): Map<string, string> =>
  new Map(
    Object.entries(docsPlugins).flatMap(([pluginId, {versions}]) =>
      versions.map(({name, path}) => [path, `${pluginId}/${name}`] as const),
    ),
  );

/**
 * Lets pages that are preloaded load their sidebar at the same time: when a reader
 * points at a link, and before a navigation shows the page.
 *
 * @param load - gets the name of the sidebar, `<docs plugin>/<version>/<sidebar>`
 * @param routes - of the framework; those of pages are changed
 * @param versions - as {@link versionNames} returns them
 */
export function preloadWith(
  load: (name: string) => Promise<void>,
  routes: readonly Route[],
  versions: ReadonlyMap<string, string>,
  outer?: string,
): void {
  for (const {path, sidebar, component, routes: children = []} of routes) {
    const version = (typeof path === 'string' && versions.get(path)) || outer;
    const page = component as {preload?: () => Promise<unknown>} | undefined;
    const preload = page?.preload;
    if (sidebar && version && preload) {
      page.preload = () => Promise.all([preload(), load(`${version}/${sidebar}`)]);
    }
    preloadWith(load, children, versions, version);
  }
}

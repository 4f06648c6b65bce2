import globalData from '@generated/globalData';
import routes from '@generated/routes';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {ClientModule} from '@docusaurus/types';
import {loadItems} from './late-items';
import {sidebarFiles} from './sidebar-files';

type Route = {
  path?: string | readonly string[];
  sidebar?: string;
  component?: unknown;
  routes?: Route[];
};

/** The names of the versions, `<docs plugin>/<version>`, by their paths. */
export const versionNames = (docsPlugins: Record<string, Pick<GlobalPluginData, 'versions'>>): Map<string, string> =>
  new Map(
    Object.entries(docsPlugins).flatMap(([pluginId, {versions}]) =>
      versions.map(({name, path}) => [path, `${pluginId}/${name}`] as const),
    ),
  );

/**
 * Lets a page that is preloaded load its sidebar at the same time: when a reader
 * points at a link, and before a navigation shows the page.
 *
 * @param load - gets the name of the sidebar
 * @returns how many pages have one
 */
export function preloadWith(
  load: (name: string) => Promise<void>,
  tree: Route[],
  versions: ReadonlyMap<string, string>,
  version?: string,
): number {
  return tree.reduce((count, {path, sidebar, component, routes: children = []}) => {
    const inside = (typeof path === 'string' && versions.get(path)) || version;
    const {preload} = (component ?? {}) as {preload?: () => Promise<unknown>};
    const hasSidebar = Boolean(sidebar && version && preload);
    if (sidebar && version && preload) {
      const name = `${version}/${sidebar}`;
      Object.assign(component as object, {preload: () => Promise.all([preload(), load(name)])});
    }
    return count + Number(hasSidebar) + preloadWith(load, children, versions, inside);
  }, 0);
}

let isFirstView = true;

if (Object.keys(sidebarFiles).length > 0) {
  const docsPlugins = globalData['docusaurus-plugin-content-docs'] as Record<string, GlobalPluginData>;
  const load = (name: string): Promise<void> => (isFirstView ? Promise.resolve() : loadItems(name));
  preloadWith(load, routes, versionNames(docsPlugins));
}

/** The framework preloads the page that was opened, too; its sidebar stands in its HTML. */
const clientModule: ClientModule = {
  onRouteUpdate() {
    isFirstView = false;
  },
};

export default clientModule;

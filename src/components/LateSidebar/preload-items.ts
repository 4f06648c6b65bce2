import globalData from '@generated/globalData';
import routes from '@generated/routes';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {ClientModule} from '@docusaurus/types';
import {loadItems} from './late-items';
import {preloadWith, versionNames} from './preload-routes';
import {sidebarFiles} from './sidebar-files';

/** Docusaurus preloads the page that was opened, too, but the sidebar of this one stands in its HTML. */
let isFirstView = true;

if (Object.keys(sidebarFiles).length > 0) {
  const docsPlugins = globalData['docusaurus-plugin-content-docs'] as Record<string, GlobalPluginData>;
  const load = async (name: string): Promise<void> => (isFirstView ? undefined : loadItems(name));
  preloadWith(load, routes, versionNames(docsPlugins));
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    isFirstView = false;
  },
};

export default clientModule;

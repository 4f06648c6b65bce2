import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** Loads the items of a sidebar. */
export type SidebarFile = () => Promise<{default: PropSidebar}>;

/**
 * The sidebars that come in files of their own, by `<docs plugin>/<version>/<sidebar>`.
 * None here, where pages have their items with them; the browser's build puts a
 * module with all sidebars in place of this one: see src/plugins/packed-tables.
 */
export const sidebarFiles: Partial<Record<string, SidebarFile>> = {};

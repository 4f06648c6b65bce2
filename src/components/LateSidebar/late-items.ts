import {useLayoutEffect, useSyncExternalStore} from 'react';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {sidebarFiles} from './sidebar-files';

/** What is shown, by the names of {@link sidebarFiles}. */
const sidebars = new Map<string, PropSidebar>();
const arrived = new Map<string, PropSidebar>();
const listeners = new Set<() => void>();
let holds = 0;
let shown: string | undefined;

function show(): void {
  if (holds === 0 && arrived.size > 0) {
    arrived.forEach((items, name) => sidebars.set(name, items));
    arrived.clear();
    listeners.forEach((listener) => listener());
  }
}

/** Lets what is shown stay as it is until the returned function is called, whatever arrives meanwhile. */
export function holdItems(): () => void {
  let isHeld = true;
  holds += 1;
  return () => {
    holds -= isHeld ? 1 : 0;
    isHeld = false;
    show();
  };
}

/**
 * Loads the items of a sidebar, once; nothing where pages have theirs with them.
 *
 * @param name - as in {@link sidebarFiles}
 */
export async function loadItems(name: string): Promise<void> {
  const load = sidebarFiles[name];
  if (load && !sidebars.has(name) && !arrived.has(name)) {
    arrived.set(name, (await load()).default);
    show();
  }
}

/** Loads the items of the sidebar on the page that is shown. The next call tries again when that fails. */
export function loadShownItems(): void {
  if (shown) {
    loadItems(shown).catch((error: unknown) => console.error(error));
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The items of the sidebar on the page: those that the page has with it, until
 * the browser has loaded others.
 *
 * @param name - as in {@link sidebarFiles}; undefined on a page without a sidebar
 */
export function useLateItems(name: string | undefined, own: PropSidebar | undefined): PropSidebar | undefined {
  useLayoutEffect(() => {
    shown = name;
  }, [name]);
  return useSyncExternalStore(
    subscribe,
    () => (name ? sidebars.get(name) : undefined) ?? own,
    () => own,
  );
}

// Part of every page's main script: keep it small.
import {type Items, mergedItems} from './items';

type Load = () => Promise<{default: Record<string, Items>}>;

/** What a page says of the sidebar beside it: see `shownItems`. */
export type ShownSidebar = Version & {name: string; items: Items};

/** Two docs plugins may have versions of the same name. */
type Version = {pluginId: string; version: string};

const loaders = new Map<string, Load>();
const loading = new Map<string, Promise<void>>();
/** By plugin, version and name. */
const known = new Map<string, Items>();
const whole = new Map<string, Items>();
const listeners = new Set<() => void>();

const keyOf = ({pluginId, version}: Version, name = ''): string => [pluginId, version, name].join();

/**
 * The sidebars of a version as far as they are known. Each page brings what its
 * sidebar shows; all the rest is a file of its own.
 *
 * @param names - of the sidebars
 * @param load - loads all of it
 */
export function lazySidebars(version: Version, names: readonly string[], load: Load): Record<string, Items> {
  loaders.set(keyOf(version), load);
  return Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, {enumerable: true, get: () => itemsOf(keyOf(version, name))}])),
  );
}

const itemsOf = (key: string): Items => whole.get(key) ?? known.get(key) ?? [];

/** Adds what a page shows of its sidebar. */
export function addShown(shown: ShownSidebar): void {
  const key = keyOf(shown, shown.name);
  known.set(key, mergedItems(known.get(key) ?? [], shown.items));
}

/** Loads the whole sidebars of a version, once; again after a failure. */
export function loadSidebars(version: Version): Promise<void> {
  const ofVersion = keyOf(version);
  const load = loaders.get(ofVersion);
  const started =
    loading.get(ofVersion) ??
    (load?.() ?? Promise.reject(new Error(`The version ${version.version} has no sidebars.`))).then(
      ({default: sidebars}) => {
        Object.entries(sidebars).forEach(([name, items]) => whole.set(keyOf(version, name), items));
        listeners.forEach((listener) => listener());
      },
    );
  loading.set(ofVersion, started);
  started.catch(() => loading.delete(ofVersion));
  return started;
}

/** The whole sidebar, once it has been loaded. */
export const wholeSidebar = (version: Version, name: string | undefined): Items | undefined =>
  whole.get(keyOf(version, name));

/** Calls a function when sidebars have been loaded. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

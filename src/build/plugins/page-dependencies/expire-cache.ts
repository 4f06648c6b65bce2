import type {Configuration} from 'webpack';

/** The setting of the bundler's persistent cache. Its types call it experimental. */
type CacheSetting = {type: 'persistent'; version: string};

const isCacheSetting = (value: unknown): value is CacheSetting =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<CacheSetting>).type === 'persistent' &&
  typeof (value as Partial<CacheSetting>).version === 'string';

/**
 * Adds a key to the version of the bundler's persistent cache, so that all
 * compiled modules expire when the key changes. Without a persistent cache there
 * is nothing to do.
 *
 * @throws when the cache is set up in a way that this function does not know
 */
export function expireCache(config: Configuration, key: string): void {
  const experiments = (config.experiments ?? {}) as {cache?: unknown};
  if (isCacheSetting(experiments.cache)) {
    experiments.cache.version += `-${key}`;
  } else if (experiments.cache !== undefined || config.cache) {
    throw new Error(
      'The bundler cache has an unknown shape, so compiled pages could be out of date. ' +
        'Expected experiments.cache = {type: "persistent", version: "..."}, ' +
        `got experiments.cache = ${JSON.stringify(experiments.cache)}, cache = ${JSON.stringify(config.cache)}. ` +
        'Adapt src/build/plugins/page-dependencies/expire-cache.ts.',
    );
  }
}

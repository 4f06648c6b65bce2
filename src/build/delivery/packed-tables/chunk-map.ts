import type {Compiler, WebpackPluginInstance} from 'webpack';
import {frameworkChanged} from '../framework';

/**
 * Takes out of the bundle's runtime the table by which Docusaurus finds the id of
 * a chunk by its name: with `chunkIds: 'named'` both are the same.
 *
 * @param runtime - the script, before it is minified
 * @throws when there is no such table, or a chunk has another id
 */
export function withoutChunkMap(runtime: string): string {
  const [statement, table] = /chunkId = (\{[^{}]*\})\[chunkId\]\s*\|\|\s*chunkId;/.exec(runtime) ?? [];
  const ids = Object.entries(JSON.parse(table ?? '{}') as Record<string, string>);
  const other = ids.find(([name, id]) => name !== id);
  if (!statement || other) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: 'a table of the names and ids of chunks in the runtime, which are the same',
      found: other ? `the id ${other[1]} of the chunk ${other[0]}` : 'none',
      lookAt: 'node_modules/@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    });
  }
  return runtime.replace(statement, '');
}

/** The bundler plugin that does this. */
export const noChunkMap: WebpackPluginInstance = {
  apply({hooks, webpack: {Compilation, sources}}: Compiler): void {
    hooks.compilation.tap('packed-tables', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'packed-tables', stage}, (assets) => {
        for (const name of Object.keys(assets).filter((asset) => /(?:^|\/)runtime~main\.[^/]*js$/.test(asset))) {
          try {
            compilation.updateAsset(name, (source) => new sources.RawSource(withoutChunkMap(String(source.source()))));
          } catch (error) {
            compilation.errors.push(error as (typeof compilation.errors)[number]);
          }
        }
      });
    });
  },
};

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {indexFolder} from '../../search-index/write-index';

/** The name of the script that search box and search page share. */
export const searchClientChunk = 'search-client';

/**
 * The search box, its warm-up and the search page share one chunk instead of
 * having the client each; `open-search` is in every page and stays out of it.
 */
const oneSearchClient = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        searchClient: {
          test: /[\\/](src[\\/]site[\\/]search[\\/]client(?![\\/](?:worker|open-search))|node_modules[\\/](algoliasearch|@algolia))[\\/]/,
          name: searchClientChunk,
          chunks: 'async',
          enforce: true,
        },
      },
    },
  },
} satisfies Configuration;

/**
 * Bundles the search client. Under `npm start` the index of the last build answers;
 * a build gets its index from the plugin `post-build`.
 */
export function searchClient({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-client',
    configureWebpack(config) {
      if (config.mode !== 'development') {
        return oneSearchClient;
      }
      const lastIndex = {
        directory: path.join(siteDir, 'build', indexFolder),
        publicPath: `${baseUrl}${indexFolder}`,
        watch: false,
      };
      // Docusaurus hands this to webpack-dev-server; webpack's own types do not know it.
      return {devServer: {static: [lastIndex]}} as Configuration;
    },
  };
}

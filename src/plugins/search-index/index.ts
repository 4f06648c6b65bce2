import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {docsContents} from '../docs-contents';
import {readSite} from '../../search/build/read-site';
import {indexFolder, writeIndex} from '../../search/build/write-index';

type Version = {tag: string; label: string; isLast: boolean};

/**
 * The search box, its warm-up and the search page share one chunk instead of
 * having the client each; `open-search` is in every page and stays out of it.
 */
const oneSearchClient = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        searchClient: {
          test: /[\\/](src[\\/]search[\\/]client(?![\\/](?:worker|open-search))|node_modules[\\/](algoliasearch|@algolia))[\\/]/,
          name: 'search-client',
          chunks: 'async',
          enforce: true,
        },
      },
    },
  },
} satisfies Configuration;

/**
 * Builds the embedded search index from the built pages. Under `npm start` the
 * index of the last build answers.
 */
export function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  let versions: Version[] = [];
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      versions = [...docsContents(allContent)].flatMap(([pluginId, {loadedVersions}]) =>
        loadedVersions.map(({versionName, label, isLast}) => ({
          tag: `docs-${pluginId}-${versionName}`,
          label,
          // The version that answers when a query does not say which is one of the main docs.
          isLast: isLast && pluginId === 'default',
        })),
      );
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths, siteConfig}) {
      const records = await readSite({
        outDir,
        paths: routesPaths.filter((route) => !route.endsWith('.html')),
        baseUrl,
        origin: siteConfig.url,
        versionLabels: new Map(versions.map(({tag, label}) => [tag, label])),
      });
      await writeIndex(records, {outDir, defaultTag: versions.find(({isLast}) => isLast)?.tag ?? ''});
    },
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

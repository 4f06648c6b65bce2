import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
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
  let docsPaths: ReadonlySet<string> = new Set();
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      versions = (docs?.loadedVersions ?? []).map(({versionName, label, isLast}) => ({
        tag: `docs-default-${versionName}`,
        label,
        isLast,
      }));
      docsPaths = new Set(docs?.loadedVersions.flatMap((version) => version.docs.map(({permalink}) => permalink)));
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths, siteConfig}) {
      const records = await readSite({
        outDir,
        paths: routesPaths.filter((route) => !route.endsWith('.html')),
        docsPaths,
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

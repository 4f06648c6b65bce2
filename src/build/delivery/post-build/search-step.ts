import fs from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {readAsks} from '../../content/asks';
import {readSite} from '../../search-index/read-site';
import {writeIndex} from '../../search-index/write-index';
import {frameworkChanged} from '../framework';
import {searchClientChunk} from '../../plugins/search-client';
import {docsPlugins, type FinishedBuild} from './steps';

/**
 * Checks that the search box and the search page share one script.
 *
 * @throws when the bundler has not built it
 */
export async function checkSearchClient(outDir: string): Promise<void> {
  const scripts = await fs.readdir(path.join(outDir, 'assets/js'));
  if (!scripts.some((name) => name.startsWith(`${searchClientChunk}.`) && name.endsWith('.js'))) {
    throw frameworkChanged({
      plugin: 'post-build/search-step.ts',
      expected: `a script assets/js/${searchClientChunk}.*.js, from optimization.splitChunks`,
      found: `none among ${scripts.length} files`,
      lookAt: 'node_modules/@docusaurus/core/lib/webpack/base.js',
    });
  }
}

/** Builds the index of the embedded search from the built pages: every docs page must give records. */
export async function writeSearchIndex({baseUrl, outDir, plugins, siteConfig}: FinishedBuild): Promise<void> {
  await checkSearchClient(outDir);
  const versions = docsPlugins(plugins).flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map((version) => ({
      tag: `docs-${pluginId}-${version.versionName}`,
      label: version.label,
      // The version that answers when a query does not say which is one of the main docs.
      isDefault: version.isLast && pluginId === 'default',
      asks: version.docs.map(
        ({permalink, frontMatter}) =>
          [applyTrailingSlash(permalink, siteConfig), readAsks((frontMatter as {asks?: unknown}).asks)] as const,
      ),
    })),
  );
  const docsPaths = new Set(versions.flatMap(({asks}) => asks.map(([address]) => address)));
  const records = await readSite({
    outDir,
    paths: [...docsPaths],
    docsPaths,
    baseUrl,
    origin: siteConfig.url,
    versionLabels: new Map(versions.map(({tag, label}) => [tag, label])),
    asks: new Map(versions.flatMap(({asks}) => asks)),
  });
  await writeIndex(records, {outDir, baseUrl, defaultTag: versions.find(({isDefault}) => isDefault)?.tag ?? ''});
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {readSite} from '../../search/build/read-site';
import {writeIndex} from '../../search/build/write-index';
import {frameworkChanged} from '../framework';
import {searchClientChunk} from '../search-index';
import {contentOf, type FinishedBuild} from './steps';

/**
 * Checks that the search box and the search page share one script.
 *
 * @throws when the bundler has not built it
 */
export async function checkSearchClient(outDir: string): Promise<void> {
  const scripts = await fs.readdir(path.join(outDir, 'assets/js'));
  if (!scripts.some((name) => name.startsWith(`${searchClientChunk}.`) && name.endsWith('.js'))) {
    throw frameworkChanged({
      plugin: 'search-index',
      expected: `a script assets/js/${searchClientChunk}.*.js, from optimization.splitChunks`,
      found: `none among ${scripts.length} files`,
      lookAt: 'node_modules/@docusaurus/core/lib/webpack/base.js',
    });
  }
}

/** Builds the index of the embedded search from the built pages: every docs page must give records. */
export async function writeSearchIndex({baseUrl, outDir, plugins, siteConfig}: FinishedBuild): Promise<void> {
  await checkSearchClient(outDir);
  const versions = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs')?.loadedVersions ?? [];
  const tagOf = (versionName: string): string => `docs-default-${versionName}`;
  const paths = [...new Set(versions.flatMap(({docs}) => docs.map(({permalink}) => permalink)))];
  const records = await readSite({
    outDir,
    paths,
    docsPaths: paths,
    baseUrl,
    origin: siteConfig.url,
    versionLabels: new Map(versions.map(({versionName, label}) => [tagOf(versionName), label])),
  });
  const latest = versions.find(({isLast}) => isLast);
  await writeIndex(records, {outDir, defaultTag: latest ? tagOf(latest.versionName) : ''});
}

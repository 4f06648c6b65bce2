import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {readAsks} from '../../content/asks';
import {messagesByPage, type PageMessages} from '../../reference/messages';
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

/** The pages of a version that explain messages of the library, each with those. */
function messagesOf({contentPath, docs}: LoadedVersion, siteDir: string): [DocMetadata, PageMessages][] {
  const ofPages = messagesByPage(contentPath);
  return docs.flatMap((page): [DocMetadata, PageMessages][] => {
    const file = path.join(siteDir, page.source.replace(/^@site\//, ''));
    const messages = ofPages.get(path.relative(contentPath, file).replaceAll(path.sep, '/'));
    return messages ? [[page, messages]] : [];
  });
}

/** Builds the index of the embedded search from the built pages: every docs page must give records. */
export async function writeSearchIndex({baseUrl, outDir, plugins, siteConfig, siteDir}: FinishedBuild): Promise<void> {
  await checkSearchClient(outDir);
  const addressOf = ({permalink}: {permalink: string}) => applyTrailingSlash(permalink, siteConfig);
  const versions = docsPlugins(plugins).flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map((version) => ({
      tag: `docs-${pluginId}-${version.versionName}`,
      label: version.label,
      indexed: {...(pluginId !== 'default' && {pluginId}), isDefault: version.isLast},
      asks: version.docs.map(
        (page) => [addressOf(page), readAsks((page.frontMatter as {asks?: unknown}).asks)] as const,
      ),
      messages: messagesOf(version, siteDir).map(([page, messages]) => [addressOf(page), messages] as const),
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
    messages: new Map(versions.flatMap(({messages}) => messages)),
  });
  await writeIndex(records, {outDir, baseUrl, versions: new Map(versions.map(({tag, indexed}) => [tag, indexed]))});
}

import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {
  type ListedFile,
  offlineListFile,
  type OfflineList,
  type OfflineVersion,
  offlineVersionsFile,
  type VersionPath,
} from '../../../common/offline-files';
import {type Built, listFiles} from './listed-files';
import {writeWorker} from './worker-script';
import {docsPlugins, type FinishedBuild} from '../post-build/steps';

/** A version that readers can keep. */
export type OfferedVersion = VersionPath & {
  /** The addresses of its pages, with base URL. */
  pages: readonly string[];
  /** The search's name for it. */
  tag: string;
};

const sum = (files: readonly ListedFile[], column: 2 | 3): number =>
  files.reduce((total, file) => total + file[column], 0);

/** A hash that another path or another content of any file changes. */
const deploymentOf = (files: readonly ListedFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify(files.map(([name, hash]) => [name, hash])))
    .digest('hex')
    .slice(0, 16);

async function writeJson(outDir: string, file: string, content: unknown): Promise<void> {
  await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
  await fs.writeFile(path.join(outDir, file), JSON.stringify(content));
}

/**
 * Writes what readers need who keep a version for offline reading: the list of its files for each version,
 * how much that is, and the service worker.
 *
 * @throws when a page is missing in the build
 */
export async function writeOfflineFiles(built: Built, versions: readonly OfferedVersion[]): Promise<void> {
  const offered: OfflineVersion[] = [];
  for (const {version, label, pages, tag} of versions) {
    const files = await listFiles(pages, tag, built);
    const about = {version, label, deployment: deploymentOf(files), wire: sum(files, 2), bytes: sum(files, 3)};
    await writeJson(built.outDir, offlineListFile(version), {...about, files} satisfies OfflineList);
    offered.push({...about, files: files.length});
  }
  await writeJson(built.outDir, offlineVersionsFile, offered);
  await writeWorker(
    built,
    versions.map(({version, label, path: own}) => ({version, label, path: own})),
  );
}

/** The step after the build: each version of the docs, with the page of the search, which serves all of them. */
export async function writeOffline({baseUrl, outDir, plugins, siteConfig}: FinishedBuild): Promise<void> {
  const {algolia} = siteConfig.themeConfig as ThemeConfig;
  const others = algolia?.searchPagePath ? [`${baseUrl}${algolia.searchPagePath}`] : [];
  const versions = docsPlugins(plugins)
    .filter(([id]) => id === 'default')
    .flatMap(([id, {loadedVersions}]) =>
      loadedVersions.map(({docs, label, path: versionPath, versionName}): OfferedVersion => ({
        version: versionName,
        label,
        path: versionPath.slice(baseUrl.length).replace(/\/$/, ''),
        pages: [...docs.map(({permalink}) => applyTrailingSlash(permalink, siteConfig)), ...others],
        tag: `docs-${id}-${versionName}`,
      })),
    );
  await writeOfflineFiles({baseUrl, outDir}, versions);
}

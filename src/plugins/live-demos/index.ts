import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BundledLanguage} from 'shiki';
import type {Configuration} from 'webpack';
import {isDevelopment} from '../../config/env';
import {builtVersions, versions} from '../../config/versions';
import {type DemoBundle, bundleDemos, demosPath, versionDemosFolder} from '../../demos/build/bundle-demos';
import {setDemoSummaries} from '../../demos/build/demo-summaries';
import {hashFiles} from '../../files/hash-files';
import {writeIfChanged} from '../../files/write-if-changed';
import {highlight} from '../../remark/highlight-code';

/** The page with `<DemoGallery />`, in each version. */
const galleryPath = 'learn/demos';

const noFiles: DemoBundle['files'] = new Map();

/** What builds demos, relative to the project: when it changes, all demos are built again. */
const tools = ['package-lock.json', 'src/demos', 'src/files', 'src/remark/highlight-code.ts'];

function writeFiles(folder: string, files: DemoBundle['files']): void {
  files.forEach((content, name) => writeIfChanged(path.join(folder, name), content));
}

/**
 * Builds the live demos of the site's versions and serves them below `assets/demos/`.
 * Pages find them through `src/remark/live-demos.ts`; while pages are rendered on
 * the server, `LiveDemo` reads the sources from this plugin's data.
 */
export function liveDemos({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const served = path.join(siteDir, '.cache/demos-served');
  let bundle: DemoBundle | undefined;
  return {
    name: 'live-demos',
    async loadContent() {
      const described = builtVersions.map((version) => {
        const {label, path: versionPath} = versions[version];
        return {version, label, galleryUrl: `${baseUrl}${versionPath ? `${versionPath}/` : ''}${galleryPath}`};
      });
      bundle = await bundleDemos(described, {
        projectDir: siteDir,
        baseUrl,
        isDevelopment,
        highlight: (text, language) => highlight(text, language as BundledLanguage),
        cacheFolder: path.join(siteDir, '.cache/demos-built'),
        toolsHash: hashFiles(siteDir, tools),
      });
      if (isDevelopment) {
        // Before the pages that show them are compiled again.
        writeFiles(served, bundle.files);
      }
      const mode = isDevelopment ? 'start' : 'build';
      setDemoSummaries(bundle.summaries, path.join(generatedFilesDir, 'demo-summaries', mode));
    },
    async contentLoaded({actions}) {
      await actions.createData('demos.json', JSON.stringify(Object.fromEntries(bundle?.data ?? [])));
    },
    getPathsToWatch: () =>
      builtVersions.map((version) => `${path.relative(siteDir, versionDemosFolder(siteDir, version))}/**/*`),
    configureWebpack(_config, isServer) {
      const view = path.join(siteDir, 'src/components/LiveDemo/static-view');
      return {
        // The server renders sources and pictures; browsers keep the HTML that it made.
        ...(isServer && {resolve: {alias: {[`${view}$`]: `${view}.server.tsx`}}}),
        ...(isDevelopment && {
          devServer: {static: [{directory: served, publicPath: `${baseUrl}${demosPath}`, watch: false}]},
        }),
      } satisfies Configuration;
    },
    postBuild({outDir}) {
      writeFiles(path.join(outDir, demosPath), bundle?.files ?? noFiles);
    },
  };
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BundledLanguage} from 'shiki';
import type {Configuration} from 'webpack';
import {pathOfVersion, versionNames, versions} from '../../content/versions';
import {type DemoBundle, bundleDemos, demosPath, versionDemosFolder} from '../../demos/build/bundle-demos';
import {setDemoSummaries} from '../../demos/build/current-bundle';
import {highlight} from '../../remark/highlight-code';
import {writeFiles} from './write-files';

/** The page with `<DemoGallery />`, in each version. */
const galleryPath = 'learn/demos';

/**
 * Builds the live demos of all versions and serves them below `assets/demos/`; in a
 * build, the plugin `post-build` writes their files, from this plugin's content.
 * Pages find them through `src/remark/live-demos.ts`; while pages are rendered on
 * the server, `LiveDemo` reads the sources from this plugin's data.
 */
export function liveDemos({siteDir, baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.argv.includes('start');
  const devFolder = path.join(siteDir, '.cache/demos-served');
  return {
    name: 'live-demos',
    async loadContent() {
      const described = versions.map((version) => {
        const galleryUrl = `${baseUrl}${pathOfVersion(version, galleryPath).slice(1)}`;
        return {version: version.name, label: version.label, galleryUrl};
      });
      const bundle = await bundleDemos(described, {
        projectDir: siteDir,
        baseUrl,
        // Under `npm start` an address stays the same, so that a saved demo shows after a reload.
        hashNames: !isDevelopment,
        highlight: (text, language) => highlight(text, language as BundledLanguage),
      });
      setDemoSummaries(bundle.summaries);
      return bundle;
    },
    async contentLoaded({content, actions}) {
      const {data, files} = content as DemoBundle;
      await actions.createData('demos.json', JSON.stringify(Object.fromEntries(data)));
      if (isDevelopment) {
        await writeFiles(devFolder, files);
      }
    },
    getPathsToWatch: () =>
      versionNames.map((version) => `${path.relative(siteDir, versionDemosFolder(siteDir, version))}/**/*`),
    configureWebpack(_config, isServer) {
      const view = path.join(siteDir, 'src/components/LiveDemo/static-view');
      return {
        // The server renders sources and pictures; browsers keep the HTML that it made.
        ...(isServer && {resolve: {alias: {[`${view}$`]: `${view}.server.tsx`}}}),
        ...(isDevelopment && {
          devServer: {static: [{directory: devFolder, publicPath: `${baseUrl}${demosPath}`, watch: false}]},
        }),
      } satisfies Configuration;
    },
  };
}

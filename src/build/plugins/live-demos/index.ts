import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BundledLanguage} from 'shiki';
import type {Configuration} from 'webpack';
import {isDevelopment} from '../../config/env';
import {pathOfVersion} from '../../../common/versions';
import {type DemoBundle, bundleDemos, versionDemosFolder} from '../../demos/bundle-demos';
import {demosPath} from '../../../common/file-patterns';
import {setDemoSummaries} from '../../demos/demo-summaries';
import {readPageFragments, setFragments} from '../../demos/page-fragments';
import {readPagePrograms} from '../../demos/page-programs';
import {projectNames, projectsFolder} from '../../demos/projects';
import {hashProgram} from '../../files/hash-program';
import {highlight} from '../../remark/highlight';
import {projectOf} from '../project-of';
import {writeFiles} from './write-files';

/** The page with `<DemoGallery />`, in each version. */
const galleryPath = 'learn/demos';

/** What builds demos, and what comes with them, relative to the project: when it changes, all demos are built again. */
const builders = [
  'src/build/demos/bundle-demos.ts',
  'src/build/demos/project-builder.ts',
  'src/build/remark/highlight.ts',
  'src/site/demos/types/worker.ts',
];

/**
 * Builds the live demos of all versions and serves them below `assets/demos/`; in a
 * build, the plugin `post-build` writes their files, from this plugin's content.
 * Pages find them through `src/build/remark/live-demos.ts`; while pages are rendered on
 * the server, `LiveDemo` reads the sources from this plugin's data. The playground
 * reads from it what it can open: demos, and the programs of pages.
 */
export function liveDemos({siteDir, baseUrl, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const project = projectOf(options);
  const devFolder = path.join(siteDir, '.cache/demos-served');
  return {
    name: 'live-demos',
    async loadContent() {
      const described = project.versions.map((version) => {
        const galleryUrl = `${baseUrl}${pathOfVersion(version, galleryPath).slice(1)}`;
        const referenceUrl = `${baseUrl}${pathOfVersion(version, 'api.json').slice(1)}`;
        const programs = readPagePrograms(version.name, project);
        const fragments = readPageFragments(version.name, project);
        return {version: version.name, label: version.label, galleryUrl, referenceUrl, programs, fragments};
      });
      const bundle = await bundleDemos(described, {
        projectDir: siteDir,
        baseUrl,
        isDevelopment,
        highlight: (text, language) => highlight(text, language as BundledLanguage),
        cacheFolder: path.join(siteDir, '.cache/demos-built'),
        toolsHash: hashProgram(siteDir, builders, ['package-lock.json']),
        projects: projectNames.filter((name) => fs.existsSync(path.join(siteDir, projectsFolder, name))),
      });
      if (isDevelopment) {
        // Before the pages that show them are compiled again.
        writeFiles(devFolder, bundle.files);
      }
      const mode = isDevelopment ? 'start' : 'build';
      setFragments(project, path.join(generatedFilesDir, 'page-fragments', mode));
      const summaryFolder = path.join(generatedFilesDir, 'demo-summaries', mode);
      setDemoSummaries(project, bundle.summaries, summaryFolder, bundle.stages);
      return bundle;
    },
    async contentLoaded({content, actions}) {
      const {data, playground} = content as DemoBundle;
      await actions.createData('demos.json', JSON.stringify(Object.fromEntries(data)));
      await actions.createData('playground.json', JSON.stringify(playground));
    },
    getPathsToWatch: () => [
      ...project.versions.map(({name}) => `${path.relative(siteDir, versionDemosFolder(siteDir, name))}/**/*`),
      ...projectNames.map((name) => `${projectsFolder}/${name}/src/**/*`),
    ],
    configureWebpack(_config, isServer) {
      const view = path.join(siteDir, 'src/site/components/LiveDemo/static-view');
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

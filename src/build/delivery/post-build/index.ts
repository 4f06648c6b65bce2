import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env';
import {rememberBuild} from '../../hosting/build-freshness';
import {buildSettings} from '../../hosting/build-settings';
import {readScriptSources, writeScriptSources} from '../../hosting/host-files';
import {scriptSources} from '../../hosting/inline-scripts';
import {hostRules} from '../../hosting/servers/rules';
import {writeHostFiles} from '../../hosting/servers/write-host-files';
import {KeptFiles} from '../../files/kept-files';
import {precompress} from '../precompress';
import {indexFolder} from '../../search-index/write-index';
import {projectOf} from '../../plugins/project-of';
import type {BuildCheck} from '../../plugins/page-checks/build-check';
import {writeOffline} from '../offline';
import {writeOldAddresses} from '../old-addresses';
import {writePageAssets} from '../static-pages/page-assets';
import {writeDemoFiles} from './demo-files';
import {prepareFirstView} from './first-view';
import {writeSearchIndex} from './search-step';
import {isTextCopy, writeMarkdown} from '../markdown';
import {drawPagePictures} from './page-pictures';
import {contentOf, type FinishedBuild, runSteps, type Step} from './steps';
import {inlineStyles} from './style-sheets';

type Options = {
  /** Write a brotli and a gzip file beside every text file? */
  compress?: boolean;
  /** Write pages that lead from old addresses to the pages of today? */
  oldAddresses?: boolean;
};

/**
 * Compression in two steps: all but the index of the search and the copies of pages, while those are being
 * made, and then these. The compressors work in threads of their own, which would have nothing to do meanwhile.
 */
function compressionSteps(): {ofPages: Step<FinishedBuild>; ofTexts: Step<FinishedBuild>} {
  let kept: KeptFiles | undefined;
  let count = 0;
  const isText = (outDir: string, file: string): boolean =>
    file.startsWith(path.join(outDir, indexFolder) + path.sep) || isTextCopy(file);
  return {
    ofPages: {
      name: 'compression',
      run: async ({outDir, siteDir}) => {
        kept = new KeptFiles(path.join(siteDir, '.cache/compressed'));
        count = await precompress(outDir, {kept, only: (file) => !isText(outDir, file)});
      },
    },
    ofTexts: {
      name: 'compression of the index and the copies',
      run: async ({outDir}) => {
        count += await precompress(outDir, {kept, only: (file) => isText(outDir, file)});
        await kept?.deleteUnused();
        console.log(`Precompressed ${count} files.`);
      },
    },
  };
}

/** The pages are checked while the site is built: here, at the latest, a build ends whose pages are wrong. */
const pageCheck: Step<FinishedBuild> = {
  name: 'page checks',
  run: ({plugins}) => contentOf<BuildCheck>(plugins, 'page-checks')?.done,
};

/** Docusaurus checks links after this plugin has run; only a process that ends well has made a good build. */
const stamp = (startedAt: number): Step<FinishedBuild> => ({
  name: 'build stamp',
  run: ({outDir, siteDir}) => {
    if (outDir === path.join(siteDir, 'build')) {
      process.once('exit', (code) => code === 0 && rememberBuild(siteDir, buildSettings(env), startedAt));
    }
  },
});

/**
 * Everything that is done with a finished build, in this order. Docusaurus runs
 * the `postBuild` hooks of all plugins at once, so what reads or changes pages
 * must not have a hook of its own: it is a step here.
 */
export function postBuild(_context: LoadContext, options: unknown): Plugin {
  const {compress = true, oldAddresses = true} = options as Options;
  const project = projectOf(options);
  const startedAt = Date.now() - process.uptime() * 1000;
  const searchIndex: Step<FinishedBuild> = {name: 'search index', run: writeSearchIndex};
  const markdown: Step<FinishedBuild> = {name: 'pages as Markdown', run: (build) => writeMarkdown(project, build)};
  const {ofPages, ofTexts} = compressionSteps();
  const steps: (Step<FinishedBuild> | Step<FinishedBuild>[])[] = [
    pageCheck,
    {name: 'demo files', run: writeDemoFiles},
    {name: 'page assets', run: ({outDir}) => writePageAssets(project, outDir)},
    // Pictures are drawn in threads of their own, which would have nothing to do meanwhile.
    [
      {name: 'pictures for previews', run: (build) => drawPagePictures(project, build)},
      {name: 'style sheets', run: inlineStyles},
    ],
    {name: 'first view', run: prepareFirstView},
    ...(oldAddresses
      ? [{name: 'old addresses', run: (build: FinishedBuild) => writeOldAddresses(project, build)}]
      : []),
    {name: 'inline scripts', run: ({outDir}) => writeScriptSources(outDir, scriptSources(outDir))},
    ...(compress ? [[searchIndex, markdown, ofPages], ofTexts] : [searchIndex, markdown]),
    // The sizes of compressed files are part of the lists.
    {name: 'lists for offline reading', run: writeOffline},
    {
      name: 'files for hosts',
      run: ({baseUrl, outDir}) => writeHostFiles(hostRules(outDir, baseUrl, env, readScriptSources(outDir)), outDir),
    },
    stamp(startedAt),
  ];
  return {
    name: 'post-build',
    postBuild: (build) => runSteps(steps, build),
  };
}

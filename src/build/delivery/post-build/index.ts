import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env';
import {rememberBuild} from '../../hosting/build-freshness';
import {buildSettings} from '../../hosting/build-settings';
import {KeptFiles} from '../../files/kept-files';
import {precompress} from '../precompress';
import {indexFolder} from '../../search-index/write-index';
import type {BuildCheck} from '../../plugins/page-checks/build-check';
import {writePageAssets} from '../static-pages/page-assets';
import {writeDemoFiles} from './demo-files';
import {prepareFirstView} from './first-view';
import {writeSearchIndex} from './search-step';
import {drawPagePictures} from './page-pictures';
import {contentOf, type FinishedBuild, runSteps, type Step} from './steps';
import {trimStyleSheets} from './style-sheets';

type Options = {
  /** Write a brotli and a gzip file beside every text file? */
  compress?: boolean;
};

/**
 * Compression in two steps: all but the index of the search, while that is being made, and then the index.
 * The compressors work in threads of their own, which would have nothing to do meanwhile.
 */
function compressionSteps(): {ofPages: Step<FinishedBuild>; ofIndex: Step<FinishedBuild>} {
  let kept: KeptFiles | undefined;
  let count = 0;
  const isIndex = (outDir: string, file: string): boolean => file.startsWith(path.join(outDir, indexFolder) + path.sep);
  return {
    ofPages: {
      name: 'compression',
      run: async ({outDir, siteDir}) => {
        kept = new KeptFiles(path.join(siteDir, '.cache/compressed'));
        count = await precompress(outDir, {kept, only: (file) => !isIndex(outDir, file)});
      },
    },
    ofIndex: {
      name: 'compression of the index',
      run: async ({outDir}) => {
        count += await precompress(path.join(outDir, indexFolder), {kept});
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
  const {compress = true} = options as Options;
  const startedAt = Date.now() - process.uptime() * 1000;
  const searchIndex: Step<FinishedBuild> = {name: 'search index', run: writeSearchIndex};
  const {ofPages, ofIndex} = compressionSteps();
  const steps: (Step<FinishedBuild> | Step<FinishedBuild>[])[] = [
    pageCheck,
    {name: 'demo files', run: writeDemoFiles},
    {name: 'page assets', run: ({outDir}) => writePageAssets(outDir)},
    // Pictures are drawn in threads of their own, which would have nothing to do meanwhile.
    [
      {name: 'pictures for previews', run: drawPagePictures},
      {name: 'style sheets', run: trimStyleSheets},
    ],
    {name: 'first view', run: prepareFirstView},
    ...(compress ? [[searchIndex, ofPages], ofIndex] : [searchIndex]),
    stamp(startedAt),
  ];
  return {
    name: 'post-build',
    postBuild: (build) => runSteps(steps, build),
  };
}

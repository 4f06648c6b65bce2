import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';

const helpers = path.join(__dirname, '../../../site/stand-ins/tslib.ts');
const lateProgress = path.join(__dirname, '../../../site/stand-ins/late-progress.ts');
const ofReactRouter = path.join(__dirname, '../../../site/stand-ins/react-router.ts');
/** What {@link ofReactRouter} stands for. */
const unused = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * Checks that a bundle has the few helpers of `tslib.ts`, the late progress bar, and
 * not the packages that `react-router.ts` stands for.
 *
 * @param files - of the bundle
 * @throws when nothing has imported the helpers or the bar, or something has imported the packages
 */
export function checkHelpers(files: ReadonlySet<string>): void {
  if (!files.has(helpers)) {
    throw frameworkChanged({
      plugin: 'small-helpers',
      expected: '@docusaurus/utils-common to import tslib',
      found: 'that it does not',
      lookAt: 'node_modules/@docusaurus/utils-common/lib/index.js',
    });
  }
  if (!files.has(lateProgress)) {
    throw frameworkChanged({
      plugin: 'small-helpers',
      expected: 'the theme to import nprogress',
      found: 'that it does not',
      lookAt: 'node_modules/@docusaurus/theme-classic/lib/nprogress.js',
    });
  }
  const used = [...files].find((file) => unused.test(file));
  if (used) {
    throw frameworkChanged({
      plugin: 'small-helpers',
      expected: 'a bundle without hoist-non-react-statics and react-is',
      found: used,
      lookAt: 'node_modules/react-router/esm/react-router.js',
    });
  }
}

/**
 * Keeps out of the browser's main script what nothing uses, helpers of TypeScript
 * and packages of react-router, and what is rarely used, the progress bar.
 */
export function smallHelpers(): Plugin {
  return {
    name: 'small-helpers',
    configureWebpack: ({mode}, isServer): Configuration =>
      mode === 'production' && !isServer
        ? {
            module: {
              rules: [
                {test: /[\\/]@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: {tslib$: helpers}}},
                {
                  test: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress\.js$/,
                  resolve: {alias: {nprogress$: lateProgress}},
                },
                {
                  test: /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/,
                  resolve: {alias: {'hoist-non-react-statics$': ofReactRouter, 'react-is$': ofReactRouter}},
                },
              ],
            },
            plugins: [checkBundledFiles('small-helpers', checkHelpers)],
          }
        : {},
  };
}

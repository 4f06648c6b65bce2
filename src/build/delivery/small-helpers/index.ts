import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';

const helpers = path.join(__dirname, '../../../site/stand-ins/tslib.ts');
const progressBar = path.join(__dirname, '../../../site/stand-ins/progress-bar.ts');
const hideableNavbar = path.join(__dirname, '../../../site/stand-ins/hideable-navbar.ts');
const ofReactRouter = path.join(__dirname, '../../../site/stand-ins/react-router.ts');
/** What {@link ofReactRouter} stands for. */
const unused = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * Checks that a bundle has the few helpers of `tslib.ts`, the small progress bar and the
 * hook of the navigation bar, and not the packages that `react-router.ts` stands for.
 *
 * @param files - of the bundle
 * @throws when nothing has imported one of the first, or something has imported the packages
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
  if (!files.has(progressBar)) {
    throw frameworkChanged({
      plugin: 'small-helpers',
      expected: 'the theme to import nprogress',
      found: 'that it does not',
      lookAt: 'node_modules/@docusaurus/theme-classic/lib/nprogress.js',
    });
  }
  if (!files.has(hideableNavbar)) {
    throw frameworkChanged({
      plugin: 'small-helpers',
      expected: 'the theme to import ./hooks/useHideableNavbar',
      found: 'that it does not',
      lookAt: 'node_modules/@docusaurus/theme-common/lib/internal.js',
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

type Minimizer = {name?: string; _args?: {minimizerOptions?: {compress?: object; format?: object}}[]};

/**
 * Lets the minimizer write the language of the browsers that the site is for. The
 * framework has it write that of 2009, in ASCII.
 *
 * @throws when the framework's minimizer cannot be found
 */
export function minimizeForToday({optimization}: Configuration): void {
  const minimizers = (optimization?.minimizer ?? []) as Minimizer[];
  const options = minimizers.find(({name}) => name === 'SwcJsMinimizerRspackPlugin')?._args?.[0]?.minimizerOptions;
  if (!options) {
    throw frameworkChanged({
      plugin: 'small-helpers',
      expected: "SwcJsMinimizerRspackPlugin with its options in `_args` among the bundler's minimizers",
      found: minimizers.map(({name}) => name ?? 'one without a name').join(', ') || 'none',
      lookAt: 'node_modules/@docusaurus/bundler/lib/minification.js',
    });
  }
  options.compress = {...options.compress, ecma: 2020, passes: 3};
  // Scripts are served as UTF-8, like the pages.
  options.format = {...options.format, ecma: 2020, ascii_only: false};
}

/**
 * Keeps out of the browser's main script what nothing uses, helpers of TypeScript
 * and packages of react-router, all of the progress bar that a style sheet can do, and what hides the navigation bar.
 */
export function smallHelpers(): Plugin {
  return {
    name: 'small-helpers',
    configureWebpack(config, isServer): Configuration {
      if (config.mode !== 'production' || isServer) {
        return {};
      }
      minimizeForToday(config);
      return {
        module: {
          rules: [
            {test: /[\\/]@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: {tslib$: helpers}}},
            {
              test: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress\.js$/,
              resolve: {alias: {nprogress$: progressBar}},
            },
            {
              test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]internal\.js$/,
              resolve: {alias: {'./hooks/useHideableNavbar$': hideableNavbar}},
            },
            {
              test: /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/,
              resolve: {alias: {'hoist-non-react-statics$': ofReactRouter, 'react-is$': ofReactRouter}},
            },
          ],
        },
        plugins: [checkBundledFiles('small-helpers', checkHelpers)],
      };
    },
  };
}

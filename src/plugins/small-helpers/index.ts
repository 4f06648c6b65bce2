import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';

const helpers = path.join(__dirname, 'tslib.ts');

/**
 * Checks that a bundle has the few helpers of `tslib.ts`.
 *
 * @param files - of the bundle
 * @throws when nothing has imported them
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
}

/** Keeps out of the browser's bundle the helpers of TypeScript that nothing uses, some 3 kB. */
export function smallHelpers(): Plugin {
  return {
    name: 'small-helpers',
    configureWebpack: ({mode}, isServer): Configuration =>
      mode === 'production' && !isServer
        ? {
            module: {
              rules: [{test: /[\\/]@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: {tslib$: helpers}}}],
            },
            plugins: [checkBundledFiles('small-helpers', checkHelpers)],
          }
        : {},
  };
}

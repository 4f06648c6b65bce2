import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';

const site = path.join(__dirname, '../../../site');
const ofLinks = path.join(site, 'stand-ins/docusaurus.ts');
const ofFiles = path.join(site, 'stand-ins/prefetch.ts');

/**
 * Checks that a bundle prefetches with our stand-ins.
 *
 * @param files - of the bundle
 * @throws when the framework has not imported both
 */
export function checkPrefetching(files: ReadonlySet<string>): void {
  const missing = [ofLinks, ofFiles].find((file) => !files.has(file));
  if (missing) {
    throw frameworkChanged({
      plugin: 'prefetching',
      expected: 'clientEntry.js to import ./docusaurus, and that to import ./prefetch',
      found: `that nothing imports ${path.basename(missing)}`,
      lookAt: 'node_modules/@docusaurus/core/lib/client/clientEntry.js',
    });
  }
}

/**
 * Loads pages ahead as readers come near to their links. Docusaurus's own way
 * takes pages for scripts, and so fetches none of ours, whose pages are HTML.
 */
export function prefetching(): Plugin {
  return {
    name: 'prefetching',
    getClientModules: () => [path.join(site, 'links/watch')],
    configureWebpack: ({mode}, isServer): Configuration =>
      mode === 'production' && !isServer
        ? {
            module: {
              rules: [
                {test: /[\\/]lib[\\/]client[\\/]clientEntry\.js$/, resolve: {alias: {'./docusaurus$': ofLinks}}},
                {test: /[\\/]lib[\\/]client[\\/]docusaurus\.js$/, resolve: {alias: {'./prefetch$': ofFiles}}},
              ],
            },
            plugins: [checkBundledFiles('prefetching', checkPrefetching)],
          }
        : {},
  };
}

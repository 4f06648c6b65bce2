import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';
import {projectOf} from '../../plugins/project-of';
import {keepPageAssets} from './page-assets';

/**
 * Checks that a bundle holds the pages' shell and none of the pages.
 *
 * @param files - of the bundle
 * @param shell - the component that shows a static page
 * @throws when a page is in it
 */
export function checkStaticPages(files: ReadonlySet<string>, shell: string): void {
  const page = [...files].find((file) => /\.mdx?$/.test(file));
  if (page || !files.has(shell)) {
    throw frameworkChanged({
      plugin: 'static-pages',
      expected: `${shell} in the browser's bundle, and no page`,
      found: page ?? 'no module of that name',
      lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/routes.js and src/build/delivery/packed-tables/pack.ts',
    });
  }
}

/**
 * Lets the browser keep the HTML that the server made of a page and its footer, in
 * a build. Neither is sent a second time as JavaScript: see `static.tsx` in
 * `src/theme/DocItem` and `src/theme/Footer`.
 */
export function staticPages({siteDir}: LoadContext, options: unknown): Plugin {
  const project = projectOf(options);
  const theme = path.join(siteDir, 'src/theme');
  const shell = path.join(theme, 'DocItem/static.tsx');
  return {
    name: 'static-pages',
    configureWebpack({mode}, isServer): Configuration {
      if (mode !== 'production') {
        return {};
      }
      return isServer
        ? {plugins: [keepPageAssets(project)]}
        : {
            resolve: {
              alias: {
                [`${path.join(theme, 'DocItem/page')}$`]: shell,
                [`${path.join(theme, 'Footer/footer')}$`]: path.join(theme, 'Footer/static.tsx'),
              },
            },
            plugins: [checkBundledFiles('static-pages', (files) => checkStaticPages(files, shell))],
          };
    },
  };
}

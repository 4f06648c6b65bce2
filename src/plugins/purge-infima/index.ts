import path from 'node:path';
import {purgeCSSPlugin} from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';
import type {Plugin} from '@docusaurus/types';
import {env} from '../../config/env';
import {docsContents} from '../docs-contents';

/** `npm start`, where purging again after each edit would be slow. */
const isDevelopment = env.NODE_ENV === 'development';

/** Parts of Infima that the theme builds from a name and a variant, so that no file holds the whole class. */
const composed = [
  /^alert/,
  /^breadcrumbs/,
  /^dropdown/,
  /^footer/,
  /^menu/,
  /^navbar/,
  /^pagination/,
  /^table/,
  /^theme/,
  /^data-theme$/,
];

/** Tags that Markdown writes. */
const tags =
  /^(?:a|article|b|blockquote|body|br|button|code|dd|details|div|dl|dt|em|figcaption|figure|footer|h[1-6]|header|hr|html|i|img|input|kbd|li|main|nav|ol|p|pre|section|small|span|strong|sub|summary|sup|svg|table|tbody|td|th|thead|tr|ul)$/;

/**
 * Leaves out what the site never uses of Infima, the theme's style sheet: avatars,
 * heroes, pills, most margins and columns. Only that file is looked at. After the
 * build, `checkInfima` makes sure that this had an effect.
 */
export function purgeInfima({siteDir}: {siteDir: string}): Plugin {
  let pageFolders: string[] = [];
  return {
    name: 'purge-infima',
    allContentLoaded({allContent}) {
      const versions = [...docsContents(allContent).values()].flatMap(({loadedVersions}) => loadedVersions);
      pageFolders = versions.map(({contentPath}) => contentPath);
    },
    configurePostCss(options) {
      const purge = purgeCSSPlugin({
        content: [
          path.join(
            siteDir,
            'node_modules/@docusaurus/{core,plugin-content-docs,theme-classic,theme-common}/lib/**/*.js',
          ),
          // Not the plugins: this one names classes that are not used.
          path.join(siteDir, 'src/!(plugins)/**/*.{ts,tsx,css}'),
          ...pageFolders.map((folder) => path.join(folder, '**/*.{md,mdx}')),
        ],
        safelist: {standard: [tags, ...composed], greedy: [/^data-/]},
        variables: false,
      });
      const infimaOnly: PostCssPlugin = {
        postcssPlugin: 'purge-infima',
        OnceExit: (root, helpers) => {
          if (!root.source?.input.file?.includes(`${path.sep}infima${path.sep}`) || !('OnceExit' in purge)) {
            return undefined;
          }
          // The bundler's cache must not outlive a class that a page begins to use.
          if (!isDevelopment) {
            [path.join(siteDir, 'src'), ...pageFolders].forEach((dir) =>
              helpers.result.messages.push({
                type: 'dir-dependency',
                plugin: 'purge-infima',
                dir,
                parent: root.source?.input.file,
              }),
            );
          }
          return purge.OnceExit?.(root, helpers);
        },
      };
      (options.plugins as PostCssPlugin[]).push(infimaOnly);
      return options;
    },
  };
}

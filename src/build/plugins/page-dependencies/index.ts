import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isDevelopment} from '../../config/env';
import {hashFiles} from '../../files/hash-files';
import {stampedFiles, writeAnchors} from '../../reference/anchors';
import {type LoaderContext, collectDependencies} from '../../reference/dependencies';
import type {BuildCheck} from '../page-checks/build-check';
import {projectOf} from '../project-of';
import {expireCache} from './expire-cache';

/** The rooms of `src/build` that have a part in compiling pages. */
const rooms = [
  'api-model',
  'config',
  'content',
  'delivery',
  'demos',
  'files',
  'performance',
  'plugins',
  'reference',
  'remark',
];

/** What compiles pages: a change of it concerns all of them. Relative to the project. */
const compilerSources = [
  'docusaurus.config.ts',
  'package-lock.json',
  'src/common',
  'src/site/demos',
  ...rooms.map((room) => `src/build/${room}`),
];

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/** Under `npm start`: brings the lists of anchors up to date before each compilation. */
const refreshWhenWatched = (refresh: () => void) => ({
  apply({hooks}: Compiler): void {
    hooks.watchRun.tap('page-dependencies', ({modifiedFiles, removedFiles}) => {
      if ([...(modifiedFiles ?? []), ...(removedFiles ?? [])].some(isPage)) {
        refresh();
      }
    });
  },
});

/**
 * Compiles a page again when something changes that it is made of besides its own
 * file. Transformers name these files (`dependsOn`): demos, drawings, and for
 * signatures and links the stamp and the list of anchors of the version.
 * The transformers themselves are part of the version of the bundler's cache.
 */
export function pageDependencies({siteDir}: LoadContext, options: unknown): Plugin {
  const project = projectOf(options);
  const collect = (page: string, compiler: string, context: LoaderContext): void =>
    collectDependencies(project, page, compiler, context);
  const refresh = (): void => {
    try {
      project.versions.forEach(({name}) => writeAnchors(project, name));
    } catch (error) {
      // Under `npm start` the pages that are made of a broken report say so.
      if (!isDevelopment) {
        throw error;
      }
    }
  };
  return {
    name: 'page-dependencies',
    // No page depends on these files themselves, so the bundler watches none of them.
    getPathsToWatch: () => stampedFiles(project),
    // Also runs when this plugin or another one is reloaded, such as the docs plugin for a new page.
    async allContentLoaded({allContent}) {
      // The process that checks the pages of a build reads them: twice would take twice as long.
      await (allContent['page-checks']?.default as BuildCheck | undefined)?.pagesRead;
      refresh();
    },
    configureWebpack(config) {
      expireCache(config, hashFiles(siteDir, compilerSources));
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder) + path.sep),
              enforce: 'pre',
              use: [{loader: path.join(__dirname, 'loader.mjs'), options: {collect}}],
            },
          ],
        },
        plugins: isDevelopment ? [refreshWhenWatched(refresh)] : [],
      };
    },
  };
}

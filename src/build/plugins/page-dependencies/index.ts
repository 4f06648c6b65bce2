import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isDevelopment} from '../../config/env';
import {hashProgram} from '../../files/hash-program';
import {stampedFiles, writeAnchors} from '../../reference/anchors';
import {type LoaderContext, collectDependencies} from '../../reference/dependencies';
import type {BuildCheck} from '../page-checks/build-check';
import {projectOf} from '../project-of';
import {expireCache} from './expire-cache';

/** The loader, which the bundler reads itself. */
const loader = path.join(__dirname, 'loader.mjs');

/** What the programs that compile pages read besides. Relative to the project. */
const others = ['package-lock.json', 'src/build/plugins/page-dependencies/loader.mjs'];

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
 * The transformers themselves are part of the version of the bundler's cache, with
 * everything else that the configuration imports.
 */
export function pageDependencies({siteDir, siteConfigPath}: LoadContext, options: unknown): Plugin {
  const project = projectOf(options);
  let compilerHash: string | undefined;
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
      expireCache(config, (compilerHash ??= hashProgram(siteDir, [path.relative(siteDir, siteConfigPath)], others)));
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder) + path.sep),
              enforce: 'pre',
              use: [{loader, options: {collect}}],
            },
          ],
        },
        plugins: isDevelopment ? [refreshWhenWatched(refresh)] : [],
      };
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {checkApi} from '../../checks/api';
import {checkCode} from '../../checks/code';
import {compileDemos} from '../../checks/code/demos';
import {isDevelopment} from '../../config/env';
import {type VersionName, latestVersion, versionNames} from '../../content/versions';
import {readDemos} from '../../demos/build/bundle-demos';
import {type DevServer, Overlay} from './overlay';
import {SideChecks} from './side-checks';

/** All that is wrong with a version's pages, one message each. */
export function pageProblems(siteDir: string, version: VersionName): string[] {
  const code = [
    ...checkCode(siteDir, version).problems,
    ...compileDemos(siteDir, version, readDemos(siteDir, version)),
  ].map(({file, line, message}) => `${file}:${line}: ${message}`);
  return [...code, ...checkApi(siteDir, version).problems];
}

/** Under `npm start`: checks after each compilation, in the terminal and over the page. */
function checkOnTheSide(siteDir: string) {
  const overlay = new Overlay();
  let reported = '';
  const report = (problems: string[]): void => {
    const text = problems.join('\n');
    if (text !== reported) {
      console.error(text || 'The code of all pages compiles.');
      reported = text;
    }
    overlay.show(problems);
  };
  const checks = new SideChecks(siteDir, latestVersion.name, report);
  const afterCompilation = {
    apply({hooks}: Compiler): void {
      hooks.done.tap('page-checks', (stats) => {
        overlay.afterCompilation(stats);
        checks.request();
      });
    },
  };
  return {devServer: {onListening: (server: DevServer) => overlay.attach(server)}, plugins: [afterCompilation]};
}

/**
 * Fails a build whose pages and library disagree: code that does not compile,
 * members that do not exist or are not described. `npm start` only checks code
 * and prose, and no page waits for it.
 */
export function pageChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-checks',
    allContentLoaded() {
      if (isDevelopment) {
        return;
      }
      const problems = versionNames.flatMap((version) => pageProblems(siteDir, version));
      if (problems.length > 0) {
        throw new Error(`The pages and the library disagree:\n${problems.join('\n')}`);
      }
    },
    configureWebpack: () => (isDevelopment ? checkOnTheSide(siteDir) : {}),
  };
}

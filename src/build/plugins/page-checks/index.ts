import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isDevelopment} from '../../config/env';
import {latestVersion} from '../../../common/versions';
import {type BuildCheck, startBuildCheck} from './build-check';
import {type DevServer, Overlay} from './overlay';
import {SideChecks} from './side-checks';

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
 * members that do not exist or are not described. The check runs beside the
 * bundler; the first of the steps after the build (`post-build`) waits for it.
 * `npm start` only checks code and prose, and no page waits for it.
 */
export function pageChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-checks',
    loadContent: (): BuildCheck | undefined => (isDevelopment ? undefined : startBuildCheck(siteDir)),
    configureWebpack: () => (isDevelopment ? checkOnTheSide(siteDir) : {}),
  };
}

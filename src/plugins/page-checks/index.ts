import type {LoadContext, Plugin} from '@docusaurus/types';
import {type VersionName, versionNames} from '../../content/versions';
import {checkApi} from '../../checks/api';
import {checkCode} from '../../checks/code';
import {compileDemos} from '../../checks/code/demos';
import {readDemos} from '../../demos/build/bundle-demos';

/** All that is wrong with a version's pages, one message each. */
export function pageProblems(siteDir: string, version: VersionName): string[] {
  const code = [
    ...checkCode(siteDir, version).problems,
    ...compileDemos(siteDir, version, readDemos(siteDir, version)),
  ].map(({file, line, message}) => `${file}:${line}: ${message}`);
  return [...code, ...checkApi(siteDir, version).problems];
}

/**
 * Fails a build whose pages and library disagree: code that does not compile,
 * members that do not exist or are not described. While pages are written,
 * `src/remark/check-code.ts` does it page by page.
 */
export function pageChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-checks',
    allContentLoaded() {
      if (process.argv.includes('start')) {
        return;
      }
      const problems = versionNames.flatMap((version) => pageProblems(siteDir, version));
      if (problems.length > 0) {
        throw new Error(`The pages and the library disagree:\n${problems.join('\n')}`);
      }
    },
  };
}

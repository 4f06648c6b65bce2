import type {VersionName} from '../../common/versions';
import {readDemos} from '../demos/bundle-demos';
import {checkApi} from './api';
import {checkCode} from './code';
import {compileDemos} from './code/demos';

/** What the process that checks the pages of a build tells the build: see `src/build/plugins/page-checks/check-pages.ts`. */
export type PageCheckMessage =
  /** The pages about the API are read, and kept in the cache of pages. */
  | {kind: 'read'}
  | {kind: 'checked'; problems: string[]}
  /** There was no check. */
  | {kind: 'failed'; message: string};

/** All that is wrong with a version's pages and demos, one message each. */
export function pageProblems(projectDir: string, version: VersionName): string[] {
  const code = [
    ...checkCode(projectDir, version).problems,
    ...compileDemos(projectDir, version, readDemos(projectDir, version)),
  ].map(({file, line, message}) => `${file}:${line}: ${message}`);
  return [...code, ...checkApi(projectDir, version).problems];
}

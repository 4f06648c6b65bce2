import type {VersionName} from '../../common/versions';
import type {Project} from '../content/project';
import {readDemos} from '../demos/bundle-demos';
import {checkApi} from './api';
import {type CodeReport, checkCode} from './code';
import type {Problem} from './code/compile';
import {declarationProblems} from './code/declarations';
import {compileDemos} from './code/demos';
import {checkSources} from './sources';

/** What the process that checks the pages of a build tells the build: see `src/build/plugins/page-checks/check-pages.ts`. */
export type PageCheckMessage =
  /** The pages about the API are read, and kept in the cache of pages. */
  | {kind: 'read'}
  | {kind: 'checked'; problems: string[]}
  /** There was no check. */
  | {kind: 'failed'; message: string};

/** A problem as it is printed. */
const print = (problem: Problem): string => `${problem.file}:${problem.line}: ${problem.message}`;

/**
 * Checks the code of a version's pages and demos. When the declarations that it is
 * compiled with are wrong, only they are reported: right code would fail, too.
 */
export function checkAllCode(project: Project, version: VersionName): CodeReport & {demos: number} {
  const declarations = declarationProblems(project, version);
  if (declarations.length > 0) {
    return {compiled: 0, unchecked: 0, demos: 0, problems: declarations};
  }
  const demos = readDemos(project.dir, version);
  const report = checkCode(project, version);
  const problems = [...report.problems, ...compileDemos(project.dir, version, demos)];
  return {...report, demos: demos.length, problems};
}

/**
 * All that is wrong with a version's pages and demos, one message each. Files that
 * cannot be read come first: without them, nothing else can be said.
 */
export function pageProblems(project: Project, version: VersionName): string[] {
  const {problems, isReadable} = checkSources(project, version);
  if (!isReadable) {
    return problems;
  }
  return [...problems, ...checkAllCode(project, version).problems.map(print), ...checkApi(project, version).problems];
}

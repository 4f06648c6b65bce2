import {pageFiles, readPage} from '../../content/pages';
import type {Project} from '../../content/project';
import type {VersionName} from '../../../common/versions';
import {type Problem, compileFences, isCompiled} from './compile';
import {checkData} from './data-and-commands';

export type CodeReport = {
  /** Blocks that were compiled. */
  compiled: number;
  /** Blocks that say why they are not. */
  unchecked: number;
  problems: Problem[];
};

/**
 * Checks the code of pages against the declarations of their version.
 *
 * @param files - relative to the project; all pages of the version unless given
 */
export function checkCode(project: Project, version: VersionName, files = pageFiles(version, project)): CodeReport {
  const pages = files.map((file) => ({file, fences: readPage(file, project).content.fences}));
  const fences = pages.flatMap((page) => page.fences).filter(({language}) => isCompiled(language));
  const unchecked = fences.filter(({noCheck}) => noCheck !== undefined).length;
  return {
    compiled: fences.length - unchecked,
    unchecked,
    problems: [...compileFences(project.dir, version, pages), ...checkData(pages)],
  };
}

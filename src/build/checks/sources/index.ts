import fs from 'node:fs';
import path from 'node:path';
import {loadApi} from '../../api-model/load';
import {readCorrections} from '../../api-model/corrections';
import {readConfirmations} from '../../api-model/confirmations';
import {apiFolder} from '../../api-model/sources';
import {readFrontMatter} from '../../content/front-matter';
import {pageFiles, readPage} from '../../content/pages';
import type {Project} from '../../content/project';
import {demoFolderProblems} from '../../demos/demo-folders';
import {versionDemosFolder} from '../../demos/bundle-demos';
import {demoIds, demosFolder, readDemo} from '../../demos/read-demo';
import {type VersionName, versionLabels, versionNamed} from '../../../common/versions';
import {LinkChecker} from './links';
import {pageSourceProblems} from './page';
import {samePages} from './same-page';

/** What a reader of files says when it throws. */
function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Files of a version that cannot be read: pages, demos, and the lists beside the declarations. */
function unreadableFiles(project: Project, version: VersionName): string[] {
  const projectDir = project.dir;
  const api = path.join(projectDir, apiFolder(version));
  const demos = versionDemosFolder(projectDir, version);
  const relative = (message: string): string => message.replaceAll(`${projectDir}${path.sep}`, '');
  return [
    ...pageFiles(version, project).flatMap((file) => problemsOf(() => readPage(file, project).content)),
    ...demoIds(demos).flatMap((id) => problemsOf(() => readDemo(demos, id, projectDir))),
    ...[readCorrections, readConfirmations, loadApi].flatMap((read) => problemsOf(() => read(api))),
  ].map(relative);
}

/** Demos of a version that say that the library can run them only later. */
function sinceProblems(projectDir: string, version: VersionName): string[] {
  const folder = versionDemosFolder(projectDir, version);
  const {label, folder: docs} = versionNamed(version);
  return demoIds(folder).flatMap((id) => {
    const {since} = readDemo(folder, id, projectDir);
    // The labels begin with the newest.
    if (versionLabels.indexOf(since) >= versionLabels.indexOf(label)) {
      return [];
    }
    const file = `${docs}/${demosFolder}/${id}/README.md`;
    const {lineOf} = readFrontMatter(fs.readFileSync(path.join(projectDir, file), 'utf8'), file);
    return [
      `${file}:${lineOf(['since'])}: since: ${since} is later than ${label}, whose demo this is. ` +
        `Delete the demo from ${label}, or write the version from which on it runs.`,
    ];
  });
}

/** What is wrong with the files of a version, and whether all of them could be read. */
export type SourceReport = {problems: string[]; isReadable: boolean};

/**
 * Checks the files of a version, page by page and demo by demo. As long as there is
 * one that cannot be read, only those are reported.
 *
 * @returns one message for each problem, with file, line and what was expected
 */
export function checkSources(project: Project, version: VersionName): SourceReport {
  const unreadable = unreadableFiles(project, version);
  const folders = demoFolderProblems(
    versionDemosFolder(project.dir, version),
    `${versionNamed(version).folder}/${demosFolder}`,
  );
  if (unreadable.length > 0) {
    return {problems: [...unreadable, ...folders], isReadable: false};
  }
  const pages = pageFiles(version, project).map((file) => readPage(file, project));
  const links = new LinkChecker(project, version, pages);
  const ofPages = pages.flatMap((page) =>
    [...pageSourceProblems(project, page), ...links.problems(page)].map(
      ({line, message}) => `${page.file}:${line}: ${message}`,
    ),
  );
  return {
    problems: [...folders, ...ofPages, ...samePages(pages), ...sinceProblems(project.dir, version)],
    isReadable: true,
  };
}

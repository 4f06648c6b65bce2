import type {VFile} from 'vfile';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {versionOfPage} from '../../common/versions';
import {listedPages, signatureSources} from './anchors';
import {dependsOn} from './dependencies';
import type {VersionPages} from './version-pages';

/**
 * The page that is being compiled: its path relative to the project, and what its
 * version knows of the API. From now on the page depends on that.
 *
 * @throws when the file is in no documentation version
 */
export function pageOfFile(project: Project, file: VFile): {from: string; pages: VersionPages} {
  const from = projectPath(project.dir, file.path);
  const version = versionOfPage(from);
  dependsOn(project, file, ...signatureSources(project, version));
  return {from, pages: listedPages(project, version.name)};
}

import type {VFile} from 'vfile';
import {projectPath} from '../content/pages';
import {type Version, versionOfFile, versions} from '../content/versions';
import {signatureSources} from './anchors';
import {dependsOn} from './dependencies';
import {type VersionPages, versionPages} from './version-pages';

/**
 * The version of the page that is being compiled.
 *
 * @throws when the file is in no documentation version
 */
export function versionOfPage(file: VFile): Version {
  const from = projectPath(process.cwd(), file.path);
  const version = versionOfFile(from);
  if (!version) {
    const folders = versions.map(({folder}) => folder).join(', ');
    throw new Error(`${from} is in no documentation version. Expected it in one of ${folders}.`);
  }
  return version;
}

/**
 * The page that is being compiled: its path relative to the project, and what its
 * version knows of the API. From now on the page depends on that.
 */
export function pageOfFile(file: VFile): {from: string; pages: VersionPages} {
  const version = versionOfPage(file);
  dependsOn(file, ...signatureSources(version));
  return {from: projectPath(process.cwd(), file.path), pages: versionPages(version.name)};
}

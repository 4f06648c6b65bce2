import path from 'node:path';
import {registerFiles} from '../api-model/confirmations';
import {correctionsFile} from '../api-model/corrections';
import {reportFiles} from '../api-model/load';
import {apiFolder} from '../api-model/sources';
import {undeclaredEventsFile} from '../api-model/undeclared-events';
import type {Project} from '../content/project';
import {type Version, type VersionName, versionBefore, versionNamed} from '../../common/versions';
import {hashFiles} from '../files/hash-files';
import {writeIfChanged} from '../files/write-if-changed';
import {writeDemoUses} from './demo-uses';
import {type VersionPages, versionPages} from './version-pages';

/** The file that lists where all symbols of a version are described. */
const anchorsFile = ({dir}: Project, name: VersionName): string => path.join(dir, '.cache/anchors', `${name}.json`);

/** The file that changes with the API of a version: pages depend on it instead of on some hundred files. */
const stampFile = ({dir}: Project, {name}: Version): string => path.join(dir, '.cache/api-stamps', `${name}.txt`);

/** The versions whose API the pages of a version know: its own and the one before. */
const knownTo = (name: VersionName): Version[] =>
  [versionNamed(name), versionBefore(name)].filter((one) => one !== undefined);

/**
 * What pages know of a version's API: its reports and events, the corrections, and the registers.
 *
 * @param folder - the version's `_api` folder
 */
export function modelFiles(folder: string): string[] {
  return [...reportFiles(folder), undeclaredEventsFile(folder), correctionsFile(folder), ...registerFiles(folder)];
}

function writeStamp(project: Project, version: Version): void {
  const folder = path.join(project.dir, apiFolder(version.name));
  const names = modelFiles(folder).map((file) => path.relative(folder, file));
  writeIfChanged(stampFile(project, version), hashFiles(folder, names));
}

/** What the lists of anchors were made from. */
class Listed {
  readonly versions = new Map<VersionName, VersionPages>();
}

/**
 * Brings up to date what pages depend on instead of the `_api` folder and the other pages of their
 * version: its stamp, its list of anchors and the uses of its demos. A file is only touched when
 * something in it has changed.
 *
 * @throws when the API of the version cannot be read; pages depend on the new state nevertheless, and say so, too
 */
export function writeAnchors(project: Project, name: VersionName): void {
  const listed = project.part(Listed).versions;
  listed.delete(name);
  knownTo(name).forEach((version) => writeStamp(project, version));
  const known = versionPages(name, project);
  const rows = known.pages.map(({page, subjects, anchors}) => ({
    file: page.file,
    path: page.path,
    subjects,
    anchors: Object.fromEntries([...anchors].sort()),
  }));
  writeIfChanged(anchorsFile(project, name), JSON.stringify(rows, null, 1));
  listed.set(name, known);
  writeDemoUses(project, name);
}

/**
 * What a version knew of the API when its list of anchors was brought up to date,
 * which happens before pages are compiled. Looking for changes once more would
 * take a look at each file of the version, for each page.
 */
export const listedPages = (project: Project, name: VersionName): VersionPages =>
  project.part(Listed).versions.get(name) ?? versionPages(name, project);

/**
 * What signatures and links on a version's pages depend on: its API, that of the
 * version before, and where all pages describe what.
 */
export const signatureSources = (project: Project, {name}: Version): string[] => [
  ...knownTo(name).map((version) => stampFile(project, version)),
  anchorsFile(project, name),
];

/** Patterns of the files that the stamps of a project are made of, relative to it. */
export const stampedFiles = ({versions}: Project): string[] => {
  const known = versions.flatMap(({name}) => knownTo(name));
  return [...new Set(known.map(({name}) => `${apiFolder(name)}/**/*.{json,jsonl}`))];
};

import fs from 'node:fs';
import path from 'node:path';
import {apiFolder} from '../api-model/sources';
import type {Project} from '../content/project';
import {type Version, type VersionName, versionBefore} from '../../common/versions';
import {writeIfChanged} from '../files/write-if-changed';
import {usesFile, writeDemoUses} from './demo-uses';
import {type VersionPages, versionPages} from './version-pages';

/** The file that lists where all symbols of a version are described. */
const anchorsFile = ({dir}: Project, name: VersionName): string => path.join(dir, '.cache/anchors', `${name}.json`);

/** What the lists of anchors were made from. */
class Listed {
  readonly versions = new Map<VersionName, VersionPages>();
}

/** Brings the list of a version's anchors up to date. Its file is only touched when an anchor, a subject or a page has changed. */
export function writeAnchors(project: Project, name: VersionName): void {
  const listed = project.part(Listed).versions;
  listed.delete(name);
  const known = versionPages(name, project);
  const rows = known.pages.map(({page, subjects, anchors}) => ({
    file: page.file,
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

/** The reports and corrections in a version's `_api` folder, and the registers below it. */
function reports({dir}: Project, {name}: Version): string[] {
  const folder = path.join(dir, apiFolder(name));
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return names.filter((file) => /\.jsonl?$/.test(file)).map((file) => path.join(folder, file));
}

/**
 * Everything that signatures on a version's pages are made of: its reports, those
 * of the version before, where all pages describe what, and which demos use what.
 */
export function signatureSources(project: Project, version: Version): string[] {
  const before = versionBefore(version.name);
  return [
    ...reports(project, version),
    ...(before ? reports(project, before) : []),
    anchorsFile(project, version.name),
    usesFile(project, version.name),
  ];
}

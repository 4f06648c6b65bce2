import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {VersionName} from '../../../common/versions';
import {versionDemosFolder} from '../../../build/demos/bundle-demos';
import {projectsFolder} from '../../../build/demos/projects';
import type {Demo} from '../../../site/demos/demo';

/** Of which programs there are pictures: a hash by the id of the demo. */
type Taken = Record<string, string>;

const listFile = (projectDir: string, version: VersionName): string =>
  path.join(versionDemosFolder(projectDir, version), 'pictures.json');

const baseCss = fs.readFileSync(path.resolve(__dirname, '../../../site/demos/frame/base.css'), 'utf8');

/** What a picture depends on. */
export function programHash({files, height}: Demo): string {
  return createHash('sha256').update(JSON.stringify({files, height, baseCss})).digest('hex').slice(0, 12);
}

/** The file that has of which projects there are pictures. */
const projectListFile = (projectDir: string): string => path.join(projectDir, projectsFolder, 'pictures.json');

const readList = (file: string): Taken =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Taken) : {};

function writeList(file: string, taken: Taken): void {
  const sorted = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Reads of which programs there are pictures. */
export const readTaken = (projectDir: string, version: VersionName): Taken => readList(listFile(projectDir, version));

/** Writes of which programs there are pictures. */
export const writeTaken = (projectDir: string, version: VersionName, taken: Taken): void =>
  writeList(listFile(projectDir, version), taken);

/** Reads of which projects there are pictures. */
export const readTakenProjects = (projectDir: string): Taken => readList(projectListFile(projectDir));

/** Writes of which projects there are pictures. */
export const writeTakenProjects = (projectDir: string, taken: Taken): void =>
  writeList(projectListFile(projectDir), taken);

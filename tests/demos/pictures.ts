import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {VersionName} from '../../src/content/versions';
import {versionDemosFolder} from '../../src/demos/build/bundle-demos';
import type {Demo} from '../../src/demos/demo';
import {projectDir} from '../support/sites';

/** Of which programs there are pictures: a hash by the id of the demo. */
type Taken = Record<string, string>;

const listFile = (version: VersionName): string => path.join(versionDemosFolder(projectDir, version), 'pictures.json');

/** What a picture depends on. */
export function programHash({files, height}: Demo): string {
  return createHash('sha256').update(JSON.stringify({files, height})).digest('hex').slice(0, 12);
}

export function readTaken(version: VersionName): Taken {
  const file = listFile(version);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Taken) : {};
}

export function writeTaken(version: VersionName, taken: Taken): void {
  const sorted = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(listFile(version), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

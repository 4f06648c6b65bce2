import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {VersionName} from '../../../common/versions';
import {versionDemosFolder} from '../../../build/demos/bundle-demos';
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

/** Reads of which programs there are pictures. */
export function readTaken(projectDir: string, version: VersionName): Taken {
  const file = listFile(projectDir, version);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Taken) : {};
}

/** Writes of which programs there are pictures. */
export function writeTaken(projectDir: string, version: VersionName, taken: Taken): void {
  const sorted = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(listFile(projectDir, version), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

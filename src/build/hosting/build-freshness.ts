import fs from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../files/hash-files';

/** What a build is made from, relative to the project. */
const sources = [
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** The time in ms of the newest change at or below a path; a folder's own time tells of deleted files. */
function newestChange(file: string): number {
  const stats = fs.statSync(file, {throwIfNoEntry: false});
  if (!stats?.isDirectory()) {
    return stats?.mtimeMs ?? 0;
  }
  return fs
    .readdirSync(file)
    .reduce((newest, name) => Math.max(newest, newestChange(path.join(file, name))), stats.mtimeMs);
}

type Stamp = {sources: string; settings: string};

/** Lies in the build, and goes with it. Servers do not serve it: its name begins with a dot. */
const stampFile = (projectDir: string): string => path.join(projectDir, 'build/.made-from.json');

function readStamp(projectDir: string): Stamp | undefined {
  try {
    return JSON.parse(fs.readFileSync(stampFile(projectDir), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/**
 * Is there a build of the present sources, made with the same settings? The
 * content of the sources counts, not their times, which change with every checkout.
 *
 * @param settings - the environment that shaped the build, as text: see build-settings.ts
 */
export function isBuildFresh(projectDir: string, settings: string): boolean {
  const stamp = readStamp(projectDir);
  return stamp?.settings === settings && stamp.sources === hashFiles(projectDir, sources);
}

/**
 * Remembers what a finished build was made from. A build during which a source
 * was edited is not remembered: nobody knows whether the edit is in it.
 *
 * @param settings - the environment that shaped the build, as text: see build-settings.ts
 * @param startedAt - when it was started, in ms since the epoch
 */
export function rememberBuild(projectDir: string, settings: string, startedAt: number): void {
  const wasEdited = sources.some((source) => newestChange(path.join(projectDir, source)) >= startedAt);
  if (wasEdited) {
    fs.rmSync(stampFile(projectDir), {force: true});
  } else {
    const stamp: Stamp = {sources: hashFiles(projectDir, sources), settings};
    fs.writeFileSync(stampFile(projectDir), JSON.stringify(stamp));
  }
}

import fs from 'node:fs';
import path from 'node:path';
import type {Env} from '../config/env';

/** What a build is made from, relative to the project. */
const sources = [
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** The time in ms of the newest change at or below a path; a folder's own time tells of deleted files. */
function newestChange(file: string): number {
  const stats = fs.statSync(file);
  if (!stats.isDirectory()) {
    return stats.mtimeMs;
  }
  return fs
    .readdirSync(file)
    .reduce((newest, name) => Math.max(newest, newestChange(path.join(file, name))), stats.mtimeMs);
}

type Stamp = {startedAt: number; settings: string};

const stampFile = (projectDir: string): string => path.join(projectDir, '.cache/build.json');

function readStamp(projectDir: string): Stamp | undefined {
  try {
    return JSON.parse(fs.readFileSync(stampFile(projectDir), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** The settings that shape a build, as text: all but those of servers and tests. */
export const buildSettings = (env: Env): string =>
  JSON.stringify({
    ...env,
    CHROMIUM_PATH: undefined,
    CI: undefined,
    NODE_ENV: undefined,
    PORT: undefined,
    TEST_PORT: undefined,
  });

/**
 * Is there a build of the present sources, made with the same settings?
 *
 * @param settings - the environment that shaped the build, as text
 */
export function isBuildFresh(projectDir: string, settings: string): boolean {
  const stamp = readStamp(projectDir);
  if (!stamp || stamp.settings !== settings || !fs.existsSync(path.join(projectDir, 'build/sitemap.xml'))) {
    return false;
  }
  return sources.every((source) => newestChange(path.join(projectDir, source)) < stamp.startedAt);
}

/**
 * Remembers a finished build.
 *
 * @param startedAt - when it was started, in ms since the epoch: later edits are not in it
 */
export function rememberBuild(projectDir: string, settings: string, startedAt: number): void {
  fs.mkdirSync(path.dirname(stampFile(projectDir)), {recursive: true});
  fs.writeFileSync(stampFile(projectDir), JSON.stringify({startedAt, settings} satisfies Stamp));
}

import fs from 'node:fs';
import path from 'node:path';
import {type VersionName, versionNames} from '../../src/common/versions';
import {readDemos, versionDemosFolder} from '../../src/build/demos/bundle-demos';
import type {Demo} from '../../src/site/demos/demo';
import {env} from '../../src/build/config/env';
import {projectDir} from '../support/sites';

/** What a demo is made of and what came of it: its program, its interactions, its pictures. */
function contentOf(version: VersionName, {id, files, height, interaction}: Demo): string {
  const folder = path.join(versionDemosFolder(projectDir, version), id);
  const pictures = ['preview-light.webp', 'preview-dark.webp'].map((name) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file).toString('base64') : '';
  });
  return JSON.stringify([files, height, interaction, pictures]);
}

/**
 * The demos of a version that are run. All of the latest version are. An older
 * one repeats most of them: of those, only the ones whose program, interactions
 * or pictures differ are run again.
 *
 * @param all - run every demo
 */
export function demosToRun(version: VersionName, all: boolean): Demo[] {
  const [latest] = versionNames;
  const demos = readDemos(projectDir, version);
  if (all || latest === undefined || version === latest) {
    return demos;
  }
  const known = new Map(readDemos(projectDir, latest).map((demo) => [demo.id, contentOf(latest, demo)]));
  return demos.filter((demo) => known.get(demo.id) !== contentOf(version, demo));
}

/** The demos of a version that this run is for. */
export const demosOfThisRun = (version: VersionName): Demo[] => demosToRun(version, env.TEST_ALL !== undefined);

import fs from 'node:fs';
import path from 'node:path';
import {measure} from '../measure-command';
import {type Site, siteLabels} from './site';

/** What a build took: wall seconds, and the memory of all its processes in MB. */
export type BuildCost = {seconds: number; memory: number};

/**
 * Builds a site cold: without what earlier builds left behind.
 *
 * @throws with the end of what the build said when it fails
 */
export async function buildSite({name, folder, build, output, caches}: Site): Promise<BuildCost> {
  for (const left of [output, ...caches]) {
    fs.rmSync(path.join(folder, left), {recursive: true, force: true});
  }
  const {code, seconds, peakMemory, output: said} = await measure(process.execPath, build, folder);
  if (code !== 0) {
    throw new Error(`The build of ${siteLabels[name]} failed:\n${said.slice(-4000)}`);
  }
  return {seconds, memory: peakMemory};
}

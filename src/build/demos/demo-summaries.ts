import path from 'node:path';
import type {VersionName} from '../../common/versions';
import {writeIfChanged} from '../files/write-if-changed';
import type {DemoSummary} from '../../site/demos/demo-data';

let summaries: ReadonlyMap<VersionName, readonly DemoSummary[]> = new Map();
let summariesFolder: string | undefined;

/** The file that changes with one demo, or with the list of demos. */
const summaryFile = (folder: string, version: VersionName, id = 'all'): string =>
  path.join(folder, version, `${id}.json`);

/**
 * Hands built demos to the pages that are compiled after them.
 *
 * @param folder - gets a file for each demo, so that a page can depend on the demos that it shows
 */
export function setDemoSummaries(built: ReadonlyMap<VersionName, readonly DemoSummary[]>, folder?: string): void {
  summaries = built;
  summariesFolder = folder;
  if (folder !== undefined) {
    built.forEach((demos, version) => {
      demos.forEach((demo) => writeIfChanged(summaryFile(folder, version, demo.id), JSON.stringify(demo)));
      writeIfChanged(summaryFile(folder, version), JSON.stringify(demos));
    });
  }
}

/** The built demos of a version; none when the site has no `live-demos` plugin. */
export const demoSummaries = (version: VersionName): readonly DemoSummary[] => summaries.get(version) ?? [];

/**
 * What a page that shows demos depends on.
 *
 * @param id - of the demo; without it, all demos of the version
 */
export const summarySources = (version: VersionName, id?: string): string[] =>
  summariesFolder === undefined ? [] : [summaryFile(summariesFolder, version, id)];

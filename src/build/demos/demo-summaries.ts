import path from 'node:path';
import type {Project} from '../content/project';
import type {VersionName} from '../../common/versions';
import {writeIfChanged} from '../files/write-if-changed';
import type {DemoSummary, StageSummary} from '../../site/demos/demo-data';

/** The built demos of a project. */
class Summaries {
  built: ReadonlyMap<VersionName, readonly DemoSummary[]> = new Map();
  stages: ReadonlyMap<VersionName, readonly StageSummary[]> = new Map();
  folder: string | undefined;
}

/** The file that changes with one demo, or with the list of demos. */
const summaryFile = (folder: string, version: VersionName, id = 'all'): string =>
  path.join(folder, version, `${id}.json`);

/**
 * Hands built demos to the pages that are compiled after them.
 *
 * @param folder - gets a file for each demo, so that a page can depend on the demos that it shows
 * @param stages - the projects of integration guides
 */
export function setDemoSummaries(
  project: Project,
  built: ReadonlyMap<VersionName, readonly DemoSummary[]>,
  folder?: string,
  stages: ReadonlyMap<VersionName, readonly StageSummary[]> = new Map(),
): void {
  Object.assign(project.part(Summaries), {built, stages, folder});
  if (folder !== undefined) {
    built.forEach((demos, version) => {
      demos.forEach((demo) => writeIfChanged(summaryFile(folder, version, demo.id), JSON.stringify(demo)));
      writeIfChanged(summaryFile(folder, version), JSON.stringify(demos));
    });
    stages.forEach((each, version) => {
      each.forEach((stage) => writeIfChanged(summaryFile(folder, version, stage.id), JSON.stringify(stage)));
    });
  }
}

/** The built demos of a version; none when the site has no `live-demos` plugin. */
export const demoSummaries = (project: Project, version: VersionName): readonly DemoSummary[] =>
  project.part(Summaries).built.get(version) ?? [];

/** The built projects of integration guides, with the library of a version. */
export const projectStages = (project: Project, version: VersionName): readonly StageSummary[] =>
  project.part(Summaries).stages.get(version) ?? [];

/**
 * What a page that shows demos depends on.
 *
 * @param id - of the demo; without it, all demos of the version
 */
export function summarySources(project: Project, version: VersionName, id?: string): string[] {
  const {folder} = project.part(Summaries);
  return folder === undefined ? [] : [summaryFile(folder, version, id)];
}

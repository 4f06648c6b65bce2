import type {Browser} from '@playwright/test';
import type {Project} from '../../build/content/project';
import type {FragmentUses} from '../../build/demos/page-fragments';
import type {VersionName} from '../../common/versions';
import {fragmentFiles} from '../../site/demos/page-fragment';
import {type Candidate, addWays, compiledWays, readCandidates} from './read-uses';
import {runPrograms} from './run-programs';

/** What became of the candidates of a version. */
export type FoundFragments = {
  uses: FragmentUses;
  candidates: number;
  compiled: number;
  /** Blocks that compile and fail when they run, each with its place. */
  failed: string[];
};

/** Runs the best way of each candidate, then the next best of those that fail. */
async function runBest(browser: Browser, project: Project, version: VersionName, candidates: readonly Candidate[]) {
  const run = (which: readonly Candidate[]) =>
    runPrograms(
      browser,
      project.dir,
      version,
      which.map(({code, ways: [way = {uses: []}]}) => fragmentFiles(code, way)),
    );
  const good: Candidate[] = [];
  const failed: string[] = [];
  for (let open = candidates; open.length > 0;) {
    const errors = await run(open);
    good.push(...open.filter((_, index) => errors[index] === undefined));
    const bad = open.flatMap((candidate, index) =>
      errors[index] === undefined ? [] : [{candidate, error: errors[index]}],
    );
    const next = bad.map(({candidate}) => ({...candidate, ways: candidate.ways.slice(1)}));
    failed.push(
      ...bad
        .filter(({candidate}) => candidate.ways.length === 1)
        .map(({candidate: {page, line}, error}) => `${page}:${line}: ${error}`),
    );
    open = next.filter(({ways}) => ways.length > 0);
  }
  return {good, failed};
}

/** Finds the blocks on the pages of a version that open in the playground: they compile with what they use, and run. */
export async function findFragments(browser: Browser, project: Project, version: VersionName): Promise<FoundFragments> {
  const candidates = readCandidates(project, version);
  const compiled = compiledWays(project, version, addWays(project, version, candidates)).filter(
    ({ways}) => ways.length > 0,
  );
  const {good, failed} = await runBest(browser, project, version, compiled);
  const uses: FragmentUses = {};
  for (const {page, key, ways} of good.sort((a, b) =>
    a.page === b.page ? a.line - b.line : a.page < b.page ? -1 : 1,
  )) {
    uses[page] = {...uses[page], ...(ways[0] && {[key]: ways[0]})};
  }
  return {uses, candidates: candidates.length, compiled: compiled.length, failed};
}

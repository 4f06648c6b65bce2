import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {env} from '../src/build/config/env';
import {type ProjectName, lanes, ofDeepLane} from './lanes';
import {installOtherBrowsers} from './support/browsers/installed';
import {noteBuild, staleBuilds} from './support/builds';
import {readInputs} from './support/fingerprints';
import {runAll} from './support/jobs';
import {findFreePorts} from './support/ports';
import {BuiltFiles} from './support/reads';
import {emptyRow} from './support/results';
import {projectDir, testPort} from './support/sites';
import {type Passed, handDown, keyOf, readPassed} from './support/slices';
import {Tally, npm, tracesDir, workers} from './support/suites';
import {installTestBrowser} from './support/test-browser';
import {installWebServers} from './support/web-servers';
import {findFullBrowser} from '../src/tools/browser/find-browser';

const folders: Partial<Record<ProjectName, string>> = {proofs: 'content/facts'};

/** The files of tests of a project. */
const specsOf = (project: ProjectName): string[] =>
  project === 'tools'
    ? ofDeepLane
    : globSync(`tests/${folders[project] ?? project}/**/*.spec.ts`, {
        cwd: projectDir,
        ignore: ['tests/integration/testing/**'],
      }).sort();

/** Reads the arguments: the projects that run, all of the deep lane unless some are named, and `--whole`. */
function readArguments(): {projects: readonly ProjectName[]; isWhole: boolean} {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {whole: {type: 'boolean', default: false}},
  });
  const known: readonly string[] = lanes.deep;
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No project of the deep lane: ${unknown.join(', ')}. Expected some of: ${known.join(', ')}.`);
  }
  const projects = lanes.deep.filter((name) => positionals.length === 0 || positionals.includes(name));
  return {projects, isWhole: values.whole};
}

/**
 * Runs the deep lane: all that the gate leaves out. A file of tests that has passed on the same inputs is not run
 * again, so a run that was cut off goes on where it stopped.
 */
async function main(): Promise<void> {
  const {projects, isWhole} = readArguments();
  const tally = new Tally();
  installTestBrowser();
  findFullBrowser();
  installWebServers();
  installOtherBrowsers(isWhole ? ['firefox', 'webkit'] : ['firefox']);
  fs.rmSync(path.join(projectDir, tracesDir), {recursive: true, force: true});
  const port = String(env.TEST_PORT ?? (await findFreePorts(testPort)));
  const settings = {TEST_PORT: port, ...(isWhole && {TEST_ALL: '1'})};

  const stale = staleBuilds();
  // The gate checks the types with the newest compiler; editors and other tools have the pinned one.
  const jobs = await runAll([...stale.map(({job}) => job), npm('typecheck:pinned')], workers, {env: settings});
  jobs.forEach((job) => tally.add(job));
  if (jobs.every(({passed}) => passed)) {
    stale.forEach(({name}) => noteBuild(name));
    const inputsOf = readInputs();
    const built = new BuiltFiles();
    for (const project of projects) {
      const slices = specsOf(project).map((spec) => ({
        project,
        spec,
        inputs: `${isWhole ? 'whole ' : ''}${inputsOf?.(project, spec)}`,
      }));
      const passed = readPassed();
      const isKept = ({reads, answers}: Passed) => reads === undefined || built.hashOf(reads) === answers;
      const kept = slices.flatMap((slice) => passed.get(inputsOf ? keyOf(slice) : '') ?? []).filter(isKept);
      const asked = slices.filter((slice) => !kept.some((each) => each.spec === slice.spec));
      const rows =
        asked.length > 0
          ? await tally.suites(
              [project],
              {...settings, ...(inputsOf && {TEST_SLICES: handDown(asked)})},
              asked.map(({spec}) => spec),
            )
          : [];
      const row = rows.find(({suite}) => suite === project) ?? emptyRow(project);
      row.kept = kept.reduce((sum, {tests}) => sum + tests, 0);
      if (!tally.rows.includes(row)) {
        tally.rows.push(row);
      }
    }
  }
  tally.end();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

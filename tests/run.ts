import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {env} from '../src/build/config/env';
import {installOtherBrowsers} from './support/browsers/installed';
import {projectsOf} from './support/choice';
import {type Finished, type Job, run, runAll} from './support/jobs';
import {findFreePorts} from './support/ports';
import {chooseQuickRun} from './support/quick';
import {type Row, countTests, mostRetried, readReport, tableOf, totalOf} from './support/results';
import {projectDir, testPort} from './support/sites';
import {installTestBrowser} from './support/test-browser';
import {installWebServers} from './support/web-servers';

/** How many jobs or tests run at once. */
const workers = 2;
const reportFile = path.join(projectDir, '.cache/test-report.json');
const tracesDir = 'test-results';
const rows: Row[] = [];
const flaky: string[] = [];
const siteSuites = ['site', 'walk', 'e2e', 'browsers', 'demos', 'a11y', 'budget'];

const npm = (script: string): Job => ({name: script, command: ['npm', 'run', '--silent', script]});
const variant: Job = {name: 'build of the variant site', command: ['npx', 'tsx', 'tests/support/build-variant.ts']};

/** The longest first, so that both cores are busy to the end. */
const steps = [
  npm('build'),
  npm('lint:js'),
  npm('typecheck'),
  variant,
  npm('lint:format'),
  npm('lint:spelling'),
  npm('lint:unused'),
  npm('lint:md'),
  npm('lint:css'),
];

const rowOf = ({name, passed, seconds}: Finished): Row => ({
  suite: name,
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
  seconds,
});

/**
 * Runs Playwright's projects; every test counts. A run that leaves no report counts as one failure.
 *
 * @param files - the files of tests that run; all of the projects unless some are given
 */
async function suites(
  projects: readonly string[],
  settings: Record<string, string>,
  files: readonly string[] = [],
): Promise<void> {
  fs.rmSync(reportFile, {force: true});
  const command = [
    ...['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts', `--workers=${workers}`],
    `--output=${tracesDir}/${projects[0]}`,
    ...projects.map((project) => `--project=${project}`),
    ...files,
  ];
  const finished = await run({name: projects.join(', '), command}, {env: settings, isLive: true});
  const report = readReport(reportFile);
  if (!report) {
    rows.push(rowOf({...finished, passed: false}));
    return;
  }
  const counted = countTests(report, workers);
  rows.push(...counted.rows);
  flaky.push(...counted.flaky);
  if (!finished.passed && counted.rows.every(({failed}) => failed === 0)) {
    rows.push(rowOf({...finished, seconds: 0}));
  }
}

/**
 * Reads the arguments: `--all` visits every page and runs every demo, `--changed`
 * runs what the change since the last landing can break.
 */
function readArguments(): {all: boolean; changed: boolean} {
  try {
    const {values} = parseArgs({
      options: {all: {type: 'boolean', default: false}, changed: {type: 'boolean', default: false}},
    });
    if (values.all && values.changed) {
      throw new Error('--all and --changed exclude each other.');
    }
    return values;
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nExpected "npm test", "npm test -- --all" or "npm test -- --changed".`,
    );
  }
}

const allBuilt = (finished: readonly Finished[]): boolean =>
  finished.every(({name, passed}) => passed || !['build', variant.name].includes(name));

/** Runs everything. */
async function runWhole(settings: Record<string, string>): Promise<void> {
  const finished = await runAll(steps, workers, {env: settings});
  rows.push(...finished.map(rowOf));
  await suites(['unit', 'content', 'facts', 'paste'], settings);
  await suites(['faults', 'integration'], settings);
  if (allBuilt(finished)) {
    await suites(siteSuites, settings);
  }
}

/** Runs what the change since the last landing can break, and says what it leaves out. */
async function runChanged(settings: Record<string, string>): Promise<void> {
  const {changed, lints, choice} = chooseQuickRun();
  const {specs, leftOut, needsBuild, needsVariant} = choice;
  console.log(`Changed since the last landing:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  const builds = [...(needsBuild ? [npm('build')] : []), ...(needsVariant ? [variant] : [])];
  const finished = await runAll([...builds, ...lints], workers, {env: settings});
  rows.push(...finished.map(rowOf));
  const projects = projectsOf(specs).filter((project) => !siteSuites.includes(project) || allBuilt(finished));
  if (projects.length > 0) {
    await suites(projects, {...settings, TEST_CHANGED: '1'}, specs);
  }
  console.log(`\nLeft out (npm test runs them):\n${leftOut.map((file) => `  ${file}`).join('\n')}`);
}

async function main(): Promise<void> {
  const startedAt = Date.now();
  const {all, changed} = readArguments();
  installTestBrowser();
  installWebServers();
  installOtherBrowsers(all ? ['firefox', 'webkit'] : ['firefox']);
  fs.rmSync(path.join(projectDir, tracesDir), {recursive: true, force: true});
  const port = env.TEST_PORT ?? (await findFreePorts(testPort));
  const settings = {TEST_PORT: String(port), ...(all && {TEST_ALL: '1'})};
  console.log(`The tests serve on ports from ${port} on.`);

  await (changed ? runChanged : runWhole)(settings);

  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${tableOf(rows)}\n\nAll of it took ${minutes} minutes.`);
  if (flaky.length > 0) {
    const names = flaky.map((name) => `  ${name}`).join('\n');
    console.log(`\nPassed only when they were tried again, which up to ${mostRetried} tests may:\n${names}\n`);
  }
  const total = totalOf(rows);
  const hasFailed = rows.some(({failed}) => failed > 0);
  if (hasFailed) {
    console.log(`Traces of failed tests: ${tracesDir}/ (npx playwright show-trace <trace.zip>)`);
  }
  console.log(`\n${total}`);
  process.exitCode = hasFailed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import fs from 'node:fs';
import path from 'node:path';
import {run, type Finished, type Job} from './jobs';
import {type Row, countTests, emptyRow, readReport, tableOf, totalOf} from './results';
import {projectDir} from './sites';
import {noteUnsteady} from './unsteady';

/** How many jobs or tests run at once. */
export const workers = 2;

/** Where failed tests leave their traces. */
export const tracesDir = 'test-results';

const reportFile = path.join(projectDir, '.cache/test-report.json');

/** A script of package.json as a job. */
export const npm = (script: string): Job => ({name: script, command: ['npm', 'run', '--silent', script]});

/** The build of the variant site. */
export const variant: Job = {
  name: 'build of the variant site',
  command: ['npx', 'tsx', 'tests/support/build-variant.ts'],
};

/** What a run has counted so far, and how it ends. */
export class Tally {
  readonly rows: Row[] = [];
  private readonly unsteady: string[] = [];
  private readonly startedAt = Date.now();

  /** Counts a job that passed or failed as a whole. */
  add({name, passed, seconds}: Finished): void {
    this.rows.push({...emptyRow(name), [passed ? 'passed' : 'failed']: 1, seconds});
  }

  /**
   * Runs Playwright's projects; every test counts. A run that leaves no report counts as one failure.
   *
   * @param files - the files of tests that run; all of the projects unless some are given
   */
  async suites(
    projects: readonly string[],
    settings: Record<string, string>,
    files: readonly string[] = [],
  ): Promise<Row[]> {
    fs.rmSync(reportFile, {force: true});
    const command = [
      ...['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts', `--workers=${workers}`],
      `--output=${tracesDir}/${projects[0]}`,
      // All tests of a file can be in the other lane.
      ...(files.length > 0 ? ['--pass-with-no-tests'] : []),
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ];
    const finished = await run({name: projects.join(', '), command}, {env: settings, isLive: true});
    const report = readReport(reportFile);
    const counted = report && countTests(report, workers);
    this.rows.push(...(counted?.rows ?? []));
    this.unsteady.push(...(counted?.unsteady ?? []));
    const hasFailed = counted?.rows.some(({failed}) => failed > 0) ?? false;
    if (!counted || (!finished.passed && !hasFailed)) {
      this.add({...finished, passed: false});
    }
    return counted?.rows ?? [];
  }

  /** Prints the table and what was unsteady. The last line is `N passed, N failed`. */
  end(): void {
    const hasFailed = this.rows.some(({failed}) => failed > 0);
    const minutes = ((Date.now() - this.startedAt) / 60_000).toFixed(1);
    const told = [
      tableOf(this.rows),
      `All of it took ${minutes} minutes.`,
      noteUnsteady(this.unsteady),
      hasFailed ? `Traces of failed tests: ${tracesDir}/ (npx playwright show-trace <trace.zip>)` : '',
      totalOf(this.rows),
    ];
    console.log(`\n${told.filter(Boolean).join('\n\n')}`);
    process.exitCode = hasFailed || this.rows.length === 0 ? 1 : 0;
  }
}

import fs from 'node:fs';

/** What became of the tests of a suite, or of a step that passes or fails as a whole. */
export type Row = {suite: string; passed: number; failed: number; skipped: number; seconds: number};

/** A test that may be tried twice, and why. */
export type RetriedTest = {
  /** File below tests and title, as Playwright prints them: `e2e/x.spec.ts: group: title`. */
  test: string;
  reason: string;
};

type TestResult = {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: {duration: number}[];
};

type Suite = {title: string; file: string; suites?: Suite[]; specs: {title: string; tests: TestResult[]}[]};

/** What Playwright's JSON reporter writes, as far as it is read here. */
export type Report = {suites: Suite[]; errors: {message?: string}[]};

type Named = TestResult & {name: string};

const testsOf = (suite: Suite, titles: string[] = []): Named[] => [
  ...suite.specs.flatMap(({title, tests}) =>
    tests.map((test) => ({...test, name: `${suite.file}: ${[...titles, title].join(': ')}`})),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
];

/**
 * Counts the tests of a Playwright run by project. A test that passed only on its
 * second try failed, unless it is in the list of those that may.
 *
 * @param workers - how many tests ran at once; a project's seconds are those of its tests, divided by it
 * @returns a row for each project, and the names of the tests that were flaky and may not be
 */
export function countTests(
  {suites, errors}: Report,
  workers: number,
  retried: readonly RetriedTest[],
): {rows: Row[]; flaky: string[]} {
  const rows = new Map<string, Row>();
  const flaky: string[] = [];
  for (const {name, projectName, status, results} of suites.flatMap((suite) => testsOf(suite))) {
    const row = rows.get(projectName) ?? {suite: projectName, passed: 0, failed: 0, skipped: 0, seconds: 0};
    rows.set(projectName, row);
    row.seconds += results.reduce((sum, {duration}) => sum + duration, 0) / 1000 / workers;
    const isForbidden = status === 'flaky' && !retried.some(({test}) => test === name);
    if (isForbidden) {
      flaky.push(name);
    }
    if (status === 'skipped') {
      row.skipped += 1;
    } else {
      row[status === 'unexpected' || isForbidden ? 'failed' : 'passed'] += 1;
    }
  }
  const failed = errors.length;
  const outside = failed > 0 ? [{suite: 'outside of tests', passed: 0, failed, skipped: 0, seconds: 0}] : [];
  return {rows: [...rows.values(), ...outside], flaky};
}

/** Reads a report; `undefined` when the run left none. */
export const readReport = (file: string): Report | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : undefined;

/** The table of all suites with their times. */
export function tableOf(rows: readonly Row[]): string {
  const header = ['suite', 'passed', 'failed', 'skipped', 'seconds'];
  const cells = rows.map(({suite, passed, failed, skipped, seconds}) => [
    suite,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(1),
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...cells].map((line) => line[column]?.length ?? 0)));
  return [header, ...cells]
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** The last line: `N passed, N failed`, with those that were skipped if there are any. */
export function totalOf(rows: readonly Row[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => rows.reduce((total, row) => total + row[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

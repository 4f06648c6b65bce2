import fs from 'node:fs';

/** What became of the tests of a suite, or of a step that passes or fails as a whole. */
export type Row = {suite: string; passed: number; failed: number; skipped: number; seconds: number};

/**
 * How many tests of a run may fail first and pass when they are tried again. A machine under load can
 * lose a key or a click in one of a thousand tests; more of them are a fault of the site.
 */
export const mostRetried = 3;

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
 * Counts the tests of a Playwright run by project.
 *
 * @param workers - how many tests ran at once; a project's seconds are those of its tests, divided by it
 * @param most - how many tests may pass only when they are tried again; if there are more, all of them failed
 * @returns a row for each project, and the tests that passed only when they were tried again, by file below
 *   tests and title: `e2e/x.spec.ts: group: title`
 */
export function countTests(
  {suites, errors}: Report,
  workers: number,
  most = mostRetried,
): {rows: Row[]; flaky: string[]} {
  const rows = new Map<string, Row>();
  const tests = suites.flatMap((suite) => testsOf(suite));
  const flaky = tests.filter(({status}) => status === 'flaky').map(({name}) => name);
  for (const {projectName, status, results} of tests) {
    const row = rows.get(projectName) ?? {suite: projectName, passed: 0, failed: 0, skipped: 0, seconds: 0};
    rows.set(projectName, row);
    row.seconds += results.reduce((sum, {duration}) => sum + duration, 0) / 1000 / workers;
    if (status === 'skipped') {
      row.skipped += 1;
    } else {
      const hasFailed = status === 'unexpected' || (status === 'flaky' && flaky.length > most);
      row[hasFailed ? 'failed' : 'passed'] += 1;
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

import fs from 'node:fs';

/** What became of the tests of a suite, or of a step that passes or fails as a whole. */
export type Row = {
  suite: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Those of `passed` that failed first and passed on their second try. */
  retried: number;
  /** Tests that passed before on the same inputs, and were not repeated. */
  kept: number;
  seconds: number;
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

/** A row in which nothing has happened yet. */
export const emptyRow = (suite: string): Row => ({
  suite,
  passed: 0,
  failed: 0,
  skipped: 0,
  retried: 0,
  kept: 0,
  seconds: 0,
});

/**
 * Counts the tests of a Playwright run by project.
 *
 * @param workers - how many tests ran at once; a project's seconds are those of its tests, divided by it
 * @returns a row for each project, and the tests that passed only when they were tried again, by file below
 *   tests and title: `e2e/x.spec.ts: group: title`
 */
export function countTests({suites, errors}: Report, workers: number): {rows: Row[]; unsteady: string[]} {
  const rows = new Map<string, Row>();
  const tests = suites.flatMap((suite) => testsOf(suite));
  for (const {projectName, status, results} of tests) {
    const row = rows.get(projectName) ?? emptyRow(projectName);
    rows.set(projectName, row);
    row.seconds += results.reduce((sum, {duration}) => sum + duration, 0) / 1000 / workers;
    row[status === 'skipped' ? 'skipped' : status === 'unexpected' ? 'failed' : 'passed'] += 1;
    row.retried += status === 'flaky' ? 1 : 0;
  }
  const outside = errors.length > 0 ? [{...emptyRow('outside of tests'), failed: errors.length}] : [];
  const unsteady = tests.filter(({status}) => status === 'flaky').map(({name}) => name);
  return {rows: [...rows.values(), ...outside], unsteady};
}

/** Reads a report; `undefined` when the run left none. */
export const readReport = (file: string): Report | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : undefined;

/** The columns of the table: those of the deep lane come only where something is in them. */
const columns = [
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['second try', 'retried'],
  ['not repeated', 'kept'],
  ['skipped', 'skipped'],
] as const;

/** The table of all suites with their times. */
export function tableOf(rows: readonly Row[]): string {
  const shown = columns.filter(([, key]) => key === 'passed' || key === 'failed' || rows.some((row) => row[key] > 0));
  const header = ['suite', ...shown.map(([title]) => title), 'seconds'];
  const cells = rows.map((row) => [row.suite, ...shown.map(([, key]) => String(row[key])), row.seconds.toFixed(1)]);
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

/** The median of some figures, and the lowest and highest. */
export type Summary = {median: number; lowest: number; highest: number; values: number[]};

/** @throws when there are no figures */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const middle = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (lowest === undefined || highest === undefined) {
    throw new Error('There are no figures to summarize.');
  }
  return {median: ((middle[0] ?? NaN) + (middle[1] ?? NaN)) / 2, lowest, highest, values: [...values]};
}

/** Summarizes each figure of several runs by itself. */
export function summarizeRuns<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, Summary> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, summarize(runs.map((run) => run[name]))])) as Record<
    Name,
    Summary
  >;
}

/**
 * Measures each subject several times: all once, then all again, each round
 * beginning with another one, so that what else the machine does strikes all alike.
 *
 * @returns the results by subject, in the order of the subjects
 */
export async function interleave<Subject, Result>(
  runs: number,
  subjects: readonly Subject[],
  measure: (subject: Subject, run: number) => Promise<Result>,
): Promise<{subject: Subject; results: Result[]}[]> {
  const rows = subjects.map((subject) => ({subject, results: [] as Result[]}));
  for (let run = 0; run < runs; run += 1) {
    const first = run % Math.max(1, rows.length);
    for (const row of [...rows.slice(first), ...rows.slice(0, first)]) {
      row.results.push(await measure(row.subject, run));
    }
  }
  return rows;
}

/**
 * The median of some figures.
 *
 * @throws when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) {
    throw new Error('There are no figures to summarize.');
  }
  return (low + high) / 2;
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

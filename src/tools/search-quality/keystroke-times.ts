/** The value below which a share of all values lies; 0 of an empty list. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The times of many runs, in milliseconds. */
export type Times = {median: number; p95: number; max: number};

export function summarize(values: readonly number[]): Times {
  return {median: percentile(values, 0.5), p95: percentile(values, 0.95), max: percentile(values, 1)};
}

/** The inputs that a reader makes who types a query letter by letter. */
export function keystrokes(queries: readonly string[]): string[] {
  return queries.flatMap((query) => [...query].map((_, i, letters) => letters.slice(0, i + 1).join('')));
}

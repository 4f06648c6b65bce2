/** Something that can break. */
export type Step = {
  name: string;
  /** The steps whose result it works on. */
  needs?: readonly string[];
  /** Tells what broke; an error that it throws counts as well. */
  run: () => Promise<string[]>;
};

/** How a step ended. One that was left out took no time and has the reason as its problem. */
type Ended = {name: string; seconds: number; problems: string[]};

/**
 * Runs steps one after the other. What breaks in one does not keep the others from
 * running, except for those that need it.
 *
 * @param report - gets each step as soon as it has ended
 */
export async function runSteps(steps: readonly Step[], report: (ended: Ended) => void): Promise<Ended[]> {
  const all: Ended[] = [];
  for (const {name, needs = [], run} of steps) {
    const broken = all.filter((step) => needs.includes(step.name) && step.problems.length > 0);
    const startedAt = performance.now();
    const problems =
      broken.length > 0
        ? [`left out: it needs ${broken.map((step) => step.name).join(' and ')}`]
        : await run().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    const ended = {name, seconds: broken.length > 0 ? 0 : (performance.now() - startedAt) / 1000, problems};
    all.push(ended);
    report(ended);
  }
  return all;
}

/** A step in a line, and what broke below it. */
export function inWords({name, seconds, problems}: Ended): string {
  const result = problems.length === 0 ? 'passed' : 'BROKEN';
  const below = problems.flatMap((problem) => problem.split('\n')).map((line) => `    ${line}`);
  return [`${name.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s  ${result}`, ...below].join('\n');
}

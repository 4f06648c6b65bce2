/**
 * What the search must reach on the built site: shares of the questions that an existing page answers. Each limit is
 * two or three points below what was reached: an edit of one page may move a few questions.
 */
export const limits = {
  /** The first place is on a right page. */
  success1: 0.87,
  /** One of the first three places is on a right page. */
  success3: 0.96,
  /** The right anchor is among the first three places of its page. */
  anchors: 0.93,
} as const;

/** The share of readers' needs that must lead to help among the first three hits; 0.94 was reached. */
export const leastNeeds = 0.9;

/** Fewer questions than this say nothing. */
export const leastQuestions = 100;

/** What is below its limit, with both numbers; an empty list when nothing is. */
export function shortfalls(quality: {[name in keyof typeof limits]: number} & {count: number}): string[] {
  const low = (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => quality[name] < limits[name])
    .map((name) => `${name}: expected at least ${limits[name]}, got ${quality[name].toFixed(3)}`);
  return quality.count < leastQuestions
    ? [...low, `questions: expected at least ${leastQuestions} with an existing page, got ${quality.count}`]
    : low;
}

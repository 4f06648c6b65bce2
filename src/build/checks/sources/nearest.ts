import {closest, distance} from 'fastest-levenshtein';

/**
 * The sentence that names the value that was meant.
 *
 * @param known - all valid values
 */
export function expectedOne(value: string, known: readonly string[]): string {
  const nearest = closest(value, [...known]);
  // A value that shares little with all of them was no slip of the hand.
  const isSlip = distance(value, nearest) <= Math.max(2, value.length / 2);
  return isSlip ? `Did you mean "${nearest}"?` : `Expected one of ${[...known].sort().join(', ')}.`;
}

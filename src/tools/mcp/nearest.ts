import {distance} from 'fastest-levenshtein';

/**
 * How much two names differ: 0 if they are equal, 1 if they share nothing. If the name contains the value, the
 * difference is at most 0.5.
 */
function difference(value: string, name: string): number {
  const longest = Math.max(value.length, name.length, 1);
  const edits = distance(value, name) / longest;
  return value.length > 2 && name.includes(value) ? Math.min(edits, 0.5) : edits;
}

/**
 * Returns the candidates whose names are most similar to a value, the most similar one first.
 *
 * @param namesOf - returns all names of a candidate; only the most similar name counts
 */
export function nearest<T>(
  value: string,
  candidates: readonly T[],
  namesOf: (candidate: T) => readonly string[],
  count = 5,
): T[] {
  const wanted = value.toLowerCase();
  return candidates
    .map((candidate) => {
      const differences = namesOf(candidate).map((name) => difference(wanted, name.toLowerCase()));
      return {candidate, difference: Math.min(...differences)};
    })
    .sort((a, b) => a.difference - b.difference)
    .slice(0, count)
    .map(({candidate}) => candidate);
}

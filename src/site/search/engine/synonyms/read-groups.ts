/**
 * Reads groups of words, a group on each line, with hyphens in phrases. What stands before a colon and what stands behind
 * it are lists of their own; empty lines are for the eye.
 */
export const readGroups = (text: string): string[][][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(': ').map((part) => part.split(' ')));

import {distance} from 'fastest-levenshtein';
import {boosts} from './boosts';
import type {TypoCandidate, Vocabulary} from './vocabulary';

/** More are not tried: the best ones differ by their typos, then by how often they occur. */
const maxCandidates = 4;

/** Distance 1 from four characters on, 2 from eight. */
function allowedTypos(word: string): number {
  if (word.length < 4) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** The word with two neighboring letters exchanged: one typo, though two edits. */
function transpositions(word: string): Set<string> {
  const letters = [...word];
  return new Set(
    letters
      .slice(1)
      .map((_, i) => [...letters.slice(0, i), letters[i + 1], letters[i], ...letters.slice(i + 2)].join('')),
  );
}

function find(word: string, vocabulary: Vocabulary): TypoCandidate[] {
  const most = allowedTypos(word);
  if (most === 0) {
    return [];
  }
  const swapped = transpositions(word);
  const found: TypoCandidate[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const term of vocabulary.termsOfLength(length)) {
      const typos = swapped.has(term) ? 1 : distance(term, word);
      if (typos <= most) {
        found.push({term, typos, quality: boosts.quality.typo[typos] ?? 0});
      }
    }
  }
  const startsAlike = ({term}: TypoCandidate) => Number(term[0] === word[0]);
  return found
    .sort(
      (a, b) =>
        a.typos - b.typos || startsAlike(b) - startsAlike(a) || vocabulary.count(b.term) - vocabulary.count(a.term),
    )
    .slice(0, maxCandidates);
}

/**
 * The terms that an unknown word may stand for, best first: one typo from four
 * characters on, two from eight; exchanged neighbors count as one.
 */
export function typoCandidates(word: string, vocabulary: Vocabulary): readonly TypoCandidate[] {
  let known = vocabulary.typoCandidates.get(word);
  if (!known) {
    known = find(word, vocabulary);
    vocabulary.typoCandidates.set(word, known);
  }
  return known;
}

import {boosts} from './boosts';
import type {Query} from './query';
import type {Section} from './section';
import {stopWords} from './stop-words';
import {synonyms} from './synonyms';
import {fold, stemOf, words} from './text';
import {isWeak} from './weak-words';

/** The words that a phrase is known by: their stems, without those that carry no need. */
function stemsOf(phrase: string): string[] {
  const all = words(phrase).map(({text}) => fold(text));
  const telling = all.filter((word) => !stopWords.has(word) && !isWeak(word));
  return [...new Set((telling.length > 0 ? telling : all).map((word) => stemOf(word) ?? word))];
}

const known = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** The phrases of a section that are a need; single words are not. */
function phrasesOf({keywords}: Section): readonly (readonly string[])[] {
  let phrases = known.get(keywords);
  if (!phrases) {
    phrases = keywords.filter((keyword) => keyword.includes(' ')).map(stemsOf);
    known.set(keywords, phrases);
  }
  return phrases;
}

/** The readers' words for a term, by its stem: the stems of those that stand for it above all. Phrases are in such words. */
const readersStems = new Map<string, string[]>();
for (const {
  input,
  synonyms: [term = ''],
} of synonyms) {
  const stem = stemOf(term) ?? term;
  readersStems.set(stem, [...(readersStems.get(stem) ?? []), stemOf(input) ?? input]);
}

/** For each stem that a query may stand for, the word of the query and how well it stands for it. */
export type AskedStems = ReadonlyMap<string, readonly {word: number; quality: number}[]>;

/** The stems of a query: its own words, typos mended, and what they are synonyms of. */
export function askedStems({alternatives}: Query): AskedStems {
  const result = new Map<string, {word: number; quality: number}[]>();
  for (const {text, covers, quality, isSynonym} of alternatives) {
    const [word] = covers;
    if (covers.length === 1 && word !== undefined) {
      const stem = stemOf(text) ?? text;
      result.set(stem, [...(result.get(stem) ?? []), {word, quality}]);
      for (const reader of isSynonym ? [] : (readersStems.get(stem) ?? [])) {
        result.set(reader, [...(result.get(reader) ?? []), {word, quality: quality * boosts.quality.synonym[0]}]);
      }
    }
  }
  return result;
}

/**
 * How near a query is to one of the phrases that a section answers: the share
 * that both have in common (Dice), weighted by what the words of the query say.
 *
 * @returns 1 for the same need in the same words, 0 for none
 */
export function askShare(asked: AskedStems, {weights}: Query, section: Section): number {
  let best = 0;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const average = total / weights.length;
  for (const phrase of phrasesOf(section)) {
    const covered = new Map<number, number>();
    let met = 0;
    for (const stem of phrase) {
      let most = 0;
      for (const {word, quality} of asked.get(stem) ?? []) {
        covered.set(word, Math.max(covered.get(word) ?? 0, quality));
        most = Math.max(most, quality * (weights[word] ?? 0));
      }
      met += most;
    }
    let ofQuery = 0;
    covered.forEach((quality, word) => {
      ofQuery += quality * (weights[word] ?? 0);
    });
    const unmet = average * (phrase.length - Math.min(phrase.length, covered.size));
    best = Math.max(best, (ofQuery + met) / (total + met + unmet));
  }
  return best;
}

import {boosts} from './boosts';
import type {Query} from './query';
import type {Section} from './section';
import {stopWords} from './stop-words';
import {synonyms} from './synonyms';
import {fold, segments, stemOf, words} from './text';
import {everyday} from './synonyms/everyday';
import {thesaurus} from './synonyms/thesaurus';
import {isWeak} from './weak-words';

/** The words that a phrase is known by: their stems, without those that carry no need. */
export function stemsOf(phrase: string): string[] {
  const all = words(phrase).flatMap(({text}) => segments(fold(text)));
  const telling = all.filter((word) => !stopWords.has(word) && !isWeak(word));
  return [...new Set((telling.length > 0 ? telling : all).map((word) => stemOf(word) ?? word))];
}

export const stemOrWord = (word: string): string => stemOf(word) ?? word;

const known = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** The phrases of a section that are a need; single words are not. */
export function phrasesOf({keywords}: Pick<Section, 'keywords'>): readonly (readonly string[])[] {
  let phrases = known.get(keywords);
  if (!phrases) {
    phrases = keywords.filter((keyword) => keyword.includes(' ')).map(stemsOf);
    known.set(keywords, phrases);
  }
  return phrases;
}

/** A phrase as far as it tells it from others: the stems of all words but the empty ones, in any order. */
const signatureOf = (all: readonly string[]): string =>
  all
    .filter((word) => !stopWords.has(word))
    .map(stemOrWord)
    .sort()
    .join(' ');

const signatures = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * Is a query one of the phrases that a section answers, but for empty words, endings and the order of words?
 *
 * @param query - its words, in lower case
 */
export function isPhraseOf({keywords}: Pick<Section, 'keywords'>, query: readonly string[]): boolean {
  let own = signatures.get(keywords);
  if (!own) {
    const wordsOf = (phrase: string) => words(phrase).map(({text}) => fold(text));
    own = new Set(keywords.filter((phrase) => phrase.includes(' ')).map((phrase) => signatureOf(wordsOf(phrase))));
    signatures.set(keywords, own);
  }
  const signature = signatureOf(query);
  return signature !== '' && own.has(signature);
}

/** The words of the same meaning, by their stems. */
const kin = new Map<string, Set<string>>();

function relate(all: readonly string[]): void {
  const stems = all.filter((word) => !/[ -]/.test(word)).map(stemOrWord);
  for (const stem of stems) {
    const known = kin.get(stem) ?? new Set<string>();
    stems.forEach((other) => other !== stem && known.add(other));
    kin.set(stem, known);
  }
}
thesaurus.forEach(({words: all}) => relate(all));
everyday.forEach(relate);
for (const {
  input,
  synonyms: [term = ''],
} of synonyms) {
  relate([input, term]);
}

/** For each stem that a query may stand for, the word of the query and how well it stands for it. */
export type AskedStems = ReadonlyMap<string, readonly {word: number; quality: number}[]>;

/** The stems of a query: its own words, typos mended, and what they are synonyms of. */
export function askedStems({alternatives}: Query): AskedStems {
  const result = new Map<string, {word: number; quality: number}[]>();
  const note = (stem: string, word: number, quality: number) =>
    result.set(stem, [...(result.get(stem) ?? []), {word, quality}]);
  for (const {text, covers, quality, isSynonym} of alternatives) {
    if (covers.length > 1 && !isSynonym) {
      continue;
    }
    const stem = stemOrWord(text);
    for (const word of covers) {
      note(stem, word, quality);
      for (const other of isSynonym ? [] : (kin.get(stem) ?? [])) {
        note(other, word, quality * boosts.quality.kin);
      }
    }
  }
  return result;
}

/** For each word of the query that some stems stand for, how well they do. */
export function coveredBy(stems: readonly string[], asked: AskedStems): Map<number, number> {
  const covered = new Map<number, number>();
  for (const stem of stems) {
    for (const {word, quality} of asked.get(stem) ?? []) {
      covered.set(word, Math.max(covered.get(word) ?? 0, quality));
    }
  }
  return covered;
}

const weightOf = (covered: ReadonlyMap<number, number>, weights: readonly number[]): number =>
  [...covered].reduce((sum, [word, quality]) => sum + quality * (weights[word] ?? 0), 0);

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
    const covered = coveredBy(phrase, asked);
    const met = phrase.reduce(
      (sum, stem) =>
        sum + Math.max(0, ...(asked.get(stem) ?? []).map(({word, quality}) => quality * (weights[word] ?? 0))),
      0,
    );
    const unmet = average * (phrase.length - Math.min(phrase.length, covered.size));
    best = Math.max(best, (weightOf(covered, weights) + met) / (total + met + unmet));
  }
  return best;
}

const needs = new WeakMap<readonly string[], readonly string[]>();

/** All stems of the phrases and the title of a section. */
function needStemsOf(section: Section): readonly string[] {
  let stems = needs.get(section.keywords);
  if (!stems) {
    stems = [...new Set([...phrasesOf(section).flat(), ...stemsOf(section.title)])];
    needs.set(section.keywords, stems);
  }
  return stems;
}

/** The share of a query that title and phrases of a section cover together; 0 without phrases. */
export function needShare(asked: AskedStems, {weights}: Query, section: Section): number {
  if (phrasesOf(section).length === 0) {
    return 0;
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weightOf(coveredBy(needStemsOf(section), asked), weights) / total;
}

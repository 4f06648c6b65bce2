import {distance} from 'fastest-levenshtein';
import {boosts} from './boosts';
import {stopWords} from './stop-words';
import {synonyms} from './synonyms';
import {camelParts, fold, joined, segments, stem, words} from './text';
import type {Vocabulary} from './vocabulary';

/** A text to look up in the index in place of one or more words of the query. */
export type Alternative = {
  text: string;
  /** Indexes of the words of the query that it stands for. */
  covers: readonly number[];
  /** How good a match of it is, 0 to 1. */
  quality: number;
  isPrefix: boolean;
  /** The greatest number of edits between it and a term of the index. */
  maxTypos: number;
};

/** A query as the engine understands it. */
export type Query = {
  /** How much each word of the query matters. */
  weights: readonly number[];
  alternatives: readonly Alternative[];
  /** The whole query without separators. */
  joined: string;
  /** All words in order, with those that are not looked up. */
  phrase: readonly string[];
};

const maxWords = 12;
const maxWordLength = 64;
/** The greatest number of neighboring words that may be one name: `find elements at point`. */
const maxJoinedWords = 5;
const synonymsByInput = new Map(synonyms.map(({input, synonyms: terms}) => [input, terms]));
const maxSynonymWords = 3;

/** Distance 1 from four characters on, 2 from eight. */
function allowedTypos(word: string): number {
  if (word.length < 4) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** The words with two neighboring letters exchanged: the typo that counts as two edits. */
function transpositions(word: string): string[] {
  return [...word].slice(1).map((_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
}

/** Takes off what does not tell members apart: `joint.dia.Graph.prototype.addCells` is `dia.Graph.addCells`. */
function withoutNamespace(word: string): string {
  const parts = segments(word);
  if (parts.length < 2) {
    return word;
  }
  const kept = parts.filter((part, i) => part !== 'prototype' && !(i === 0 && /^joint(js)?$/i.test(part)));
  return kept.length === parts.length ? word : kept.join('.');
}

/** The words of the query that are looked up, as written. */
function wordsOf(query: string): string[] {
  const all = words(query)
    .map(({text}) => withoutNamespace(text.slice(0, maxWordLength)))
    .filter(Boolean);
  const telling = all.filter((word) => !stopWords.has(fold(word)));
  return (telling.length > 0 ? telling : all).slice(0, maxWords);
}

/** Two known words that make up a run-on one: `cellposition` is `cell`, `position`. */
function split(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestCount = 0;
  for (let i = 3; i <= word.length - 3; i += 1) {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    const count = Math.min(vocabulary.count(left), vocabulary.count(right));
    if (count > bestCount) {
      bestCount = count;
      best = [left, right];
    }
  }
  return best;
}

/** What a single word may stand for. */
function alternativesOf(word: string, index: number, vocabulary: Vocabulary): Alternative[] {
  const {quality} = boosts;
  const covers = [index];
  const text = fold(word);
  const parts = segments(word);
  const result: Alternative[] = [{text, covers, quality: quality.exact, isPrefix: true, maxTypos: 0}];
  const isKnown = vocabulary.hasPrefix(text);
  const stemmed = stem(text);
  if (stemmed && vocabulary.hasPrefix(stemmed)) {
    result.push({text: stemmed, covers, quality: quality.stem, isPrefix: true, maxTypos: 0});
  }
  const smaller = (parts.length > 1 ? parts : camelParts(word)).map(fold);
  if (smaller.length > 1) {
    // Each part is a share of the word; the last segment is what the reader means.
    smaller.forEach((part, i) => {
      const share = parts.length > 1 && i === smaller.length - 1 ? 0.9 : 0.5;
      const typos = isKnown || vocabulary.hasPrefix(part) ? 0 : allowedTypos(part);
      result.push({text: part, covers, quality: share, isPrefix: !isKnown, maxTypos: typos});
    });
    const last = smaller.at(-1) ?? '';
    if (parts.length > 2) {
      result.push({text: fold(parts.slice(-2).join('.')), covers, quality: 0.95, isPrefix: false, maxTypos: 0});
    }
    if (parts.length > 1) {
      result.push({text: joined(word), covers, quality: 0.9, isPrefix: true, maxTypos: 0});
      const camel = camelParts(last);
      camel.forEach((part) => result.push({text: fold(part), covers, quality: 0.3, isPrefix: false, maxTypos: 0}));
    }
  }
  if (!isKnown) {
    for (const swapped of transpositions(text)) {
      if (text.length > 3 && vocabulary.count(swapped) > 0) {
        result.push({text: swapped, covers, quality: quality.typo[1], isPrefix: false, maxTypos: 0});
      }
    }
    result.push({text, covers, quality: 1, isPrefix: false, maxTypos: allowedTypos(text)});
    split(text, vocabulary)?.forEach((part) => {
      result.push({text: part, covers, quality: quality.split * 0.5, isPrefix: false, maxTypos: 0});
    });
  }
  return result;
}

/** What neighboring words stand for together: a name in several words, a synonym. */
function sharedAlternatives(all: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const {quality} = boosts;
  const result: Alternative[] = [];
  for (let start = 0; start < all.length; start += 1) {
    for (let end = start + 1; end <= Math.min(all.length, start + maxJoinedWords); end += 1) {
      const group = all.slice(start, end);
      const covers = group.map((_, i) => start + i);
      if (group.length > 1) {
        const text = joined(group.join(''));
        if (vocabulary.hasPrefix(text)) {
          result.push({text, covers, quality: quality.exact, isPrefix: true, maxTypos: 0});
        } else if (text.length >= 8 && group.length < 4) {
          result.push({text, covers, quality: 0.9, isPrefix: false, maxTypos: 1});
        }
      }
      if (group.length <= maxSynonymWords) {
        const phrase = fold(group.join(' '));
        const singular = stem(phrase);
        const terms = synonymsByInput.get(phrase) ?? (singular ? synonymsByInput.get(singular) : undefined) ?? [];
        terms.forEach((text, i) => {
          const grade = quality.synonym[Math.min(i, quality.synonym.length - 1)] ?? 0;
          result.push({text, covers, quality: grade, isPrefix: text.length > 4, maxTypos: 0});
        });
      }
    }
  }
  return result;
}

/**
 * Finds out what a query may mean.
 *
 * @param query - as typed; anything but letters and digits only separates words
 * @param vocabulary - the terms of the index
 * @returns a query without words when there is nothing to look up
 */
export function parseQuery(query: string, vocabulary: Vocabulary): Query {
  const all = wordsOf(query);
  return {
    weights: all.map((word) => vocabulary.weight(fold(word))),
    alternatives: [
      ...all.flatMap((word, i) => alternativesOf(word, i, vocabulary)),
      ...sharedAlternatives(all, vocabulary),
    ],
    joined: joined(all.join('')),
    phrase: words(query).map(({text}) => fold(text)),
  };
}

/**
 * How well a term of the index fits an alternative.
 *
 * @returns 0 to 1, where 0 is not at all
 */
export function fit(term: string, alternative: Alternative): number {
  const {text, quality, isPrefix, maxTypos} = alternative;
  if (term === text) {
    return quality * boosts.quality.exact;
  }
  if (isPrefix && term.startsWith(text)) {
    const [least, most] = boosts.quality.prefix;
    return quality * (least + (most - least) * (text.length / term.length));
  }
  if (maxTypos > 0 && Math.abs(term.length - text.length) <= maxTypos) {
    const typos = distance(term, text);
    return typos <= maxTypos ? quality * (boosts.quality.typo[typos] ?? 0) : 0;
  }
  return 0;
}

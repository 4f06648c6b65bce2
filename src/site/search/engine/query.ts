import {boosts} from './boosts';
import {typoCandidates} from './typos';
import {stopWords} from './stop-words';
import {othersOf, synonymsByInput} from './synonyms/others-of';
import {camelParts, fold, joined, segments, words} from './text';
import type {TypoCandidate, Vocabulary} from './vocabulary';
import {isWeak} from './weak-words';

/** A text to look up in the index in place of one or more words of the query. */
export type Alternative = {
  text: string;
  /** Indexes of the words of the query that it stands for. */
  covers: readonly number[];
  /** How good a match of it is, 0 to 1. */
  quality: number;
  /** Does it also stand for terms that begin with it? */
  isPrefix: boolean;
  /** Is it another word for them, rather than what they spell? */
  isSynonym?: true;
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
  /** How much it is a question in plain words, 0 to 1: several words, none of them written like a name. */
  naturalLanguage: number;
  /** How much it is a need in words rather than a name, 0 to 1. */
  need: number;
  /** Does it ask what a release has changed? */
  isOfRelease: boolean;
};

/** Words after these are not looked up. */
export const maxWords = 12;
/** So many plain words make a question; a single one may be a name. */
const wordsOfQuestion = 4;
const maxWordLength = 64;
/** The greatest number of neighboring words that may be one name: `find elements at point`. */
const maxJoinedWords = 5;
const maxSynonymWords = 3;

/** What stands behind `joint.` in scripts. */
const namespaces =
  /^(?:alg|anchors|config|connection\w+|connectors|dia|elementTools|env|format|g|graphUtils|highlighters|layout|link\w+|mvc|routers|shapes|storage|ui|util|V|version)$/;

/** Takes off what does not tell members apart: `joint.dia.Graph.prototype.addCells` is `dia.Graph.addCells`. */
function withoutNamespace(word: string): string {
  const parts = segments(word);
  if (parts.length < 2) {
    return word;
  }
  const isNamespace = /^joint(?:js)?$/i.test(parts[0] ?? '') && namespaces.test(parts[1] ?? '');
  const kept = parts.filter((part, i) => !/^(?:prototype|call|apply|bind)$/.test(part) && !(i === 0 && isNamespace));
  return kept.length === parts.length ? word : kept.join('.');
}

/** So many other words make a number a detail of a need: `freezes with 1000 nodes`, but not `version 4`. */
const wordsBesideNumber = 3;

/** A query without the numbers in it, which are no names, unless there is little else. */
function withoutNumbers(all: readonly string[]): readonly string[] {
  const others = all.filter((word) => !/^\d+$/.test(word));
  return others.length >= wordsBesideNumber ? others : all;
}

/** See {@link Query.naturalLanguage}. */
function naturalLanguageShare(all: readonly string[]): number {
  const isPlain = all.every((word) => /^[A-Za-z]?[a-z]+(?:[-'’][a-z]+)*$|^[A-Za-z]$/.test(word));
  return isPlain ? Math.min(1, (all.length - 1) / (wordsOfQuestion - 1)) : 0;
}

/** Where a phrase of several words begins that has synonyms as a whole. */
function wordsOfPhrases(all: readonly string[]): Set<number> {
  const result = new Set<number>();
  for (let size = 2; size <= maxSynonymWords; size += 1) {
    for (let start = 0; start + size <= all.length; start += 1) {
      if (synonymsByInput.has(fold(all.slice(start, start + size).join(' ')))) {
        all.slice(start, start + size).forEach((_, i) => result.add(start + i));
      }
    }
  }
  return result;
}

/** Between two words in lower case: `read-only` is looked up as `read only` is, which also stands for `readonly`. */
const hyphen = /(?<=\b[a-z]+)-(?=[a-z]+\b)/g;

/** The words of the query that are looked up, as written. */
function wordsOf(query: string): string[] {
  const all = words(query.replace(/['’](?:s|t|re|ve|ll|d|m)\b/gi, '').replace(hyphen, ' '))
    .map(({text}) => withoutNamespace(text.slice(0, maxWordLength)))
    .filter(Boolean);
  const kept = wordsOfPhrases(all);
  const telling = all.filter((word, i) => kept.has(i) || !stopWords.has(fold(word)));
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

/** A word of the query with what is known of it. */
type Word = {
  written: string;
  text: string;
  /** Is it a term of the index, the beginning of one, or neither? */
  known: 'whole' | 'beginning' | 'no';
  typoCandidates: readonly TypoCandidate[];
};

function readWord(written: string, vocabulary: Vocabulary): Word {
  const text = fold(written);
  let known: Word['known'] = vocabulary.hasPrefix(text) ? 'beginning' : 'no';
  if (vocabulary.count(text) > 0 || synonymsByInput.has(text)) {
    known = 'whole';
  }
  return {written, text, known, typoCandidates: known === 'no' ? typoCandidates(text, vocabulary) : []};
}

/** The parts of a name: each is worth less the better the name itself is known. */
function partsOf(
  {written, known, typoCandidates: whole}: Word,
  covers: readonly number[],
  vocabulary: Vocabulary,
): Alternative[] {
  const names = segments(written);
  const isDotted = names.length > 1;
  const parts = (isDotted ? names : camelParts(written)).filter((part) => !/^\d+$/.test(part));
  if (parts.length < 2) {
    return [];
  }
  const share = boosts.part[known === 'no' && whole.length > 0 ? 'beginning' : known];
  const {last, ofVariable} = boosts.part;
  const lastPart = isDotted && parts.length === 2 && /^(?!joint$)[a-z]+$/.test(parts[0] ?? '') ? ofVariable : last;
  const result = parts.flatMap((part, i): Alternative[] => {
    const text = fold(part);
    const quality = isDotted && i === parts.length - 1 ? Math.max(share, lastPart) : share;
    const found = vocabulary.hasPrefix(text)
      ? [{text, covers, quality, isPrefix: known === 'no'}]
      : typoCandidates(text, vocabulary).map(({term, quality: grade}) => ({
          text: term,
          covers,
          quality: quality * grade,
          isPrefix: false,
        }));
    return found;
  });
  if (isDotted) {
    result.push({text: joined(written), covers, quality: 0.9, isPrefix: true});
    if (parts.length > 2) {
      result.push({text: fold(parts.slice(-2).join('.')), covers, quality: 0.95, isPrefix: false});
    }
  }
  return result;
}

/** What a single word may stand for. */
function alternativesOf(word: Word, index: number, vocabulary: Vocabulary): Alternative[] {
  const {quality} = boosts;
  const {text, known} = word;
  const covers = [index];
  const result: Alternative[] = [{text, covers, quality: quality.exact, isPrefix: true}];
  // A word that is still being typed is a beginning of these, not a form: `addcel` has the stem of `addcells`.
  const forms = vocabulary.formsOf(text).filter((form) => known === 'whole' || !form.startsWith(text));
  result.push(...forms.map((form) => ({text: form, covers, quality: quality.form, isPrefix: false})));
  result.push(...partsOf(word, covers, vocabulary));
  result.push(
    ...word.typoCandidates.map(({term, quality: grade}) => ({text: term, covers, quality: grade, isPrefix: false})),
  );
  if (known === 'no') {
    split(text, vocabulary)?.forEach((part) => {
      result.push({text: part, covers, quality: quality.split, isPrefix: false});
    });
  }
  return result;
}

/** A word that only stands for a frequent one does not tell more than that. */
function weightOf({text, typoCandidates: [best]}: Word, vocabulary: Vocabulary, isAlone: boolean): number {
  const term = best?.term ?? text;
  const [synonym] = othersOf(term).terms;
  const own = vocabulary.weight(term);
  const weight = synonym && vocabulary.count(synonym) > 0 ? Math.min(own, vocabulary.weight(synonym)) : own;
  return !isAlone && isWeak(text) ? weight * boosts.weakWord : weight;
}

// cspell:ignore upgrad migrat
/** Numbers of releases, and the words of those who change to one; see {@link Query.isOfRelease}. */
const ofRelease = /\b(?:v?[34]\.\d|version [34]|v[34]\b|upgrad|migrat|changelog|release notes|what'?s new|breaking)/i;

/** See {@link Query.need}. */
function needOf(all: readonly Word[], written: readonly string[], isName: (word: string) => boolean): number {
  const [first] = all;
  if (
    !first ||
    written.some((word) => !/^[A-Za-z]?[a-z]+(?:[-'’.][a-z]+)*$|^[A-Za-z]$/.test(word) || isName(fold(word)))
  ) {
    return 0;
  }
  const {readers, own} = boosts.needOfWord;
  return all.length > 1 || synonymsByInput.has(first.text) ? readers : own;
}

/** What neighboring words stand for together: a name in several words, a synonym. */
function sharedAlternatives(all: readonly Word[], vocabulary: Vocabulary): Alternative[] {
  const {quality} = boosts;
  const corrected = all.map(({text, typoCandidates: [best]}) => best?.term ?? text);
  const result: Alternative[] = [];
  for (let start = 0; start < all.length; start += 1) {
    for (let end = start + 1; end <= Math.min(all.length, start + maxJoinedWords); end += 1) {
      const group = corrected.slice(start, end);
      const covers = group.map((_, i) => start + i);
      if (group.length > 1) {
        const whole = joined(group.join(''));
        if (vocabulary.hasPrefix(whole)) {
          result.push({text: whole, covers, quality: quality.exact, isPrefix: true});
        } else if (all.slice(start, end).some(({known}) => known === 'no')) {
          const [best] = typoCandidates(whole, vocabulary);
          if (best && best.typos === 1) {
            result.push({text: best.term, covers, quality: best.quality, isPrefix: false});
          }
        }
        for (const separator of [':', '.', '-']) {
          const name = group.join(separator);
          if (vocabulary.count(name) > 0) {
            result.push({text: name, covers, quality: quality.exact, isPrefix: false});
          }
        }
      }
      if (group.length <= maxSynonymWords) {
        const {terms, alike} = othersOf(group.join(' '));
        terms.forEach((text, i) => {
          const grade = quality.synonym[Math.min(i, quality.synonym.length - 1)] ?? 0;
          result.push({text, covers, quality: grade, isPrefix: text.length > 4, isSynonym: true});
        });
        alike.forEach((text) => {
          result.push({text, covers, quality: quality.alike, isPrefix: false, isSynonym: true});
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
 * @param isName - is a word a name of the library, or the beginning of one, and no word of English?
 * @returns a query without words when there is nothing to look up
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  isName: (word: string) => boolean = () => false,
): Query {
  const all = wordsOf(query).map((word) => readWord(word, vocabulary));
  return {
    weights: all.map((word) => weightOf(word, vocabulary, all.length === 1)),
    alternatives: [
      ...all.flatMap((word, i) => alternativesOf(word, i, vocabulary)),
      ...sharedAlternatives(all, vocabulary),
    ],
    joined: all.map(({text}) => joined(text)).join(''),
    phrase: words(query).map(({text}) => fold(text)),
    naturalLanguage: naturalLanguageShare(withoutNumbers(words(query).map(({text}) => text))),
    need: needOf(all, withoutNumbers(words(query).map(({text}) => text)), isName),
    isOfRelease: ofRelease.test(query),
  };
}

/**
 * How well a term of the index fits a text that it equals or begins with.
 *
 * @returns 0 to 1, where 0 is not at all
 */
export function fitOf(term: string, text: string, isPrefix: boolean): number {
  if (term === text) {
    return boosts.quality.exact;
  }
  if (isPrefix && term.startsWith(text)) {
    const [least, most] = boosts.quality.prefix;
    return least + (most - least) * (text.length / term.length);
  }
  return 0;
}

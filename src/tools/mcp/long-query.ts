import {fold, words} from '../../site/search/engine/text';
import {stopWords} from '../../site/search/engine/stop-words';
import {maxWords} from '../../site/search/engine/query';

/** The words of a text that say what is looked for. */
const tellingWords = (text: string): number => words(text).filter(({text: word}) => !stopWords.has(fold(word))).length;

/** A part with fewer telling words says too little to be looked up alone. */
const fewestWords = 2;

/** Ends of sentences and clauses. A dot or a colon inside a name is not followed by a space. */
const ends = /[.;:!?](?:\s+|$)|,\s+|\s[–—-]\s/;

/** Says which version the question is about, as in `Version 4.0: ` or `in JointJS 4.0`. */
const versionWords = (label: string): RegExp =>
  new RegExp(
    String.raw`(?:\b(?:in|for|on|with|using)\s+)?\b(?:version|jointjs\+?|v)\s*${label.replace('.', '\\.')}(?:\.\d+)?(?![\d.])[:,]?\s*`,
    'gi',
  );

// cspell:ignore upgrad updat migrat
/** Finds queries that ask for the changes of a version. */
const ofChanges =
  /\b(?:upgrad|updat|migrat|changelog|release notes|what'?s new|breaking|(?:new|added|changed?|changes|removed|deprecated|fixed) (?:in|with|since)\b|(?:from|to|since|until|before|after|between|and) (?:version |jointjs\+? |v)?\d)/i;

/**
 * Leaves out the version that is searched anyway. For the search, the number of a version means that its release notes
 * are wanted, so it stays if the query asks for changes.
 *
 * @param label - of the version that is searched: `4.0`
 */
export function withoutVersion(query: string, label: string): string {
  const rest = query.replace(versionWords(label), '').trim();
  return rest === '' || ofChanges.test(query) ? query : rest;
}

/**
 * The sentences and clauses of a query that the search does not read, because they end after its last word that counts.
 *
 * @returns nothing for a query that the search reads to the end
 */
export function unreadClauses(query: string): string[] {
  let read = 0;
  return query.split(ends).filter((clause) => {
    const count = tellingWords(clause);
    read += count;
    return read > maxWords && count >= fewestWords;
  });
}

/** The usual constant of reciprocal rank fusion: what several lists have counts more than a first place in one. */
const fusion = 60;

/** Merges lists, each with the best item first. An item is the better the more lists have it, and the higher up. */
export function merged<T>(lists: readonly (readonly T[])[], keyOf: (item: T) => string): T[] {
  const all = new Map<string, {item: T; score: number}>();
  for (const list of lists) {
    for (const [i, item] of list.entries()) {
      const known = all.get(keyOf(item));
      all.set(keyOf(item), {item: known?.item ?? item, score: (known?.score ?? 0) + 1 / (fusion + i + 1)});
    }
  }
  return [...all.values()].sort((a, b) => b.score - a.score).map(({item}) => item);
}

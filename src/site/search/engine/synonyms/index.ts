// cspell:disable -- readers' words, and names in lower case
import {libraryWords} from './library-words';
import {thesaurus} from './thesaurus';

/**
 * The readers' words and the library's: whoever looks for the first also finds
 * the others, not the other way round. Old names lead to the new ones. One list
 * for the embedded engine and for the hosted service.
 */
export type Synonym = {
  /** A word, a name or a phrase of up to three words, in lower case. */
  input: string;
  /** The library's terms, best first. */
  synonyms: readonly string[];
  /** Other readers' words of nearly the same meaning. */
  alike: readonly string[];
};

const asPhrase = (word: string): string => word.replace(/-/g, ' ');

/** All synonyms by their input: the library's words, and what the thesaurus adds. */
function merged(): Map<string, {synonyms: Set<string>; alike: Set<string>}> {
  const result = new Map<string, {synonyms: Set<string>; alike: Set<string>}>();
  const entryOf = (input: string) => {
    const known = result.get(input) ?? {synonyms: new Set<string>(), alike: new Set<string>()};
    result.set(input, known);
    return known;
  };
  for (const {terms, words} of libraryWords) {
    words.forEach((word) => terms.forEach((term) => entryOf(asPhrase(word)).synonyms.add(term)));
  }
  for (const {own, words: all} of thesaurus) {
    for (const word of all.map(asPhrase)) {
      const others = (own ?? all).map(asPhrase).filter((other) => other !== word);
      if (others.length > 0 && !own?.includes(word)) {
        const entry = entryOf(word);
        others.forEach((other) => (own ? entry.synonyms : entry.alike).add(other));
      }
    }
  }
  return result;
}

/** Every synonym; see {@link Synonym}. */
export const synonyms: readonly Synonym[] = [...merged()].map(([input, {synonyms: terms, alike}]) => ({
  input,
  synonyms: [...terms],
  alike: [...alike].filter((word) => !terms.has(word)),
}));

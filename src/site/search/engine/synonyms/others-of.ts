import {synonyms} from './index';
import {stemOf} from '../text';

/** The library's terms for a reader's word, and other words of nearly the same meaning. */
type Others = {terms: readonly string[]; alike: readonly string[]};
/** What the inputs of the list stand for. */
export const synonymsByInput = new Map<string, Others>();
/** By the stem of their input, those of all its forms. */
const synonymsByStem = new Map<string, Others>();
for (const {input, synonyms: terms, alike} of synonyms) {
  synonymsByInput.set(input, {terms, alike});
  const stem = stemOf(input);
  if (stem !== undefined) {
    const known = synonymsByStem.get(stem);
    synonymsByStem.set(stem, {
      terms: [...new Set([...(known?.terms ?? []), ...terms])],
      alike: [...new Set([...(known?.alike ?? []), ...alike])],
    });
  }
}
const noOthers: Others = {terms: [], alike: []};

/** What a word, or a form of it, stands for. */
export function othersOf(phrase: string): Others {
  return synonymsByInput.get(phrase) ?? synonymsByStem.get(stemOf(phrase) ?? '') ?? noOthers;
}

import {boosts} from './boosts';
import {stemOf} from './text';

/** The terms by a key; those without one are left out. */
function groupBy<Key>(terms: Iterable<string>, keyOf: (term: string) => Key | undefined): Map<Key, string[]> {
  const result = new Map<Key, string[]>();
  for (const term of terms) {
    const key = keyOf(term);
    const group = key === undefined ? undefined : result.get(key);
    if (group) {
      group.push(term);
    } else if (key !== undefined) {
      result.set(key, [term]);
    }
  }
  return result;
}

/** A term of the index that a mistyped word may stand for. */
export type TypoCandidate = {term: string; typos: number; quality: number};

/** A word made of another, with a meaning of its own: `vectorizer` is no form of `vector`. */
const makesVerb = /[a-z]{3}i[sz](?:e[drs]?|ers|ing|ations?)$/;

/** The terms of an index, and in how many sections each occurs. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private sorted: string[] | undefined;
  private byLength: Map<number, string[]> | undefined;
  private byStem: Map<string, string[]> | undefined;
  private sections = 0;
  /** Candidates found so far, by the mistyped word; forgotten when terms are added. */
  readonly typoCandidates = new Map<string, readonly TypoCandidate[]>();

  /** Adds the terms of a section. */
  add(terms: Iterable<string>): void {
    this.sections += 1;
    this.typoCandidates.clear();
    for (const term of new Set(terms)) {
      const count = this.counts.get(term);
      if (count === undefined) {
        this.sorted = undefined;
        this.byLength = undefined;
        this.byStem = undefined;
      }
      this.counts.set(term, (count ?? 0) + 1);
    }
  }

  /** All terms of a length. */
  termsOfLength(length: number): readonly string[] {
    this.byLength ??= groupBy(this.counts.keys(), ({length}) => length);
    return this.byLength.get(length) ?? [];
  }

  /** The other terms that are forms of the same English word: `sizing` for `size`. */
  formsOf(word: string): readonly string[] {
    const stem = stemOf(word);
    if (stem === undefined) {
      return [];
    }
    this.byStem ??= groupBy(this.counts.keys(), stemOf);
    const isVerb = makesVerb.test(word);
    return (this.byStem.get(stem) ?? []).filter((term) => term !== word && makesVerb.test(term) === isVerb);
  }

  /** In how many sections a term occurs. */
  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  /** Does a term begin like this? */
  hasPrefix(prefix: string): boolean {
    this.sorted ??= [...this.counts.keys()].sort();
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.sorted[low]?.startsWith(prefix) ?? false;
  }

  /**
   * How much a word tells about what is looked for: rare words more than
   * frequent ones. At most 1; words that do not occur are in between.
   */
  weight(word: string): number {
    const count = this.count(word);
    if (count === 0) {
      return boosts.weight.unknown;
    }
    const rarity = Math.log(1 + this.sections / count) / Math.log(1 + this.sections);
    const {least} = boosts.weight;
    return least + (1 - least) * rarity;
  }
}

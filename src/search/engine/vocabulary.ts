import {boosts} from './boosts';
import type {Correction} from './corrections';

/** The terms of an index, and in how many sections each occurs. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private sorted: string[] | undefined;
  private byLength: Map<number, string[]> | undefined;
  private sections = 0;
  /** Corrections found so far, by the mistyped word; forgotten when terms are added. */
  readonly corrections = new Map<string, readonly Correction[]>();

  /** Adds the terms of a section. */
  add(terms: Iterable<string>): void {
    this.sections += 1;
    this.corrections.clear();
    for (const term of new Set(terms)) {
      const count = this.counts.get(term);
      if (count === undefined) {
        this.sorted = undefined;
        this.byLength = undefined;
      }
      this.counts.set(term, (count ?? 0) + 1);
    }
  }

  /** The same terms, to add others to. */
  copy(): Vocabulary {
    const copy = new Vocabulary();
    this.counts.forEach((count, term) => copy.counts.set(term, count));
    copy.sections = this.sections;
    return copy;
  }

  /** All terms of a length. */
  termsOfLength(length: number): readonly string[] {
    if (!this.byLength) {
      this.byLength = new Map();
      for (const term of this.counts.keys()) {
        const terms = this.byLength.get(term.length);
        if (terms) {
          terms.push(term);
        } else {
          this.byLength.set(term.length, [term]);
        }
      }
    }
    return this.byLength.get(length) ?? [];
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

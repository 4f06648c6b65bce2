import {fitOf} from './query';

/** A term of a section that a text stands for: where it is found, and how well it fits, 0 to 1. */
type Match<Field extends string> = {field: Field; term: string; fit: number};

/** A section with its matches, and its relevance (BM25+). */
export type Found<Field extends string> = {id: number; score: number; matches: readonly Match<Field>[]};

/** Of a term in a field: the entries that have it, by their numbers, and how often each does. */
type Postings = {entries: number[]; frequencies: number[]};

/** Beginnings below this length are looked up in the first field only: they fit too much. */
const shortestBeginning = 3;

/** As many texts as a reader types in a row. */
const remembered = 500;

/** Of BM25+: how soon a term that is repeated counts no more, what the length of a field matters, what a match counts at least. */
const bm25 = {saturation: 1.2, length: 0.7, least: 0.5};

/** What a term that only begins with a text counts at most, and how much less with each further letter. */
const beginning = {weight: 0.375, perLetter: 0.3};

/**
 * An inverted index which looks up single terms and their beginnings, and remembers
 * what it found: from key to key most of a query stays the same.
 *
 * It scores by BM25+ ("Lower-Bounding Term Frequency Normalization", CIKM 2011), each
 * field for itself, and adds the fields up.
 */
export class Lookup<Field extends string> {
  private readonly known = new Map<string, readonly Found<Field>[]>();
  private readonly ids: number[] = [];
  /** For each term, its postings by field. */
  private readonly terms = new Map<string, (Postings | undefined)[]>();
  /** For each field, how many different terms each entry has, and all have together. */
  private readonly lengths: {entries: number[]; sum: number}[];
  private sorted: string[] | undefined;

  /** @param fields - the most telling first */
  constructor(private readonly fields: readonly Field[]) {
    this.lengths = fields.map(() => ({entries: [], sum: 0}));
  }

  /** @param fields - the terms of each field */
  add(id: number, fields: Record<Field, readonly string[]>): void {
    this.known.clear();
    const entry = this.ids.push(id) - 1;
    this.fields.forEach((field, number) => {
      const length = this.addField(entry, number, fields[field]);
      const lengths = this.lengths[number];
      if (lengths) {
        lengths.entries.push(length);
        lengths.sum += length;
      }
    });
  }

  /** The sections in which a text is a term or, with `isPrefix`, the beginning of one; the most relevant first. */
  find(text: string, isPrefix: boolean): readonly Found<Field>[] {
    const key = isPrefix ? `${text}*` : text;
    let found = this.known.get(key);
    if (!found) {
      found = this.lookUp(text, isPrefix);
      if (this.known.size >= remembered) {
        this.known.clear();
      }
      this.known.set(key, found);
    }
    return found;
  }

  /** Counts the terms of a field. Returns how many different ones there are. */
  private addField(entry: number, field: number, terms: readonly string[]): number {
    let length = 0;
    for (const term of terms) {
      if (term === '') {
        continue;
      }
      let byField = this.terms.get(term);
      if (!byField) {
        byField = [];
        this.terms.set(term, byField);
        this.sorted = undefined;
      }
      const postings = (byField[field] ??= {entries: [], frequencies: []});
      const last = postings.entries.length - 1;
      if (postings.entries[last] === entry) {
        postings.frequencies[last] = (postings.frequencies[last] ?? 0) + 1;
      } else {
        postings.entries.push(entry);
        postings.frequencies.push(1);
        length += 1;
      }
    }
    return length;
  }

  private lookUp(text: string, isPrefix: boolean): readonly Found<Field>[] {
    const found = new Map<number, {id: number; score: number; matches: Match<Field>[]}>();
    const note = (term: string, weight: number, fields: readonly Field[]): void => {
      const fit = fitOf(term, text, isPrefix);
      fields.forEach((field, number) => {
        this.score(term, number, (entry, score) => {
          const known = found.get(entry);
          const match = {field, term, fit};
          if (known) {
            known.score += weight * score;
            known.matches.push(match);
          } else {
            found.set(entry, {id: this.ids[entry] ?? entry, score: weight * score, matches: [match]});
          }
        });
      });
    };
    note(text, 1, this.fields);
    if (isPrefix) {
      // From the first on: the place of a field in this list is its number.
      const fields = text.length < shortestBeginning ? this.fields.slice(0, 1) : this.fields;
      for (const term of this.termsBeginningWith(text)) {
        const further = term.length - text.length;
        note(term, (beginning.weight * term.length) / (term.length + beginning.perLetter * further), fields);
      }
    }
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  /** The relevance of a term in a field, for each entry that has it there. */
  private score(term: string, field: number, each: (entry: number, score: number) => void): void {
    const postings = this.terms.get(term)?.[field];
    const lengths = this.lengths[field];
    if (!postings || !lengths) {
      return;
    }
    const {entries, frequencies} = postings;
    const count = this.ids.length;
    const rarity = Math.log(1 + (count - entries.length + 0.5) / (entries.length + 0.5));
    const average = lengths.sum / count;
    const {saturation, length, least} = bm25;
    entries.forEach((entry, index) => {
      const frequency = frequencies[index] ?? 0;
      const share = (lengths.entries[entry] ?? 0) / average;
      const damped = frequency + saturation * (1 - length + length * share);
      each(entry, rarity * (least + (frequency * (saturation + 1)) / damped));
    });
  }

  /** All longer terms that begin like this. */
  private termsBeginningWith(prefix: string): string[] {
    this.sorted ??= [...this.terms.keys()].sort();
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') <= prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    let end = low;
    while (this.sorted[end]?.startsWith(prefix)) {
      end += 1;
    }
    return this.sorted.slice(low, end);
  }
}

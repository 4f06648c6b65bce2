import MiniSearch, {type Options, type Query} from 'minisearch';
import {fitOf} from './query';

/** Terms are cut before they reach MiniSearch; it gets them one to a line. */
const asTerms = {tokenize: (text: string) => (text ? text.split('\n') : []), processTerm: (term: string) => term};

type Entry<Field extends string> = {id: number; fields: Record<Field, string[]>};

function optionsFor<Field extends string>(fields: readonly Field[]): Options<Entry<Field>> {
  return {
    fields: [...fields],
    ...asTerms,
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : (entry.fields[field as Field] ?? []).join('\n'),
  };
}

/** A term of a section that a text stands for: where it is found, and how well it fits, 0 to 1. */
type Match<Field extends string> = {field: Field; term: string; fit: number};

/** A section with its matches, and its relevance (BM25+) as MiniSearch computes it. */
export type Found<Field extends string> = {id: number; score: number; matches: readonly Match<Field>[]};

/** Beginnings below this length are looked up in the first field only: they fit too much. */
const shortestBeginning = 3;

/** As many texts as a reader types in a row. */
const remembered = 500;

/**
 * An index of MiniSearch which looks up single terms and their beginnings, and
 * remembers what it found: from key to key most of a query stays the same.
 */
export class Lookup<Field extends string> {
  private readonly index: MiniSearch<Entry<Field>>;
  private readonly known = new Map<string, readonly Found<Field>[]>();

  /** @param fields - the most telling first */
  constructor(private readonly fields: readonly Field[]) {
    this.index = new MiniSearch(optionsFor(fields));
  }

  /** @param fields - the terms of each field */
  add(id: number, fields: Record<Field, string[]>): void {
    this.known.clear();
    this.index.add({id, fields});
  }

  /** The sections in which a text is a term or, with `isPrefix`, the beginning of one. */
  find(text: string, isPrefix: boolean): readonly Found<Field>[] {
    const key = isPrefix ? `${text}*` : text;
    let found = this.known.get(key);
    if (!found) {
      found = this.index.search(this.queryFor(text, isPrefix)).map(({id, score, match}) => ({
        id: Number(id),
        score,
        matches: Object.entries(match).flatMap(([term, fields]) =>
          (fields as Field[]).map((field) => ({field, term, fit: fitOf(term, text, isPrefix)})),
        ),
      }));
      if (this.known.size >= remembered) {
        this.known.clear();
      }
      this.known.set(key, found);
    }
    return found;
  }

  private queryFor(text: string, isPrefix: boolean): Query {
    const asOneTerm = {queries: [text], tokenize: (query: string) => [query], processTerm: (term: string) => term};
    return isPrefix && text.length < shortestBeginning
      ? {combineWith: 'OR', queries: [asOneTerm, {...asOneTerm, prefix: true, fields: this.fields.slice(0, 1)}]}
      : {...asOneTerm, prefix: isPrefix};
  }
}

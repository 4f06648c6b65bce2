import {boosts} from './boosts';
import type {Found, Lookup} from './lookup';
import type {Alternative, Query} from './query';

export type NameField = 'name' | 'parts' | 'keywords' | 'page' | 'trail' | 'group';
export type TextField = 'content' | 'identifiers' | 'defines';

/** What the lookups found for a query; arrays have a place for each section. */
export type QueryMatches = {
  /** The sections in which anything was found. */
  ids: readonly number[];
  /** For each word of the query, how well headings match it, 0 to 1. */
  inHeadings: readonly Float32Array[];
  /** For each word of the query, how well headings match it by itself, and not by a synonym. */
  named: readonly Float32Array[];
  /** For each word of the query, how well anything matches it. */
  best: readonly Float32Array[];
  /** How relevant the text is among all, 0 to 1. */
  textShare: Float64Array;
  /** How relevant the section is as a whole, names and text together (BM25+), among all, 0 to 1. */
  relevance: Float64Array;
  /** The terms of the name that the query asks for. */
  nameTerms: ReadonlyMap<number, ReadonlySet<string>>;
};

type InTexts = {alternative: Alternative; found: readonly Found<TextField>[]; rarity: number};

/** Longer queries are not longer texts. */
const mostFurtherWords = 5;

/** How much relevance the texts have in sum; a text counts more with each word that it answers. */
function textShares(inTexts: readonly InTexts[], words: number, sections: number): Float64Array {
  const scores = new Float64Array(sections);
  const matched = Array.from({length: words}, () => new Uint8Array(sections));
  for (const {alternative, found} of inTexts) {
    for (const {id, score} of found) {
      scores[id] = (scores[id] ?? 0) + score * alternative.quality;
      for (const word of alternative.covers) {
        (matched[word] as Uint8Array)[id] = 1;
      }
    }
  }
  let most = 0;
  for (let id = 0; id < sections; id += 1) {
    if (scores[id]) {
      const count = matched.reduce((sum, flags) => sum + (flags[id] ?? 0), 0);
      scores[id] = (scores[id] ?? 0) * count;
      most = Math.max(most, scores[id] ?? 0);
    }
  }
  return most > 0 ? scores.map((score) => score / most) : scores;
}

function textWeight(field: TextField, textShare: number, rarity: number, furtherWords: number): number {
  const {content, identifiers, defines, rare, longQuery} = boosts.field;
  switch (field) {
    case 'content':
      return (1 + longQuery * furtherWords) * (content[0] + content[1] * textShare + rare * rarity);
    case 'identifiers':
      return identifiers + rare * rarity;
    case 'defines':
      return defines;
  }
}

/** For each word of a query, the relevance (BM25+) of the sections in which it was found, by its best alternative. */
class Relevance {
  private readonly words: Float64Array[];

  constructor(words: number, sections: number) {
    this.words = Array.from({length: words}, () => new Float64Array(sections));
  }

  /** Notes what was found for an alternative; names and text of a section add up. */
  note({covers, quality}: Alternative, found: ReadonlyMap<number, number>): void {
    for (const word of covers) {
      const values = this.words[word] as Float64Array;
      for (const [id, score] of found) {
        values[id] = Math.max(values[id] ?? 0, quality * score);
      }
    }
  }

  /** The sum over all words, as a share of the best. */
  shares(): Float64Array {
    const sums = new Float64Array(this.words[0]?.length ?? 0);
    for (const values of this.words) {
      values.forEach((value, id) => (sums[id] = (sums[id] ?? 0) + value));
    }
    const most = sums.reduce((best, sum) => Math.max(best, sum), 0);
    return most > 0 ? sums.map((sum) => sum / most) : sums;
  }
}

/** What a query is looked up in. */
export type Sources = {
  names: Lookup<NameField>;
  texts: Lookup<TextField>;
  /** How many sections there are. */
  sections: number;
  /** Does an alternative also stand for terms of texts that begin with it? */
  isPrefixInTexts: (alternative: Alternative) => boolean;
};

/** Looks up all that a query may stand for, and keeps for each section and word the best match. */
export function gatherMatches({alternatives, weights}: Query, sources: Sources): QueryMatches {
  const {names, texts, sections, isPrefixInTexts} = sources;
  const arrays = () => weights.map(() => new Float32Array(sections));
  const [inHeadings, named, best] = [arrays(), arrays(), arrays()];
  const isFound = new Uint8Array(sections);
  const ids: number[] = [];
  const nameTerms = new Map<number, Set<string>>();
  const note = (id: number, into: readonly Float32Array[], {covers}: Alternative, worth: number) => {
    if (!isFound[id]) {
      isFound[id] = 1;
      ids.push(id);
    }
    for (const word of covers) {
      const values = into[word] as Float32Array;
      if (worth > (values[id] ?? 0)) {
        values[id] = worth;
      }
    }
  };
  const relevance = new Relevance(weights.length, sections);
  const inNames = new Map<Alternative, Map<number, number>>();
  for (const alternative of alternatives) {
    const scores = new Map<number, number>();
    inNames.set(alternative, scores);
    for (const {id, score, matches} of names.find(alternative.text, alternative.isPrefix)) {
      scores.set(id, score);
      for (const {field, term, fit} of matches) {
        const worth = alternative.quality * fit * boosts.field[field];
        note(id, inHeadings, alternative, worth);
        if (!alternative.isSynonym) {
          note(id, named, alternative, worth);
        }
        note(id, best, alternative, worth);
        if (field === 'name' || field === 'parts') {
          const known = nameTerms.get(id);
          if (known) {
            known.add(term);
          } else {
            nameTerms.set(id, new Set([term]));
          }
        }
      }
    }
  }
  const inTexts = alternatives
    .filter(({text}) => text.length > 1)
    .map((alternative): InTexts => {
      const rarest = Math.min(...alternative.covers.map((word) => weights[word] ?? 0));
      return {
        alternative,
        found: texts.find(alternative.text, isPrefixInTexts(alternative)),
        rarity: rarest ** boosts.weight.rarePower,
      };
    });
  const textShare = textShares(inTexts, weights.length, sections);
  const furtherWords = Math.min(weights.length - 1, mostFurtherWords);
  for (const {alternative, found, rarity} of inTexts) {
    const scores = inNames.get(alternative);
    for (const {id, score, matches} of found) {
      scores?.set(id, (scores.get(id) ?? 0) + score);
      for (const {field, fit} of matches) {
        const weight = textWeight(field, textShare[id] ?? 0, rarity, furtherWords);
        note(id, best, alternative, alternative.quality * fit * weight);
      }
    }
  }
  inNames.forEach((scores, alternative) => relevance.note(alternative, scores));
  return {ids, inHeadings, named, best, textShare, relevance: relevance.shares(), nameTerms};
}

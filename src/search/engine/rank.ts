import type {SearchResult} from 'minisearch';
import {boosts} from './boosts';
import {type Alternative, fit, type Query} from './query';
import type {Section} from './section';
import {fold, joined} from './text';

/** A section that answers a query. */
export type Ranked = {
  section: Section;
  score: number;
  /** The share of the query that it covers, 0 to 1. */
  coverage: number;
  /** Did the text answer a part of the query that the headings do not? */
  isInText: boolean;
};

/** What is known of a section while its matches are gathered. */
type Candidate = {
  section: Section;
  /** For each word of the query, how well the headings, and how well anything, matches it. */
  inHeadings: Float64Array;
  best: Float64Array;
  /** The parts of the name that the query asks for. */
  nameTerms: Set<string>;
  /** How good its text is among all, 0 to 1. */
  textShare: number;
};

type Field = 'name' | 'parts' | 'keywords' | 'page' | 'trail' | 'group' | 'content' | 'identifiers' | 'defines';

/** Which alternatives a term of the index fits, and how well; remembered for the length of one query. */
function termFits(alternatives: readonly Alternative[]): (term: string) => [Alternative, number][] {
  const known = new Map<string, [Alternative, number][]>();
  return (term) => {
    let fits = known.get(term);
    if (!fits) {
      fits = alternatives
        .map((each): [Alternative, number] => [each, fit(term, each)])
        .filter(([, value]) => value > 0);
      known.set(term, fits);
    }
    return fits;
  };
}

function fieldWeight(field: Field, textShare: number, rarity: number, furtherWords: number): number {
  if (field === 'content') {
    const [least, more] = boosts.field.content;
    const long = 1 + boosts.field.longQuery * furtherWords;
    return long * (least + more * textShare + boosts.field.rare * rarity);
  }
  return field === 'identifiers' ? boosts.field.identifiers + boosts.field.rare * rarity : boosts.field[field];
}

/** What of the query may be a whole name: for each alternative, the share of the query that it covers. */
function possibleNames({alternatives, weights}: Query, total: number): Map<string, number> {
  const result = new Map<string, number>();
  for (const {text, covers, quality, isSynonym} of alternatives) {
    if (!isSynonym && quality >= leastNameQuality) {
      const name = joined(text);
      const share = covers.reduce((sum, word) => sum + (weights[word] ?? 0), 0) / total;
      result.set(name, Math.max(share * quality ** 2, result.get(name) ?? 0));
    }
  }
  return result;
}

/** The share of the query that is the whole name of a section. */
function nameShare(section: Section, possible: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const name of section.names) {
    best = Math.max(best, possible.get(name) ?? 0);
  }
  return best;
}

/** How much of a section's name the query asks for, 0 to 1. */
function completeness({section, nameTerms}: Candidate): number {
  for (const name of section.names) {
    if (nameTerms.has(name)) {
      return 1;
    }
  }
  const {titleParts} = section;
  return titleParts.length === 0 ? 0 : titleParts.filter((part) => nameTerms.has(part)).length / titleParts.length;
}

const phraseTexts = new WeakMap<Section, {content: string; text: string}>();

/** Title and text of a section with single spaces between its words. */
function phraseText(section: Section): string {
  const {title, content} = section;
  let known = phraseTexts.get(section);
  if (known?.content !== content) {
    const text = fold(`${title} ${content}`)
      .replace(/[^\p{L}\p{N}_$.:/#-]+/gu, ' ')
      .replace(/[.:]+ /g, ' ');
    known = {content, text: ` ${text} `};
    phraseTexts.set(section, known);
  }
  return known.text;
}

/** The share of the query's words that stand in a section one after the other; 0 below three words. */
function phraseShare(phrase: readonly string[], section: Section): number {
  if (phrase.length < 3) {
    return 0;
  }
  const text = phraseText(section);
  let longest = 0;
  for (let start = 0; start < phrase.length - 2; start += 1) {
    for (let end = start + Math.max(3, longest + 1); end <= phrase.length; end += 1) {
      // The last word may be cut off.
      const run = phrase.slice(start, end).join(' ');
      if (!text.includes(end === phrase.length ? ` ${run}` : ` ${run} `)) {
        break;
      }
      longest = end - start;
    }
  }
  return longest / phrase.length;
}

/** For each page, how well its best section matches each word of the query. */
function bestOfPages(candidates: Iterable<Candidate>, words: number): Map<Section, Float64Array> {
  const result = new Map<Section, Float64Array>();
  for (const {section, best} of candidates) {
    const ofPage = result.get(section.page) ?? new Float64Array(words);
    result.set(section.page, ofPage);
    best.forEach((value, i) => (ofPage[i] = Math.max(ofPage[i] ?? 0, value)));
  }
  return result;
}

/** A part of a word of the query does not count as a name. */
const leastNameQuality = 0.7;
/** How many texts are searched for the words of the query in their order. */
const phraseCandidates = 60;
/** How many places of one group may stand among the first results, while there are others. */
const groupLimit = 5;
const firstResults = 20;

/** Keeps one page from filling the very first results, where others are about as good. */
function spreadPages(results: readonly Ranked[]): Ranked[] {
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  const {score: least} = boosts.spread;
  for (const result of results) {
    const isOfNewPage = first.every(({section}) => section.page !== result.section.page);
    const isGood = result.score >= least * (results[0]?.score ?? 0);
    if (first.length === 0 || (first.length < boosts.spread.pages && isOfNewPage && isGood)) {
      first.push(result);
    } else {
      later.push(result);
    }
  }
  return [...first, ...later];
}

/** Keeps one group from filling the first results: what is over its limit comes after them. */
function spreadGroups(results: Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const result of results) {
    const count = counts.get(result.section.group) ?? 0;
    if (first.length < firstResults && count < groupLimit) {
      counts.set(result.section.group, count + 1);
      first.push(result);
    } else {
      later.push(result);
    }
  }
  return [...first, ...later];
}

/**
 * Puts the sections that MiniSearch found into order: first where the name is
 * what was typed, then beginnings, parts, synonyms, typos, and text.
 *
 * @param inNames - what MiniSearch found in titles and headings
 * @param inTexts - what it found in texts, best first
 */
export function rank(
  query: Query,
  sections: readonly Section[],
  inNames: readonly SearchResult[],
  inTexts: readonly SearchResult[],
): Ranked[] {
  const {weights} = query;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fitsOf = termFits(query.alternatives);
  const candidates = new Map<number, Candidate>();
  const names = possibleNames(query, total);
  const rarities = new Map(
    query.alternatives.map((each) => [
      each,
      Math.min(...each.covers.map((word) => weights[word] ?? 0)) ** boosts.weight.rarePower,
    ]),
  );

  const gather = (result: SearchResult, textShare: number) => {
    const id = result.id as number;
    let candidate = candidates.get(id);
    const section = sections[id];
    if (!candidate && section) {
      const zeros = () => new Float64Array(weights.length);
      candidate = {section, inHeadings: zeros(), best: zeros(), nameTerms: new Set(), textShare: 0};
      candidates.set(id, candidate);
    }
    if (!candidate) {
      return;
    }
    candidate.textShare = Math.max(candidate.textShare, textShare);
    for (const [term, fields] of Object.entries(result.match)) {
      for (const [alternative, value] of fitsOf(term)) {
        for (const field of fields as Field[]) {
          const isText = field === 'content' || field === 'identifiers' || field === 'defines';
          const rarity = rarities.get(alternative) ?? 0;
          const worth = value * fieldWeight(field, textShare, rarity, Math.min(weights.length, 6) - 1);
          if (field === 'name' || field === 'parts') {
            candidate.nameTerms.add(term);
          }
          for (const word of alternative.covers) {
            candidate.best[word] = Math.max(candidate.best[word] ?? 0, worth);
            if (!isText) {
              candidate.inHeadings[word] = Math.max(candidate.inHeadings[word] ?? 0, worth);
            }
          }
        }
      }
    }
  };
  inNames.forEach((result) => gather(result, 0));
  const bestText = inTexts[0]?.score ?? 1;
  inTexts.forEach((result) => gather(result, result.score / bestText));

  const ofPages = bestOfPages(candidates.values(), weights.length);
  const {coverage: coverageBoost, add} = boosts;
  const results = [...candidates.values()].map((candidate): Ranked => {
    const {section, inHeadings, best} = candidate;
    let sum = 0;
    let covered = 0;
    let isInText = false;
    weights.forEach((weight, i) => {
      const own = best[i] ?? 0;
      const value = Math.max(own, boosts.samePage * (ofPages.get(section.page)?.[i] ?? 0));
      sum += weight * value;
      covered += own > 0 ? weight : 0;
      isInText ||= own > 0 && inHeadings[i] === 0;
    });
    const coverage = covered / total;
    const isNamed = candidate.nameTerms.size > 0;
    const share = nameShare(section, names);
    const complete = isNamed ? completeness(candidate) : 0;
    let score = sum / total;
    score *= coverageBoost.least + (1 - coverageBoost.least) * coverage ** coverageBoost.power;
    score *= boosts.incompleteName + (1 - boosts.incompleteName) * complete;
    score += add.text * candidate.textShare * coverage;
    score += share > 0.99 ? add.wholeName : add.name * share;
    score += section.level === 1 ? add.page : 0;
    score += section.isMember ? add.member : 0;
    score += section.pathBoost;
    return {section, score, coverage, isInText};
  });
  results.sort((a, b) => b.score - a.score);
  for (const result of results.slice(0, phraseCandidates)) {
    result.score += add.phrase * phraseShare(query.phrase, result.section) ** 2;
  }
  results.sort((a, b) => b.score - a.score || a.section.id - b.section.id);
  const bestScore = results[0]?.score ?? 0;
  const bestCoverage = Math.max(0, ...results.slice(0, firstResults).map(({coverage}) => coverage));
  const kept = results.filter(
    ({score, coverage}) =>
      score >= bestScore * boosts.cutOff.score && coverage >= bestCoverage * boosts.cutOff.coverage,
  );
  return spreadGroups(spreadPages(kept));
}

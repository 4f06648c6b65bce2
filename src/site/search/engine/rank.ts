import {type AskedStems, askedStems, askShare, needShare, stemOrWord} from './ask-match';
import {boosts} from './boosts';
import type {QueryMatches} from './matches';
import {candidatesFor, evidenceNames, evidenceOf, type Found} from './need-evidence';
import {needWeights} from './need-weights';
import {phraseShare} from './phrase';
import type {Query} from './query';
import type {Section, Sections} from './section';
import {joined} from './text';

/** A section that answers a query. */
export type Ranked = {
  section: Section;
  score: number;
  /** The share of the query that it covers, 0 to 1. */
  coverage: number;
  /** Did the text answer a part of the query that the headings do not? */
  isInText: boolean;
};

/** A part of a word of the query does not count as a name. */
const leastNameQuality = 0.7;

/** What of the query may be a whole name: for each alternative, the share of the query that it covers. */
function possibleNames({alternatives, weights}: Query, total: number): Map<string, number> {
  const result = new Map<string, number>();
  for (const {text, covers, quality, isSynonym} of alternatives) {
    if (!isSynonym && quality >= leastNameQuality) {
      const share = covers.reduce((sum, word) => sum + (weights[word] ?? 0), 0) / total;
      const note = (name: string, worth: number) => result.set(name, Math.max(worth, result.get(name) ?? 0));
      note(text, share * quality ** 2);
      // What was typed with a dot is less surely a name without one.
      note(joined(text), share * quality ** 2 * (text.includes('.') ? boosts.nameWithoutDot : 1));
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
function completeness(section: Section, nameTerms: ReadonlySet<string>): number {
  for (const name of section.names) {
    if (nameTerms.has(name)) {
      return 1;
    }
  }
  const {titleParts} = section;
  return titleParts.length === 0 ? 0 : titleParts.filter((part) => nameTerms.has(part)).length / titleParts.length;
}

/** For each page, how well its best section matches each word of the query. */
function bestOfPages({ids, best}: QueryMatches, {pageOf}: Sections): Float32Array[] {
  return best.map((values) => {
    const result = new Float32Array(pageOf.length);
    for (const id of ids) {
      const page = pageOf[id] as number;
      result[page] = Math.max(result[page] ?? 0, values[id] ?? 0);
    }
    return result;
  });
}

/** A page or a heading in prose is called what it is about; a member may be called like a need by chance. */
const kindOfName = ({isMember, level}: Section): 'member' | 'other' => (isMember && level > 1 ? 'member' : 'other');

/** The words of the query that are the subject of a few pages: `halo`, `angular`. What lacks them is about something else. */
function subjectsOf({alternatives, weights}: Query, {pagesWithTitle}: Sections): number[] {
  return weights.length < 2
    ? []
    : weights.flatMap((_, word) => {
        const own = alternatives.filter(
          ({covers, isSynonym, quality}) =>
            !isSynonym && covers.length === 1 && covers[0] === word && quality >= boosts.quality.form,
        );
        const pages = Math.max(...own.map(({text}) => pagesWithTitle.get(text) ?? 0));
        return pages > 0 && pages <= boosts.pagesOfSubject ? [word] : [];
      });
}

/** What was found out about all sections; arrays have a place for each. */
type Scores = {
  scores: Float64Array;
  coverages: Float64Array;
  /** How near the query is to the nearest phrase that the section answers. */
  asks: Float64Array;
  asked: AskedStems;
  /** See {@link Found}. */
  about: Found['about'];
  /** See {@link bestOfPages}. */
  ofPages: Float32Array[];
};

/** Is the section a guide on what the only word of the query names? */
function isTopic({anchor, kind, titleParts}: Section, word: string | undefined): boolean {
  const [part, ...others] = titleParts;
  return (
    word !== undefined &&
    anchor === null &&
    kind === 'guide' &&
    part !== undefined &&
    others.length === 0 &&
    stemOrWord(part) === stemOrWord(word)
  );
}

/** Gives each section that was found its score; {@link boosts} says what counts how much. */
function scoreAll(query: Query, sections: Sections, matches: QueryMatches): Scores {
  const {weights} = query;
  const {ids, best, textShare, relevance, nameTerms} = matches;
  const {coverage: coverageBoost, add} = boosts;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const names = possibleNames(query, total);
  const asked = askedStems(query);
  const wholeName = {member: 1 - query.need * (1 - boosts.wholeNameOfNeed), other: 1};
  const ofPages = bestOfPages(matches, sections);
  const subjects = subjectsOf(query, sections);
  // A short need is a title more often than a text.
  const longNeed = query.need * query.naturalLanguage;
  const isInWords = query.phrase.length > 1;
  const onlyWord = isInWords ? undefined : query.phrase[0];
  const scores = new Float64Array(sections.all.length);
  const coverages = new Float64Array(sections.all.length);
  const asks = new Float64Array(sections.all.length);
  for (const id of ids) {
    const page = sections.pageOf[id] as number;
    const samePage = sections.samePageOf[id] as number;
    let sum = 0;
    let covered = 0;
    for (let word = 0; word < weights.length; word += 1) {
      const weight = weights[word] as number;
      const own = (best[word] as Float32Array)[id] as number;
      sum += weight * Math.max(own, samePage * ((ofPages[word] as Float32Array)[page] as number));
      covered += own > 0 ? weight : 0;
    }
    const coverage = covered / total;
    const ofName = nameTerms.get(id);
    const share = ofName ? nameShare(sections.all[id] as Section, names) : 0;
    const complete = ofName ? completeness(sections.all[id] as Section, ofName) : 0;
    let score = sum / total;
    score *= coverageBoost.least + (1 - coverageBoost.least) * coverage ** coverageBoost.power;
    score *= boosts.incompleteName + (1 - boosts.incompleteName) * complete;
    score += add.text * (textShare[id] as number) * coverage;
    score += add.relevance * (relevance[id] as number) * longNeed;
    score += share > 0.99 ? add.wholeName * wholeName[kindOfName(sections.all[id] as Section)] : add.name * share;
    score += isTopic(sections.all[id] as Section, onlyWord) ? add.topic : 0;
    for (const word of subjects) {
      if ((matches.named[word] as Float32Array)[id] === 0) {
        score *= boosts.lacksSubject;
      }
    }
    if (query.isOfRelease) {
      score += sections.releaseBoostOf[id] as number;
    }
    score += (sections.naturalLanguageBoostOf[id] as number) * query.naturalLanguage;
    score += (sections.needBoostOf[id] as number) * query.need;
    const section = sections.all[id] as Section;
    score += section.kind === 'type' && isInWords ? boosts.typeOfWords : 0;
    const ask = askShare(asked, query, section);
    asks[id] = ask;
    score += add.ask * ask ** boosts.askPower;
    score += weights.length > 1 ? add.needs * needShare(asked, query, section) ** boosts.askPower : 0;
    scores[id] = score + (sections.boostOf[id] as number);
    coverages[id] = coverage;
  }
  const {meanings} = sections;
  const about = meanings && {meanings, asked: meanings.ofQuery(query.phrase)};
  return {scores, coverages, asks, asked, about, ofPages};
}

/** Does the text answer a word of the query that the headings do not? */
function answersInText({inHeadings, best}: QueryMatches, id: number): boolean {
  return best.some((values, word) => (values[id] ?? 0) > 0 && inHeadings[word]?.[id] === 0);
}

/**
 * Keeps one page from filling the first results: the very first are of different pages where others are about as
 * good, and further on a page has two places before another page has its turn.
 */
function spreadPages(results: readonly Ranked[]): Ranked[] {
  const {pages, score, ofPage, among, least} = boosts.spread;
  const best = results[0]?.score ?? 0;
  const counts = new Map<Section, number>();
  const first: Ranked[] = [];
  let rest = [...results];
  for (let [top] = rest; top && first.length < among; [top] = rest) {
    const find = (limit: number, share: number) =>
      rest.find((result) => (counts.get(result.section.page) ?? 0) < limit && result.score >= share * best);
    const other = first.length < pages ? find(1, score) : undefined;
    const result = other ?? find(ofPage, least) ?? top;
    first.push(result);
    counts.set(result.section.page, (counts.get(result.section.page) ?? 0) + 1);
    rest = rest.filter((left) => left !== result);
  }
  return [...first, ...rest];
}

/** How many places of one group may stand among the first results, while there are others. */
const groupLimit = 5;
const firstResults = 20;

/** Keeps one group from filling the first results: what is over its limit comes after them. */
function spreadGroups(results: readonly Ranked[]): Ranked[] {
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

/** Puts sections before the others, whether they were found or not. */
export function putFirst(results: readonly Ranked[], sections: ReadonlySet<Section>): readonly Ranked[] {
  if (sections.size === 0) {
    return results;
  }
  const found = results.filter(({section}) => sections.has(section));
  const score = results[0]?.score ?? 0;
  const others = [...sections].filter((section) => !found.some((result) => result.section === section));
  return [
    ...found,
    ...others.map((section) => ({section, score, coverage: 1, isInText: false})),
    ...results.filter(({section}) => !sections.has(section)),
  ];
}

/** How many texts are searched for the words of the query in their order. */
const phraseCandidates = 60;
/** Readers do not look further. The hosted service has a limit, too. */
const mostResults = 300;

/** The sections with the highest scores, best first. Sorting numbers first is many times faster than sorting all ids. */
function bestOf(ids: readonly number[], scores: Float64Array, count: number): number[] {
  const sorted = Float64Array.from(ids, (id) => scores[id] as number).sort();
  const least = sorted[Math.max(0, sorted.length - count)] ?? 0;
  return ids
    .filter((id) => (scores[id] as number) >= least)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number))
    .slice(0, count);
}

/** A section with what speaks for it, and how much that is worth. */
export type Weighed = {id: number; evidence: readonly number[]; worth: number};

/** The best so many answers to a need stand, whatever their coverage: phrases may meet it in other words. */
const keptForNeed = 10;

/**
 * Weighs the evidence for the sections that may answer a need against each other. They keep the scores that they had
 * together, in their new order: the other rules compare scores.
 *
 * @returns their ids, the best first, and how much speaks for each
 */
function weighNeed(ids: readonly number[], accepted: readonly number[], asks: Float64Array, found: Found): Weighed[] {
  const weights = evidenceNames.map((name) => needWeights[name]);
  return candidatesFor(ids, accepted, asks)
    .map((id) => {
      const evidence = evidenceOf(found.sections.all[id] as Section, found);
      return {id, evidence, worth: evidence.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)};
    })
    .sort((a, b) => b.worth - a.worth || a.id - b.id);
}

/** Is the query a need in words? A single word is a topic. */
const isNeed = ({need, weights}: Query): boolean => need > 0 && weights.length > 1;

/**
 * What the ranking knows of a query before it weighs the evidence, for those who learn the weights.
 *
 * @returns undefined when the query is no need
 */
export function evidenceFor(query: Query, sections: Sections, matches: QueryMatches): Weighed[] | undefined {
  if (!isNeed(query)) {
    return undefined;
  }
  const {asks, ids, ...found} = firstOrder(query, sections, matches, () => true);
  return weighNeed(ids, matches.ids, asks, {query, sections, matches, ...found});
}

/** The order by the fixed rules. */
function firstOrder(
  query: Query,
  sections: Sections,
  matches: QueryMatches,
  accepts: (section: Section) => boolean,
): Scores & {ids: number[]; accepted: number[]} {
  const known = scoreAll(query, sections, matches);
  const {scores} = known;
  const accepted = matches.ids.filter((id) => accepts(sections.all[id] as Section));
  const ids = bestOf(accepted, scores, mostResults);
  for (const id of ids.slice(0, phraseCandidates)) {
    const share = phraseShare(query.phrase, sections.all[id] as Section);
    scores[id] = (scores[id] as number) + boosts.add.phrase * share ** 2;
  }
  ids.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  return {...known, ids, accepted};
}

/**
 * Puts the sections that were found into order: first where the name is what was
 * typed, then beginnings, parts, synonyms, typos, and text.
 *
 * @param accepts - leaves out sections that a filter excludes
 */
export function rank(
  query: Query,
  sections: Sections,
  matches: QueryMatches,
  accepts: (section: Section) => boolean,
): Ranked[] {
  const {scores, coverages, asks, asked, about, ofPages, ids, accepted} = firstOrder(query, sections, matches, accepts);
  const scoreOf = (id: number) => scores[id] as number;
  const best = new Set<number>();
  if (isNeed(query)) {
    const weighed = weighNeed(ids, accepted, asks, {query, sections, matches, asked, scores, about, ofPages}).map(
      ({id}) => id,
    );
    const values = weighed.map(scoreOf).sort((a, b) => b - a);
    weighed.forEach((id, i) => (scores[id] = values[i] as number));
    weighed.slice(0, keptForNeed).forEach((id) => best.add(id));
    const places = new Map(weighed.map((id, place) => [id, place]));
    const placeOf = (id: number) => places.get(id) ?? Infinity;
    const known = new Set(ids);
    ids.push(...weighed.filter((id) => !known.has(id)));
    ids.sort((a, b) => scoreOf(b) - scoreOf(a) || placeOf(a) - placeOf(b) || a - b);
  }
  const {score: leastScore, coverage: leastCoverage} = boosts.cutOff;
  const bestScore = Math.max(...ids.slice(0, phraseCandidates).map(scoreOf));
  const bestCoverage = Math.max(...ids.slice(0, firstResults).map((id) => coverages[id] as number));
  const kept = ids.filter(
    (id) =>
      best.has(id) ||
      (scoreOf(id) >= bestScore * leastScore && (coverages[id] as number) >= bestCoverage * leastCoverage),
  );
  const results = kept.map((id): Ranked => ({
    section: sections.all[id] as Section,
    score: scoreOf(id),
    coverage: coverages[id] as number,
    isInText: answersInText(matches, id),
  }));
  return spreadGroups(spreadPages(results));
}

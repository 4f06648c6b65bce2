import {type AskedStems, coveredBy, isPhraseOf, phrasesOf, stemsOf} from './ask-match';
import type {QueryMatches} from './matches';
import type {Meanings} from './meaning';
import {phraseShare} from './phrase';
import type {Query} from './query';
import type {Section, Sections} from './section';

/**
 * What speaks for a section as the answer to a need, most of it a share between 0 and 1. "Covered" is a word of the query
 * that is found; words count by what they say, and those "in number" alike.
 */
export const evidenceNames = [
  /** The score by the fixed rules of the ranking. */
  'score',
  /** How well the best place of the section matches the words. */
  'match',
  /** How well headings match the words themselves, without synonyms. */
  'named',
  'covered',
  /** The square of the words covered in number. */
  'coveredInNumber',
  /** The words covered by the page, of which the section may cover a part. */
  'coveredByPage',
  /** The words covered by the title, alone and times the share of the title that was asked for. */
  'title',
  'titleInNumber',
  'titleAsked',
  'wholeTitle',
  /** What the query and the nearest phrase that the section answers have in common; and its square, in number. */
  'ask',
  'askInNumber',
  /** The words covered by a single phrase. */
  'coveredByAsk',
  'coveredByAskInNumber',
  /** Is the query one of the phrases, but for empty words and endings? 0 or 1. */
  'sameAsk',
  /** The words covered by title, page title and phrases together; and the square, in number. */
  'need',
  'needInNumber',
  /** Relevance by the rules of full text search, of the section as a whole, and of its text. */
  'relevance',
  'text',
  /** How near the section, and its page as a whole, are to the query by the meanings of their words. */
  'meaning',
  'meaningOfPage',
  /** The words in their order. */
  'phrase',
  /** How much there is: logarithms of the length of the text, and of the number of phrases that the section answers. */
  'length',
  'phrases',
  /** What is added by the kind of the place for every query, for questions, and for needs. */
  'place',
  'question',
  'kind',
  /** What the place is: 0 or 1. */
  'page',
  'member',
  'class',
  'plus',
  'error',
  'type',
  'demo',
  'glossary',
  'release',
  'method',
] as const;

export type EvidenceName = (typeof evidenceNames)[number];

/** A query with what was found for it. */
export type Found = {
  query: Query;
  sections: Sections;
  matches: QueryMatches;
  asked: AskedStems;
  /** The scores by the fixed rules, by section. */
  scores: Float64Array;
  /** What the query is about, where the meanings of words are known. */
  about: {meanings: Meanings; asked: Float32Array} | undefined;
  /** For each word of the query, how well the best section of each page matches it. */
  ofPages: readonly Float32Array[];
};

const flag = (is: boolean): number => (is ? 1 : 0);

/** The evidence for a section, in the order of {@link evidenceNames}. */
export function evidenceOf(section: Section, found: Found): number[] {
  const {query, sections, matches, asked, scores, about, ofPages} = found;
  const {weights, phrase} = query;
  const {id, title, page, level, isMember, edition, kind, content} = section;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (values: (word: number) => number) =>
    weights.reduce((sum, weight, word) => sum + weight * values(word), 0) / total;
  const inNumber = (values: (word: number) => number) =>
    weights.reduce((sum, _, word) => sum + values(word), 0) / weights.length;
  const best = (word: number) => matches.best[word]?.[id] ?? 0;
  const isCovered = (word: number) => flag(best(word) > 0);
  const covered = share(isCovered);

  const titleStems = stemsOf(title);
  const byTitle = coveredBy(titleStems, asked);
  const ofTitle = (word: number) => byTitle.get(word) ?? 0;
  const titleShare = share(ofTitle);
  const titleAsked = titleStems.filter((stem) => asked.has(stem)).length / Math.max(1, titleStems.length);

  let [ask, askInNumber, coveredByAsk, coveredByAskInNumber] = [0, 0, 0, 0];
  const phrases = phrasesOf(section);
  for (const stems of phrases) {
    const byPhrase = coveredBy(stems, asked);
    const ofPhrase = (word: number) => byPhrase.get(word) ?? 0;
    const contained = share(ofPhrase);
    const containedInNumber = inNumber(ofPhrase);
    const askedFor = stems.filter((stem) => asked.has(stem)).length / Math.max(1, stems.length);
    const common = (part: number) => (part + askedFor > 0 ? (2 * part * askedFor) / (part + askedFor) : 0);
    ask = Math.max(ask, common(contained));
    askInNumber = Math.max(askInNumber, common(containedInNumber));
    coveredByAsk = Math.max(coveredByAsk, contained);
    coveredByAskInNumber = Math.max(coveredByAskInNumber, containedInNumber);
  }
  const byNeed = coveredBy([...titleStems, ...stemsOf(page.title), ...phrases.flat()], asked);
  const ofNeed = (word: number) => byNeed.get(word) ?? 0;

  const evidence: Record<EvidenceName, number> = {
    score: scores[id] ?? 0,
    match: share(best),
    named: share((word) => matches.named[word]?.[id] ?? 0),
    covered,
    coveredInNumber: inNumber(isCovered) ** 2,
    coveredByPage: share((word) => Math.max(best(word), ofPages[word]?.[page.id] ?? 0)),
    title: titleShare,
    titleInNumber: inNumber(ofTitle),
    titleAsked,
    wholeTitle: titleShare * titleAsked,
    ask,
    askInNumber: askInNumber ** 2,
    coveredByAsk,
    coveredByAskInNumber,
    sameAsk: flag(isPhraseOf(section, phrase)),
    need: share(ofNeed),
    needInNumber: inNumber(ofNeed) ** 2,
    relevance: matches.relevance[id] ?? 0,
    text: (matches.textShare[id] ?? 0) * covered,
    meaning: about?.meanings.nearness(about.asked, section) ?? 0,
    meaningOfPage: about?.meanings.nearnessOfPage(about.asked, section) ?? 0,
    phrase: phraseShare(phrase, section) ** 2,
    length: Math.log(1 + content.length) / 10,
    phrases: Math.log(1 + phrases.length) / 2,
    place: sections.boostOf[id] ?? 0,
    question: sections.naturalLanguageBoostOf[id] ?? 0,
    kind: sections.needBoostOf[id] ?? 0,
    page: flag(level === 1),
    member: flag(isMember),
    class: flag(level === 1 && isMember),
    plus: flag(edition === 'plus'),
    error: flag(kind === 'error'),
    type: flag(kind === 'type'),
    demo: flag(kind === 'demo'),
    glossary: flag(kind === 'glossary'),
    release: flag(kind === 'release'),
    method: flag(kind === 'method'),
  };
  return evidenceNames.map((name) => evidence[name]);
}

/** How many sections with the highest scores may answer a need, and how many more whose phrases are nearest to it. */
const candidates = {byScore: 120, byAsk: 40};

/** The sections that are weighed against each other: the best by their scores, and those whose phrases are nearest. */
export function candidatesFor(byScore: readonly number[], ids: readonly number[], asks: Float64Array): number[] {
  const byAsk = [...ids].filter((id) => (asks[id] ?? 0) > 0).sort((a, b) => (asks[b] ?? 0) - (asks[a] ?? 0) || a - b);
  return [...new Set([...byScore.slice(0, candidates.byScore), ...byAsk.slice(0, candidates.byAsk)])];
}

import type {Section} from './section';
import {fold} from './text';

/** An error or a warning of the library. */
export type Message = {
  /** Its words in order; `…` stands for what the library fills in. */
  words: readonly string[];
  /** How many of them are always the same. */
  fixed: number;
};

const filledIn = '…';

/** The words of a text; `…` of a message is one, too. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}_$]+|…/gu)].map(([word]) => (word === filledIn ? word : fold(word)));

/** Reads a message that has `…` for what the library fills in. */
export function readMessage(text: string): Message {
  const words = wordsOf(text);
  return {words, fixed: words.filter((word) => word !== filledIn).length};
}

/** What browsers put before a message, with the place in front of it, and the places behind it. */
const ofBrowser = /^(?:.*?\buncaught\b)?\s*(?:\(in promise\)\s*)?(?:\w*error|warning):\s|\s+at\s.*:\d+\b.*$/gis;

/** The words of what somebody may have copied from the console. */
const copiedWords = (text: string): string[] =>
  wordsOf(text.replaceAll(ofBrowser, ' ')).filter((word) => word !== filledIn);

/** One fixed word beside what is filled in would be in many queries. */
const fewestFixed = 2;
/** One word in so many may lack or be added. */
const wordsPerMistake = 5;

/**
 * How far words are from a message: how many of its fixed words lack in their place, and how many are added. What the
 * library fills in may be any words.
 *
 * @returns undefined when it is not the message
 */
function misfit({words, fixed}: Message, copied: readonly string[]): number | undefined {
  const most = Math.floor(fixed / wordsPerMistake);
  if ((fixed < fewestFixed && words.length > fixed) || copied.length < fixed - most) {
    return undefined;
  }
  // For each number of copied words, the misfit of these with the words of the message so far.
  let costs = Array.from({length: copied.length + 1}, (_, count) => count);
  for (const word of words) {
    const before = costs;
    const isHole = word === filledIn;
    costs = [(before[0] ?? 0) + (isHole ? 0 : 1)];
    for (let i = 1; i <= copied.length; i += 1) {
      const [lacks, added, meets] = [before[i] ?? 0, costs[i - 1] ?? 0, before[i - 1] ?? 0];
      costs.push(
        isHole
          ? Math.min(lacks, added)
          : Math.min(lacks + 1, added + 1, word === copied[i - 1] ? meets : Number.POSITIVE_INFINITY),
      );
    }
  }
  const cost = costs[copied.length] ?? 0;
  return cost > most ? undefined : cost;
}

/** Is a text a message with something filled in, nearly to the word? */
export const isSaid = (message: Message, text: string): boolean => misfit(message, copiedWords(text)) !== undefined;

/** A message with the section that explains it. */
export type Explained = {message: Message; section: Section};

/**
 * The sections that explain the message that a query is: of several messages
 * the nearest, then the one with the most fixed words. Ordinary queries have none.
 */
export function explainersOf(query: string, explained: readonly Explained[]): Set<Section> {
  const copied = copiedWords(query);
  let sections = new Set<Section>();
  let best: readonly [cost: number, fixed: number] = [Number.POSITIVE_INFINITY, 0];
  for (const {message, section} of explained) {
    const cost = misfit(message, copied);
    if (cost === undefined || cost > best[0] || (cost === best[0] && message.fixed < best[1])) {
      continue;
    }
    if (cost !== best[0] || message.fixed !== best[1]) {
      best = [cost, message.fixed];
      sections = new Set();
    }
    sections.add(section);
  }
  return sections;
}

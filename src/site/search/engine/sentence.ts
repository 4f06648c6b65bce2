import {type Highlighted, highlight, type Matcher, type Tags} from './highlight';

/** Between sentences: behind their end, before what can begin another. */
const border = /(?<=[.!?][)"”’]?)\s+(?=["“‘(]?[\p{Lu}\p{N}`])/u;

/** The sentences of a text that has a line for each paragraph, by paragraphs. */
function sentencesOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(border))
    .filter(([first]) => first);
}

/** Cells that are sentences can be shown as such; names, types and values cannot. */
const isSentence = (text: string): boolean => /[.!?:)]$/.test(text) && text.split(' ').length > 3;

/** Prose may be short, but the title of a block of code is none. */
const isProse = (text: string): boolean => /[.!?:)]$/.test(text) || text.split(' ').length > 3;

const countWords = (text: string): number => text.split(/\s+/).length;

/** How much a sentence says about the query: each word of it once, more at its beginning, which is always shown. */
function worthOf(sentence: string, matcher: Matcher, maxWords: number): number {
  const words = new Map<string, number>();
  for (const [start, end] of matcher.ranges(sentence)) {
    const word = sentence.slice(start, end).toLowerCase();
    const isShown = countWords(sentence.slice(0, end)) <= maxWords;
    words.set(word, Math.max(words.get(word) ?? 0, isShown ? 1 : 0.5));
  }
  return [...words.values()].reduce((sum, worth) => sum + worth, 0);
}

/** The place of the best sentence: paragraph and number in it; the first of all when none says more. */
function bestOf(paragraphs: readonly string[][], matcher: Matcher, maxWords: number): [number, number, number] {
  let best: [number, number, number] = [0, 0, 0];
  paragraphs.forEach((sentences, i) =>
    sentences.forEach((sentence, j) => {
      const worth = worthOf(sentence, matcher, maxWords);
      if (worth > best[2]) {
        best = [i, j, worth];
      }
    }),
  );
  return best;
}

/**
 * The sentence of a section that answers a query best, and those after it that
 * fit, as HTML with the matches marked. It begins where the sentence begins.
 *
 * @param content - prose, a line for each paragraph
 * @param cells - texts of table cells, a line for each; those that are sentences stand in when the prose has no match
 * @param maxWords - a longer sentence is cut off behind these
 * @returns undefined when there is no sentence to show
 */
export function sentenceSnippet(
  {content, cells}: {content: string; cells: string},
  matcher: Matcher,
  tags: Tags,
  maxWords: number,
  ellipsis: string,
): Highlighted | undefined {
  const inCells = sentencesOf(cells).filter((sentences) => isSentence(sentences.at(-1) ?? ''));
  let paragraphs = sentencesOf(content).filter((sentences) => isProse(sentences.at(-1) ?? ''));
  let [i, j, worth] = bestOf(paragraphs, matcher, maxWords);
  if (worth === 0 && inCells.length > 0) {
    const other = bestOf(inCells, matcher, maxWords);
    if (other[2] > 0 || paragraphs.length === 0) {
      paragraphs = inCells;
      [i, j, worth] = other;
    }
  }
  const [sentence, ...next] = paragraphs[i]?.slice(j) ?? [];
  if (sentence === undefined) {
    return undefined;
  }
  const words = sentence.split(/\s+/);
  if (words.length > maxWords) {
    const {value, matchLevel} = highlight(words.slice(0, maxWords).join(' '), matcher, tags);
    return {value: value + ellipsis, matchLevel};
  }
  let text = sentence;
  for (const following of next) {
    if (countWords(text) + countWords(following) > maxWords) {
      break;
    }
    text += ` ${following}`;
  }
  return highlight(text, matcher, tags);
}

import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Page} from '../content/page';
import type {ProseProblem} from './phrases';
import {countWords, sentencesOf} from './sentences';

/**
 * How readable a guide is. Its readers are developers in a hurry, many of them with English as
 * a second language.
 */
export const readableLevel = {
  /**
   * Words in a sentence. WRITING asks for 8 to 22 in most sentences; this leaves room for a few
   * more, not for a second thought. Code spans are one word each.
   */
  longest: 25,
  /** Words in the average sentence of a page that has enough sentences for an average. */
  average: 14,
  enough: 10,
  /**
   * Four of the seven formulas of retext-readability, such as Flesch and Gunning fog, say that a
   * reader of 16 understands the sentence: the plug-in's own level, which suits general prose.
   * Most formulas count long words, and below eight words a single term of the field decides.
   */
  age: 16,
  threshold: 4 / 7,
  shortest: 8,
} as const;

const {age, threshold, shortest} = readableLevel;
const processor = unified().use(retextEnglish).use(retextReadability, {age, threshold, minWords: shortest}).freeze();

/** What the formulas say of a sentence, code being a short word to them. */
function hardToRead(words: string): boolean {
  const file = new VFile(words.replaceAll(/\bXx+\b/g, 'code'));
  processor.runSync(processor.parse(file), file);
  return file.messages.length > 0;
}

/**
 * What is hard to read on a guide: long sentences, sentences with many long words, a high average.
 * Cells of tables and lists of links, which have no full stop, are not counted.
 */
export function readabilityProblems(page: Page): ProseProblem[] {
  const {longest, average, enough} = readableLevel;
  const sentences = sentencesOf(page)
    .filter(({kind, text}) => kind !== 'table cell' && /[.!?:]["')]?$/.test(text))
    .map((sentence) => ({...sentence, length: countWords(sentence.words)}));
  const problems = sentences.flatMap(({text, words, line, length}) => {
    if (length > longest) {
      return [{line, message: `a sentence has ${length} words, expected ${longest} or fewer: "${text}"`}];
    }
    return hardToRead(words) ? [{line, message: `too many long words in one sentence: "${text}"`}] : [];
  });
  const mean = sentences.reduce((sum, {length}) => sum + length, 0) / Math.max(1, sentences.length);
  const message = `its sentences have ${mean.toFixed(1)} words on average, expected ${average} or fewer`;
  return mean > average && sentences.length >= enough ? [{line: 1, message}, ...problems] : problems;
}

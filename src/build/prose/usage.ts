import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {lineAt, wordsOf} from '../content/prose';
import type {Block} from './blocks';
import type {ProseProblem} from './phrases';

const processor = unified().use(retextEnglish).use(retextIndefiniteArticle).use(retextRepeatedWords).freeze();

/** "A" is the name of something before a verb or "and"; "svg" is spoken by its letters. */
const notAfterArticle = /before `(?:is|are|and|or|svg)`/;

/** "a" where "an" belongs, and words written twice. Code is no word, so nothing is said of what touches it. */
export function usageProblems(block: Block): ProseProblem[] {
  const file = new VFile(wordsOf(block));
  processor.runSync(processor.parse(file), file);
  return file.messages.flatMap(({reason, place}) => {
    const start = place && 'start' in place ? place.start.offset : undefined;
    const end = place && 'start' in place ? place.end.offset : undefined;
    if (start === undefined || end === undefined || notAfterArticle.test(reason)) {
      return [];
    }
    const isAtCode = block.spans.some((span) => span.kind === 'code' && span.start <= end + 1 && span.end >= start);
    return isAtCode ? [] : [{line: lineAt(block, start), message: reason}];
  });
}

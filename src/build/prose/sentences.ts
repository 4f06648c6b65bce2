import type {Sentence as SentenceNode} from 'nlcst';
import retextEnglish from 'retext-english';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Page} from '../content/page';
import {lineAt, wordsOf} from '../content/prose';
import {type Block, blocksOf} from './blocks';

/** A sentence of a page. */
export type Sentence = {
  text: string;
  /** The same with a word without meaning for each code span. */
  words: string;
  kind: Block['kind'];
  /** The page's file, and the line in it where the sentence begins. */
  file: string;
  line: number;
  /** The heading above it; undefined before the first. */
  heading?: string;
  /** The address of its section, without the base URL. */
  address: string;
};

const parser = unified().use(retextEnglish).freeze();

/**
 * Numbers, and short words that may also be Latin abbreviations. The parser sees no end of a
 * sentence behind them: "It defaults to 0. A negative number ...", "the same id. The graph ...".
 */
const likeAbbreviations = /(?<![\w.])(?:\d(?:[\d.,]*\d)?|(?:[a-zA-Z]|in|id|cap|op|pro|seq)(?=\.\s+[A-Z]))(?!\w)/g;

/**
 * The words of a block for the parser, at the same offsets. What it would take for the middle of
 * a sentence looks like its beginning or end: links in lower case such as "dia.Paper", messages
 * in code with a full stop.
 */
function parsableWords({text, spans, ...block}: Block): string {
  const words = [...wordsOf({text, spans, ...block}).replace(likeAbbreviations, (word) => 'Ő'.repeat(word.length))];
  for (const {kind, start, end} of spans) {
    words[start] = words[start]?.toUpperCase() ?? '';
    if (kind === 'code' && /[.!?]`$/.test(text.slice(start, end))) {
      words[end - 1] = '.';
    }
  }
  return words.join('');
}

/** Where the sentences of a block begin and end. */
function rangesIn(block: Block): {start: number; end: number}[] {
  const ranges: {start: number; end: number}[] = [];
  visit(parser.parse(parsableWords(block)), 'SentenceNode', ({position}: SentenceNode) => {
    const start = position?.start.offset;
    const end = position?.end.offset;
    if (start !== undefined && end !== undefined) {
      ranges.push({start, end});
    }
  });
  return ranges;
}

/** The number of words in a text. */
export const countWords = (text: string): number => text.match(/[A-Za-z0-9][\w'’.-]*/g)?.length ?? 0;

/** Has it five words, and at least two of them beside its links and code? */
function says({text, spans}: Block, words: string, start: number, end: number): boolean {
  const bare = spans.reduce(
    (left, span) => left.slice(0, span.start) + ' '.repeat(span.end - span.start) + left.slice(span.end),
    text,
  );
  return countWords(words.slice(start, end)) >= 5 && countWords(bare.slice(start, end)) >= 2;
}

const kinds = new Set<Block['kind']>(['paragraph', 'table cell', 'description']);

/**
 * The sentences of a page's prose: of paragraphs, items of lists, cells of tables,
 * admonitions and the description. What has fewer than five words, or hardly more than
 * links or code, is left out.
 */
export function sentencesOf(page: Page): Sentence[] {
  const headings = new Map(page.content.headings.map(({anchor, text}) => [anchor, text]));
  return blocksOf(page)
    .filter(({kind}) => kinds.has(kind))
    .flatMap((block) => {
      const {text, kind, anchor} = block;
      const words = wordsOf(block);
      const heading = anchor === undefined ? undefined : headings.get(anchor);
      return rangesIn(block)
        .filter(({start, end}) => says(block, words, start, end))
        .map(({start, end}) => ({
          text: text.slice(start, end).replaceAll('\n', ' '),
          words: words.slice(start, end).replaceAll('\n', ' '),
          kind,
          file: page.file,
          line: lineAt(block, start),
          ...(heading !== undefined && {heading}),
          address: anchor === undefined ? page.path : `${page.path}#${anchor}`,
        }));
    });
}

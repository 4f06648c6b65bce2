import {escape as escapeHtml} from 'html-escaper';
import {type Alternative, fitOf} from './query';
import {camelParts, fold, segments, words} from './text';

export type Tags = {pre: string; post: string};

type Range = [start: number, end: number];

/** How many characters of a word of the text fit the query; 0 when it does not. */
function fittingLength(word: string, alternatives: readonly Alternative[]): number {
  const term = fold(word);
  let longest = 0;
  for (const alternative of alternatives) {
    if (fitOf(term, alternative.text, alternative.isPrefix) > 0) {
      const isBeginning = alternative.isPrefix && term.startsWith(alternative.text);
      longest = Math.max(longest, isBeginning ? alternative.text.length : word.length);
    }
  }
  return longest;
}

/** Where a word fits the query: as a whole, else in its segments, else in their camel case parts. */
function rangesOfWord(word: string, alternatives: readonly Alternative[]): Range[] {
  const pieces = (of: string[], offset: number, orElse: (piece: string, at: number) => Range[]): Range[] => {
    let position = offset;
    return of.flatMap((piece) => {
      const at = word.indexOf(piece, position);
      position = at + piece.length;
      const length = fittingLength(piece, alternatives);
      return length > 0 ? [[at, at + length]] : orElse(piece, at);
    });
  };
  return pieces([word], 0, () =>
    pieces(segments(word), 0, (segment, at) => {
      const parts = camelParts(segment);
      return parts.length > 1 ? pieces(parts, at, () => []) : [];
    }),
  );
}

const cut = new Map<string, ReturnType<typeof words>>();
/** From key to key mostly the same texts are shown. */
const rememberedTexts = 200;

/** The words of a text; those of the last texts are remembered. */
function wordsOf(text: string): ReturnType<typeof words> {
  let known = cut.get(text);
  if (!known) {
    known = words(text);
    if (cut.size >= rememberedTexts) {
      cut.clear();
    }
    cut.set(text, known);
  }
  return known;
}

/** Finds out where texts fit the alternatives of a query; remembers the words it has seen. */
export class Matcher {
  private readonly known = new Map<string, Range[]>();
  private readonly texts = new Map<string, Range[]>();

  constructor(private readonly alternatives: readonly Alternative[]) {}

  /** Where a text fits, in order. */
  ranges(text: string): readonly Range[] {
    let ranges = this.texts.get(text);
    if (!ranges) {
      ranges = wordsOf(text).flatMap(({text: word, start}) =>
        this.rangesOf(word).map(([from, to]): Range => [start + from, start + to]),
      );
      this.texts.set(text, ranges);
    }
    return ranges;
  }

  private rangesOf(word: string): readonly Range[] {
    let ranges = this.known.get(word);
    if (!ranges) {
      ranges = rangesOfWord(word, this.alternatives);
      this.known.set(word, ranges);
    }
    return ranges;
  }
}

function mark(text: string, ranges: readonly Range[], {pre, post}: Tags): string {
  let result = '';
  let position = 0;
  for (const [start, end] of ranges) {
    result += escapeHtml(text.slice(position, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    position = end;
  }
  return result + escapeHtml(text.slice(position));
}

/** How many words of a snippet stand before its first match. */
const contextWords = 2;

export type Highlighted = {value: string; matchLevel: 'none' | 'partial'};

/**
 * A text as HTML with the matches of a query marked.
 *
 * @param tags - put around matches as they are
 */
export function highlight(text: string, matcher: Matcher, tags: Tags): Highlighted {
  const ranges = matcher.ranges(text);
  return {value: mark(text, ranges, tags), matchLevel: ranges.length > 0 ? 'partial' : 'none'};
}

/**
 * The part of a text that has the most matches of a query, as HTML with the
 * matches marked.
 *
 * @param maxWords - how many words of the text to keep
 * @param ellipsis - stands for what is left out
 */
export function snippet(text: string, matcher: Matcher, tags: Tags, maxWords: number, ellipsis: string): Highlighted {
  const pieces = [...text.matchAll(/\S+/g)].map((match): Range => [match.index, match.index + match[0].length]);
  if (pieces.length <= maxWords) {
    return highlight(text, matcher, tags);
  }
  const ranges = matcher.ranges(text);
  let next = 0;
  const hits = pieces.map(([, end]) => {
    const before = next;
    while ((ranges[next]?.[0] ?? Infinity) < end) {
      next += 1;
    }
    return next - before;
  });
  let best = 0;
  let bestCount = -1;
  for (let first = 0; first + maxWords <= pieces.length; first += 1) {
    const count = hits.slice(first, first + maxWords).filter(Boolean).length;
    if (count > bestCount) {
      best = first;
      bestCount = count;
    }
  }
  // A little of what stands before the first match, and as much as fits of what follows.
  const firstMatch = hits.findIndex((count, i) => i >= best && count > 0);
  best = Math.min(Math.max(best, firstMatch - contextWords), pieces.length - maxWords);
  const start = pieces[best]?.[0] ?? 0;
  const end = pieces[best + maxWords - 1]?.[1] ?? text.length;
  const part = text.slice(start, end);
  const inside = ranges
    .map(([from, to]): Range => [Math.max(from, start) - start, Math.min(to, end) - start])
    .filter(([from, to]) => to > from);
  return {
    value: (start > 0 ? ellipsis : '') + mark(part, inside, tags) + (end < text.length ? ellipsis : ''),
    matchLevel: inside.length > 0 ? 'partial' : 'none',
  };
}

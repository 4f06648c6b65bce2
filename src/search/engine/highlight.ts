import {type Alternative, fit} from './query';
import {camelParts, fold, segments, words} from './text';

export type Tags = {pre: string; post: string};

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

type Range = [start: number, end: number];

/** How many characters of a word of the text fit the query; 0 when it does not. */
function fittingLength(word: string, alternatives: readonly Alternative[]): number {
  const term = fold(word);
  let longest = 0;
  for (const alternative of alternatives) {
    if (fit(term, alternative) > 0) {
      const isBeginning = alternative.isPrefix && term.startsWith(alternative.text);
      longest = Math.max(longest, isBeginning ? alternative.text.length : word.length);
    }
  }
  return longest;
}

/** Where a text fits the query: whole names, or their segments and camel case parts. */
function fittingRanges(text: string, alternatives: readonly Alternative[]): Range[] {
  const ranges: Range[] = [];
  const tryPieces = (pieces: string[], within: string, offset: number, orElse?: (piece: string, at: number) => void) => {
    let position = 0;
    for (const piece of pieces) {
      const at = within.indexOf(piece, position);
      position = at + piece.length;
      const length = fittingLength(piece, alternatives);
      if (length > 0) {
        ranges.push([offset + at, offset + at + length]);
      } else {
        orElse?.(piece, offset + at);
      }
    }
  };
  tryPieces(
    words(text).map((word) => word.text),
    text,
    0,
    (word, wordAt) => {
      tryPieces(segments(word), word, wordAt, (segment, segmentAt) => {
        tryPieces(camelParts(segment), segment, segmentAt);
      });
    },
  );
  return ranges;
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
export function highlight(text: string, alternatives: readonly Alternative[], tags: Tags): Highlighted {
  const ranges = fittingRanges(text, alternatives);
  return {value: mark(text, ranges, tags), matchLevel: ranges.length > 0 ? 'partial' : 'none'};
}

/**
 * The part of a text that has the most matches of a query, as HTML with the
 * matches marked.
 *
 * @param maxWords - how many words of the text to keep
 * @param ellipsis - stands for what is left out
 */
export function snippet(
  text: string,
  alternatives: readonly Alternative[],
  tags: Tags,
  maxWords: number,
  ellipsis: string,
): Highlighted {
  const pieces = [...text.matchAll(/\S+/g)].map((match): Range => [match.index, match.index + match[0].length]);
  if (pieces.length <= maxWords) {
    return highlight(text, alternatives, tags);
  }
  const ranges = fittingRanges(text, alternatives);
  const hits = pieces.map(([start, end]) => ranges.filter((range) => range[0] < end && range[1] > start).length);
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

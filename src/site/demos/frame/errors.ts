import {describe} from './describe';
import {cut, longestText} from './limits';
import type {CodePlace} from './messages';
import {post} from './post';

/** The first line of the reader's program in a stack. */
function placeOf(stack: string | undefined): CodePlace | undefined {
  const match = /([a-z][a-z-]*\.tsx?):(\d+):\d+/.exec(stack ?? '');
  return match?.[1] && match[2] ? {file: match[1], line: Number(match[2])} : undefined;
}

/** The stack of an error. In some browsers it begins with the message, which may be long and name any place. */
function stackOf(error: Error, text: string): string {
  const stack = String(error.stack);
  return (stack.startsWith(text) ? stack.slice(text.length) : stack).slice(0, longestText);
}

/**
 * Tells the page what a program has thrown, which may be anything.
 *
 * @param place - where it was thrown, unless its stack says better
 */
export function reportError(error: unknown, fallback: string, place?: CodePlace): void {
  const text = error instanceof Error ? describe(error) : fallback;
  const found = (error instanceof Error ? placeOf(stackOf(error, text)) : undefined) ?? place;
  post({type: 'error', text, ...(found && {place: found})});
}

/** A value as the browser's own console can take it: the longest texts end its process. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') {
    return cut(value);
  }
  return isTooLong(value) ? cut(describe(value)) : value;
}

/** Is it an error with more text than the browser's own console can take? */
export const isTooLong = (value: unknown): boolean =>
  value instanceof Error && typeof value.message === 'string' && value.message.length > longestText;

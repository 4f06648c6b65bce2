import {cut} from './limits';
import type {FromFrame, CodePlace} from './messages';

const levels = ['log', 'info', 'warn', 'error'] as const;

/** No file of a demo has a longer name. */
const longestName = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

function placeOf(value: unknown): {place?: CodePlace} {
  const {file, line} = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return isText(file) && file.length <= longestName && Number.isInteger(line)
    ? {place: {file, line: line as number}}
    : {};
}

/**
 * Reads what a frame has sent. An edited program runs in the frame and can send
 * anything.
 *
 * @returns undefined for what is no message of a demo
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const {type, text, level, place, number} = data as Record<string, unknown>;
  switch (type) {
    case 'ready':
    case 'drawn':
    case 'flood':
    case 'escape':
    case 'keyboard':
      return {type};
    case 'pong':
      return typeof number === 'number' ? {type, number} : undefined;
    case 'console': {
      const known = levels.find((name) => name === level);
      return known && isText(text) ? {type, level: known, text: cut(text)} : undefined;
    }
    case 'error':
      return isText(text) ? {type, text: cut(text), ...placeOf(place)} : undefined;
    default:
      return undefined;
  }
}

import type {FromFrame, Place} from './messages';

const levels = ['log', 'info', 'warn', 'error'] as const;

/** Longer texts are cut: an edited program can send what no page can show. */
export const longestText = 10_000;

const isText = (value: unknown): value is string => typeof value === 'string';

const cut = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

function placeOf(value: unknown): {place?: Place} {
  const {file, line} = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return isText(file) && Number.isInteger(line) ? {place: {file, line: line as number}} : {};
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
  const {type, text, level, place} = data as Record<string, unknown>;
  switch (type) {
    case 'drawn':
    case 'pong':
    case 'escape':
    case 'keyboard':
      return {type};
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

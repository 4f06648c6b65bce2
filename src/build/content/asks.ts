/**
 * What a page and its sections answer, in readers' words: short phrases by the
 * anchor of the section, and by `page` for the page as a whole.
 */
export type Asks = Readonly<Record<string, readonly string[]>>;

/** The key of the page itself. */
export const wholePage = 'page';

const isPhrases = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((phrase) => typeof phrase === 'string');

/**
 * Reads `asks` of a page's front matter.
 *
 * @throws when it is not a map from anchors to lists of phrases
 */
export function readAsks(value: unknown = {}): Asks {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap || !Object.values(value).every(isPhrases)) {
    throw new Error('asks: expected a line "anchor: [phrase, phrase]" for each section, "page" for the page itself.');
  }
  // Without a prototype: `constructor` is an anchor.
  return Object.assign(Object.create(null) as object, value) as Asks;
}

const fewest = 2;
const most = 10;
const longest = 60;

/**
 * What is wrong with the phrases of a page.
 *
 * @param anchors - of the page's headings
 * @returns a message for each, with the key that it is about
 */
export function asksProblems(asks: Asks, anchors: readonly string[]): {key: string; message: string}[] {
  return Object.entries(asks).flatMap(([key, phrases]) => {
    const messages: string[] = [];
    if (key !== wholePage && !anchors.includes(key)) {
      messages.push(`the page has no heading with the anchor "${key}"`);
    }
    if (phrases.length < fewest || phrases.length > most) {
      messages.push(`${key} has ${phrases.length} phrases, expected ${fewest} to ${most}`);
    }
    const bad = phrases.filter(
      (phrase) => phrase.length > longest || !/^\S+( \S+)+$/.test(phrase) || /[.?!]$/.test(phrase),
    );
    messages.push(
      ...bad.map((phrase) => `"${phrase}": expected two words or more, at most ${longest} characters, no full stop`),
    );
    return messages.map((message) => ({key, message: `asks: ${message}`}));
  });
}

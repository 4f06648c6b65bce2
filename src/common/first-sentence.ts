/** Where the first sentence of a text ends: an end mark within a name, a number or code begins no new one. */
export const endOfFirstSentence = (text: string): number =>
  (/^.*?[.!?](?=\s+[A-Z`'"(]|\s*$)/s.exec(text)?.[0] ?? text).length;

/** The first sentence of a text, on one line. */
export const firstSentence = (text: string): string =>
  text.slice(0, endOfFirstSentence(text)).replace(/\s+/g, ' ').trim();

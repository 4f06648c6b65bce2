import type {Section} from './section';
import {fold} from './text';

const texts = new WeakMap<Section, {content: string; text: string}>();

/** Title and text of a section with single spaces between its words. */
function textOf(section: Section): string {
  const {title, content} = section;
  let known = texts.get(section);
  if (known?.content !== content) {
    const text = fold(`${title} ${content}`)
      .replace(/[^\p{L}\p{N}_$.:/#-]+/gu, ' ')
      .replace(/[.:]+ /g, ' ');
    known = {content, text: ` ${text} `};
    texts.set(section, known);
  }
  return known.text;
}

/** Fewer words are no phrase. */
const shortestPhrase = 3;

/**
 * The share of the query's words that stand in a section one after the other, as
 * those of an error message do; 0 below three words.
 */
export function phraseShare(phrase: readonly string[], section: Section): number {
  if (phrase.length < shortestPhrase) {
    return 0;
  }
  const text = textOf(section);
  let longest = 0;
  for (let start = 0; start <= phrase.length - shortestPhrase; start += 1) {
    for (let end = start + Math.max(shortestPhrase, longest + 1); end <= phrase.length; end += 1) {
      // The last word may be cut off.
      const run = phrase.slice(start, end).join(' ');
      if (!text.includes(end === phrase.length ? ` ${run}` : ` ${run} `)) {
        break;
      }
      longest = end - start;
    }
  }
  return longest / phrase.length;
}

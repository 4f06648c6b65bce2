import type {Section} from './section';
import {stopWords} from './stop-words';
import {fold} from './text';

const texts = new WeakMap<Section, {content: string; keywords: readonly string[]; text: string}>();

/** Title, keywords and text of a section with single spaces between its words. */
function textOf(section: Section): string {
  const {title, keywords, content, cells} = section;
  let known = texts.get(section);
  if (known?.content !== content || known.keywords !== keywords) {
    const text = fold([title, ...keywords, content, cells].join(' | '))
      .replace(/[^\p{L}\p{N}_$.:/#-]+/gu, ' ')
      .replace(/[.:]+ /g, ' ');
    known = {content, keywords, text: ` ${text} `};
    texts.set(section, known);
  }
  return known.text;
}

/** Fewer words are no phrase, nor are fewer that say something: "on a link" stands everywhere. */
const shortestPhrase = 3;
const leastTelling = 2;

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
      if (phrase.slice(start, end).filter((word) => !stopWords.has(word)).length >= leastTelling) {
        longest = end - start;
      }
    }
  }
  return longest / phrase.length;
}

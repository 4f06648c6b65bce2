import {stemmer} from '@orama/stemmers/english';

/** Lower case, without accents. */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex -- most texts are ASCII, and need no normalization
  if (/^[\x00-\x7F]*$/.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** A name with its separators: `dia.Graph`, `element:pointerclick`, `@joint/core`, `z-index`. */
const compound = /(?=[_$]*[\p{L}\p{N}])[\p{L}\p{N}_$]+(?:[.:/#-]+[\p{L}\p{N}_$]+)*/gu;
const separators = /[.:/#-]+/;

/** The names and words of a text as they are written, with their positions. */
export function words(text: string): {text: string; start: number}[] {
  return [...text.matchAll(compound)].map((match) => ({text: match[0], start: match.index}));
}

/** The parts that separators make: `dia.Graph.addCells` is `dia`, `Graph`, `addCells`. */
export function segments(word: string): string[] {
  return word.split(separators).filter(Boolean);
}

/** The parts that capitals make: `addCells` is `add`, `Cells`; `toSVGPoint` is `to`, `SVG`, `Point`. */
export function camelParts(segment: string): string[] {
  if (/^(?:[A-Z]?[a-z]+|\d+)$/.test(segment)) {
    return [segment];
  }
  return segment.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
}

function termsOfWord(word: string): string[] {
  const result: string[] = [];
  const parts = segments(word);
  if (parts.length > 1) {
    result.push(fold(word));
  }
  for (const part of parts) {
    if (parts.length > 1 && /^\p{N}+$/u.test(part)) {
      continue;
    }
    result.push(fold(part));
    const camel = camelParts(part);
    if (camel.length > 1) {
      result.push(...camel.map(fold));
    }
  }
  return result;
}

/** The terms of words that came before: the text of a site has fifteen times as many words as different ones. */
const known = new Map<string, readonly string[]>();

/** As many words as a site has. */
const mostKnown = 50_000;

/**
 * The terms by which a text is found: each name whole, its segments, and their
 * camel case parts, folded; no numbers of versions. `paper.addCells` gives `paper.addcells`, `paper`,
 * `addcells`, `add`, `cells`.
 */
export function terms(text: string): string[] {
  const result: string[] = [];
  for (const word of text.match(compound) ?? []) {
    let found = known.get(word);
    if (!found) {
      found = termsOfWord(word);
      if (known.size >= mostKnown) {
        known.clear();
      }
      known.set(word, found);
    }
    result.push(...found);
  }
  return result;
}

/** A name or phrase without separators and spaces: `zoom to fit`, `zoomToFit` and `zoom-to-fit` are all `zoomtofit`. */
export function joined(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}_$]+/gu, '');
}

/** The ends of plurals of words in `s`, which the stemmer would give a stem of their own. */
const pluralsInEs = /(?<=^(?:canvas|alias|status|radius|bus|lens))es$/;

/**
 * The stem that the forms of an English word share: `sizes`, `sized` and `sizing` have `size`.
 *
 * @returns undefined for names, numbers and other text, which have no forms
 */
export function stemOf(word: string): string | undefined {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word.replace(pluralsInEs, '')) : undefined;
}

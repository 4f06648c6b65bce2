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

/**
 * The terms by which a text is found: each name whole, its segments, and their
 * camel case parts, folded; no numbers of versions. `paper.addCells` gives `paper.addcells`, `paper`,
 * `addcells`, `add`, `cells`.
 */
export function terms(text: string): string[] {
  const result: string[] = [];
  for (const {text: word} of words(text)) {
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
  }
  return result;
}

/** A name or phrase without separators and spaces: `zoom to fit`, `zoomToFit` and `zoom-to-fit` are all `zoomtofit`. */
export function joined(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}_$]+/gu, '');
}

// cspell:ignore aeiou ation
const endings: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?:ss|us|is)$/, '$&'],
  [/(sh|ch|x|s)es$/, '$1'],
  [/([^aeiou])\1(?:ing|ed|er)$/, '$1'],
  [/(?:es|ing|ed|er|ly|able|ation|ion)$/, ''],
  [/[es]$/, ''],
];

const shortestStem = 3;

function stem(word: string): string {
  for (const [ending, replacement] of endings) {
    if (ending.test(word)) {
      const result = word.replace(ending, replacement);
      return result.length >= shortestStem ? result : word;
    }
  }
  return word;
}

/**
 * The forms in which an English word may stand in a text: `sizes` gives `size`,
 * `sizing`, `sized` and more, not all of them words.
 */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) {
    return [];
  }
  const base = stem(word);
  const doubled = base + base.slice(-1);
  const forms = ['', 'e', 's', 'es', 'ing', 'ed', 'er', 'ers', 'able', 'ion', 'ation', 'ions'].map((end) => base + end);
  forms.push(`${doubled}ing`, `${doubled}ed`, base.replace(/y$/, 'ies'), base.replace(/i$/, 'y'));
  return [...new Set(forms)].filter((form) => form !== word);
}

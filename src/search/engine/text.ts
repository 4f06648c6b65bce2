/** Lower case, without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** A name with its separators: `dia.Graph`, `element:pointerclick`, `@joint/core`, `z-index`. */
const compound = /[\p{L}\p{N}_$]+(?:[.:/#-]+[\p{L}\p{N}_$]+)*/gu;
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
  return segment.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
}

/**
 * The terms by which a text is found: each name whole, its segments, and their
 * camel case parts, folded. `paper.addCells` gives `paper.addcells`, `paper`,
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

const endings: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/(sh|ch|x|s)es$/, '$1'],
  [/s$/, ''],
  [/([^aeiou])\1(ing|ed)$/, '$1'],
  [/(ing|ed|er|ly)$/, ''],
];

/**
 * A word without a common English ending, or `undefined` when none can be taken
 * off. It serves as a prefix: `dragging` is `drag`, `moved` is `mov`.
 */
export function stem(word: string): string | undefined {
  for (const [ending, replacement] of endings) {
    if (ending.test(word)) {
      const result = word.replace(ending, replacement);
      return result !== word && result.length >= 3 ? result : undefined;
    }
  }
  return undefined;
}

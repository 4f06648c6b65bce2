/** A typeface of the site. */
export type Typeface = {
  /** Its name in style sheets. */
  family: string;
  /** Its folder here, and the name of its package. */
  name: string;
  /**
   * `optional`: text that was shown in the fallback stays as it is until the next load, so that no line
   * breaks anew. `swap`: shown as soon as it is there, for its fallbacks are as wide to the letter.
   */
  display: 'optional' | 'swap';
};

/** The typeface of text, which every page preloads, and that of code. */
export const typefaces = {
  text: {family: 'Geist', name: 'geist', display: 'optional'},
  code: {family: 'Geist Mono', name: 'geist-mono', display: 'swap'},
} as const satisfies Record<string, Typeface>;

/** The weights that site and demos use. */
export const weights = {min: 400, max: 700};

/**
 * The forms of a range of media types in a header `Accept`, as patterns that the regular expressions of
 * JavaScript, nginx and Caddy read alike: one with a quality, whose two groups are its digits before and
 * after the point, and one without.
 */
export type RangePatterns = {weighted: string; plain: string};

const patternsOf = (range: string): RangePatterns => ({
  weighted: `(?:^|,)\\s*${range}\\s*(?:;[^,]*)?;\\s*q=([01])(?:\\.([0-9]?[0-9]?[0-9]?))?\\s*(?:[,;]|$)`,
  plain: `(?:^|,)\\s*${range}\\s*(?:[,;]|$)`,
});

/** The ranges that include a media type, the most specific first: it alone decides. */
export const rangesOf = (type: string): RangePatterns[] =>
  [type, `${type.split('/')[0]}/\\*`, '\\*/\\*'].map(patternsOf);

/** The media types that a page is there in. */
export const mediaTypes = {html: 'text/html', markdown: 'text/markdown'} as const;

/** The quality that a header `Accept` gives a media type: from 0, not accepted, to 1. */
function qualityOf(accept: string, type: string): number {
  for (const {plain, weighted} of rangesOf(type)) {
    const match = new RegExp(weighted, 'i').exec(accept);
    if (match) {
      return Number(`${match[1]}.${match[2] ?? ''}0`);
    }
    if (new RegExp(plain, 'i').test(accept)) {
      return 1;
    }
  }
  return 0;
}

/**
 * Does a reader prefer Markdown to HTML? HTML is sent where both are as welcome, and where
 * neither is named.
 *
 * @param accept - the header of that name
 */
export const prefersMarkdown = (accept: string | undefined): boolean =>
  qualityOf(accept ?? '', mediaTypes.markdown) > qualityOf(accept ?? '', mediaTypes.html);

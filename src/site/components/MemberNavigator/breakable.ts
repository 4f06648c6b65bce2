/** Fits the column of the table of contents, in characters. */
const fits = 22;

/**
 * Adds to names in code where they can break: after dots and colons, and before
 * the capital letters within a word.
 *
 * @param html - of an entry of a table of contents
 */
export const breakable = (html: string): string =>
  html.replace(/<code>([^<]*)<\/code>/g, (code, name: string) =>
    name.length <= fits ? code : `<code>${name.replace(/[.:](?=\w)|[a-z](?=[A-Z])/g, '$&<wbr>')}</code>`,
  );

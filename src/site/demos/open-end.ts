/** What a file of HTML begins and never ends. */
export type OpenEnd = {name: string; line: number};

/** What the parser of HTML reads to its end tag, or to the end of the file, whatever is in it. */
const openings = /<!--|<(script|style|textarea|title|template|iframe|noembed|noframes|xmp)(?=[\s/>])/gi;

/** What ends a comment; one that is empty may do with less. */
const commentEnd = /(?:^-?|--!?)>/;

/**
 * Looks for a comment or an element without an end, which takes all that follows
 * for its own: a demo then lacks its diagram, and no error says so.
 */
export function findOpenEnd(html: string): OpenEnd | undefined {
  openings.lastIndex = 0;
  for (let match = openings.exec(html); match; match = openings.exec(html)) {
    const rest = html.slice(openings.lastIndex);
    const [, tag] = match;
    const end = (tag ? new RegExp(`</${tag}(?=[\\s/>])`, 'i') : commentEnd).exec(rest);
    if (!end) {
      return {name: tag ? `<${tag.toLowerCase()}>` : '<!--', line: html.slice(0, match.index).split('\n').length};
    }
    openings.lastIndex += end.index + end[0].length;
  }
  return undefined;
}

import type {ShikiTransformer} from 'shiki';

type Code = Parameters<NonNullable<ShikiTransformer['code']>>[0];
type ElementContent = Code['children'][number];

/** The fewest and the most lines of a program that a step of the home page shows at first. */
const [fewest, most] = [8, 12];

/** The line that begins with a text, counted from 0. */
function lineWith(lines: readonly string[], text: string, after: number): number[] {
  return lines.flatMap((line, index) => (index >= after && line.startsWith(text) ? [index] : []));
}

/**
 * The lines of a program that matter, as words for a fence: `shown="3-6,9-12"`.
 *
 * @param shows - parts between ` | `: the beginning of the first line, ` … `, and the beginning of the last, which
 *   may be left out for the end of the program
 * @param from - file and line, for messages
 * @throws when a part is not there, or begins in more than one line, and when the parts have too few or too many lines
 */
export function shownLines(program: string, shows: string, from: string): string {
  const lines = program.split('\n');
  const parts = shows.split(' | ').map((part) => {
    const [begin = '', end = ''] = part.split('…').map((text) => text.trim());
    const found = lineWith(lines, begin, 0);
    const [first = 0] = found;
    if (begin === '' || found.length !== 1) {
      throw new Error(`${from}: ${found.length} lines begin with "${begin}"; expected one.`);
    }
    const last = end === '' ? lines.length - 1 : lineWith(lines, end, first)[0];
    if (last === undefined) {
      throw new Error(`${from}: no line behind "${begin}" begins with "${end}".`);
    }
    return {first: first + 1, last: last + 1};
  });
  const count = parts.reduce((sum, {first, last}) => sum + last - first + 1, 0);
  if (count < fewest || count > most) {
    throw new Error(`${from}: ${count} lines are shown; expected ${fewest} to ${most}.`);
  }
  return `shown="${parts.map(({first, last}) => `${first}-${last}`).join(',')}"`;
}

/** The lines that the words of a fence name; undefined when all are shown. */
export function readShown(meta: string): ((line: number) => boolean) | undefined {
  const ranges = /\bshown="([\d,-]+)"/
    .exec(meta)?.[1]
    ?.split(',')
    .map((range) => range.split('-').map(Number));
  return ranges && ((line) => ranges.some(([first = 0, last = 0]) => line >= first && line <= last));
}

const element = (className: string, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: {class: className},
  children,
});

/** Puts the lines that are not shown at first, with their line breaks, into boxes, and a mark in front of each part. */
export const foldRest: ShikiTransformer = {
  name: 'fold-rest',
  // Not the hook for the code: links are put into its lines there, after this transformer.
  pre({children: [node]}) {
    const isShown = readShown(this.options.meta?.__raw ?? '');
    if (!isShown || node?.type !== 'element') {
      return;
    }
    const folded: ElementContent[] = [];
    let box: ElementContent[] | undefined;
    let line = 0;
    for (const child of node.children) {
      line += child.type === 'element' ? 1 : 0;
      if (isShown(line)) {
        if (box) {
          folded.push(element('code-gap', [{type: 'text', value: '⋯\n'}]));
        }
        box = undefined;
        folded.push(child);
      } else {
        if (!box) {
          box = [];
          folded.push(element('code-rest', box));
        }
        box.push(child);
      }
    }
    node.children = folded;
  },
};

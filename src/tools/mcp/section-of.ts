import type {PackedHeading} from '../../site/search/engine/index-format';
import {marks} from '../../site/search/engine/index-format';

/** A heading's text without Markdown marks and spaces, because the copy and the index may differ in these. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[\\`*_[\]\s]/g, '')
    .toLowerCase();

/** The lines of a text that are headings. Lines of code blocks do not count, even if they look like headings. */
function headingLines(lines: readonly string[]): {line: number; depth: number; text: string}[] {
  let fence = '';
  return lines.flatMap((text, line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (mark && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : '';
    }
    const heading = fence === '' ? /^(#{1,6}) (.+)/.exec(text) : null;
    return heading ? [{line, depth: heading[1]?.length ?? 0, text: plain(heading[2] ?? '')}] : [];
  });
}

/**
 * Returns a section of a page: its heading and everything up to the next heading of the same or a higher level.
 *
 * @param markdown - of the page
 * @param headings - of the page, as the search index has them
 * @returns undefined when the page has no such anchor
 */
export function sectionOf(markdown: string, headings: readonly PackedHeading[], anchor: string): string | undefined {
  const real = headings.filter(([, , , mark]) => mark !== marks.error);
  const index = real.findIndex(([, text, own]) => (own || text) === anchor);
  const heading = real[index];
  if (!heading) {
    return undefined;
  }
  // Several headings can have the same text. If the wanted one is the third of them, it is also the third in the copy.
  const same = real.slice(0, index).filter(([, text]) => plain(text) === plain(heading[1])).length;
  const lines = markdown.split('\n');
  const found = headingLines(lines);
  const start = found.filter(({text}) => text === plain(heading[1]))[same];
  if (!start) {
    return undefined;
  }
  const end = found.find(({depth, line}) => line > start.line && depth <= start.depth);
  return lines.slice(start.line, end?.line).join('\n').trim();
}

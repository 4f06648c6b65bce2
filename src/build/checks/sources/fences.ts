import type {Fence} from '../../content/code';
import type {LineProblem} from './line-problem';

const opening = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;
const closing = /^[\s>]*(?:`{3,}|~{3,})\s*$/;

/** Turns a check off for a file or a line; `no-check` of a block does, too, and says why. */
const directive = /@ts-(?:nocheck|ignore|expect-error)\b/;

/** An import of the insides of a package of the library; its style sheets are public. */
const deepImport = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]((@joint\/[\w-]+)\/[^'"]*(?<!\.css))['"]/;

/** What is wrong with a line of code, whatever the compiler says of it. */
function lineProblem(text: string, noCheck: string | undefined): string | undefined {
  const hidden = directive.exec(text)?.[0];
  if (hidden !== undefined) {
    return (
      `${hidden} hides errors, and readers copy the code. ` +
      'Remove it; code that must not compile says why behind the language of its block: no-check="why".'
    );
  }
  const [, name, whole] = deepImport.exec(text) ?? [];
  return name !== undefined && noCheck === undefined
    ? `"${name}" is inside of a package, where names change without notice. Import what you need from "${String(whole)}".`
    : undefined;
}

/** What is wrong with the ends of a block. */
function endProblem({code, line}: Fence, lines: readonly string[]): string | undefined {
  const marks = opening.exec(lines[line - 2] ?? '')?.[1];
  if (marks === undefined) {
    // Indented code has no fence.
    return undefined;
  }
  const codeLines = code.split('\n');
  // A block without code may have an empty line in it.
  const ends = code === '' ? [line - 1, line] : [line - 1 + codeLines.length];
  if (!ends.some((end) => closing.test(lines[end] ?? ''))) {
    return `the block of code that begins here has no end. Expected a line "${marks}" below it.`;
  }
  const inner = codeLines.findIndex((text) => text.trimStart().startsWith(marks) && !closing.test(text));
  return inner < 0
    ? undefined
    : `the block of code that begins here runs into the one on line ${line + inner}: a line "${marks}" is missing between them.`;
}

/**
 * What is wrong with the blocks of code of a page before they are compiled: ends that
 * are missing, comments that would turn the compiler off, imports from inside of a package.
 *
 * @param source - of the page
 */
export function fenceProblems(fences: readonly Fence[], source: string): LineProblem[] {
  const lines = source.split(/\r?\n/);
  return fences.flatMap((fence) => {
    const end = endProblem(fence, lines);
    const problems = fence.code.split('\n').flatMap((text, index) => {
      const message = lineProblem(text, fence.noCheck);
      return message === undefined ? [] : [{line: fence.line + index, message}];
    });
    return end === undefined ? problems : [{line: fence.line - 1, message: end}, ...problems];
  });
}

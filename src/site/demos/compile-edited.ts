import type {DemoFile} from './demo';
import type {FrameProgram} from './frame/frame-content';
import type {CodePlace} from './frame/messages';
import {guardLoops} from './guard-loops';
import {bodyOf, makeProgram} from './frame-program';
import {findOpenEnd} from './open-end';
import {type Script, transpile} from './transpile';

/** A file of an edited demo does not parse. */
export class ParseError extends Error {
  constructor(
    message: string,
    readonly place: CodePlace,
  ) {
    super(message);
  }
}

/** Parsers end their messages in `(line:column)` or `(line:column)` with a file. */
function lineOf(error: Error & {loc?: {line: number}}): number {
  return error.loc?.line ?? Number(/\((\d+):\d+\)\s*$/.exec(error.message)?.[1] ?? 1);
}

function compileModule({name, text}: DemoFile): Script {
  try {
    const {code} = transpile(name, text);
    return {name, code: guardLoops(code)};
  } catch (error) {
    const message = (error as Error).message
      .replace(/\s*\(\d+:\d+\)\s*$/, '')
      .replace(/^Error transforming [^:]*: /, '');
    throw new ParseError(message, {file: name, line: lineOf(error as Error)});
  }
}

/**
 * Makes an edited demo run: TypeScript to JavaScript, with guards against loops
 * without an end. Pages load this module when a reader edits.
 *
 * @throws ParseError when a module does not parse, or HTML has no end
 */
export function compileProgram(title: string, files: DemoFile[]): FrameProgram {
  const open = findOpenEnd(bodyOf(files));
  if (open) {
    throw new ParseError(`${open.name} has no end, and takes all that follows.`, {file: 'index.html', line: open.line});
  }
  return makeProgram(title, files, compileModule);
}

import type {DemoFile} from './demo';
import type {FrameProgram} from './frame/frame-document';
import type {Place} from './frame/messages';
import {guardLoops} from './guard-loops';
import {makeProgram} from './frame-program';
import {type Script, transpile} from './transpile';

/** A file of an edited demo does not parse. */
export class ParseError extends Error {
  constructor(
    message: string,
    readonly place: Place,
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
 * @throws ParseError when a module does not parse
 */
export const compileProgram = (title: string, files: DemoFile[]): FrameProgram =>
  makeProgram(title, files, compileModule);

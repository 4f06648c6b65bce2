import type {DemoFile} from '@site/src/demos/demo';
import type {FrameProgram} from '@site/src/demos/frame/frame-document';
import type {Place} from '@site/src/demos/frame/messages';
import {guardLoops} from '@site/src/demos/guard-loops';
import {type Script, transpile} from '@site/src/demos/transpile';

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
 * without an end.
 *
 * @throws ParseError when a module does not parse
 */
export function compileProgram(title: string, files: DemoFile[]): FrameProgram {
  const text = (name: string): string | undefined => files.find((file) => file.name === name)?.text;
  return {
    title,
    html: text('index.html') ?? '<div id="paper"></div>',
    css: text('style.css') ?? '',
    scripts: files.filter(({name}) => name.endsWith('.ts')).map(compileModule),
  };
}

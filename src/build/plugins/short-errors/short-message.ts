import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The frame that the bundler draws around messages of loaders. */
const frame = /^ *(?:[×│]|╰─▶|├─▶)+ ?(?: *× )?/;

/**
 * Reduces an error that the framework reports for an MDX file.
 *
 * @param message - as the bundler reports it
 * @param siteDir - file names become relative to it
 * @returns place and problem, such as `docs/index.mdx:9:1: Unexpected end of file`;
 *   undefined for other errors
 */
export function shortMessage(message: string, siteDir: string): string | undefined {
  const text = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(frame, ''))
    .join('\n');
  const match = /MDX compilation failed for file "(.+)"\nCause: ([\s\S]*?)\nDetails:\n([\s\S]*)$/.exec(text);
  if (!match) {
    return undefined;
  }
  const [, file = '', cause = '', details = ''] = match;
  const page = path.relative(siteDir, file).replaceAll(path.sep, '/');
  if (cause.startsWith(`${page}:`)) {
    // Our own transformers say where.
    return cause;
  }
  // The parser's place, after its message.
  const line = /^ *"line": (\d+),/m.exec(details)?.[1];
  const column = /^ *"column": (\d+),/m.exec(details)?.[1];
  return `${[page, line, column].filter((part) => part !== undefined).join(':')}: ${cause}`;
}

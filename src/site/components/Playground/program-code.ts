import type {DemoFile} from '@site/src/site/demos/demo';
import {TooLongTextError, packText, unpackText} from '@site/src/site/demos/packed-text';
import {fileNameProblem, firstFile} from './file-names';

/** A program as an address carries it. */
export type SharedProgram = {
  /** The label of the version that it was written for. */
  version: string;
  title: string;
  files: DemoFile[];
};

/** Longer codes are not made: browsers and messengers cut longer addresses. */
export const longestCode = 60_000;

/** A program that unpacks to more is not read, in bytes. */
const mostBytes = 1_000_000;

/** The largest number of files. */
const mostFiles = 60;

/** The longest title, in characters. */
const longestTitle = 100;

/** A program cannot be put into an address, or read from it. The message is for the reader. */
export class ProgramCodeError extends Error {}

/**
 * Packs a program for the hash of an address.
 *
 * @throws ProgramCodeError when the program is too large for an address
 */
export async function encodeProgram({version, title, files}: SharedProgram): Promise<string> {
  const code = await packText(JSON.stringify({version, title, files: files.map(({name, text}) => [name, text])}));
  if (code.length > longestCode) {
    throw new ProgramCodeError(
      `The program is too large for a link: it needs ${code.length.toLocaleString('en')} characters, and ${longestCode.toLocaleString('en')} are possible.`,
    );
  }
  return code;
}

const damaged = 'The link is damaged, so its program cannot be read.';

function readFiles(value: unknown): DemoFile[] {
  const entries: unknown[] = Array.isArray(value) ? value.slice(0, mostFiles) : [];
  const files: DemoFile[] = [];
  for (const entry of entries) {
    const [name, text] = (Array.isArray(entry) ? entry : []) as unknown[];
    if (typeof name !== 'string' || typeof text !== 'string' || fileNameProblem(name, files) !== undefined) {
      throw new ProgramCodeError(damaged);
    }
    files.push({name, text});
  }
  if (!files.some(({name}) => name === firstFile)) {
    throw new ProgramCodeError(damaged);
  }
  return files;
}

/**
 * Reads a program that {@link encodeProgram} has packed. Anyone can write an address, so nothing in it is trusted.
 *
 * @throws ProgramCodeError when the code is damaged or unpacks to too much
 */
export async function decodeProgram(code: string): Promise<SharedProgram> {
  let value: unknown;
  try {
    value = JSON.parse(await unpackText(code, mostBytes));
  } catch (error) {
    throw new ProgramCodeError(
      error instanceof TooLongTextError ? 'The program in the link is too large, so it is not opened.' : damaged,
      {cause: error},
    );
  }
  const {version, title, files} = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    version: typeof version === 'string' ? version : '',
    title: typeof title === 'string' ? title.slice(0, longestTitle) : '',
    files: readFiles(files),
  };
}

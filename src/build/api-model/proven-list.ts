import fs from 'node:fs';
import path from 'node:path';
import {type ParseError, getNodeValue, parseTree, printParseErrorCode} from 'jsonc-parser';

/** A place in the library's implementation that proves a statement about it. */
export type Proof = {
  /** A file of the implementation, below the package's folder. */
  file: string;
  /** A regular expression that matches in `file`. */
  evidence: string;
};

/** Is this a string with something other than spaces in it? */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Is this the source of a valid regular expression? */
export function isPattern(value: unknown): boolean {
  try {
    return isText(value) && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The entries of a JSON array, with the line of each. */
function parseEntries(file: string, text: string): {entry: unknown; line: number}[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  const [error] = errors;
  if (error) {
    const problem = printParseErrorCode(error.error);
    throw new Error(`${file}:${lineAt(text, error.offset)}: the file is not valid JSON (${problem}).`);
  }
  if (root?.type !== 'array') {
    throw new Error(`${file}:1: expected a list of entries in square brackets.`);
  }
  return (root.children ?? []).map((node) => ({
    entry: getNodeValue(node) as unknown,
    line: lineAt(text, node.offset),
  }));
}

/** Is this an object with a symbol? */
const isEntry = (value: unknown): value is {symbol: string} =>
  typeof value === 'object' && value !== null && 'symbol' in value && isText(value.symbol);

/**
 * Reads a committed list of statements about the library, each about a symbol and
 * with its proof. The list is a JSON array, sorted by `symbol`, without duplicates.
 *
 * @param file - the list
 * @param formProblems - returns what is wrong with an entry; each message follows the entry's symbol
 * @throws when the file is missing or not such a list; the message has every problem with its line
 */
export function readProvenList<Entry extends {symbol: string}>(
  file: string,
  formProblems: (entry: Entry) => string[],
): Entry[] {
  if (!fs.existsSync(file)) {
    throw new Error(`${file} does not exist. Create it; an empty list is [].`);
  }
  const found = parseEntries(file, fs.readFileSync(file, 'utf8'));
  let before = '';
  const problems = found.flatMap(({entry, line}) => {
    if (!isEntry(entry)) {
      return [`${file}:${line}: expected an object with a symbol.`];
    }
    const ofEntry = formProblems(entry as Entry);
    if (before >= entry.symbol) {
      ofEntry.push(before === entry.symbol ? 'is there twice' : `stands after ${before}: sort by symbol`);
    }
    before = entry.symbol;
    return ofEntry.map((problem) => `${file}:${line}: ${entry.symbol} ${problem}.`);
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return found.map(({entry}) => entry as Entry);
}

/**
 * Checks that the evidence of a proof matches in the installed package.
 *
 * @param packageFolder - the installed package
 * @returns a message for each problem, with the file and what to do
 */
export function proofProblems({file, evidence}: Proof, packageFolder: string): string[] {
  const implementation = path.join(packageFolder, file);
  if (!fs.existsSync(implementation)) {
    return [`${implementation} does not exist: find where the implementation is now, and change file`];
  }
  return new RegExp(evidence).test(fs.readFileSync(implementation, 'utf8'))
    ? []
    : [`${implementation} no longer matches /${evidence}/: read it, then renew or remove the entry`];
}

/** Which of the packages that a version describes a symbol comes from, as in `packageFolder()`. */
export const packageOf = (symbol: string): 'core' | 'layout' =>
  /^layout\.DirectedGraph(?:\.|$)/.test(symbol) ? 'layout' : 'core';

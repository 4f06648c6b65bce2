import {createHash} from 'node:crypto';
import fs from 'node:fs';
import type {ApiModel, ApiSymbol} from './model';

/** Raise this when the extractor writes something else for the same declarations. */
const extractorVersion = 5;

type Header = {package: string; sources: string};

/** A hash of the declarations and of the extractor: a report with the same one is up to date. */
export function sourcesHash(files: readonly string[]): string {
  const hash = createHash('sha256').update(String(extractorVersion));
  [...files].sort().forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A model as text: a line for the package, then one line of JSON a symbol, sorted
 * by path, so that a difference between two reports is a difference between
 * symbols.
 */
export function writeReport(model: ApiModel, sources: string): string {
  const header: Header = {package: model.package, sources};
  const symbols = [...model.symbols.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return [header, ...symbols].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * Reads a report.
 *
 * @param name - of the file, for the message
 * @throws when a line is no symbol
 */
export function readReport(text: string, name: string): {model: ApiModel; sources: string} {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const parse = <T>(line: string, index: number): T => {
    try {
      return JSON.parse(line) as T;
    } catch {
      throw new Error(`${name}:${index + 1}: expected one line of JSON a symbol. Run npm run api:report.`);
    }
  };
  const header = parse<Header>(first, 0);
  const symbols = lines.map((line, index) => parse<ApiSymbol>(line, index + 1));
  return {
    model: {package: header.package, symbols: new Map(symbols.map((symbol) => [symbol.path, symbol]))},
    sources: header.sources,
  };
}

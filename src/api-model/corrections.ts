import fs from 'node:fs';
import path from 'node:path';
import {type Proof, isPattern, isText, proofProblems, readProvenList} from './proven-list';

/** What is wrong with a declaration. */
export const correctionKinds = ['misnamed', 'missing', 'not implemented', 'wrong type'] as const;

/** A place where the library's declarations and its implementation disagree, with proof. */
export type Correction = Proof & {
  /** Dotted path as in the report; for something that is not declared, the path it should have. */
  symbol: string;
  kind: (typeof correctionKinds)[number];
  /** The right name or type; there is none for what is not implemented. */
  actual?: string;
  /** One sentence for readers of the reference, in markdown. */
  note: string;
  /** A regular expression that matches in the declarations while the mistake stands; for what is missing, the head of the surrounding block. */
  declared: string;
  /** For what is missing: a regular expression that must not match within the block that `declared` begins. */
  absent?: string;
};

/** Where corrections are committed, below a version's `_api` folder. */
const fileName = 'corrections.json';

function formProblems(correction: Correction): string[] {
  const {kind, actual, note, file, evidence, declared, absent} = correction;
  const problems: string[] = [];
  if (![note, file, evidence, declared].every(isText)) {
    problems.push('needs symbol, note, file, evidence and declared, none of them empty');
  }
  for (const [field, pattern] of Object.entries({evidence, declared, absent})) {
    if (isText(pattern) && !isPattern(pattern)) {
      problems.push(`has no valid regular expression in ${field}: /${pattern}/`);
    }
  }
  if (!correctionKinds.includes(kind)) {
    problems.push(`has the kind ${JSON.stringify(kind)}, expected one of: ${correctionKinds.join(', ')}`);
  } else if (isText(actual) === (kind === 'not implemented')) {
    problems.push(kind === 'not implemented' ? 'says what it is actually: remove actual' : 'does not say actual');
  }
  if (isText(absent) !== (kind === 'missing')) {
    problems.push(kind === 'missing' ? 'does not say what is absent' : 'says what is absent, which only missing does');
  }
  return problems;
}

/**
 * Reads the corrections of one version, sorted by symbol.
 *
 * @param folder - the version's `_api` folder
 * @throws when the file is missing, an entry is incomplete, or the order is not that of the symbols
 */
export const readCorrections = (folder: string): Correction[] =>
  readProvenList(path.join(folder, fileName), formProblems);

/** The paths of what a version has, but does not declare. */
export const missingPaths = (corrections: Correction[]): Set<string> =>
  new Set(corrections.filter(({kind}) => kind === 'missing').map(({symbol}) => symbol));

/** The declarations of a package: those in `types`, or else those beside its package.json. */
function readDeclarations(packageFolder: string): {files: string; text: string} {
  const types = path.join(packageFolder, 'types');
  const folder = fs.existsSync(types) ? types : packageFolder;
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const texts = names.sort().map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return {files: path.join(folder, '*.d.ts'), text: texts.join('\n')};
}

/** A declaration from where its head was found to its closing brace. */
function blockAt(text: string, start: number): string {
  let depth = 0;
  for (let index = text.indexOf('{', start); index >= 0 && index < text.length; index++) {
    depth += text[index] === '{' ? 1 : text[index] === '}' ? -1 : 0;
    if (depth === 0) {
      return text.slice(start, index + 1);
    }
  }
  return text.slice(start);
}

function declarationProblems({kind, declared, absent}: Correction, packageFolder: string): string[] {
  const {files, text} = readDeclarations(packageFolder);
  const match = new RegExp(declared).exec(text);
  if (!match) {
    return kind === 'missing'
      ? [`the declarations (${files}) have no /${declared}/: find where it belongs now, and change declared`]
      : [`the declarations (${files}) no longer say /${declared}/: if that is mended, remove the correction`];
  }
  const isMended = absent !== undefined && new RegExp(absent).test(blockAt(text, match.index));
  return isMended ? [`the declarations (${files}) have /${absent}/ in /${declared}/ now: remove the correction`] : [];
}

/**
 * Checks that a correction still stands: that its symbol is in the report, the
 * implementation proves it, and the declarations have not been mended.
 *
 * @param packageFolder - the installed package, with the implementation and the declarations
 * @param symbols - the paths of the version's report
 * @returns what is wrong, each with the file and what to do
 */
export function checkCorrection(
  correction: Correction,
  packageFolder: string,
  symbols: {has: (path: string) => boolean},
): string[] {
  const {symbol, kind, file, evidence} = correction;
  const problems: string[] = [];
  if (symbols.has(symbol) === (kind === 'missing')) {
    problems.push(
      kind === 'missing'
        ? `the API report has it now: remove the correction from ${fileName}`
        : `it is not in the API report: correct its path in ${fileName}, or remove the correction`,
    );
  }
  problems.push(...proofProblems({file, evidence}, packageFolder));
  return [...problems, ...declarationProblems(correction, packageFolder)].map((problem) => `${symbol}: ${problem}.`);
}

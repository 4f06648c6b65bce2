import fs from 'node:fs';
import path from 'node:path';
import {type Proof, isPattern, isText, proofProblems, readProvenList} from './proven-list';

/** What is wrong with a declaration. */
const correctionKinds = ['misnamed', 'missing', 'not implemented', 'wrong type'] as const;

/** A mistake in the library's declarations, with proof from the implementation. */
export type Correction = Proof & {
  /** The dotted path in the report. A member that is missing there has the path that it should have. */
  symbol: string;
  kind: (typeof correctionKinds)[number];
  /** The right name or type. The kind `not implemented` has none. */
  actual?: string;
  /** One sentence for readers of the reference, in Markdown. */
  note: string;
  /**
   * A regular expression that matches in the declarations as long as the mistake
   * is there. For the kind `missing`, it matches the head of the block in which
   * the member should be.
   */
  declared: string;
  /** Only for the kind `missing`: a regular expression that must not match in that block. */
  absent?: string;
};

const fileName = 'corrections.json';

/** The file with the corrections, in a version's `_api` folder. */
export const correctionsFile = (folder: string): string => path.join(folder, fileName);

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
    problems.push(
      kind === 'not implemented' ? 'has the field actual, which this kind must not have' : 'does not say actual',
    );
  }
  if (isText(absent) !== (kind === 'missing')) {
    problems.push(
      kind === 'missing' ? 'does not say what is absent' : 'has the field absent, which only the kind missing may have',
    );
  }
  return problems;
}

/**
 * Reads the corrections of one version, sorted by symbol.
 *
 * @param folder - the version's `_api` folder
 * @throws when the file is missing, an entry is incomplete, or the order is not that of the symbols
 */
export const readCorrections = (folder: string): Correction[] => readProvenList(correctionsFile(folder), formProblems);

/** The paths of the members that the library has but does not declare. */
export const missingPaths = (corrections: Correction[]): Set<string> =>
  new Set(corrections.filter(({kind}) => kind === 'missing').map(({symbol}) => symbol));

/** Reads the declarations of a package, from its folder `types` or from beside its package.json. */
function readDeclarations(packageFolder: string): {files: string; text: string} {
  const types = path.join(packageFolder, 'types');
  const folder = fs.existsSync(types) ? types : packageFolder;
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const texts = names.sort().map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return {files: path.join(folder, '*.d.ts'), text: texts.join('\n')};
}

/** The text of a declaration, from its head to its closing brace. */
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
      : [
          `the declarations (${files}) no longer say /${declared}/: if the library has corrected them, remove the correction`,
        ];
  }
  const isCorrected = absent !== undefined && new RegExp(absent).test(blockAt(text, match.index));
  return isCorrected
    ? [`the declarations (${files}) have /${absent}/ in /${declared}/ now: remove the correction`]
    : [];
}

/**
 * Checks that a correction still holds: its symbol is in the report, the
 * implementation proves it, and the declarations still have the mistake.
 *
 * @param packageFolder - the installed package, with the implementation and the declarations
 * @param symbols - the paths of the version's report
 * @returns a message for each problem, with the file and what to do
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
        ? `the API report has this symbol now: remove the correction from ${fileName}`
        : `the API report does not have this symbol: correct its path in ${fileName}, or remove the correction`,
    );
  }
  problems.push(...proofProblems({file, evidence}, packageFolder));
  return [...problems, ...declarationProblems(correction, packageFolder)].map((problem) => `${symbol}: ${problem}.`);
}

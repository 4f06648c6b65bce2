import fs from 'node:fs';
import path from 'node:path';
import {memberName, parentPath} from './model';
import {type Proof, isPattern, isText, proofProblems, readProvenList} from './proven-list';

/** An event of a class that has no `EventMap` in the declarations, with proof that the class fires it. */
export type UndeclaredEvent = {
  /** The path that the event would have in the report, such as `dia.Graph.EventMap.batch:start`. */
  symbol: string;
  /** How the library fires it: first the call, then each object that repeats the event. Every step must match. */
  proof: Proof[];
};

const fileName = 'undeclared-events.json';

/** The file with the events, in a version's `_api` folder. */
export const undeclaredEventsFile = (folder: string): string => path.join(folder, fileName);

/** The type in which declarations list the events of a class. */
export const eventMapOf = (subject: string): string => `${subject}.EventMap`;

function formProblems({symbol, proof}: UndeclaredEvent): string[] {
  const problems: string[] = [];
  if (!/.\.EventMap\../.test(symbol)) {
    problems.push('is not the path of an event: expected one such as dia.Graph.EventMap.add');
  }
  if (!Array.isArray(proof) || proof.length === 0) {
    problems.push('has no proof, expected a list of objects with file and evidence');
  } else if (!proof.every((step) => isText(step.file) && isPattern(step.evidence))) {
    problems.push('has a proof without a file, or whose evidence is no valid regular expression');
  }
  return problems;
}

/**
 * Reads the events of one version that the declarations do not list, sorted by symbol.
 *
 * @param folder - the version's `_api` folder
 * @throws when the file is missing, an entry is incomplete, or the order is not that of the symbols
 */
export const readUndeclaredEvents = (folder: string): UndeclaredEvent[] =>
  readProvenList(undeclaredEventsFile(folder), formProblems);

/**
 * The string literals that make up the name of an event in the implementation.
 * A model fires `change:size` as `'change:'` and the name of the attribute. The
 * word in `change:attribute` stands for any attribute.
 */
function nameLiterals(name: string): string[] {
  const attribute = /^change:(.+)$/.exec(name)?.[1];
  return attribute === undefined ? [name] : ['change:', attribute].filter((part) => part !== 'attribute');
}

/** Replaces a string literal by another one everywhere in a text. */
const rename = (text: string, literal: string): string =>
  ["'", '"', '`'].reduce(
    (result, quote) => result.replaceAll(quote + literal + quote, `${quote}another name${quote}`),
    text,
  );

/** The parts of an event's name that the library could rename without failing the proof. */
function unprovenLiterals({symbol, proof}: UndeclaredEvent, packageFolder: string): string[] {
  return nameLiterals(memberName(symbol)).filter((literal) =>
    proof.every(({file, evidence}) => {
      const text = fs.readFileSync(path.join(packageFolder, file), 'utf8');
      return new RegExp(evidence).test(rename(text, literal));
    }),
  );
}

/**
 * Checks that an event is still undeclared, that its proof holds, and that the
 * proof would fail if the library renamed the event.
 *
 * @param packageFolder - the installed package, with the implementation
 * @param symbols - the paths of the version's report
 * @returns a message for each problem, with the file and what to do
 */
export function checkUndeclaredEvent(
  event: UndeclaredEvent,
  packageFolder: string,
  symbols: {has: (path: string) => boolean},
): string[] {
  const eventMap = parentPath(event.symbol);
  const problems: string[] = [];
  if (symbols.has(event.symbol)) {
    problems.push(`the declarations have this event now: remove it from ${fileName}`);
  } else if (symbols.has(eventMap)) {
    problems.push(`${eventMap} is declared: move the event to corrections.json, with the kind missing`);
  } else if (!symbols.has(parentPath(eventMap))) {
    problems.push(`${parentPath(eventMap)} is not in the API report: correct the path in ${fileName}`);
  }
  const disproved = event.proof.flatMap((proof) => proofProblems(proof, packageFolder));
  const unproven = disproved.length > 0 ? [] : unprovenLiterals(event, packageFolder);
  problems.push(
    ...disproved,
    ...unproven.map(
      (literal) => `no evidence quotes '${literal}': the proof would still match if the library renamed it`,
    ),
  );
  return problems.map((problem) => `${event.symbol}: ${problem}.`);
}

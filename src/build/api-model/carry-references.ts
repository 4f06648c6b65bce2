import type {NamedPlace} from './references';
import {type SourceToken, scanTokens} from './scan-tokens';
import type {Signature} from './signature';

/** A declaration without comments, with what is known about parts of its text. */
export type SourceSignature = {
  text: string;
  /** Where the text names a symbol; offsets are those in the text. */
  references: NamedPlace[];
  /** Properties with a type: where it begins. */
  typeStart?: number;
};

/** A formatted signature; `typeAt` is where the type of a property begins in its text, in characters. */
export type FormattedSignature = {signature: Signature; typeAt?: number};

/** The formatter adds and drops these: separators, leading operators, and parentheses that change nothing. */
const punctuation = new Set([';', ',', '|', '&', '(', ')']);

const significant = (tokens: SourceToken[]): SourceToken[] => tokens.filter(({text}) => !punctuation.has(text));

/** What a token means. The formatter may rewrite numbers, change quotes, and remove those around the name of a property. */
function meaning(text: string): string {
  if (/^(["']).*\1$/.test(text)) {
    return text.slice(1, -1).replace(/\\(["'])/g, '$1');
  }
  const number = Number(text.replaceAll('_', ''));
  return Number.isNaN(number) ? text : String(number);
}

/** The significant tokens of both texts, as pairs. */
function pairTokens(text: string, formatted: SourceToken[]): {source: SourceToken; target: SourceToken}[] {
  const sources = significant(scanTokens(text));
  const targets = significant(formatted);
  const length = Math.max(sources.length, targets.length);
  return Array.from({length}, (_, index) => {
    const [source, target] = [sources[index], targets[index]];
    if (!source || !target || meaning(source.text) !== meaning(target.text)) {
      throw new Error(
        `The formatter changed more than the layout of a signature. Expected "${source?.text ?? 'the end'}", ` +
          `got "${target?.text ?? 'the end'}". The declaration:\n${text}`,
      );
    }
    return {source, target};
  });
}

/**
 * Finds the references of a declaration again in its formatted text. Except for
 * some punctuation, both texts have the same tokens in the same order.
 *
 * @param formatted - the text of the declaration after formatting
 * @throws when the tokens of the two texts differ, or a reference does not begin and end with a token
 */
export function carryReferences({text, references, typeStart}: SourceSignature, formatted: string): FormattedSignature {
  const tokens = scanTokens(formatted);
  const pairs = pairTokens(text, tokens);
  const starts = new Map(pairs.map(({source, target}) => [source.start, target.start]));
  const ends = new Map(pairs.map(({source, target}) => [source.end, target.end]));
  const cuts = references.map(({start, end, path}) => {
    const [from, to] = [starts.get(start), ends.get(end)];
    if (from === undefined || to === undefined) {
      throw new Error(`The reference to ${path} is not made of whole tokens: "${text.slice(start, end)}" in\n${text}`);
    }
    return {from, to, path};
  });
  // The type follows a colon. It may begin with punctuation, which has no counterpart.
  const colon = typeStart === undefined ? undefined : pairs.filter(({source}) => source.end <= typeStart).at(-1);
  const typeAt = colon && tokens.find(({start}) => start >= colon.target.end)?.start;
  return {signature: cut(formatted, cuts), ...(typeAt !== undefined && {typeAt})};
}

/** Splits a text into tokens at the references in it. */
function cut(text: string, cuts: {from: number; to: number; path: string}[]): Signature {
  const signature: Signature = [];
  let end = 0;
  for (const {from, to, path} of [...cuts].sort((a, b) => a.from - b.from)) {
    signature.push(text.slice(end, from), [text.slice(from, to), path]);
    end = to;
  }
  return [...signature, text.slice(end)].filter((token) => token !== '');
}

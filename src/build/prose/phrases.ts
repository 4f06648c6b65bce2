import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {lineAt, wordsOf} from '../content/prose';
import type {Block} from './blocks';

const phrasesFile = path.join(__dirname, 'phrases.yml');

const schema = z.array(
  z.strictObject({
    pattern: z.string().min(3),
    better: z.string().min(2),
    wrong: z.string().min(2),
    right: z.string().optional(),
  }),
);

/** A phrase that is nearly always wrong, with what to write instead. */
export type Phrase = {
  pattern: RegExp;
  better: string;
  /** A text that it must catch, and one that it must not. */
  wrong: string;
  right?: string;
};

/** What is wrong with some prose, and where. */
export type ProseProblem = {line: number; message: string};

/** Reads the list of phrases. Text beside code is marked as in pages, so a pattern may not see code. */
export const readPhrases = (): Phrase[] =>
  schema.parse(parse(fs.readFileSync(phrasesFile, 'utf8'))).map(({pattern, better, wrong, right}) => ({
    pattern: new RegExp(pattern.replaceAll(' ', '\\s'), 'gi'),
    better,
    wrong,
    ...(right !== undefined && {right}),
  }));

/**
 * The phrases in a block of prose that are on the list. Code is not searched,
 * except by patterns that name it.
 */
export function phraseProblems(block: Block, phrases: readonly Phrase[]): ProseProblem[] {
  const words = wordsOf(block);
  return phrases.flatMap(({pattern, better}) =>
    [...(pattern.source.includes('`') ? block.text : words).matchAll(pattern)].map(({0: found, index}) => ({
      line: lineAt(block, index),
      message: `"${block.text
        .slice(index, index + found.length)
        .replaceAll('\n', ' ')
        .trim()}" reads badly; better: ${better}`,
    })),
  );
}

import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Page} from '../content/page';
import {lineAt, wordsOf} from '../content/prose';
import {blocksOf} from './blocks';
import type {ProseProblem} from './phrases';

const limitsFile = path.join(__dirname, 'limits.yml');
const exceptionsFile = path.join(__dirname, 'limit-exceptions.jsonl');

const schema = z.array(
  z.strictObject({pattern: z.string().min(3), wrong: z.string().min(2), right: z.string().optional()}),
);

const exceptionSchema = z.strictObject({
  page: z.string().endsWith('.mdx'),
  text: z.string().min(3),
  reason: z.string().min(10),
});

/** A phrase that tells what a look-up did not find. */
type Limit = {
  pattern: RegExp;
  /** A text that it must catch, and one that it must not. */
  wrong: string;
  right?: string;
};

/** A phrase that may stay on a page. */
type LimitException = {
  /** Its file below the version's folder. */
  page: string;
  /** The phrase as it stands there. */
  text: string;
  reason: string;
};

export const readLimits = (): Limit[] =>
  schema.parse(parse(fs.readFileSync(limitsFile, 'utf8'))).map(({pattern, wrong, right}) => ({
    pattern: new RegExp(pattern.replaceAll(' ', '\\s'), 'gi'),
    wrong,
    ...(right !== undefined && {right}),
  }));

const readLimitExceptions = (): LimitException[] =>
  fs
    .readFileSync(exceptionsFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => exceptionSchema.parse(JSON.parse(line)));

/** Is the page about JointJS+, or about both editions? */
const isForPlus = ({frontMatter}: Page): boolean => ['plus', 'both'].includes(String(frontMatter.values.edition));

type Found = {line: number; text: string};

/** The phrases on a page for JointJS+, the overlapping ones once. */
function limitsOn(page: Page, limits: readonly Limit[]): Found[] {
  if (!isForPlus(page)) {
    return [];
  }
  return blocksOf(page).flatMap((block) => {
    const words = wordsOf(block);
    const matches = limits
      .flatMap(({pattern}) =>
        [...words.matchAll(pattern)].map(({0: found, index}) => ({index, end: index + found.length})),
      )
      .sort((a, b) => a.index - b.index);
    return matches
      .filter(({index}, at) => !matches.slice(0, at).some((before) => before.end > index))
      .map(({index, end}) => ({
        line: lineAt(block, index),
        text: block.text.slice(index, end).replaceAll('\n', ' '),
      }));
  });
}

const allows = ({page: name, text}: LimitException, page: Page, found: Found): boolean =>
  page.file === `${page.version.folder}/${name}` && found.text === text;

/** The phrases and exceptions of this project. */
const known = {limits: readLimits(), exceptions: readLimitExceptions()};

/**
 * Where a page for JointJS+ tells what a look-up did not find, and not what is known.
 *
 * @returns one problem for each phrase without an exception
 */
export function limitProblems(page: Page, {limits, exceptions} = known): ProseProblem[] {
  return limitsOn(page, limits)
    .filter((found) => !exceptions.some((exception) => allows(exception, page, found)))
    .map(({line, text}) => ({
      line,
      message:
        `"${text}" tells what a look-up did not find; say what is known and useful instead, or nothing. ` +
        'If it is a fact, add it with a reason to src/build/prose/limit-exceptions.jsonl.',
    }));
}

/**
 * The exceptions that no page needs any more.
 *
 * @param pages - those of all versions
 */
export function unusedLimitExceptions(pages: readonly Page[], {limits, exceptions} = known): string[] {
  const found = pages.flatMap((page) => limitsOn(page, limits).map((phrase) => ({page, phrase})));
  return exceptions
    .filter((exception) => !found.some(({page, phrase}) => allows(exception, page, phrase)))
    .map(({page, text}) => `src/build/prose/limit-exceptions.jsonl: ${page} has no "${text}"; remove the line.`);
}

import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Heading} from '../../../src/build/content/headings';
import {type Page, sectionSource} from '../../../src/build/content/page';
import {isMemberHeading} from '../../../src/build/reference/version-pages';

/** An entry of a reference page that may say no more than its name. */
type Verdict = {
  /** Its file below the version's folder. */
  page: string;
  name: string;
  /** Its description, as {@link restatedEntries} gives it. */
  text: string;
  reason: string;
};

/** An entry whose description has no word beyond the names that a reader sees already. */
type Restated = {line: number; name: string; text: string};

const verdictSchema = z.strictObject({
  page: z.string().endsWith('.mdx'),
  name: z.string().min(1),
  text: z.string().min(1),
  reason: z.string().min(10),
});

const read = (name: string): string => fs.readFileSync(path.join(__dirname, name), 'utf8');

const readEmptyWords = (): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(JSON.parse(read('empty-words.json'))));

const readVerdicts = (): Verdict[] =>
  read('verdicts.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => verdictSchema.parse(JSON.parse(line)));

/** The words of a name or text in lower case: `toXMLElement` has three. */
const wordsIn = (text: string): string[] =>
  (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** A word without the ending of a plural or of a form of a verb: `masters` is `master`, `closed` is `clos`, as `close`. */
const stemOf = (word: string): string => {
  const [, stem] = /^(.{3,}?)(?:ies|es|s|ed|ing|e|y)?$/.exec(word) ?? [];
  return stem ?? word;
};

/** The prose below a heading. Undefined where a table or a block of code stands there, which say more than a name. */
function descriptionOf(page: Page, {anchor}: Heading): string | undefined {
  const [source = ''] = sectionSource(page, anchor).split(/^#/m);
  if (/^(?:```|\||<|:::)/m.test(source)) {
    return undefined;
  }
  const prose = page.content.prose.filter((part) => part.anchor === anchor && part.kind !== 'heading');
  const text = prose.map((part) => part.text.replaceAll('\n', ' ')).join(' ');
  return text.trim();
}

/**
 * The entries of a page for JointJS+ whose description has no word beyond the name,
 * the class and some words that say nothing.
 */
export function restatedEntries(page: Page, empty = readEmptyWords()): Restated[] {
  const [subject] = page.subjects ?? [];
  if (subject === undefined || page.frontMatter.values.edition !== 'plus') {
    return [];
  }
  return page.content.headings
    .filter((heading) => heading.isCode && isMemberHeading(heading))
    .flatMap((heading) => {
      const text = descriptionOf(page, heading);
      const known = new Set([...wordsIn(subject), ...wordsIn(heading.text)].map(stemOf));
      const saysMore = wordsIn(text ?? '').some((word) => !empty.has(word) && !known.has(stemOf(word)));
      return text === undefined || saysMore ? [] : [{line: heading.line, name: heading.text, text}];
    });
}

const isOf = (verdict: Verdict, page: Page, entry: Restated): boolean =>
  page.file === `${page.version.folder}/${verdict.page}` && verdict.name === entry.name && verdict.text === entry.text;

/**
 * @returns a message for each entry that only restates a name and has no verdict, and
 *   for each verdict that no entry needs
 */
export function restatedProblems(pages: readonly Page[], verdicts = readVerdicts()): string[] {
  const entries = pages.flatMap((page) => restatedEntries(page).map((entry) => ({page, entry})));
  return [
    ...entries
      .filter(({page, entry}) => !verdicts.some((verdict) => isOf(verdict, page, entry)))
      .map(
        ({page, entry: {line, name, text}}) =>
          `${page.file}:${line}: ${name} says no more than its name: "${text}". Say what a reader does with it, ` +
          'or move it to the list at the end of the page. If it may stay, add it with a reason to ' +
          'tests/content/restated-names/verdicts.jsonl.',
      ),
    ...verdicts
      .filter((verdict) => !entries.some(({page, entry}) => isOf(verdict, page, entry)))
      .map(({page, name}) => `tests/content/restated-names/verdicts.jsonl: ${page} needs no verdict for ${name}.`),
  ];
}

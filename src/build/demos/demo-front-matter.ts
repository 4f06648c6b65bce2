import * as z from 'zod';
import {readFrontMatter} from '../content/front-matter';
import {versionLabels} from '../../common/versions';
import {fieldProblems} from './field-problems';

const selector = z.string().min(1);
const offset = z.tuple([z.number(), z.number()]);

const step = z.union([
  z.strictObject({click: selector, with: z.string().optional()}),
  z.strictObject({doubleclick: selector}),
  z.strictObject({hover: selector}),
  z.strictObject({rightclick: selector}),
  z.strictObject({hold: selector}),
  z.strictObject({
    drag: selector,
    by: offset.optional(),
    to: selector.optional(),
    at: offset.optional(),
    with: z.string().optional(),
  }),
  z.strictObject({swipe: selector, by: offset}),
  z.strictObject({press: z.string().min(1), on: selector.optional()}),
  z.strictObject({set: selector, value: z.union([z.string(), z.number(), z.boolean()])}),
  z.strictObject({wheel: selector, by: offset, with: z.string().optional()}),
]);

const effect = z.strictObject({
  of: selector,
  what: z.string().min(1),
  becomes: z.union([z.string(), z.number()]).optional(),
});

const frontMatter = z.strictObject({
  title: z.string().min(3).max(60),
  description: z.string().min(30).max(220),
  /** What its page answers, in readers' words; see `src/build/content/asks.ts`. */
  asks: z.array(z.string()).default([]),
  since: z.enum(versionLabels, `expected a version in quotes, one of ${versionLabels.join(', ')}`),
  height: z.number().int().min(200).max(700),
  /** What the program cannot do without when it is pasted; `tests/paste` tries it. */
  needs: z.array(z.enum(['index.html', 'style.css'])).default([]),
  interaction: z
    .array(z.strictObject({does: z.string().min(10), steps: z.array(step).min(1), effects: z.array(effect).min(1)}))
    .min(1),
});

export type Readme = z.infer<typeof frontMatter> & {
  /** The text below the front matter. */
  about: string;
};

/**
 * Reads a demo's README.
 *
 * @param file - its path, for messages
 * @throws when a field of the front matter is missing, unknown or of the wrong kind; names them all
 */
export function readReadme(source: string, file: string): Readme {
  const {values, body, lineOf} = readFrontMatter(source, file);
  const result = frontMatter.safeParse(values);
  if (result.success) {
    return {...result.data, about: body.trim()};
  }
  const problems = fieldProblems(frontMatter, result.error, values).map(
    ({field, message}) => `${file}:${lineOf(field)}: ${field.join('.') || 'front matter'}: ${message}.`,
  );
  throw new Error(problems.join('\n'));
}

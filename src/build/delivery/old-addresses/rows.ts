import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const folder = 'src/build/delivery/old-addresses';

const pathRow = z.strictObject({
  /** The old path; one that ends with `.html` stands for the path without that ending, too. */
  from: z.string().startsWith('/'),
  /** The page's address without the base URL, with an anchor where only a section of it is meant. */
  to: z.string().startsWith('/'),
  /** Does the hash of the old address name a member of the library? */
  names: z.boolean().optional(),
});

const nameRow = z.strictObject({
  /** An anchor of the one-page reference. */
  name: z.string().min(1),
  /** Where the name is described, if neither the pages nor the library's declarations tell. */
  to: z.string().startsWith('/').optional(),
});

/** A row and its place, such as `paths.jsonl:12`. */
type Placed<Row> = Row & {at: string};

/** An old path, and the address that it has become. Both may end with `*`: a folder as a whole. */
export type PathRow = Placed<z.infer<typeof pathRow>>;

/** A name that the one-page reference had an anchor for. */
export type NameRow = Placed<z.infer<typeof nameRow>>;

/**
 * Reads rows, one line of JSON each.
 *
 * @param file - its path, for messages
 * @throws with all lines that are not as they should be
 */
function parseRows<Row>(text: string, schema: z.ZodType<Row>, file: string): Placed<Row>[] {
  const problems: string[] = [];
  const rows = text
    .trimEnd()
    .split('\n')
    .flatMap((line, index): Placed<Row>[] => {
      const at = `${file}:${index + 1}`;
      try {
        const {data, error} = schema.safeParse(JSON.parse(line));
        error?.issues.forEach((issue) => problems.push(`${at}: ${issue.path.join('.')}: ${issue.message}.`));
        return data ? [{...data, at}] : [];
      } catch {
        problems.push(`${at}: expected one line of JSON for an old address.`);
        return [];
      }
    });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return rows;
}

/** Reads rows of old paths; see {@link parseRows}. */
export const parsePathRows = (text: string, file: string): PathRow[] => parseRows(text, pathRow, file);

/** Reads rows of old names; see {@link parseRows}. */
export const parseNameRows = (text: string, file: string): NameRow[] => parseRows(text, nameRow, file);

const read = (name: string): string => fs.readFileSync(path.join(__dirname, name), 'utf8');

/** The old paths of this documentation. */
export const readPathRows = (): PathRow[] => parsePathRows(read('paths.jsonl'), `${folder}/paths.jsonl`);

/** The anchors of the library's one-page reference, of all its versions. */
export const readNameRows = (): NameRow[] => parseNameRows(read('names.jsonl'), `${folder}/names.jsonl`);

import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {editions} from '../../common/editions';
import {versions} from '../../common/versions';

/** Where the inventory stands, relative to the project. */
export const inventoryFile = 'src/build/content/pages.jsonl';

const row = z.object({
  /** The label of a version. */
  version: z.enum(versions.map(({label}) => label)),
  /** The address of the page, without the base URL. */
  path: z.string().startsWith('/'),
  sidebar: z.string().nullable(),
  title: z.string().min(1),
  edition: z.enum([...editions, 'n/a']),
  /** What the page is to hold: `Methods > addCells()`, `Installation`. */
  outline: z.array(z.string()),
});

/** A page that the site is to have. */
export type InventoryRow = z.infer<typeof row>;

/**
 * Reads an inventory of pages, one line of JSON a page.
 *
 * @param file - its path, for messages
 * @throws with all lines that are not as they should be
 */
export function parseInventory(text: string, file: string): InventoryRow[] {
  const problems: string[] = [];
  const rows = text
    .trimEnd()
    .split('\n')
    .flatMap((line, index): InventoryRow[] => {
      const where = `${file}:${index + 1}`;
      try {
        const result = row.safeParse(JSON.parse(line));
        result.error?.issues.forEach((issue) => problems.push(`${where}: ${issue.path.join('.')}: ${issue.message}.`));
        return result.data ? [result.data] : [];
      } catch {
        problems.push(`${where}: expected one line of JSON a page.`);
        return [];
      }
    });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return rows;
}

/** The inventory of all pages that the site is to have. */
export const readInventory = (): InventoryRow[] =>
  parseInventory(fs.readFileSync(path.join(__dirname, path.basename(inventoryFile)), 'utf8'), inventoryFile);

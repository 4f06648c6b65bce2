import fs from 'node:fs';
import path from 'node:path';
import {type InventoryRow, inventoryFile, readInventory} from '../../../build/content/inventory';
import {readPages} from '../../../build/content/pages';
import {latestVersion, versions} from '../../../common/versions';
import {corpusPages, furtherRows} from './corpus';

/**
 * Adds pages to a copy of the project until it has `count`.
 *
 * @returns how many pages it has now
 */
export function addPages(projectDir: string, copy: string, count: number): number {
  const inventory: InventoryRow[] = readInventory();
  const written = versions.reduce((sum, {name}) => sum + readPages(name, projectDir).length, 0);
  const planned = versions.flatMap((version) => corpusPages(version, readPages(version.name, projectDir), inventory));
  const more = furtherRows(latestVersion, count - written - planned.length);
  const all = [...planned, ...corpusPages(latestVersion, readPages(latestVersion.name, projectDir), more)];
  const added = all.slice(0, Math.max(0, count - written));
  for (const {file, text} of added) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    fs.writeFileSync(path.join(copy, file), text);
  }
  fs.appendFileSync(path.join(copy, inventoryFile), more.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return written + added.length;
}

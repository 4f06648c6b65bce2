import fs from 'node:fs';
import path from 'node:path';
import type {VersionApi} from '../../api-model/load';
import {displayPath} from '../../api-model/model';

type Row = {version: string; path: string; sidebar: string | null; edition: string};

/** Pages whose subject does not follow from their address. */
const subjectByPath: Record<string, string> = {'/api/dia/attributes': 'attributes'};

/** The subject that a page of the inventory is about, by its address: `/api/dia/Graph` is about `dia.Graph`. */
export function inventorySubject(pagePath: string): string {
  const plain = pagePath.replace(/^\/\d+\.\d+(?=\/)/, '');
  return subjectByPath[plain] ?? plain.replace(/^\/api\//, '').replaceAll('/', '.');
}

/** The addresses of the core's API pages of one version, without section indexes. */
export function readInventoryPaths(projectDir: string, label: string): string[] {
  return fs
    .readFileSync(path.join(projectDir, 'tests/content/pages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
    .filter((row) => row.version === label && row.sidebar === 'apiSidebar' && row.edition === 'core')
    .map((row) => row.path)
    .filter((pagePath) => !pagePath.endsWith('/'));
}

/**
 * Finds pages of the inventory that are about nothing in the API, so that nobody
 * writes them by mistake.
 *
 * @param paths - as {@link readInventoryPaths} returns them
 * @param undeclared - subjects that exist at run time only, in the library's corrections
 */
export function checkInventory(api: VersionApi, paths: readonly string[], undeclared: ReadonlySet<string>): string[] {
  const names = new Set([...api.symbols.keys()].map(displayPath));
  return paths
    .filter((pagePath) => !names.has(inventorySubject(pagePath)) && !undeclared.has(inventorySubject(pagePath)))
    .map(
      (pagePath) =>
        `tests/content/pages.jsonl: ${pagePath} is about ${inventorySubject(pagePath)}, which the API does not have.`,
    );
}

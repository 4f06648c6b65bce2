import type {VersionApi} from '../../api-model/load';
import {displayPath} from '../../api-model/model';
import {type InventoryRow, inventoryFile} from '../../content/inventory';
import {pathInVersion} from '../../../common/versions';
import {own} from '../../../common/own';

/** Pages whose subject does not follow from their address. */
const subjectByPath: Record<string, string> = {'/api/dia/attributes': 'attributes'};

/** The subject that a page of the inventory is about, by its address: `/api/dia/Graph` is about `dia.Graph`. */
export function inventorySubject(pagePath: string): string {
  const plain = pathInVersion(pagePath);
  return own(subjectByPath, plain) ?? plain.replace(/^\/api\//, '').replaceAll('/', '.');
}

/** The addresses of the core's API pages of one version, without section indexes. */
export const coreApiPaths = (rows: readonly InventoryRow[], label: string): string[] =>
  rows
    .filter((row) => row.version === label && row.sidebar === 'apiSidebar' && row.edition === 'core')
    .map((row) => row.path)
    .filter((pagePath) => !pagePath.endsWith('/'));

/**
 * Finds pages of the inventory that are about nothing in the API, so that nobody
 * writes them by mistake.
 *
 * @param paths - as {@link coreApiPaths} returns them
 * @param undeclared - subjects that exist at run time only, in the library's corrections
 */
export function checkInventory(api: VersionApi, paths: readonly string[], undeclared: ReadonlySet<string>): string[] {
  const names = new Set([...api.symbols.keys()].map(displayPath));
  return paths
    .filter((pagePath) => !names.has(inventorySubject(pagePath)) && !undeclared.has(inventorySubject(pagePath)))
    .map(
      (pagePath) =>
        `${inventoryFile}: ${pagePath} is about ${inventorySubject(pagePath)}, which the API does not have.`,
    );
}

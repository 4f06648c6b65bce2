import fs from 'node:fs';
import path from 'node:path';
import type {ApiModel, ApiSymbol} from './model';
import {readReport} from './report';
import {readUndeclaredEvents} from './undeclared-events';

/** The whole public API of one documentation version: all its packages. */
export type VersionApi = {
  /** Names and versions of the packages. */
  packages: string[];
  symbols: Map<string, ApiSymbol>;
  /** The paths of the events from `undeclared-events.json`: fired by classes that have no `EventMap`. */
  undeclaredEvents: ReadonlySet<string>;
};

/** The reports of the packages that publish their declarations, so that they are complete. */
const libraryReports = ['joint-core', 'joint-layout-directed-graph'];

const plusReport = 'joint-plus';

const reportFile = (folder: string, name: string): string => path.join(folder, `${name}.jsonl`);

/** The committed reports in a version's `_api` folder. */
export const reportFiles = (folder: string): string[] =>
  [...libraryReports, plusReport].map((name) => reportFile(folder, name));

/** Merges models into one. A namespace that several packages declare is in it once. */
function mergeModels(models: ApiModel[], undeclaredEvents: ReadonlySet<string> = new Set()): VersionApi {
  const symbols = new Map<string, ApiSymbol>();
  for (const symbol of models.flatMap((model) => [...model.symbols.values()])) {
    if (!symbols.has(symbol.path)) {
      symbols.set(symbol.path, symbol);
    }
  }
  return {packages: models.map((model) => model.package), symbols, undeclaredEvents};
}

/**
 * Reads the committed reports of one version, and its list of undeclared events.
 *
 * @param folder - the version's `_api` folder
 * @throws when a file is missing or has a mistake
 */
export function loadApi(folder: string): VersionApi {
  const events = readUndeclaredEvents(folder).map(({symbol}) => symbol);
  return mergeModels(readModels(folder, [...libraryReports, plusReport]), new Set(events));
}

/**
 * Reads what a version's library declares, to compare it with another version.
 * The reports of JointJS+ stay out: its declarations hold only what its public
 * pages say. A member that they lack for one version may well exist in it.
 *
 * @param folder - the version's `_api` folder
 * @throws when a report is missing
 */
export function loadLibraryApi(folder: string): VersionApi {
  return mergeModels(readModels(folder, libraryReports));
}

/** What each of a version's packages declares. */
export type PackageModels = {core: ApiModel; layout: ApiModel; plus: ApiModel};

/**
 * Reads the reports of one version apart.
 *
 * @param folder - the version's `_api` folder
 * @throws when a report is missing
 */
export function readPackageModels(folder: string): PackageModels {
  const [core, layout, plus] = readModels(folder, [...libraryReports, plusReport]);
  return {core, layout, plus} as PackageModels;
}

function readModels(folder: string, names: readonly string[]): ApiModel[] {
  return names.map((name) => {
    const file = reportFile(folder, name);
    if (!fs.existsSync(file)) {
      throw new Error(`${file} does not exist. Run npm run api:report.`);
    }
    return readReport(fs.readFileSync(file, 'utf8'), file).model;
  });
}

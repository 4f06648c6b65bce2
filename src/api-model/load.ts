import fs from 'node:fs';
import path from 'node:path';
import type {ApiModel, ApiSymbol} from './model';
import {readReport} from './report';

/** The whole public API of one documentation version: all its packages. */
export type VersionApi = {
  /** Names and versions of the packages. */
  packages: string[];
  symbols: Map<string, ApiSymbol>;
};

/** The packages whose declarations are the library's own, and complete. */
const libraryReports = ['joint-core', 'joint-layout-directed-graph'];

const allReports = [...libraryReports, 'joint-plus'];

/** One model out of several; a namespace that several packages fill stands once. */
export function mergeModels(models: ApiModel[]): VersionApi {
  const symbols = new Map<string, ApiSymbol>();
  for (const symbol of models.flatMap((model) => [...model.symbols.values()])) {
    if (!symbols.has(symbol.path)) {
      symbols.set(symbol.path, symbol);
    }
  }
  return {packages: models.map((model) => model.package), symbols};
}

/**
 * Reads the committed reports of one version.
 *
 * @param folder - the version's `_api` folder
 * @throws when a report is missing
 */
export function loadApi(folder: string): VersionApi {
  return load(folder, allReports);
}

/**
 * The same without JointJS+, whose declarations hold only what its public pages
 * say: what is missing in them for one version may well exist in it, so they tell
 * nothing about what a version added.
 */
export function loadLibraryApi(folder: string): VersionApi {
  return load(folder, libraryReports);
}

function load(folder: string, names: readonly string[]): VersionApi {
  return mergeModels(
    names.map((name) => {
      const file = path.join(folder, `${name}.jsonl`);
      if (!fs.existsSync(file)) {
        throw new Error(`${file} does not exist. Run npm run api:report.`);
      }
      return readReport(fs.readFileSync(file, 'utf8'), file).model;
    }),
  );
}

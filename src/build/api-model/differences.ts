import {compareApis} from './diff';
import type {PackageModels} from './load';
import {type ApiModel, type ApiSymbol, memberName, parentPath} from './model';
import {inheritedMembers} from './resolve';

/** How a symbol differs from the version before. */
export type DifferenceKind = 'added' | 'changed' | 'removed';

/** One symbol that differs between two versions. */
export type ApiDifference = {
  package: keyof PackageModels;
  kind: DifferenceKind;
  /** As the newer version declares it; a removed one as the older version did. */
  symbol: ApiSymbol;
  /** Changed symbols: as the older version declares it. */
  before?: ApiSymbol;
  /** What came or went with the symbol: the members of a new class, the fields of a new type. */
  nested: ApiSymbol[];
  /** Removed symbols that are only declared elsewhere now: the path of what they are inherited from. */
  inheritedFrom?: string;
};

/** The symbols of a model at some paths, each with those below it that are in the list, too. */
function withNested({symbols}: ApiModel, paths: readonly string[]): Pick<ApiDifference, 'symbol' | 'nested'>[] {
  const all = new Set(paths);
  const topOf = (path: string): string => (all.has(parentPath(path)) ? topOf(parentPath(path)) : path);
  const found = new Map<string, ApiSymbol[]>();
  paths.forEach((path) => found.set(topOf(path), []));
  for (const path of paths) {
    const symbol = symbols.get(path);
    if (symbol && topOf(path) !== path) {
      found.get(topOf(path))?.push(symbol);
    }
  }
  return [...found].flatMap(([path, nested]) => {
    const symbol = symbols.get(path);
    return symbol ? [{symbol, nested}] : [];
  });
}

/** Where the owner of a removed member inherits one of the same name from. */
function nowInheritedFrom({symbols}: ApiModel, path: string): string | undefined {
  const api = {packages: [], symbols, undeclaredEvents: new Set<string>()};
  const name = memberName(path);
  return inheritedMembers(api, parentPath(path)).find(({members}) =>
    members.some((member) => memberName(member.path) === name),
  )?.from;
}

function differencesIn(name: keyof PackageModels, older: ApiModel, newer: ApiModel): ApiDifference[] {
  const {added, changed, removed} = compareApis(newer, older);
  return [
    ...withNested(newer, added).map((each) => ({package: name, kind: 'added' as const, ...each})),
    ...changed.flatMap((path) => {
      const [before, symbol] = [older.symbols.get(path), newer.symbols.get(path)];
      return before && symbol ? [{package: name, kind: 'changed' as const, symbol, before, nested: []}] : [];
    }),
    ...withNested(older, removed).map((each) => {
      const inheritedFrom = nowInheritedFrom(newer, each.symbol.path);
      return {package: name, kind: 'removed' as const, ...each, ...(inheritedFrom && {inheritedFrom})};
    }),
  ];
}

/**
 * Everything that two versions declare differently, package by package: what was
 * added, then what was changed, then what was removed. What came with a new class
 * or type stands with it.
 */
export const apiDifferences = (older: PackageModels, newer: PackageModels): ApiDifference[] =>
  (['core', 'layout', 'plus'] as const).flatMap((name) => differencesIn(name, older[name], newer[name]));

import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {type FormattedSignature, type SourceSignature, carryReferences} from './carry-references';
import {type FoundSymbol, type PackageSource, findSymbols} from './find-symbols';
import {formatSignature} from './format';
import type {ApiModel, ApiSymbol, SymbolKind} from './model';
import {readDeclaration, readSignature} from './read-declaration';
import {type Names, withoutAlias} from './references';
import type {Signature} from './signature';

export type {PackageSource} from './find-symbols';

/** A namespace, a class and a type can share a name. They become one symbol, of the kind that comes first here. */
const rank: SymbolKind[] = ['class', 'interface', 'function', 'enum', 'variable', 'type', 'namespace'];

/** Signatures without repetition: the parts of an interface that is declared in several places have one head. */
const distinct = (signatures: Signature[]): Signature[] => [
  ...new Map(signatures.map((signature) => [JSON.stringify(signature), signature])).values(),
];

function merge(known: ApiSymbol | undefined, added: ApiSymbol): ApiSymbol {
  if (!known) {
    return added;
  }
  const [first, second] = rank.indexOf(known.kind) <= rank.indexOf(added.kind) ? [known, added] : [added, known];
  const {typeAt} = first.signatures.length > 0 ? first : second;
  return {
    ...second,
    ...first,
    signatures: distinct([...first.signatures, ...second.signatures]),
    ...(typeAt !== undefined && {typeAt}),
  };
}

/** The paths of the symbols that a package exports, and which files are its own. */
function readNames(found: FoundSymbol[], source: PackageSource): Omit<Names, 'checker'> {
  const paths = new Map<ts.Symbol, string>();
  for (const {node, path: symbolPath} of found) {
    const symbol = node && withoutAlias(node.symbol, node.checker);
    if (symbol && !paths.has(symbol)) {
      paths.set(symbol, symbolPath);
    }
  }
  const folders = source.entryPoints.map((file) => `${fs.realpathSync(path.dirname(file))}${path.sep}`);
  const isOwnFile = (fileName: string): boolean =>
    folders.some((folder) => fs.realpathSync(fileName).startsWith(folder));
  return {paths, isOwnFile};
}

async function format(
  signature: SourceSignature,
  kind: SymbolKind | 'unnamed',
  symbolPath: string,
): Promise<FormattedSignature> {
  try {
    return carryReferences(signature, await formatSignature(signature.text, kind));
  } catch (cause) {
    throw new Error(`${symbolPath}: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}

/** Reads and formats the declarations of one symbol. */
async function readSymbol(found: FoundSymbol, names: Omit<Names, 'checker'>): Promise<ApiSymbol> {
  const {path: symbolPath, kind, node} = found;
  const known = node && {...names, checker: node.checker};
  const declared = known && readDeclaration(node.symbol, kind, known);
  const calls = known ? found.calls.map((call) => readSignature(call, known)) : [];
  const formatted = await Promise.all([
    ...(declared?.signatures ?? []).map((signature) => format(signature, kind, symbolPath)),
    ...[...(declared?.unnamed ?? []), ...calls].map((signature) => format(signature, 'unnamed', symbolPath)),
  ]);
  const typeAt = formatted[0]?.typeAt;
  return {
    path: symbolPath,
    kind,
    signatures: distinct(formatted.map(({signature}) => signature)),
    ...(typeAt !== undefined && {typeAt}),
    ...(declared && declared.extends.length > 0 && {extends: declared.extends}),
    ...(found.isStatic && {static: true as const}),
    ...(found.isOptional && {optional: true as const}),
    ...(declared?.isDeprecated && {deprecated: true as const}),
  };
}

/**
 * Reads a package's public API from its declarations.
 *
 * @throws when TypeDoc cannot read the declarations or finds nothing in them, or when formatting changes a signature
 */
export async function extract(source: PackageSource): Promise<ApiModel> {
  const found = await findSymbols(source);
  const names = readNames(found, source);
  const symbols = new Map<string, ApiSymbol>();
  for (const item of found) {
    symbols.set(item.path, merge(symbols.get(item.path), await readSymbol(item, names)));
  }
  return {package: source.package, symbols};
}

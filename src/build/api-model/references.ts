import ts from 'typescript';

/** What is needed to say which symbol a name stands for. */
export type Names = {
  checker: ts.TypeChecker;
  /** The paths of the package's own public symbols. */
  paths: ReadonlyMap<ts.Symbol, string>;
  /** Is this file one of the package's own declarations? */
  isOwnFile: (fileName: string) => boolean;
};

/** A place in a source file that names a symbol; offsets in characters, `end` exclusive. */
export type NamedPlace = {start: number; end: number; path: string};

/** The symbol that an imported or re-exported name stands for. */
export const withoutAlias = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;

/** The dotted path of a symbol within the module that declares it. */
const declaredPath = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  checker.getFullyQualifiedName(symbol).replace(/^".*"\./, '');

/**
 * The path of the public symbol that a name stands for.
 *
 * @returns undefined for type parameters, what TypeScript itself declares, and what the package does not export
 */
export function referencedPath(name: ts.Node, {checker, paths, isOwnFile}: Names): string | undefined {
  const found = checker.getSymbolAtLocation(name);
  const symbol = found && withoutAlias(found, checker);
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration || ts.isTypeParameterDeclaration(declaration) || ts.isParameter(declaration)) {
    return undefined;
  }
  const {fileName} = declaration.getSourceFile();
  const isForeign = !isOwnFile(fileName) && !/node_modules\/(?:typescript\/lib|@types)\//.test(fileName);
  return paths.get(symbol) ?? (isForeign ? declaredPath(symbol, checker) : undefined);
}

/** The name in a node that refers to a type or, after `typeof`, to a value. A qualified name is one name. */
function referenceIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName;
  }
  if (ts.isExpressionWithTypeArguments(node)) {
    return node.expression;
  }
  return ts.isTypeQueryNode(node) ? node.exprName : undefined;
}

/** All places between two offsets of a declaration's file that name a public symbol. */
export function findReferences(declaration: ts.Node, start: number, end: number, names: Names): NamedPlace[] {
  const places: NamedPlace[] = [];
  const visit = (node: ts.Node): void => {
    if (node.end <= start || node.pos >= end) {
      return;
    }
    const name = referenceIn(node);
    const path = name && referencedPath(name, names);
    if (path) {
      places.push({start: name.getStart(), end: name.end, path});
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return places;
}

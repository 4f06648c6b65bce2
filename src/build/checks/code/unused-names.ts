import ts from 'typescript';

/** Errors about names that are declared or imported and not used. */
const unusedCodes = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205]);

/** Is this an error about a name that is not used? */
export const isUnused = (code: number): boolean => unusedCodes.has(code);

const isExported = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  ts.isExportAssignment(statement) ||
  (ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword));

const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

/** The places at which a statement declares its own names; not those of parameters or within a body. */
function ownNames(statement: ts.Statement): ts.Node[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name);
  }
  return isDeclaration(statement) ? [(statement as ts.DeclarationStatement).name].filter((name) => !!name) : [];
}

/**
 * May a block of code have this unused name? A program, which imports or exports, may not:
 * its build would fail. A fragment, which does neither, may end with what the reader goes on
 * with: names that its last statements declare. And a block of nothing but imports shows how
 * to import.
 *
 * @param start - where the name is
 */
export function mayBeUnused(file: ts.SourceFile, start: number): boolean {
  const statements = [...file.statements];
  if (statements.every(ts.isImportDeclaration)) {
    return true;
  }
  if (statements.some((statement) => ts.isImportDeclaration(statement) || isExported(statement))) {
    return false;
  }
  const ending = statements.slice(statements.findLastIndex((statement) => !isDeclaration(statement)) + 1);
  return ending.flatMap(ownNames).some((name) => name.getStart(file) <= start && start < name.end);
}

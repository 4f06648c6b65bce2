import ts from 'typescript';
import type {SourceSignature} from './carry-references';
import type {SymbolKind} from './model';
import {type Names, findReferences, referencedPath, withoutAlias} from './references';
import {scanTokens} from './scan-tokens';

/** What the declarations of one symbol say. */
export type Declared = {
  /** One for each declaration: without comments, bodies, and modifiers such as `export`. */
  signatures: SourceSignature[];
  /** Interfaces: the call, construct and index signatures in them, which have no name of their own. */
  unnamed: SourceSignature[];
  /** Paths of the classes and interfaces that the symbol extends; for those that are not public, their names. */
  extends: string[];
  isDeprecated: boolean;
};

/** The declarations that belong to a kind: a class and a namespace can share one symbol. */
const declarationsOf: Record<SymbolKind, (node: ts.Node) => boolean> = {
  namespace: ts.isModuleDeclaration,
  class: ts.isClassDeclaration,
  interface: ts.isInterfaceDeclaration,
  type: ts.isTypeAliasDeclaration,
  enum: ts.isEnumDeclaration,
  'enum member': ts.isEnumMember,
  function: ts.isFunctionDeclaration,
  variable: ts.isVariableDeclaration,
  constructor: ts.isConstructorDeclaration,
  method: (node) =>
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node),
  property: (node) =>
    ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isAccessor(node) || ts.isMethodSignature(node),
};

/** Modifiers that tell readers nothing. */
const hiddenModifiers = new Set([
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.DefaultKeyword,
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

const hasMembers = (node: ts.Node): node is ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

/** Code without comments and hidden modifiers. The maps lead from offsets in the file to offsets in the text. */
type BareCode = {text: string; starts: Map<number, number>; ends: Map<number, number>};

function bareCode(node: ts.Node, start: number, end: number): BareCode {
  const file = node.getSourceFile();
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const hidden = new Set(modifiers.filter(({kind}) => hiddenModifiers.has(kind)).map((item) => item.getStart(file)));
  const code: BareCode = {text: '', starts: new Map(), ends: new Map()};
  let previousEnd = start;
  for (const token of scanTokens(file.text.slice(start, end))) {
    const [tokenStart, tokenEnd] = [start + token.start, start + token.end];
    if (!hidden.has(tokenStart)) {
      code.text += code.text !== '' && previousEnd < tokenStart ? ' ' : '';
      code.starts.set(tokenStart, code.text.length);
      code.text += token.text;
      code.ends.set(tokenEnd, code.text.length);
    }
    previousEnd = tokenEnd;
  }
  return code;
}

/** Reads the text of a declaration with its references: of a class, an interface or an enum, only the head. */
export function readSignature(declaration: ts.Declaration, names: Names): SourceSignature {
  // The keyword of a variable stands two levels up: `const` in `const a: A;`.
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const start = node.getStart();
  // Members begin behind their brace.
  const end = hasMembers(node) ? node.members.pos - 1 : node.end;
  const {text, starts, ends} = bareCode(node, start, end);
  const hasType = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
  const typeStart = hasType && node.type ? starts.get(node.type.getStart()) : undefined;
  const references = findReferences(node, start, end, names).map((place) => ({
    // What is not made of whole tokens is refused later, where the message can show the text.
    start: starts.get(place.start) ?? -1,
    end: ends.get(place.end) ?? -1,
    path: place.path,
  }));
  return {text, references, ...(typeStart !== undefined && {typeStart})};
}

/** The paths of what a class or interface extends; what it implements has no members to inherit. */
function basesOf(node: ts.Declaration, names: Names): string[] {
  const clauses = ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
  return clauses
    .filter(({token}) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({types}) => types)
    .map(({expression}) => referencedPath(expression, names) ?? expression.getText());
}

const isUnnamed = (member: ts.TypeElement): boolean =>
  ts.isCallSignatureDeclaration(member) ||
  ts.isConstructSignatureDeclaration(member) ||
  ts.isIndexSignatureDeclaration(member);

/**
 * Reads the declarations of one symbol.
 *
 * @param kind - as TypeDoc sees the symbol; declarations of other kinds are left out
 */
export function readDeclaration(symbol: ts.Symbol, kind: SymbolKind, names: Names): Declared {
  const all = withoutAlias(symbol, names.checker).declarations ?? [];
  const declarations = all.filter(declarationsOf[kind]);
  const unnamed = declarations.filter(ts.isInterfaceDeclaration).flatMap(({members}) => members.filter(isUnnamed));
  return {
    signatures: declarations
      .filter((node) => !ts.isModuleDeclaration(node))
      .map((declaration) => readSignature(declaration, names)),
    unnamed: unnamed.map((member) => readSignature(member, names)),
    extends: [...new Set(declarations.flatMap((node) => basesOf(node, names)))],
    isDeprecated: declarations.length > 0 && declarations.every((node) => ts.getJSDocDeprecatedTag(node) !== undefined),
  };
}

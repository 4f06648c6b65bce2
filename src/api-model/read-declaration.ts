import type ts from 'typescript';
import type {SymbolKind} from './model';

/** What the declarations of one symbol say. */
export type Declared = {
  /** The text of each declaration without comments, modifiers such as `export`, and bodies. */
  texts: string[];
  /** Interfaces: the call, construct and index signatures in them, which have no name of their own. */
  unnamed: string[];
  /** Names of types as written, with the dotted path of each. */
  refs: Record<string, string>;
  /** Dotted paths of the classes and interfaces that the symbol extends. */
  extends: string[];
  isDeprecated: boolean;
};

type Typescript = typeof ts;

/** The dotted path of a symbol, without the module it is declared in. */
export function dottedPath(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  isAlias: boolean,
  prefix: string | undefined,
): string {
  const resolved = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const full = checker.getFullyQualifiedName(resolved);
  const match = /^"(.*)"\.(.*)$/.exec(full);
  if (!match?.[1] || !match[2]) {
    return full;
  }
  const isOwnPackage = !/@joint\/core|joint-core/.test(match[1]);
  return prefix && isOwnPackage ? `${prefix}.${match[2]}` : match[2];
}

/** Which declarations of a symbol belong to which kind: a class and a namespace can share one symbol. */
function belongsTo(typescript: Typescript, kind: SymbolKind, node: ts.Declaration): boolean {
  const kinds: Record<SymbolKind, (node: ts.Node) => boolean> = {
    namespace: typescript.isModuleDeclaration,
    class: typescript.isClassDeclaration,
    interface: typescript.isInterfaceDeclaration,
    type: typescript.isTypeAliasDeclaration,
    enum: typescript.isEnumDeclaration,
    'enum member': typescript.isEnumMember,
    function: typescript.isFunctionDeclaration,
    variable: typescript.isVariableDeclaration,
    constructor: typescript.isConstructorDeclaration,
    method: (candidate) =>
      typescript.isMethodDeclaration(candidate) ||
      typescript.isMethodSignature(candidate) ||
      typescript.isPropertySignature(candidate) ||
      typescript.isPropertyDeclaration(candidate),
    property: (candidate) =>
      typescript.isPropertyDeclaration(candidate) ||
      typescript.isPropertySignature(candidate) ||
      typescript.isAccessor(candidate) ||
      typescript.isMethodSignature(candidate),
  };
  return kinds[kind](node);
}

/** The text of a declaration as far as it is a signature: a class or interface without its members. */
function signatureText(typescript: Typescript, node: ts.Declaration): string {
  const file = node.getSourceFile();
  if (typescript.isModuleDeclaration(node)) {
    return '';
  }
  if (
    typescript.isClassDeclaration(node) ||
    typescript.isInterfaceDeclaration(node) ||
    typescript.isEnumDeclaration(node)
  ) {
    const text = file.text.slice(node.getStart(file), node.members.pos);
    return text.replace(/\{\s*$/, '').trim();
  }
  if (typescript.isVariableDeclaration(node)) {
    return node.parent.parent.getText(file);
  }
  return node.getText(file);
}

/** Source text with comments and line breaks taken out, one space between tokens that need one. */
function withoutComments(typescript: Typescript, text: string): string {
  const scanner = typescript.createScanner(
    typescript.ScriptTarget.Latest,
    false,
    typescript.LanguageVariant.Standard,
    text,
  );
  let result = '';
  for (let token = scanner.scan(); token !== typescript.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment =
      token === typescript.SyntaxKind.SingleLineCommentTrivia || token === typescript.SyntaxKind.MultiLineCommentTrivia;
    const isSpace = token === typescript.SyntaxKind.WhitespaceTrivia || token === typescript.SyntaxKind.NewLineTrivia;
    if (isComment || isSpace) {
      result += result.endsWith(' ') ? '' : ' ';
    } else {
      result += scanner.getTokenText();
    }
  }
  return result.replace(/^(?:(?:export|declare|default|public|abstract)\s+)*/, '').trim();
}

function collectRefs(
  typescript: Typescript,
  node: ts.Node,
  checker: ts.TypeChecker,
  prefix: string | undefined,
  refs: Record<string, string>,
): void {
  const note = (name: ts.Node): void => {
    const symbol = checker.getSymbolAtLocation(name);
    const isParameter = symbol && (symbol.flags & typescript.SymbolFlags.TypeParameter) !== 0;
    if (symbol && !isParameter) {
      const isAlias = (symbol.flags & typescript.SymbolFlags.Alias) !== 0;
      const target = dottedPath(checker, symbol, isAlias, prefix);
      const file =
        (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0]?.getSourceFile().fileName ?? '';
      if (!/node_modules\/typescript\/lib\//.test(file)) {
        refs[name.getText()] = target;
      }
    }
  };
  const visit = (child: ts.Node): void => {
    if (typescript.isTypeReferenceNode(child)) {
      note(child.typeName);
    } else if (typescript.isExpressionWithTypeArguments(child)) {
      note(child.expression);
    } else if (typescript.isTypeQueryNode(child)) {
      note(child.exprName);
    }
    typescript.forEachChild(child, visit);
  };
  visit(node);
}

/** What a class or interface extends; what it implements has no members to inherit. */
function heritage(typescript: Typescript, node: ts.Declaration): readonly ts.HeritageClause[] {
  const clauses =
    typescript.isClassDeclaration(node) || typescript.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
  return clauses.filter((clause) => clause.token === typescript.SyntaxKind.ExtendsKeyword);
}

/**
 * Reads the declarations of one symbol.
 *
 * @param kind - as TypeDoc sees the symbol; declarations of other kinds are left out
 * @param prefix - put before paths of the package's own symbols
 */
export function readDeclaration(
  typescript: Typescript,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  kind: SymbolKind,
  prefix: string | undefined,
): Declared {
  const target = (symbol.flags & typescript.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = (target.declarations ?? []).filter((node) => belongsTo(typescript, kind, node));
  const refs: Record<string, string> = {};
  const bases = new Set<string>();
  for (const node of declarations) {
    const clauses = heritage(typescript, node);
    if (typescript.isClassDeclaration(node) || typescript.isInterfaceDeclaration(node)) {
      [...clauses, ...(node.typeParameters ?? [])].forEach((part) =>
        collectRefs(typescript, part, checker, prefix, refs),
      );
    } else if (!typescript.isModuleDeclaration(node) && !typescript.isEnumDeclaration(node)) {
      collectRefs(typescript, node, checker, prefix, refs);
    }
    for (const base of clauses.flatMap((clause) => clause.types)) {
      bases.add(refs[base.expression.getText()] ?? base.expression.getText());
    }
  }
  const unnamed = declarations
    .filter(typescript.isInterfaceDeclaration)
    .flatMap((node) =>
      node.members.filter(
        (member) =>
          typescript.isCallSignatureDeclaration(member) ||
          typescript.isConstructSignatureDeclaration(member) ||
          typescript.isIndexSignatureDeclaration(member),
      ),
    );
  unnamed.forEach((member) => collectRefs(typescript, member, checker, prefix, refs));
  return {
    unnamed: unnamed.map((member) => withoutComments(typescript, member.getText())),
    texts: declarations.map((node) => withoutComments(typescript, signatureText(typescript, node))).filter(Boolean),
    refs,
    extends: [...bases],
    isDeprecated:
      declarations.length > 0 && declarations.every((node) => typescript.getJSDocDeprecatedTag(node) !== undefined),
  };
}

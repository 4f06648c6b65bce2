import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A message of the library, with `{name}` for what it fills in, and the files that have it. */
export type LibraryMessage = {text: string; files: string[]};

/** What stands in the message for an expression: its last name. */
function placeholder(node: ts.Expression): string {
  const names = node.getText().match(/[A-Za-z_$][\w$]*/g) ?? [];
  return `{${names.at(-1) ?? 'value'}}`;
}

/** The text of a message as its code puts it together. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text +
      node.templateSpans.map(({expression, literal}) => placeholder(expression) + literal.text).join('')
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return textOf(node.left) + textOf(node.right);
  }
  return ts.isParenthesizedExpression(node) ? textOf(node.expression) : placeholder(node);
}

/** Is it the call that makes an error: `new Error()`, `TypeError()`? */
const makesError = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && /^\w*Error$/.test(node.expression.getText());

/** Is it a call of the console, or one that rejects a promise? */
const reports = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(?:window\.)?(?:console\.\w+|Promise\.reject|reject)$/.test(node.expression.getText());

/** The sentences that a file collects in a list before it throws them joined. */
function collected(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /err\w*\.push$/i.test(node.expression.getText())) {
      found.push(node.arguments.map(textOf).join(' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The messages in the code of one file: of errors that it throws or hands to a callback, of the console, and of
 * rejected promises. An error that is only thrown on, as `throw error`, has the message of its maker.
 *
 * @throws when something else is thrown, so that no message is missed
 */
export function messagesIn(name: string, code: string): string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: string[] = [];
  const note = (argument: ts.Expression | undefined): void => {
    if (argument && ts.isCallExpression(argument) && argument.expression.getText().endsWith('.join')) {
      found.push(...collected(file));
    } else if (argument && !makesError(argument)) {
      found.push(textOf(argument));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) && !makesError(node.expression) && !ts.isIdentifier(node.expression)) {
      throw new Error(`${name}: expected "throw new …Error(…)", found "${node.getText()}".`);
    }
    if (makesError(node) || reports(node)) {
      note(node.arguments?.[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The messages of an installed package, sorted.
 *
 * @param packageDir - with the sources in `src`
 */
export function libraryMessages(packageDir: string): LibraryMessage[] {
  const source = path.join(packageDir, 'src');
  const files = fs.readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((name) => /\.m?js$/.test(name));
  const found = new Map<string, Set<string>>();
  for (const name of files.sort()) {
    for (const text of messagesIn(name, fs.readFileSync(path.join(source, name), 'utf8'))) {
      found.set(text, (found.get(text) ?? new Set()).add(name));
    }
  }
  return [...found].map(([text, names]) => ({text, files: [...names]})).sort((a, b) => (a.text < b.text ? -1 : 1));
}

import ts from 'typescript';

/** A token of TypeScript code, without the comments and white space around it. */
export type SourceToken = {
  text: string;
  /** Offsets in the code, in characters; `end` is exclusive. */
  start: number;
  end: number;
};

/** Splits TypeScript code into tokens. */
export function scanTokens(code: string): SourceToken[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, code);
  const tokens: SourceToken[] = [];
  // One entry for each template literal type that is open: the braces open within its `${}`.
  const openBraces: number[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const depth = openBraces.at(-1);
    if (kind === ts.SyntaxKind.TemplateHead) {
      openBraces.push(0);
    } else if (depth !== undefined && kind === ts.SyntaxKind.OpenBraceToken) {
      openBraces.push((openBraces.pop() ?? 0) + 1);
    } else if (depth !== undefined && depth > 0 && kind === ts.SyntaxKind.CloseBraceToken) {
      openBraces.push((openBraces.pop() ?? 0) - 1);
    } else if (depth === 0 && kind === ts.SyntaxKind.CloseBraceToken) {
      // The scanner cannot know that this brace continues the literal.
      if (scanner.reScanTemplateToken(false) === ts.SyntaxKind.TemplateTail) {
        openBraces.pop();
      }
    }
    tokens.push({text: scanner.getTokenText(), start: scanner.getTokenStart(), end: scanner.getTokenEnd()});
  }
  return tokens;
}

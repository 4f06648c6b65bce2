import type {SymbolKind} from './model';

/** Longer signatures are broken over lines. */
const printWidth = 76;

/** What a signature needs around it to be a program that Prettier can read. */
function frame(text: string, kind: SymbolKind | 'unnamed'): {before: string; after: string; isMember: boolean} {
  switch (kind) {
    case 'class':
    case 'interface':
    case 'enum':
      return {before: '', after: ' {}', isMember: false};
    case 'constructor':
    case 'method':
    case 'property':
      return {before: 'declare class Frame {\n', after: '\n}', isMember: true};
    case 'unnamed':
      return {before: 'interface Frame {\n', after: '\n}', isMember: true};
    case 'enum member':
      return {before: 'enum Frame {\n', after: '\n}', isMember: true};
    case 'function':
    case 'variable':
      return {before: 'declare ', after: '', isMember: false};
    default:
      return {before: '', after: '', isMember: false};
  }
}

/**
 * Formats a signature: one line where it fits, else broken over lines as
 * Prettier does it.
 *
 * @param text - a declaration without comments
 * @param width - longer lines are broken; in characters
 */
export async function formatSignature(text: string, kind: SymbolKind | 'unnamed', width = printWidth): Promise<string> {
  if (kind === 'namespace' || text === '') {
    return text;
  }
  const {before, after, isMember} = frame(text, kind);
  const prettier = await import('prettier');
  const formatted = await prettier.format(`${before}${text}${after}`, {
    parser: 'typescript',
    printWidth: isMember ? width + 2 : width,
    singleQuote: true,
    trailingComma: 'none',
    bracketSpacing: true,
  });
  const lines = formatted.trimEnd().split('\n');
  if (isMember) {
    return lines
      .slice(1, -1)
      .map((line) => line.replace(/^ {2}/, ''))
      .join('\n')
      .trim();
  }
  return lines
    .join('\n')
    .replace(/^declare /, '')
    .replace(/\s*\{\s*\}$/, '');
}

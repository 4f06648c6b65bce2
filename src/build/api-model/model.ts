import type {Signature} from './signature';

/** What a symbol is, in the words of TypeScript. */
export type SymbolKind =
  | 'namespace'
  | 'class'
  | 'interface'
  | 'type'
  | 'enum'
  | 'enum member'
  | 'function'
  | 'variable'
  | 'constructor'
  | 'method'
  | 'property';

/** One public symbol of the library: one line of the report. */
export type ApiSymbol = {
  /** Dotted path, such as `dia.Graph.addCells`. A static member has `static:` before its name. */
  path: string;
  kind: SymbolKind;
  /**
   * The formatted declarations without comments, one for each overload. An
   * interface has its head, then the call, construct and index signatures in it.
   */
  signatures: Signature[];
  /** Properties with a type: where the type begins in the text of the first signature, in characters. */
  typeAt?: number;
  /** Classes and interfaces: the paths of those they extend. */
  extends?: string[];
  static?: true;
  optional?: true;
  deprecated?: true;
};

/** The public API of one package at one version. */
export type ApiModel = {
  /** Name and version, such as `@joint/core 4.1.3`. */
  package: string;
  symbols: Map<string, ApiSymbol>;
};

/** The path without the mark of static members: what a reader writes. */
export const displayPath = (path: string): string => path.replace('static:', '');

/** The path of a member. A name with a dot in it, such as the selector `.connection`, stands in brackets. */
export function memberPath(parent: string, name: string): string {
  return name.includes('.') ? `${parent}['${name}']` : [parent, name].filter(Boolean).join('.');
}

/** The path of what a symbol belongs to; empty for the root. */
export function parentPath(path: string): string {
  const index = path.endsWith("']") ? path.lastIndexOf("['") : path.lastIndexOf('.');
  return index < 0 ? '' : path.slice(0, index);
}

/** The last part of a path: the member's own name. */
export function memberName(path: string): string {
  const rest = path.slice(parentPath(path).length);
  const name = /^\['(.*)'\]$/.exec(rest)?.[1] ?? rest.replace(/^\./, '');
  return name.replace('static:', '');
}

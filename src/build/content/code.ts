import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A block of code of a page. */
export type Fence = {
  language: string;
  /** The words behind the language, such as `title="src/main.ts"`. */
  meta: string;
  code: string;
  /** The line of the first line of code in the file, counted from 1. */
  line: number;
  /** Columns in front of the block, where it stands in a list. */
  indent: number;
  /** Why the block is not compiled, where it says so. */
  noCheck?: string;
};

/** The blocks of code of a page, in their order. */
export function fencesOf(root: Root): Fence[] {
  const fences: Fence[] = [];
  visit(root, 'code', ({lang, meta, value, position}) => {
    const noCheck = /\bno-check="([^"]*)"/.exec(meta ?? '')?.[1];
    fences.push({
      language: lang ?? '',
      meta: meta ?? '',
      code: value,
      line: (position?.start.line ?? 0) + 1,
      indent: (position?.start.column ?? 1) - 1,
      ...(noCheck !== undefined && {noCheck}),
    });
  });
  return fences;
}

/** Every name that stands in code on a page: in code spans, and in blocks of code. */
export function namesInCode(root: Root): string[] {
  const names = new Set<string>();
  visit(root, ['code', 'inlineCode'], (node) => {
    const text = 'value' in node ? node.value : '';
    text.match(/[\w$]+/g)?.forEach((name) => names.add(name));
  });
  return [...names];
}

import type {InlineCode, ListItem, Nodes, Parents, PhrasingContent, Root, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingsOf} from './headings';

/** A row of a table, or an item of a list, that begins with names in code: it explains them. */
export type NameRow = {
  names: string[];
  /** In the file, counted from 1. */
  line: number;
  /** The anchor of the nearest heading above; undefined before the first heading. */
  anchor?: string;
};

/** A name in a row, and its place in the tree, for transformers. */
export type TreeName = {name: string; node: PhrasingContent; parent: Parents};

/** The same in the tree. */
export type TreeNameRow = Omit<NameRow, 'names'> & {names: TreeName[]};

/** The name that a code span is, also with parentheses or a value behind it: `load()`, `width: 40`. */
function nameIn({value}: InlineCode): string | undefined {
  return /^([\w$:.-]*[\w$])(?:\(.*\)|: .*)?$/s.exec(value)?.[1];
}

/** The code span that a part of a text is, alone or as a link. */
function codeOf(node: PhrasingContent | undefined): InlineCode | undefined {
  const only = node?.type === 'link' && node.children.length === 1 ? node.children[0] : node;
  return only?.type === 'inlineCode' ? only : undefined;
}

/** The names at the beginning of a text, with no more than commas and "and" between them. */
function leadingNames(parent: Parents & {children: PhrasingContent[]}): TreeName[] {
  const names: TreeName[] = [];
  for (const node of parent.children) {
    const code = codeOf(node);
    const name = code && nameIn(code);
    if (name !== undefined) {
      names.push({name, node, parent});
    } else if (node.type !== 'text' || names.length === 0 || !/^(?:,|(?:,\s*|\s+)(?:and|or))\s*$/.test(node.value)) {
      break;
    }
  }
  return names;
}

function namesOf(node: TableCell | ListItem): TreeName[] {
  if (node.type === 'tableCell') {
    return leadingNames(node);
  }
  const [first] = node.children;
  return first?.type === 'paragraph' ? leadingNames(first) : [];
}

/**
 * The rows and items that begin with names in code, in the order of the page.
 *
 * @param root - before the framework gives headings their ids
 */
export function treeNameRows(root: Root): TreeNameRow[] {
  const anchors = new Map<Nodes, string>(headingsOf(root).map(({node, anchor}) => [node, anchor]));
  const rows: TreeNameRow[] = [];
  let anchor: string | undefined;
  visit(root, (node, index, parent) => {
    anchor = anchors.get(node) ?? anchor;
    const isBody = node.type === 'tableRow' && parent?.type === 'table' && index !== 0;
    const [cell] = isBody ? node.children : [];
    const start = node.type === 'listItem' ? node : cell;
    const names = start ? namesOf(start) : [];
    if (names.length > 0) {
      rows.push({names, line: node.position?.start.line ?? 1, ...(anchor !== undefined && {anchor})});
    }
  });
  return rows;
}

/** The same without the tree. */
export const nameRowsOf = (root: Root): NameRow[] =>
  treeNameRows(root).map(({names, ...row}) => ({...row, names: names.map(({name}) => name)}));

import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading as HeadingNode, Parents, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A heading of a page. */
export type Heading = {
  /** 1 to 6. */
  depth: number;
  /** Without marks and without the id behind it. */
  text: string;
  /** Is all of it one code span, and that a name? */
  isCode: boolean;
  /** The id that stands behind it: `{#id}`. */
  explicitId?: string;
  /** Its id on the built page. */
  anchor: string;
  /** The heading of level 2 above it; empty for a heading of level 2 itself. */
  section: string;
  /** In the file, counted from 1. */
  line: number;
};

/** A heading and its place in the tree, for transformers. */
export type TreeHeading = Heading & {node: HeadingNode; parent: Parents};

/** Sections whose members get a prefix, so that an event or option never shares an anchor with a method. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['events', 'event:'],
  ['options', 'options.'],
]);

/**
 * The anchor of a member, whose heading is its name in code style.
 *
 * @param section - the heading of level 2 above it; empty for a heading of level 2 itself
 */
function memberAnchor(section: string, name: string): string {
  return `${prefixes.get(section.toLowerCase()) ?? ''}${name}`;
}

function codeName({children}: HeadingNode): string | undefined {
  const [first, ...others] = children;
  const isAlone = parseMarkdownHeadingId(toString(others)).text.trim() === '';
  // A message of an error is code, too, but no name: an id has no spaces.
  return first?.type === 'inlineCode' && isAlone && !/\s/.test(first.value) ? first.value : undefined;
}

/**
 * The headings of a page in their order, wherever they stand in the tree.
 *
 * @param root - before the framework gives headings their ids
 */
export function headingsOf(root: Root): TreeHeading[] {
  const headings: TreeHeading[] = [];
  const slugger = createSlugger();
  let section = '';
  visit(root, 'heading', (node, _index, parent) => {
    const whole = toString(node);
    const {text: plain, id: explicitId} = parseMarkdownHeadingId(whole);
    const name = codeName(node);
    const text = name ?? plain;
    const {depth} = node;
    if (depth === 2) {
      section = text;
    }
    const own = depth === 2 ? '' : section;
    const generated = (): string => (name === undefined ? slugger.slug(whole) : memberAnchor(own, name));
    headings.push({
      depth,
      text,
      isCode: name !== undefined,
      ...(explicitId !== undefined && {explicitId}),
      anchor: explicitId ?? generated(),
      section: own,
      line: node.position?.start.line ?? 1,
      node,
      parent: parent ?? root,
    });
  });
  return headings;
}

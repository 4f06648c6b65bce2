import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Sections whose members get a prefix, so that an event or option never shares an anchor with a method. */
const prefixes: Record<string, string> = {events: 'event:', options: 'options.'};

/** The text of a heading without the id that may stand behind it. */
const text = (heading: Heading): string =>
  heading.children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .replace(/\s*\{#[^}]+\}\s*$/, '');

/**
 * Gives headings that are one code span (`### \`addCells\``) the name itself as
 * anchor: `#addCells`, `#event:change:position` below "Events" and
 * `#options.async` below "Options". Docusaurus reads the `{#id}` that is added.
 */
export function memberHeadingIds() {
  return (root: Root): void => {
    let prefix = '';
    visit(root, 'heading', (heading) => {
      if (heading.depth === 2) {
        prefix = prefixes[text(heading).toLowerCase()] ?? '';
      }
      const [only] = heading.children;
      if (heading.children.length === 1 && only?.type === 'inlineCode') {
        const isSection = heading.depth === 2;
        heading.children.push({type: 'text', value: ` {#${isSection ? '' : prefix}${only.value}}`});
      }
    });
  };
}

import type {Root} from 'mdast';
import {headingsOf} from '../content/headings';

/**
 * Gives headings that are one code span (`### \`addCells\``) the anchor of their
 * member, unless they have an id of their own. Docusaurus reads the `{#id}` that
 * is added.
 */
export function memberHeadingIds() {
  return (root: Root): void => {
    for (const {node, isCode, explicitId, anchor} of headingsOf(root)) {
      if (isCode && explicitId === undefined) {
        node.children.push({type: 'text', value: ` {#${anchor}}`});
      }
    }
  };
}

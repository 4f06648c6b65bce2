import type {Root, RootContent} from 'mdast';
import {blockHeight} from '../content/block-height';

/** Widths of the column in a wide window and in one of 390 px, by the property that the style sheet reads. */
const widths = {'--h': 704, '--hm': 358};
/** What is likely to be in the first window is laid out anyway. */
const firstWindow = 1000;
const headingHeight = 80;
/** Of the estimates; few digits are few bytes. */
const unit = 10;
/** Of the last block, which does not count: the heading below has a larger one. */
const margin = 20;

const heightOf = (blocks: readonly RootContent[], width: number): number =>
  blocks.reduce((height, block) => height + blockHeight(block, width), 0);

/** A box around blocks that says how high they will be. */
function box(blocks: RootContent[]): RootContent {
  const heights = Object.entries(widths).map(
    ([name, width]) => `${name}:${Math.max(1, Math.round((heightOf(blocks, width) - margin) / unit))}`,
  );
  // An element of HTML, which Markdown has no node for.
  return {
    type: 'section',
    data: {hName: 'section', hProperties: {className: ['deferred'], style: heights.join(';')}},
    children: blocks,
  } as unknown as RootContent;
}

/**
 * Puts what stands between two headings of a long page into a box that the
 * browser lays out when it nears the window (`.deferred` in `src/site/css/long-pages.css`).
 * Until then the box is as high as estimated. Headings stay outside: anchors and
 * the table of contents ask for their places, which would lay out their boxes.
 */
export function longPages() {
  return (root: Root): void => {
    const result: RootContent[] = [];
    let blocks: RootContent[] = [];
    let top = 0;
    const endBlocks = () => {
      const height = heightOf(blocks, widths['--h']);
      const isDeferred = blocks.length > 0 && top >= firstWindow && !Number.isNaN(height);
      result.push(...(isDeferred ? [box(blocks)] : blocks));
      top += height || 0;
      blocks = [];
    };
    for (const node of root.children) {
      if (node.type === 'heading') {
        endBlocks();
        result.push(node);
        top += headingHeight;
      } else if (node.type === 'mdxjsEsm' || node.type === 'yaml') {
        result.push(node);
      } else {
        blocks.push(node);
      }
    }
    endBlocks();
    root.children = result;
  };
}

import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Names blocks by the heading above them: `addCells`, and the next one `addCells, 2`. */
export class SectionNames {
  private heading = 'the introduction';
  private count = 0;

  /** To be called for the nodes of a page in their order. */
  pass(node: Nodes): void {
    if (node.type === 'heading') {
      this.heading = toString(node).trim();
      this.count = 0;
    }
  }

  /** The name of a block that stands here. */
  next(): string {
    this.count += 1;
    return this.count === 1 ? this.heading : `${this.heading}, ${this.count}`;
  }
}

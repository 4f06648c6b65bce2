import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {SectionNames} from './section-names';

/** Names each table by the heading above it, for readers of a screen reader, who go from table to table. */
export function tableNames() {
  return (root: Root): void => {
    const names = new SectionNames();
    visit(root, (node) => {
      names.pass(node);
      if (node.type === 'table') {
        node.data = {...node.data, hProperties: {...node.data?.hProperties, ariaLabel: `Table: ${names.next()}`}};
      }
    });
  };
}

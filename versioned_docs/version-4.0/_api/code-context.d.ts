import type {dia, shapes} from '@joint/core';

/**
 * The names that a code block on a page may use without declaring them. Whatever
 * else a block needs, it imports or declares.
 */
declare global {
  const graph: dia.Graph;
  const paper: dia.Paper;
  const cell: dia.Cell;
  const element: dia.Element;
  const rect: shapes.standard.Rectangle;
  const source: dia.Element;
  const target: dia.Element;
  const link: dia.Link;
  const cellView: dia.CellView;
  const elementView: dia.ElementView;
  const linkView: dia.LinkView;
}

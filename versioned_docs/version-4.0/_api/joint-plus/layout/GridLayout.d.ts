import {dia, g} from '@joint/core';

export namespace GridLayout {
  function layout(graphOrCells: dia.Graph | dia.Cell[], opt?: Options): GridMetrics;

  interface GridMetrics {
    rowHeights: number[];
    columnWidths: number[];
    gridX: number[];
    gridY: number[];
    bbox: g.Rect;
  }

  interface Options {
    resizeToFit?: boolean;
    marginX?: number;
    marginY?: number;
    columns?: number;
    columnWidth?: 'compact' | 'auto' | number | string;
    rowHeight?: 'compact' | 'auto' | number | string;
    verticalAlign?: 'top' | 'middle' | 'bottom';
    horizontalAlign?: 'left' | 'middle' | 'right';
    columnGap?: number;
    rowGap?: number;
    deep?: boolean;
    parentRelative?: boolean;
    setAttributes?: (element: dia.Element, attributes: dia.Element, opt: Options) => void;
  }
}

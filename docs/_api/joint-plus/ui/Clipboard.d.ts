import {dia, mvc} from '@joint/core';

export class Clipboard extends mvc.Collection<dia.Cell> {
  constructor(opt?: Clipboard.Options);

  cutElements(selection: any, graph: dia.Graph, opt?: any): any;

  clear(opt?: Clipboard.BaseOptions): void;

  copyElements(selection: any, graph: dia.Graph): any;

  pasteCells(graph: dia.Graph, opt?: any): any;

  pasteCellsAtPoint(graph: dia.Graph, point: dia.Point): any;
}

export namespace Clipboard {
  interface Options {
    addCellOptions?: any;
    cloneCells?: (cells: dia.Cell[]) => dia.Cell[];
    deep?: boolean;
    origin?: string;
    removeCellOptions?: any;
    translate?: {dx: number; dy: number};
    useLocalStorage?: boolean;
  }

  type BaseOptions = any;
}

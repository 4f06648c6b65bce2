import {dia} from '@joint/core';

export class ForceDirected {
  constructor(options: ForceDirected.Options);

  start(): void;

  step(): any;
}

export namespace ForceDirected {
  interface Options {
    graph: dia.Graph | dia.Cell[];
    x?: number;
    y?: number;
    width: number;
    height: number;
    gravityCenter: dia.Point;
    charge?: number;
    linkDistance?: number;
    linkStrength?: number;
  }
}

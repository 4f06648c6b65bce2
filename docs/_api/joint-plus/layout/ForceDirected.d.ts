import {dia} from '@joint/core';

export class ForceDirected {
  constructor(options: ForceDirected.Options);

  start(): void;

  step(): any;

  restart(temperature?: any): any;

  finalize(): any;
}

export namespace ForceDirected {
  interface Options {
    graph: dia.Graph | dia.Cell[];
    layoutArea?: any;
    gravityCenter?: dia.Point;
    gravity?: number;
    gravityType?: any;
    charge?: number;
    linkDistance?: number;
    linkStrength?: number;
    deltaT?: number;
    elementPoint?: 'center' | 'origin';
  }
}

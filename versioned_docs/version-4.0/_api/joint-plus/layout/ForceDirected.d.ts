import {dia} from '@joint/core';

export class ForceDirected {
  constructor(options: ForceDirected.Options);

  tMin: number;

  t: number;

  on(eventName: string, handler: (...args: any[]) => void): any;

  getElementData(id: dia.Cell.ID): any;

  changeElementData(id: dia.Cell.ID, data: {[key: string]: any}): any;

  addLink(link: dia.Link): any;

  addElement(element: dia.Element): any;

  start(): void;

  step(): any;
}

export namespace ForceDirected {
  interface Options {
    tTarget?: number;
    radialForceStrength?: number;
    linkBias?: boolean;
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

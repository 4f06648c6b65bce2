import {attributes, dia} from '@joint/core';

export class SwimlaneBoundary extends dia.ToolView {
  constructor(opt: SwimlaneBoundary.Options);
}

export namespace SwimlaneBoundary {
  interface Options extends dia.ToolView.Options {
    laneId: string;
    padding?: dia.Sides;
    attributes?: attributes.NativeSVGAttributes;
  }
}

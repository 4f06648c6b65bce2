import {dia} from '@joint/core';

export class SwimlaneTransform extends dia.ToolView {
  constructor(opt: SwimlaneTransform.Options);
}

export namespace SwimlaneTransform {
  interface Options extends dia.ToolView.Options {
    laneId: string;
    padding?: any;
    minSize?: number;
    constraintsPadding?: number;
    minSizeConstraints?: (...args: any[]) => dia.Point[];
    width?: any;
  }
}

import {dia} from '@joint/core';

export class FreeTransform {
  constructor(opt?: FreeTransform.Options);

  static clear(paper: dia.Paper): any;

  on(eventMap: {[eventName: string]: (...args: any[]) => void}): any;

  render(): any;

  remove(): any;
}

export namespace FreeTransform {
  interface Options {
    usePaperScale?: boolean;
    useModelGeometry?: boolean;
    padding?: any;
    rotateAngleGrid?: number;
    resizeGrid?: any;
    paper?: dia.Paper;
    cell?: dia.Element;
    cellView?: dia.ElementView;
    allowOrthogonalResize?: boolean;
    allowRotation?: boolean;
    clearAll?: boolean;
    clearOnBlankPointerdown?: boolean;
    maxHeight?: any;
    maxWidth?: any;
    minHeight?: any;
    minWidth?: any;
    preserveAspectRatio?: any;
    resizeDirections?: string[];
  }
}

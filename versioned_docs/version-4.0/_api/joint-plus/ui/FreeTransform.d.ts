import {dia} from '@joint/core';

export class FreeTransform {
  constructor(opt?: FreeTransform.Options);

  render(): any;

  remove(): any;
}

export namespace FreeTransform {
  interface Options {
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

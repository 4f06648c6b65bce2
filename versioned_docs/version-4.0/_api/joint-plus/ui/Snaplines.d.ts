import {dia} from '@joint/core';

export class Snaplines {
  constructor(opt?: Snaplines.Options);

  enable(): any;
}

export namespace Snaplines {
  interface Options {
    paper?: dia.Paper;
    additionalSnapPoints?: (elementView: dia.ElementView, options: AdditionalSnapPointsOptions) => dia.Point[];
    canSnap?: (elementView: dia.ElementView) => boolean;
    distance?: number;
    filter?: any;
    usePaperGrid?: boolean;
  }

  interface AdditionalSnapPointsOptions {
    type: 'move' | 'resize';
  }
}

import {dia, mvc} from '@joint/core';

export class Snaplines {
  constructor(opt?: Snaplines.Options);

  disable(): any;

  enable(): any;
}

export namespace Snaplines {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
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

import {dia} from '@joint/core';

export class TreeLayout {
  constructor(options: TreeLayout.Options);

  layout(opt?: any): any;
}

export namespace TreeLayout {
  interface Options {
    graph: dia.Graph;
    attributeNames?: {[name: string]: string};
    direction?: 'L' | 'R' | 'T' | 'B' | 'TL' | 'TR' | 'BL' | 'BR';
    filter?: (children: dia.Element[], parent: dia.Element | null, opt: {[key: string]: any}) => dia.Element[];
    firstChildGap?: number;
    parentGap?: number;
    siblingGap?: number;
    symmetrical?: boolean;
    updatePosition?: any;
  }
}

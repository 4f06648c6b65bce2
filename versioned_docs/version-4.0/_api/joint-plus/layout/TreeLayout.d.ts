import {dia, g} from '@joint/core';

export class TreeLayout {
  constructor(options: TreeLayout.Options);

  set(name: string, value: any): any;

  removeElement(element: dia.Element, opt?: {[key: string]: any}): any;

  positionTree(root: dia.Element, x: number, y: number): any;

  getLayoutBBox(): g.Rect | null;

  getLayoutArea(root: any): g.Rect;

  get(name: string): any;

  layout(opt?: any): any;
}

export namespace TreeLayout {
  interface Options {
    horizontalGap?: number;
    verticalGap?: number;
    updateVertices?: any;
    updateAttributes?: any;
    gap?: number;
    graph: dia.Graph;
    attributeNames?: {[name: string]: string};
    direction?: 'L' | 'R' | 'T' | 'B' | 'TL' | 'TR' | 'BL' | 'BR';
    filter?: (children: dia.Element[], parent: dia.Element | null, opt: {[key: string]: any}) => dia.Element[];
    firstChildGap?: number;
    parentGap?: number;
    siblingGap?: number;
    symmetrical?: boolean;
    updatePosition?: (element: dia.Element, position: dia.Point) => any;
  }

  type Direction = 'L' | 'R' | 'T' | 'B' | 'TL' | 'TR' | 'BL' | 'BR';

  type SiblingRank = any;
}

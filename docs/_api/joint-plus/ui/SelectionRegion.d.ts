import {dia, g} from '@joint/core';

export abstract class SelectionRegion<G, O extends SelectionRegion.Options<G> = SelectionRegion.Options<G>> {
  constructor(options?: O);

  getUserSelectionAsync(): Promise<G | null>;

  draw(geometry: G | any): any;

  protected abstract addPoint(x: number, y: number): void;
}

export namespace SelectionRegion {
  interface Options<G> {
    paper?: dia.Paper;
    layer?: any;
    onChange?: (geometry: G, evt: dia.Event) => void;
  }
}

export class RectangularSelectionRegion extends SelectionRegion<g.Rect, RectangularSelectionRegion.Options> {
  constructor(options?: RectangularSelectionRegion.Options);

  protected addPoint(x: number, y: number): void;
}

export namespace RectangularSelectionRegion {
  interface Options extends SelectionRegion.Options<g.Rect> {
    normalize?: boolean;
  }

  type Rect = g.Rect;
}

export class PolygonalSelectionRegion extends SelectionRegion<g.Polygon, PolygonalSelectionRegion.Options> {
  constructor(options?: PolygonalSelectionRegion.Options);

  protected addPoint(x: number, y: number): void;
}

export namespace PolygonalSelectionRegion {
  interface Options extends SelectionRegion.Options<g.Polygon> {
    threshold?: number;
  }
}

export class RangeSelectionRegion extends SelectionRegion<any, RangeSelectionRegion.Options> {
  constructor(options?: RangeSelectionRegion.Options);

  protected addPoint(x: number, y: number): void;
}

export namespace RangeSelectionRegion {
  interface Options extends SelectionRegion.Options<any> {
    constraints?: [number, number] | null;
    domain?: [number, number] | null;
    displayMode?: 'rect' | 'line';
    vertical?: boolean;
  }
}

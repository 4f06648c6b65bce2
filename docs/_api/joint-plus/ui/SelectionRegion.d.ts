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

export class PolygonalSelectionRegion extends SelectionRegion<g.Polygon> {
  constructor(options?: any);

  protected addPoint(x: number, y: number): void;
}

export class RangeSelectionRegion extends SelectionRegion<any> {
  constructor(options?: any);

  protected addPoint(x: number, y: number): void;
}

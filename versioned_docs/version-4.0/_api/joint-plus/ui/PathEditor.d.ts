import {dia, mvc} from '@joint/core';

export class PathEditor extends mvc.View<any> {
  constructor(options: PathEditor.Options);

  adjustAnchorPoint(index: number, dx: number, dy: number, evt?: dia.Event, opt?: {dry?: boolean}): void;

  adjustControlPoint(
    index: number,
    controlPointIndex: number,
    dx: number,
    dy: number,
    evt?: dia.Event,
    opt?: {dry?: boolean},
  ): void;

  render(): this;

  remove(): this;
}

export namespace PathEditor {
  interface Options {
    pathElement: SVGPathElement;
    anchorPointMarkup?: string;
    controlPointMarkup?: string;
  }

  interface EventMap {
    'path:edit': (...args: any[]) => void;
    'path:editing': (...args: any[]) => void;
  }
}

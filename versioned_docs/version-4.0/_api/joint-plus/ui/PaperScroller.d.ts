import {dia, g, mvc} from '@joint/core';

export class PaperScroller extends mvc.View<undefined> {
  constructor(opt?: PaperScroller.Options);

  zoomToRect(rect: dia.BBox, opt?: {[key: string]: any}): any;

  transitionToRect(rect: dia.BBox, opt?: {[key: string]: any}): any;

  stopScrollWhileDragging(evt: dia.Event): any;

  stopPanning(evt: dia.Event): any;

  scrollWhileDragging(evt: dia.Event, x: number, y: number): any;

  scrollToElement(element: dia.Cell, opt?: {[key: string]: any}): any;

  scrollToContent(opt?: {[key: string]: any}): any;

  positionRect(rect: dia.BBox, position: string, opt?: {[key: string]: any}): any;

  positionPoint(point: dia.Point, x: number | string, y: number | string): any;

  positionElement(element: dia.Cell, position: string, opt?: {[key: string]: any}): any;

  positionContent(position: string, opt?: {[key: string]: any}): any;

  isElementVisible(element: dia.Cell, opt?: {strict?: boolean}): boolean;

  getVisibleArea(): g.Rect;

  centerElement(element: dia.Cell, opt?: {[key: string]: any}): any;

  adjustPaper(): any;

  center(): any;
  center(x: number, y: number): any;

  centerContent(opt?: {[key: string]: any}): any;

  lock(): any;

  render(): this;

  setCursor(cursor: string): any;

  startPanning(evt: dia.Event, x?: number, y?: number): any;

  unlock(): any;

  zoom(): number;
  zoom(value: number, opt?: PaperScroller.ZoomOptions): any;

  zoomToFit(opt?: {[key: string]: any}): any;
}

export namespace PaperScroller {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    minVisiblePaperSize?: number;
    inertia?: boolean | {friction?: number};
    autoResizePaper?: boolean | AutoResizePaperOptions;
    baseHeight?: number;
    baseWidth?: number;
    borderless?: boolean;
    contentOptions?: any;
    cursor?: string;
    padding?: any;
    paper?: dia.Paper;
    scrollWhileDragging?: any;
    virtualRendering?: boolean | {margin?: number; cellVisibility?: any};
  }

  interface AutoResizePaperOptions {
    useGraphEvents?: boolean;
  }

  interface ZoomOptions {
    absolute?: boolean;
    grid?: number;
    max?: number;
    min?: number;
    ox?: number;
    oy?: number;
  }
}

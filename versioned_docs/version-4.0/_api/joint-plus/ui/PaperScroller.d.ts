import {dia, mvc} from '@joint/core';

export class PaperScroller extends mvc.View<undefined> {
  constructor(opt?: PaperScroller.Options);

  adjustPaper(): any;

  center(): any;

  centerContent(opt?: {[key: string]: any}): any;

  lock(): any;

  render(): this;

  setCursor(cursor: string): any;

  startPanning(evt: dia.Event): any;

  unlock(): any;

  zoom(): number;
  zoom(value: number, opt?: PaperScroller.ZoomOptions): any;

  zoomToFit(opt?: {[key: string]: any}): any;
}

export namespace PaperScroller {
  interface Options {
    autoResizePaper?: boolean;
    baseHeight?: number;
    baseWidth?: number;
    borderless?: boolean;
    contentOptions?: any;
    cursor?: string;
    padding?: any;
    paper?: dia.Paper;
    scrollWhileDragging?: any;
  }

  interface ZoomOptions {
    absolute?: boolean;
    max?: number;
    min?: number;
    ox?: number;
    oy?: number;
  }
}

import {dia, mvc} from '@joint/core';

export class Halo extends mvc.View<undefined> {
  constructor(opt?: Halo.Options);

  static HandlePosition: {[name: string]: any};

  static getDefaultHandle(name: string): any;

  static clear(paper: dia.Paper): any;

  update(): any;

  changeHandle(name: string, opt: {[key: string]: any}): any;

  addHandle(handle: any): any;

  removeHandle(name: string): this;

  render(): this;

  remove(): this;
}

export namespace Halo {
  interface Options {
    smallThreshold?: number;
    useModelGeometry?: boolean;
    tinyThreshold?: number;
    makeLink?: (...args: any[]) => dia.Link;
    handles?: any[];
    bbox?: dia.BBox | ((cellView: dia.CellView) => dia.BBox);
    boxContent?: false | string | ((cellView: dia.CellView, boxElement: HTMLElement) => string);
    cellView: dia.CellView;
    clearAll?: boolean;
    clearOnBlankPointerdown?: boolean;
    /** @deprecated */
    clone?: (cell: dia.Cell, opt: {[key: string]: any}) => dia.Cell;
    loopLinkPreferredSide?: 'top' | 'bottom' | 'left' | 'right';
    loopLinkWidth?: number;
    makeElement?: (opt: {[key: string]: any}) => dia.Element;
    rotateAngleGrid?: number;
    rotateEmbeds?: boolean;
    type?: 'surrounding' | 'pie' | 'toolbar';
  }

  interface HandleEvents {
    pointerdown?: string | ((...args: any[]) => void);
    pointermove?: string | ((...args: any[]) => void);
    pointerup?: string | ((...args: any[]) => void);
    contextmenu?: string | ((...args: any[]) => void);
  }

  interface EventMap {
    'action:link:add': (link: dia.Link) => void;
  }

  type Handle = any;
}
